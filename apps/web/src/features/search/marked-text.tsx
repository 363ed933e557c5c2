import { chakra } from '@chakra-ui/react'
import { markWords, searchWords } from '@portal/domain'

/** A text in which the beginnings that were searched for stand out. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return markWords(text, searchWords(query)).map(({ at, text: part, isMatch }) =>
    isMatch ? (
      <chakra.mark key={at} bg="transparent" color="inherit" fontWeight="700" textDecoration="underline">
        {part}
      </chakra.mark>
    ) : (
      part
    ),
  )
}

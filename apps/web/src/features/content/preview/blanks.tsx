import { chakra } from '@chakra-ui/react'

/** Blank lines for handwriting on paper. */
export function Blanks({ words }: { words: readonly string[] }) {
  return (
    <chakra.ul display="grid" gap="6px" marginTop="8px" maxWidth="measure" listStyleType="none">
      {words.map((word) => (
        <chakra.li
          key={word}
          borderBottom="1px dashed {colors.border.strong}"
          color="fg.subtle"
          fontSize="sm"
        >
          {word}
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

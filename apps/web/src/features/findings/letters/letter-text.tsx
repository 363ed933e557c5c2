import { chakra } from '@chakra-ui/react'
import { formatDate } from '../../../lib/format'

/** A letter as it is read. */
export function LetterText({
  body,
  signature,
  letterDate,
}: {
  body: string
  signature: string
  letterDate: string
}) {
  return (
    <chakra.article
      maxWidth="measure"
      padding="14px 16px"
      border="1px solid {colors.border.subtle}"
      borderRadius="sm"
      bg="bg.subtle"
      overflowWrap="anywhere"
    >
      <chakra.p marginBottom="10px">{formatDate(letterDate)}</chakra.p>
      <chakra.div marginBottom="10px" whiteSpace="pre-line">
        {body}
      </chakra.div>
      <p>{signature}</p>
    </chakra.article>
  )
}

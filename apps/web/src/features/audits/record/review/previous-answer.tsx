import { chakra } from '@chakra-ui/react'
import { complianceYearName } from '@portal/domain'
import type { PreviousAnswersFieldsFragment } from '../record.generated'
import { reviewMessages } from './review-messages.generated'
import type { ReviewItem } from './review-model'

const words = reviewMessages.previous

interface PreviousAnswerProps {
  previous: PreviousAnswersFieldsFragment
  item: Pick<ReviewItem, 'lineageId'>
}

/** What was answered to the same item about the same child in an earlier year; nothing where there was no answer. */
export function PreviousAnswer({ previous: { year, items }, item }: PreviousAnswerProps) {
  const found = items.find(({ lineageId }) => lineageId === item.lineageId)
  if (year === null || !found) return null
  return (
    <chakra.dl
      marginTop="8px"
      padding="8px 12px"
      bg="bg.subtle"
      borderInlineStart="3px solid {colors.brand.border}"
      fontSize="md"
    >
      <chakra.dt textStyle="label">{words.title({ year: complianceYearName(year) })}</chakra.dt>
      <chakra.dd margin="0" overflowWrap="anywhere">
        <b>{found.answer}</b>
        {found.comment && ` ${found.comment}`}
      </chakra.dd>
    </chakra.dl>
  )
}

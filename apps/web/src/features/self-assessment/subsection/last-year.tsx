import { chakra } from '@chakra-ui/react'
import { complianceYearName, ratingChoices, type ItemRules } from '@portal/domain'
import { RichText } from '../../../ui/rich-text/rich-text'
import { ratingInWords } from './rating-words'
import { reviewMessages as words } from '../review/review-messages.generated'
import type { ItemReviewFieldsFragment } from '../review/self-assessment-review.generated'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

interface LastYearProps {
  previous: NonNullable<ItemReviewFieldsFragment['previous']> | null
  item: ComplianceStrategyItemFieldsFragment
}

/** The answer to the same question in the latest earlier year, beside this year's. */
export function LastYear({ previous, item }: LastYearProps) {
  const choices = ratingChoices((item as ItemRules).responseType, item.ratingScale)
  return (
    <chakra.section
      marginTop="16px"
      padding="10px 12px"
      bg="bg.subtle"
      borderInlineStart="3px solid {colors.border.strong}"
      fontSize="md"
    >
      {previous ? (
        <>
          <chakra.h3 textStyle="blockTitle">
            {words.lastYear({ year: complianceYearName(previous.year) })}
          </chakra.h3>
          {choices.length > 0 && (
            <chakra.p fontWeight="600">{ratingInWords(previous.rating ?? null, choices)}</chakra.p>
          )}
          <RichText html={previous.narrative} />
          {typeof previous.stateRating === 'number' && (
            <chakra.p color="fg.muted">
              {words.stateSaid({ rating: ratingInWords(previous.stateRating, choices) })}
            </chakra.p>
          )}
        </>
      ) : (
        <chakra.p color="fg.muted">{words.noLastYear}</chakra.p>
      )}
    </chakra.section>
  )
}

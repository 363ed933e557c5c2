import { chakra } from '@chakra-ui/react'
import { complianceYearName, ratingChoices, type ItemRules } from '@portal/domain'
import { RichText } from '../../../ui/rich-text/rich-text'
import { ratingInWords } from './rating-words'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import type { ComplianceStrategyItemFieldsFragment } from '../self-assessment.generated'

const words = selfAssessmentMessages.item

/** An answer as read-only text, also for the report. */
export function ItemAnswerText({ item }: { item: ComplianceStrategyItemFieldsFragment }) {
  const choices = ratingChoices((item as ItemRules).responseType, item.ratingScale)
  return (
    <chakra.dl marginTop="14px" display="grid" gap="10px">
      {choices.length > 0 && (
        <div>
          <chakra.dt textStyle="label" color="fg.subtle">
            {words.rating}
          </chakra.dt>
          <chakra.dd margin="0" fontWeight="600" color={item.rating === null ? 'fg.subtle' : 'fg.default'}>
            {ratingInWords(item.rating, choices)}
          </chakra.dd>
        </div>
      )}
      <div>
        <chakra.dt textStyle="label" color="fg.subtle">
          {words.explanation}
        </chakra.dt>
        <chakra.dd margin="0">
          {item.narrative ? (
            <RichText html={item.narrative} />
          ) : (
            <chakra.span color="fg.subtle">{words.noNarrative}</chakra.span>
          )}
          {item.carriedFromYear !== null && (
            <chakra.p textStyle="hint" color="fg.subtle">
              {(item.confirmedThisYear ? words.confirmed : words.takenOver)({
                year: complianceYearName(item.carriedFromYear),
              })}
            </chakra.p>
          )}
        </chakra.dd>
      </div>
    </chakra.dl>
  )
}

import { complianceYearName, unconfirmedYear, type RatingChoice } from '@portal/domain'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { RichText } from '../../../ui/rich-text/rich-text'
import { sanitizeHtml, textOfHtml } from '../../../ui/rich-text/rich-text-html'
import { meaningOfHtml } from '../../../ui/rich-text/rich-text-meaning'
import type { AnswerValue } from './answer-value'
import { ratingInWords } from '../subsection/rating-words'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'

const words = selfAssessmentMessages.item

/** The fields of an answer, as a conflict between two people compares them. */
export const answerFields = (choices: readonly RatingChoice[]): ConflictField<AnswerValue>[] => [
  { members: ['rating'], label: words.rating, show: ({ rating }) => ratingInWords(rating, choices) },
  {
    // Whether a text was inserted from last year, and confirmed since, belongs to the text: it is merged with it.
    members: ['narrative', 'carriedFromYear', 'confirmedThisYear'],
    label: words.explain,
    compare: (one) => [meaningOfHtml(one.narrative), one.carriedFromYear ?? null, unconfirmedYear(one)],
    text: ({ narrative }) => textOfHtml(narrative),
    show: (answer) => {
      const unconfirmed = unconfirmedYear(answer)
      return (
        sanitizeHtml(answer.narrative) && (
          <>
            <RichText html={answer.narrative} />
            {unconfirmed !== null && <p>{words.takenOver({ year: complianceYearName(unconfirmed) })}</p>}
          </>
        )
      )
    },
  },
]

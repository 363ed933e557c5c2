import { unconfirmedYear, type RatingChoice } from '@portal/domain'
import type { Conflict } from '../../lib/autosave-queue'
import { ConflictDialog } from '../../ui/conflict-dialog'
import { RichText } from '../../ui/rich-text'
import { sanitizeHtml } from '../../ui/rich-text-html'
import type { AnswerValue } from './answer-value'
import { ratingInWords } from './rating-words'
import { selfAssessmentMessages } from './self-assessment-messages'
import { yearInWords } from './years'

const words = selfAssessmentMessages.item

interface AnswerConflictDialogProps {
  conflict: Conflict<AnswerValue> & { mine: AnswerValue }
  choices: readonly RatingChoice[]
  onKeep: (value: AnswerValue) => void
  onTakeTheirs: () => void
}

/** Two people changed one answer. */
export function AnswerConflictDialog({ conflict, choices, ...rest }: AnswerConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={selfAssessmentMessages.conflict}
      mine={conflict.mine}
      theirs={conflict.theirs}
      by={conflict.by}
      at={conflict.at}
      fields={[
        { members: ['rating'], label: words.rating, show: ({ rating }) => ratingInWords(rating, choices) },
        {
          members: ['narrative', 'carriedFromYear', 'confirmedThisYear'],
          label: words.explain,
          compare: (one) => [sanitizeHtml(one.narrative), one.carriedFromYear, unconfirmedYear(one)],
          show: narrativeOf,
        },
      ]}
    />
  )
}

function narrativeOf(answer: AnswerValue) {
  const unconfirmed = unconfirmedYear(answer)
  return (
    sanitizeHtml(answer.narrative) && (
      <>
        <RichText html={answer.narrative} />
        {unconfirmed !== null && <p>{words.takenOver(yearInWords(unconfirmed))}</p>}
      </>
    )
  )
}

import { chakra } from '@chakra-ui/react'
import type { RatingChoice } from '@portal/domain'
import { useState } from 'react'
import type { Conflict } from '../../lib/autosave-queue'
import { agoInWords } from '../../lib/ago'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { RichText } from '../../ui/rich-text'
import { sanitizeHtml } from '../../ui/rich-text-html'
import type { AnswerValue } from './answer-value'
import { ConflictField, type Side } from './conflict-field'
import { ratingInWords } from './rating-words'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.conflict

interface ConflictDialogProps {
  conflict: Conflict<AnswerValue> & { mine: AnswerValue }
  choices: readonly RatingChoice[]
  onKeep: (value: AnswerValue) => void
  onTakeTheirs: () => void
}

/** Two people changed one answer: both versions field by field, nothing is written until one is chosen. */
export function ConflictDialog({ conflict, choices, onKeep, onTakeTheirs }: ConflictDialogProps) {
  const { mine, theirs } = conflict
  const [rating, setRating] = useState<Side>('mine')
  const [narrative, setNarrative] = useState<Side>('mine')
  const chosen = (side: Side) => (side === 'mine' ? mine : theirs)
  const mixed = rating !== narrative
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={words.title}
      width="role"
      role="alertdialog"
      staticBackdrop
      closeButton={false}
      footer={
        <>
          <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
          <Button variant={mixed ? 'outline' : 'solid'} onClick={() => onKeep(mine)}>
            {words.keepMine}
          </Button>
          {mixed && (
            <Button
              variant="solid"
              onClick={() =>
                onKeep({ rating: chosen(rating).rating, narrative: chosen(narrative).narrative })
              }
            >
              {words.saveChoice}
            </Button>
          )}
        </>
      }
    >
      <chakra.p marginBottom="12px">
        {conflict.by && conflict.at
          ? words.saved(conflict.by, agoInWords(conflict.at, new Date()))
          : words.savedBySomebody}
      </chakra.p>
      <ConflictField
        label={selfAssessmentMessages.item.rating}
        same={mine.rating === theirs.rating}
        mine={ratingInWords(mine.rating, choices)}
        theirs={ratingInWords(theirs.rating, choices)}
        side={rating}
        onSide={setRating}
      />
      <ConflictField
        label={selfAssessmentMessages.item.explain}
        same={sanitizeHtml(mine.narrative) === sanitizeHtml(theirs.narrative)}
        mine={<Narrative html={mine.narrative} />}
        theirs={<Narrative html={theirs.narrative} />}
        side={narrative}
        onSide={setNarrative}
      />
    </Dialog>
  )
}

function Narrative({ html }: { html: string }) {
  return sanitizeHtml(html) ? (
    <RichText html={html} />
  ) : (
    <chakra.span color="fg.subtle">{words.empty}</chakra.span>
  )
}

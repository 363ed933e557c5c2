import { chakra } from '@chakra-ui/react'
import type { RatingChoice } from '@portal/domain'
import { useId, useState, type ReactNode } from 'react'
import type { Conflict } from '../../lib/autosave-queue'
import { agoInWords } from '../../lib/ago'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { RichText } from '../../ui/rich-text'
import { sanitizeHtml } from '../../ui/rich-text-html'
import type { AnswerValue } from './answer-value'
import { ratingInWords } from './rating-words'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.conflict
type Side = 'mine' | 'theirs'

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
      <Field
        label={selfAssessmentMessages.item.rating}
        same={mine.rating === theirs.rating}
        mine={ratingInWords(mine.rating, choices)}
        theirs={ratingInWords(theirs.rating, choices)}
        side={rating}
        onSide={setRating}
      />
      <Field
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

interface FieldProps {
  label: string
  same: boolean
  mine: ReactNode
  theirs: ReactNode
  side: Side
  onSide: (side: Side) => void
}

function Field({ label, same, mine, theirs, side, onSide }: FieldProps) {
  const name = useId()
  if (same) {
    return (
      <chakra.div marginBottom="14px">
        <chakra.h3 textStyle="blockTitle">{label}</chakra.h3>
        <chakra.p color="fg.subtle">{words.same}</chakra.p>
      </chakra.div>
    )
  }
  return (
    <chakra.fieldset marginBottom="14px" minWidth="0">
      <chakra.legend textStyle="blockTitle" padding="0" marginBottom="4px">
        {label}
      </chakra.legend>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="8px">
        {(['mine', 'theirs'] as const).map((one) => (
          <chakra.label
            key={one}
            display="grid"
            gridTemplateColumns="18px minmax(0, 1fr)"
            gap="2px 8px"
            padding="8px 10px"
            border="1px solid {colors.border.default}"
            borderRadius="sm"
            fontFamily="body"
            cursor="pointer"
            css={{ '&:has(:checked)': { bg: 'brand.subtle', borderColor: 'brand.solid' } }}
          >
            <chakra.input
              type="radio"
              name={name}
              checked={side === one}
              onChange={() => onSide(one)}
              width="16px"
              height="16px"
              margin="3px 0 0"
              accentColor="brand.solid"
            />
            <chakra.span textStyle="label" lineHeight="22px">
              {one === 'mine' ? words.mine : words.theirs}
            </chakra.span>
            <chakra.div gridColumn="2" minWidth="0" maxHeight="220px" overflow="auto" overflowWrap="anywhere">
              {one === 'mine' ? mine : theirs}
            </chakra.div>
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  )
}

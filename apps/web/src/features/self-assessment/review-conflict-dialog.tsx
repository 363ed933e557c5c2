import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import type { Conflict } from '../../lib/autosave-queue'
import { agoInWords } from '../../lib/ago'
import { Button } from '../../ui/button'
import { Dialog } from '../../ui/dialog'
import { ConflictField, type Side } from './conflict-field'
import { ratingInWords } from './rating-words'
import { selfAssessmentMessages } from './self-assessment-messages'

const words = selfAssessmentMessages.conflict

interface ReviewConflictDialogProps<T extends object> {
  conflict: Conflict<T> & { mine: T }
  fields: readonly { name: string; label: string }[]
  rating: { name: string; legend: string; choices: readonly { value: number; label: string }[] } | undefined
  onKeep: (value: T) => void
  onTakeTheirs: () => void
}

/** Two monitors wrote the same review: both versions field by field, nothing is written until one is chosen. */
export function ReviewConflictDialog<T extends object>({
  conflict,
  fields,
  rating,
  onKeep,
  onTakeTheirs,
}: ReviewConflictDialogProps<T>) {
  const { mine, theirs } = conflict
  const [sides, setSides] = useState<Record<string, Side>>({})
  const own = new Map<string, unknown>(Object.entries(mine))
  const other = new Map<string, unknown>(Object.entries(theirs))
  const all = [...(rating ? [{ name: rating.name, label: rating.legend }] : []), ...fields]
  const shown = (value: unknown, name: string) =>
    name === rating?.name ? (
      ratingInWords(value as number | null, rating.choices)
    ) : typeof value === 'string' && value !== '' ? (
      <chakra.span whiteSpace="pre-wrap">{value}</chakra.span>
    ) : (
      <chakra.span color="fg.subtle">{words.empty}</chakra.span>
    )
  const mixed = Object.values(sides).includes('theirs')
  const chosen = Object.fromEntries(
    all.map(({ name }) => [name, sides[name] === 'theirs' ? other.get(name) : own.get(name)]),
  )
  return (
    <Dialog
      open
      onClose={() => undefined}
      title={words.reviewTitle}
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
            <Button variant="solid" onClick={() => onKeep({ ...mine, ...chosen })}>
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
      {all.map(({ name, label }) => (
        <ConflictField
          key={name}
          label={label}
          same={own.get(name) === other.get(name)}
          mine={shown(own.get(name), name)}
          theirs={shown(other.get(name), name)}
          side={sides[name] ?? 'mine'}
          onSide={(side) => setSides({ ...sides, [name]: side })}
        />
      ))}
    </Dialog>
  )
}

import type { Conflict } from '../../lib/autosave-queue'
import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { ratingInWords } from './rating-words'
import { selfAssessmentMessages } from './self-assessment-messages'

interface ReviewConflictDialogProps<T extends object> {
  conflict: Conflict<T> & { mine: T }
  fields: readonly { name: string; label: string }[]
  rating: { name: string; legend: string; choices: readonly { value: number; label: string }[] } | undefined
  onKeep: (value: T) => void
  onTakeTheirs: () => void
}

/** Two monitors wrote the same review. */
export function ReviewConflictDialog<T extends object>({
  conflict,
  fields,
  rating,
  ...rest
}: ReviewConflictDialogProps<T>) {
  const valueOf = (values: T, name: string): unknown =>
    Object.entries(values).find(([key]) => key === name)?.[1]
  const rated: ConflictField<T>[] = rating
    ? [
        {
          members: [rating.name as keyof T],
          label: rating.legend,
          show: (values) => ratingInWords(valueOf(values, rating.name) as number | null, rating.choices),
        },
      ]
    : []
  const written = fields.map(({ name, label }): ConflictField<T> => ({
    members: [name as keyof T],
    label,
    show: (values) => valueOf(values, name) as string,
  }))
  const { mine, theirs, by, at } = conflict
  return (
    <ConflictDialog
      title={selfAssessmentMessages.reviewConflict}
      mine={mine}
      theirs={theirs}
      fields={[...rated, ...written]}
      by={by}
      at={at}
      {...rest}
    />
  )
}

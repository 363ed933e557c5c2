import { ConflictDialog, type ConflictField } from '../../ui/conflict-dialog'
import { RichText } from '../../ui/rich-text'
import { helpMessages } from './help-messages'
import type { TrainingItemFieldsFragment as Item } from './help.generated'
import { valuesOf, type TrainingValues } from './training-values'

const words = helpMessages.editor

const fields: ConflictField<TrainingValues>[] = [
  { members: ['title'], label: words.titleLabel, show: ({ title }) => title },
  { members: ['summary'], label: words.summary, show: ({ summary }) => summary },
  { members: ['kind', 'module'], label: helpMessages.kind, show: ({ kind, module }) => `${kind}, ${module}` },
  { members: ['roles'], label: words.audience, show: ({ roles }) => roles.join(', ') },
  { members: ['routes'], label: words.routes, show: ({ routes }) => routes },
  {
    members: ['url', 'durationMin'],
    label: words.url,
    show: ({ url, durationMin }) => `${url} ${durationMin}`,
  },
  { members: ['body'], label: words.text, show: ({ body }) => body && <RichText html={body} /> },
  { members: ['transcript'], label: helpMessages.transcript, show: ({ transcript }) => transcript },
]

interface TrainingConflictDialogProps {
  mine: TrainingValues
  theirs: Item
  onKeep: (values: TrainingValues) => Promise<void>
  onTakeTheirs: () => void
}

/** Two people changed one item. */
export function TrainingConflictDialog({ theirs, onKeep, ...rest }: TrainingConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={words.conflict}
      theirs={valuesOf(theirs)}
      fields={fields}
      by={theirs.changedBy.fullName}
      at={theirs.changedOn}
      onKeep={(values) => void onKeep(values)}
    />
  )
}

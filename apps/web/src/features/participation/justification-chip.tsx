import { justificationStatuses } from '@portal/domain'
import { CircleAlert, CircleCheck, CircleMinus, Eye, PencilLine, Undo2, type LucideIcon } from 'lucide-react'
import { StatusChip, type ChipPalette } from '../../ui/feedback/status-chip'

/** In the order of the statuses. */
const looks: readonly [ChipPalette, LucideIcon][] = [
  ['neutral', CircleMinus],
  ['dueWeek', CircleAlert],
  ['neutral', PencilLine],
  ['info', Eye],
  ['dueSoon', Undo2],
  ['success', CircleCheck],
]

/** Status of a justification, with a sign beside its word. */
export function JustificationChip({ status }: { status: string }) {
  const [palette, icon] = looks[justificationStatuses.findIndex((one) => one === status)] ?? [
    'neutral',
    CircleMinus,
  ]
  return (
    <StatusChip palette={palette} icon={icon}>
      {status}
    </StatusChip>
  )
}

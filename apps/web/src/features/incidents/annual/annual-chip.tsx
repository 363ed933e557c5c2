import { annualReportStatuses } from '@portal/domain'
import { CircleCheck, CircleDashed, Eye, PencilLine, Undo2, type LucideIcon } from 'lucide-react'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'

/** In the order of the statuses. */
const looks: readonly [ChipPalette, LucideIcon][] = [
  ['neutral', CircleDashed],
  ['neutral', PencilLine],
  ['info', Eye],
  ['dueSoon', Undo2],
  ['success', CircleCheck],
]

/** Status of an annual report, with a sign beside its word. */
export function AnnualChip({ status }: { status: string }) {
  const [palette, icon] = looks[annualReportStatuses.findIndex((one) => one === status)] ?? [
    'neutral',
    CircleDashed,
  ]
  return (
    <StatusChip palette={palette} icon={icon}>
      {status}
    </StatusChip>
  )
}

import { caseStudyStatuses } from '@portal/domain'
import { CircleCheck, Eye, PencilLine, Share2, type LucideIcon } from 'lucide-react'
import { StatusChip, type ChipPalette } from '../../ui/feedback/status-chip'

/** In the order of the statuses. */
const looks: readonly [ChipPalette, LucideIcon][] = [
  ['neutral', PencilLine],
  ['info', Eye],
  ['success', CircleCheck],
  ['success', Share2],
]

/** Status of a case study, with a sign beside its word. */
export function CaseStudyStatusChip({ status }: { status: string }) {
  const [palette, icon] = looks[caseStudyStatuses.findIndex((one) => one === status)] ?? [
    'neutral',
    PencilLine,
  ]
  return (
    <StatusChip palette={palette} icon={icon}>
      {status}
    </StatusChip>
  )
}

import { CircleCheck, FileX2, Layers, Send, type LucideIcon } from 'lucide-react'
import { StatusChip, type ChipPalette } from './status-chip'

const looks: Record<string, { palette: ChipPalette; icon: LucideIcon }> = {
  Issued: { palette: 'info', icon: Send },
  Acknowledged: { palette: 'success', icon: CircleCheck },
  Superseded: { palette: 'done', icon: Layers },
  Withdrawn: { palette: 'overdue', icon: FileX2 },
}

/** State of a report in the words of the domain. */
export function ReportStateChip({ state }: { state: string }) {
  const look = looks[state]
  if (!look) throw new Error(`A report has no state ${state}.`)
  return <StatusChip {...look}>{state}</StatusChip>
}

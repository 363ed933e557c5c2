import { percentBeside, roundOutcomeNames, type RoundOutcome } from '@portal/domain'
import { CircleCheck, CircleDashed, CircleX, type LucideIcon } from 'lucide-react'
import { StatusChip, type ChipPalette } from '../../../ui/feedback/status-chip'
import { findingsPageMessages } from '../findings-page-messages.generated'
import type { FindingFieldsFragment as Finding } from '../findings.generated'

const words = findingsPageMessages.page

const looks: Record<RoundOutcome, { palette: ChipPalette; icon: LucideIcon }> = {
  passed: { palette: 'success', icon: CircleCheck },
  failed: { palette: 'overdue', icon: CircleX },
  noneApplies: { palette: 'neutral', icon: CircleDashed },
}

/** What a review of newer data said, in words. */
export function RoundOutcomeChip({ outcome }: { outcome: string }) {
  return (
    <StatusChip {...looks[outcome as RoundOutcome]}>{roundOutcomeNames[outcome as RoundOutcome]}</StatusChip>
  )
}

/** Records that do not apply stand in neither number of the percent. */
export function resultOf({
  recordsCompliant,
  recordsReviewed,
  recordsNotApplicable,
}: Finding['rounds'][number]): string {
  const applicable = recordsReviewed - recordsNotApplicable
  const share = percentBeside(recordsCompliant, applicable, [{ from: 100 }])
  return `${words.result({ compliant: recordsCompliant, reviewed: recordsReviewed, share })}${
    recordsNotApplicable > 0 ? words.notApplicable({ n: recordsNotApplicable }) : ''
  }`
}

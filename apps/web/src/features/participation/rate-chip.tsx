import { chakra } from '@chakra-ui/react'
import { exceedsThreshold, rateText, type TestedCounts } from '@portal/domain'
import { TriangleAlert } from 'lucide-react'
import { StatusChip } from '../../ui/feedback/status-chip'
import { participationMessages as m } from './participation-messages.generated'

/** '1.0 %' */
export const limitText = (threshold: number): string =>
  `${threshold.toLocaleString('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 4 })} %`

export const studentsText = (n: number): string => n.toLocaleString('en-US')

/** '25 of 2,150 tested' */
export const countsText = ({ tested, alternate }: TestedCounts): string =>
  m.countsOf({ alternate: studentsText(alternate), tested: studentsText(tested) })

/** The rate of a subject with its numbers, and whether it is above the threshold. */
export function RateCell({ counts, threshold }: { counts: TestedCounts | null; threshold: number }) {
  if (counts === null) return <chakra.span color="fg.subtle">{m.list.notEntered}</chakra.span>
  return (
    <chakra.span display="inline-grid" justifyItems="end" gap="1px">
      <chakra.span display="inline-flex" flexWrap="wrap" justifyContent="flex-end" gap="2px 8px">
        {exceedsThreshold(counts, threshold) && <AboveChip threshold={threshold} />}
        <chakra.b fontVariantNumeric="tabular-nums">{rateText(counts, threshold)}</chakra.b>
      </chakra.span>
      <chakra.span fontSize="sm" color="fg.subtle" whiteSpace="nowrap">
        {countsText(counts)}
      </chakra.span>
    </chakra.span>
  )
}

/** Says that a rate is above the threshold. */
export function AboveChip({ threshold }: { threshold: number }) {
  return (
    <StatusChip palette="dueWeek" icon={TriangleAlert}>
      {m.above({ limit: limitText(threshold) })}
    </StatusChip>
  )
}

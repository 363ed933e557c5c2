import { ratedSubjectKeys } from '@portal/domain'
import { searchedFor } from '../../lib/lists/searched-for'
import { anyText, listAddress, oneOf } from '../../ui/list/list-address'
import type { ParticipationRowFieldsFragment as Row } from './participation.generated'

// The year is chosen once for all screens.
export const { useAddress: useRatesAddress } = listAddress(
  'participation',
  { q: anyText, show: oneOf('above', 'within', 'missing'), year: anyText },
  { kept: 'year', notKept: ['year'] },
)

/** The agencies that search and choice leave. */
export function matchingRates(
  rows: readonly Row[],
  { q, show }: Readonly<Record<'q' | 'show', string>>,
): readonly Row[] {
  const text = searchedFor(q)?.toLowerCase()
  return rows.filter(
    (row) =>
      (show === '' || standingOf(row) === show) &&
      (text === undefined || `${row.lea.code} ${row.lea.shortName}`.toLowerCase().includes(text)),
  )
}

function standingOf(row: Row): 'above' | 'within' | 'missing' {
  if (row.exceeding.length > 0) return 'above'
  return ratedSubjectKeys.some((subject) => row[subject] !== null) ? 'within' : 'missing'
}

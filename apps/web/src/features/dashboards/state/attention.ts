import type { DashboardAgencyFieldsFragment } from '../dashboards.generated'
import type { AttentionKey, StateAddress } from './use-state-address'

export type AgencyRow = DashboardAgencyFieldsFragment

/** How much of what needs attention an agency has; documents count for the monitors of the agency only. */
export function attentionIn(row: AgencyRow, key: AttentionKey): number {
  if (key === 'idle') return row.idle ? 1 : 0
  if (key === 'documentsWaiting' && !row.mine) return 0
  return row[key]
}

/** The figure of the block, and in how many agencies it is. */
export function attentionOf(
  rows: readonly AgencyRow[],
  key: AttentionKey,
): { count: number; agencies: number } {
  const counts = rows.map((row) => attentionIn(row, key)).filter((n) => n > 0)
  return { count: counts.reduce((sum, n) => sum + n, 0), agencies: counts.length }
}

/** Rows of the grid by what is searched, from two characters on, and by what wants attention. */
export function shownAgencies(
  rows: readonly AgencyRow[],
  { q, attention }: Pick<StateAddress, 'q' | 'attention'>,
): readonly AgencyRow[] {
  const search = q.trim().toLowerCase()
  return rows.filter(
    (row) =>
      (attention === '' || attentionIn(row, attention) > 0) &&
      (search.length < 2 || `${row.code} ${row.name} ${row.shortName}`.toLowerCase().includes(search)),
  )
}

/**
 * Where the figure of a block leads: the register or the list where these know the filters of the dashboard, else the
 * grid below, narrowed to the agencies that have it.
 */
export function attentionLink(
  key: AttentionKey,
  address: StateAddress,
  { year, viewerId, here }: { year: number; viewerId: string; here: string },
): string {
  const { part, cohort, mine } = address
  if (key === 'findingsOverdue' && cohort === null && !mine)
    return `/compliance/findings?${query({ overdue: 'true', part })}`
  if (key === 'selfAssessmentsOverdue')
    return `/user/dashboard/self-assessment?${query({
      overdue: '1',
      year: String(year),
      part,
      cohort: cohort === null ? '' : String(cohort),
      monitor: mine ? viewerId : '',
    })}`
  const params = new URLSearchParams(here)
  params.delete('page')
  params.delete('q')
  params.set('attention', key)
  return `/user/statedashboard?${params.toString()}#agencies`
}

function query(values: Record<string, string>): string {
  return new URLSearchParams(Object.entries(values).filter(([, value]) => value !== '')).toString()
}

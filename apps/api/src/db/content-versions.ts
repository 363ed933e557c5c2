import type { ContentVersionState } from '@portal/domain'
import { sql, type Column } from 'drizzle-orm'

/** What was published for a year before the newest launched one is archived, whatever the row says. */
export function archivedSql(state: Column, year: Column) {
  return sql<ContentVersionState>`case when ${state} = 'Published'
    and ${year} < (select max(y.id) from compliance_years y) then 'Archived' else ${state} end`
}

/** What an installation brings with it was published on the first day of its year. */
export function firstPublished(year: number): Date {
  return new Date(Date.UTC(year, 6, 1, 16))
}

/** Whether the self-assessment under the alias `r` is that of the test agency, which no count includes. */
export const ofTestAgencySql = sql`exists (select 1 from leas t where t.id = r.lea_id and t.is_test)`

/** Records that were moved onto a version; those of the test agency are counted apart. */
export interface MovedRecords {
  applied: number
  test: number
}

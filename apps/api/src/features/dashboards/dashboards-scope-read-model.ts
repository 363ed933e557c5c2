import { leasSeenBy, type Actor } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { isRowId } from '../../server/requests/row-id.js'

/** What the state dashboard is narrowed to. */
export interface StateFilter {
  year: number
  part?: 'Part B' | 'Part C' | undefined
  cohort?: number | undefined
  caseload?: 'mine' | undefined
}

/** Rows of a statement that drizzle does not build; the types are those that the statement casts to. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const found = await db.execute(statement)
  return (found as { rows: Row[] }).rows
}

/** An instant as answers have it, whatever the driver makes of one. */
export function instantText(value: Date | string): string {
  return new Date(value).toISOString()
}

/**
 * `scope`: the agencies that the dashboard counts for the actor, as the first part of a statement. Only those that are
 * monitored; the training agency is in no count.
 */
export function stateScope(actor: Actor, { year, part, cohort, caseload }: StateFilter): SQL {
  const seen = leasSeenBy(actor)
  const where = [
    sql`l.active and not l.is_test`,
    seen === 'all' ? undefined : sql`l.id in ${idsSql(seen)}`,
    part && (part === 'Part B' ? sql`l.has_part_b` : sql`l.has_part_c`),
    cohort === undefined ? undefined : sql`l.cohort = ${cohort}`,
    caseload &&
      sql`exists(select 1 from monitor_cohort_leas a join monitor_cohorts m on m.id = a.cohort_id
      where a.lea_id = l.id and m.year = ${knownYear(year)} and m.user_id = ${actor.userId})`,
  ].filter((one) => one !== undefined)
  return sql`scope as (select l.id, l.code, l.name, l.short_name, l.cohort from leas l
    where ${sql.join(where, sql` and `)})`
}

/** `scope` of one agency, or of all that the actor sees; for pages on which the training agency is at home. */
export function agencyScope(actor: Actor, leaId: number | undefined): SQL {
  const seen = leasSeenBy(actor)
  const where = [
    leaId === undefined ? sql`l.active and not l.is_test` : sql`l.id = ${isRowId(leaId) ? leaId : 0}`,
    seen === 'all' ? undefined : sql`l.id in ${idsSql(seen)}`,
  ].filter((one) => one !== undefined)
  return sql`scope as (select l.id, l.code, l.name, l.short_name, l.cohort from leas l
    where ${sql.join(where, sql` and `)})`
}

/** `(1, 2)`; nothing is in an empty list. */
function idsSql(ids: readonly number[]): SQL {
  const known = ids.filter(isRowId)
  return sql`(${sql.join(
    (known.length > 0 ? known : [0]).map((id) => sql`${id}::int`),
    sql`, `,
  )})`
}

/** A year that the database can compare; 0, in which nothing is, for one that is too large. */
export function knownYear(year: number): number {
  return isRowId(year) ? year : 0
}

/** A condition on the part of a row, where one is asked for. */
export function ofPart(column: SQL, part: string | undefined): SQL {
  return part ? sql`and ${column} = ${part}` : sql``
}

import { canEditCohorts, type Actor } from '@portal/domain'
import type { cohort } from '@portal/rest-contract'
import { and, asc, eq, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { monitorCohorts, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'

export type Cohort = z.infer<typeof cohort>

/** Every state monitor with what they answer for in a year, by name; former ones too while agencies are theirs. */
export function listCohorts(db: Database, actor: Actor, year: number): Promise<Cohort[]> {
  return cohortQuery(db, actor, year, or(isMonitor, sql`${monitorCohorts.id} is not null`))
}

/** One state monitor in a year; null for somebody who is none and never was. */
export async function findCohort(
  db: Database,
  actor: Actor,
  at: { userId: string; year: number },
): Promise<Cohort | null> {
  const person = and(eq(users.id, at.userId), or(isMonitor, sql`${monitorCohorts.id} is not null`))
  return (await cohortQuery(db, actor, at.year, person))[0] ?? null
}

const inUse = and(eq(users.isEnabled, true), isNull(users.deletedAt))
const isMonitor = and(
  inUse,
  sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = ${users.id} and r.name in ('StateMonitor', 'StateAdmin'))`,
)
const changer = alias(users, 'changer')

async function cohortQuery(
  db: Database,
  actor: Actor,
  year: number,
  where: SQL | undefined,
): Promise<Cohort[]> {
  if (!isRowId(year)) return []
  const ofYear = and(eq(monitorCohorts.userId, users.id), eq(monitorCohorts.year, year))
  const rows = await db
    .select({
      id: monitorCohorts.id,
      user: { id: users.id, fullName: users.fullName },
      cohortNumber: monitorCohorts.cohortNumber,
      leaIds: sql<number[]>`array(select l.id from monitor_cohort_leas c join leas l on l.id = c.lea_id
        where c.cohort_id = ${monitorCohorts.id} order by l.code)`,
      isActive: sql<boolean>`coalesce(${isMonitor}, false)`,
      changedBy: { id: changer.id, fullName: changer.fullName },
      changedOn: monitorCohorts.changedOn,
      version: monitorCohorts.version,
    })
    .from(users)
    .leftJoin(monitorCohorts, ofYear)
    .leftJoin(changer, eq(changer.id, monitorCohorts.changedBy))
    .where(where)
    .orderBy(asc(users.fullName), asc(users.id))
  const edit = act(canEditCohorts(actor))
  return rows.map(({ changedBy, changedOn, version, ...row }) =>
    Object.assign(row, {
      year,
      changedBy:
        changedBy?.id && changedBy.fullName ? { id: changedBy.id, fullName: changedBy.fullName } : null,
      changedOn: changedOn?.toISOString() ?? null,
      edit,
      version: version ?? 0,
    }),
  )
}

import type { assignableUser } from '@portal/rest-contract'
import { and, asc, between, eq, isNull, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { findingAssignments, findings, users } from '../../db/schema/index.js'

const hasRole = (names: readonly string[]) =>
  sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
    where ur.user_id = users.id and r.name in (${sql.join(
      names.map((name) => sql`${name}`),
      sql`, `,
    )}))`

const inUse = and(eq(users.isEnabled, true), isNull(users.deletedAt))

/** Enabled people of an agency by name, with a mark for those who work on the corrections of a finding. */
export async function listLocalPeople(
  db: Database,
  leaId: number,
  findingId: number,
): Promise<z.infer<typeof assignableUser>[]> {
  return db
    .select({
      id: users.id,
      fullName: users.fullName,
      roles: sql<string[]>`array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = users.id order by r.name)`,
      isAssigned: sql<boolean>`exists(select 1 from finding_assignments a
        where a.finding_id = ${findingId} and a.user_id = users.id)`,
    })
    .from(users)
    .where(and(eq(users.leaId, leaId), inUse, hasRole(['LocalAdmin', 'LocalUser'])))
    .orderBy(asc(users.fullName), asc(users.id))
}

/** Findings of an agency that are open and that a person works on. */
export async function listOpenFindingsOf(
  db: Database,
  { leaId, userId }: { leaId: number; userId: string },
): Promise<number[]> {
  const rows = await db
    .select({ id: findings.id })
    .from(findings)
    .innerJoin(findingAssignments, eq(findingAssignments.findingId, findings.id))
    .where(
      and(eq(findings.leaId, leaId), eq(findingAssignments.userId, userId), between(findings.status, 2, 6)),
    )
    .orderBy(asc(findings.id))
  return rows.map(({ id }) => id)
}

/** State monitors whose accounts are in use, by name. */
export async function listMonitors(db: Database): Promise<{ id: string; fullName: string }[]> {
  return db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(and(inUse, hasRole(['StateMonitor', 'StateAdmin'])))
    .orderBy(asc(users.fullName), asc(users.id))
}

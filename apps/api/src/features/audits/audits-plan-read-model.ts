import type { AuditPart } from '@portal/domain'
import { and, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditContents, audits, complianceYears, leas, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

const monitorRole = sql`exists(select 1 from user_roles ur join roles r on r.id = ur.role_id
  where ur.user_id = users.id and r.name in ('StateMonitor', 'StateAdmin'))`

/** A state monitor whose account is in use; null for anybody else. */
export async function findMonitor(
  db: Database,
  userId: string,
): Promise<{ id: string; fullName: string } | null> {
  const [row] = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(and(eq(users.id, userId), users.isEnabled, isNull(users.deletedAt), monitorRole))
  return row ?? null
}

/** Active agencies with the parts that they have. */
export function listPlaces(db: Database, leaIds: readonly number[]) {
  return db
    .select({ id: leas.id, name: leas.name, 'Part B': leas.hasPartB, 'Part C': leas.hasPartC })
    .from(leas)
    .where(and(inArray(leas.id, leaIds.filter(isRowId)), eq(leas.active, true)))
}

/** Newest content of a kind, by part: of the year, or of the last year before that has some. None for a year that is not launched. */
export async function newestContents(
  db: Database,
  typeKey: string,
  year: number,
): Promise<Map<AuditPart, number>> {
  if (!isRowId(year)) return new Map()
  const rows = await db
    .selectDistinctOn([auditContents.part], { part: auditContents.part, id: auditContents.id })
    .from(auditContents)
    .innerJoin(complianceYears, eq(complianceYears.id, year))
    .where(
      and(
        eq(auditContents.typeKey, typeKey),
        eq(auditContents.state, 'Published'),
        lte(auditContents.year, year),
      ),
    )
    .orderBy(auditContents.part, desc(auditContents.year), desc(auditContents.number))
  return new Map(rows.map(({ part, id }) => [part, id]))
}

/** Sequences that there are, by agency and part. */
export async function listSequences(
  db: Database,
  { typeKey, year, leaIds }: { typeKey: string; year: number; leaIds: readonly number[] },
) {
  if (!isRowId(year)) return []
  return db
    .select({ leaId: audits.leaId, part: audits.part, sequence: audits.sequence })
    .from(audits)
    .where(
      and(eq(audits.typeKey, typeKey), eq(audits.year, year), inArray(audits.leaId, leaIds.filter(isRowId))),
    )
}

import { and, asc, between, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { findings } from '../../db/schema/index.js'

/** Days within a span on which open findings of an agency are due; numbers only. */
export async function listFindingDueDays(
  db: Database,
  leaId: number,
  span: { from: string; to: string },
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  const { id, number, part, dueOn } = findings
  // Between two days, so there is one.
  const day = sql<string>`${dueOn}::text`
  return db
    .select({ id, name: number, part, dueOn: day })
    .from(findings)
    .where(
      and(
        eq(findings.leaId, leaId),
        isNotNull(findings.issuedOn),
        between(findings.status, 2, 6),
        between(dueOn, span.from, span.to),
      ),
    )
    .orderBy(asc(dueOn), asc(id))
}

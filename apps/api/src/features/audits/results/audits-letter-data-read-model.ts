import { FindingStatus } from '@portal/domain'
import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditFindings, auditProngs, citations, findings, leas } from '../../../db/schema/index.js'

/** The agency that a letter is for, with the people whom it has named. */
export async function agencyOfLetter(
  db: Database,
  leaId: number,
): Promise<Pick<typeof leas.$inferSelect, 'name' | 'code' | 'contacts'>> {
  const [agency] = await db
    .select({ name: leas.name, code: leas.code, contacts: leas.contacts })
    .from(leas)
    .where(eq(leas.id, leaId))
  if (!agency) throw new Error(`Agency ${leaId} is not there.`)
  return agency
}

/** Issued findings of an audit as its letters name them. */
export function letterFindings(db: Database, auditId: number) {
  return db
    .select({
      number: findings.number,
      citation: sql<string>`coalesce(${citations.reference}, '')`,
      requirement: sql<string>`coalesce(${citations.title}, '')`,
      description: findings.description,
      instances: sql<number>`(select count(*)::int from finding_cases c where c.finding_id = ${findings.id})`,
      issuedOn: findings.issuedOn,
      dueOn: findings.dueOn,
      status: findings.status,
      correctedOn: sql<
        string | null
      >`greatest(${findings.prong1VerifiedOn}, ${findings.prong2VerifiedOn})::text`,
    })
    .from(auditFindings)
    .innerJoin(auditProngs, eq(auditProngs.id, auditFindings.prongId))
    .innerJoin(findings, eq(findings.id, auditFindings.findingId))
    .leftJoin(citations, eq(citations.id, findings.citationId))
    .where(
      and(
        eq(auditProngs.auditId, auditId),
        ne(findings.status, FindingStatus.withdrawn),
        isNotNull(findings.issuedOn),
      ),
    )
    .orderBy(asc(findings.number))
}

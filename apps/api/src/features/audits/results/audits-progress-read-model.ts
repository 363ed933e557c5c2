import { asc, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  auditLetters,
  auditProngs,
  auditRoundFindings,
  citations,
  publishedReports,
  users,
  findings,
  auditFindings,
} from '../../../db/schema/index.js'
import { authorSql, personSql } from '../../accounts/accounts-names-read-model.js'
import { grouped } from '../../../db/grouped.js'

/** What reviews of newer data said about findings, by the prong of the review; those without a result are left out. */
export async function outcomesOfAudit(db: Database, auditId: number) {
  const rows = await db
    .select({
      prongId: auditRoundFindings.prongId,
      findingId: findings.id,
      number: findings.number,
      outcome: auditRoundFindings.outcome,
    })
    .from(auditRoundFindings)
    .innerJoin(auditProngs, eq(auditProngs.id, auditRoundFindings.prongId))
    .innerJoin(findings, eq(findings.id, auditRoundFindings.findingId))
    .where(eq(auditProngs.auditId, auditId))
    .orderBy(asc(findings.number))
  return grouped(
    rows.flatMap(({ outcome, ...row }) => (outcome === null ? [] : [{ ...row, outcome }])),
    ({ prongId }) => prongId,
  )
}

/** Requirements of the findings of an audit, by the ids of the findings. */
export async function requirementsOfAudit(db: Database, auditId: number) {
  const rows = await db
    .select({ findingId: auditFindings.findingId, reference: citations.reference, title: citations.title })
    .from(auditFindings)
    .innerJoin(auditProngs, eq(auditProngs.id, auditFindings.prongId))
    .innerJoin(findings, eq(findings.id, auditFindings.findingId))
    .innerJoin(citations, eq(citations.id, findings.citationId))
    .where(eq(auditProngs.auditId, auditId))
  return new Map(rows.map(({ findingId, reference, title }) => [findingId, { reference, title }]))
}

/** Letters of an audit with where they stand in the library, the newest first. */
export function lettersOfAudit(db: Database, auditId: number) {
  return db
    .select({
      reportId: auditLetters.reportId,
      kind: auditLetters.kind,
      subject: auditLetters.subject,
      letterDate: auditLetters.letterDate,
      prongId: auditLetters.prongId,
      supersededOn: auditLetters.supersededOn,
      state: publishedReports.state,
      issuedBy: authorSql(sql`audit_letters.issued_by`),
      issuedOn: auditLetters.issuedOn,
      acknowledgeBy: publishedReports.acknowledgeBy,
      acknowledgedBy: personSql(sql`published_reports.acknowledged_by`),
      acknowledgedOn: publishedReports.acknowledgedOn,
    })
    .from(auditLetters)
    .innerJoin(publishedReports, eq(publishedReports.id, auditLetters.reportId))
    .where(eq(auditLetters.auditId, auditId))
    .orderBy(desc(auditLetters.issuedOn), desc(auditLetters.id))
}

/** How the lead monitor of an audit is reached. */
export async function contactOfLead(
  db: Database,
  userId: string,
): Promise<{ email: string; phoneNumber: string | null }> {
  const [found] = await db
    .select({ email: users.email, phoneNumber: users.phoneNumber })
    .from(users)
    .where(eq(users.id, userId))
  if (!found) throw new Error(`There is no account ${userId}.`)
  return found
}

/** What the reviews of an audit look at: their items and the days of their records. */
export async function scopesOfReviews(db: Database, auditId: number) {
  const rows = await db
    .select({
      id: auditProngs.id,
      limitedItemIds: auditProngs.limitedItemIds,
      periodFrom: auditProngs.periodFrom,
      periodTo: auditProngs.periodTo,
    })
    .from(auditProngs)
    .where(eq(auditProngs.auditId, auditId))
  return new Map(rows.map((row) => [row.id, row]))
}

import {
  calendarDay,
  correctedOn,
  escalationLevel,
  findingFlags,
  issueBy,
  roundOutcome,
} from '@portal/domain'
import type { findingCitation, findingRow } from '@portal/rest-contract'
import { and, between, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { citations, findings, leas } from '../../../db/schema/index.js'
import { personSql } from '../../accounts/accounts-names-read-model.js'

export type FindingRow = z.infer<typeof findingRow>
export type FindingCitation = z.infer<typeof findingCitation>

const countCases = (which: SQL) =>
  sql<number>`(select count(*)::int from finding_cases c where c.finding_id = findings.id and ${which})`
const lastRound = (column: SQL) =>
  sql<number | null>`(select ${column} from finding_rounds r where r.finding_id = findings.id
    and r.set_aside_on is null order by r.number desc limit 1)`

/** Whether the agency had the same finding in one of the two years before (domain definition 1.2). */
export const repeatSql = sql<boolean>`exists(select 1 from findings f where f.citation_id = findings.citation_id
  and f.lea_id = findings.lea_id and f.year between findings.year - 2 and findings.year - 1
  and f.issued_on is not null and f.status <> 9)`

/** Columns of a citation, as findings show them. */
export const citationColumns = {
  id: citations.id,
  part: citations.part,
  reference: citations.reference,
  stateReference: citations.stateReference,
  title: citations.title,
  plainText: citations.plainText,
  indicatorCode: citations.indicatorCode,
  areaId: citations.areaId,
}

/** Findings with everything that a row of the register shows; ordered and cut by the caller. */
export function selectFindings(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: findings.id,
      number: findings.number,
      leaId: findings.leaId,
      year: findings.year,
      part: findings.part,
      source: findings.source,
      citation: citationColumns,
      indicatorCode: findings.indicatorCode,
      status: findings.status,
      discoveredOn: findings.discoveredOn,
      issuedOn: findings.issuedOn,
      dueOn: findings.dueOn,
      closedOn: findings.closedOn,
      casesTotal: countCases(sql`true`),
      casesSubmitted: countCases(sql`c.state in (2, 4, 5, 6)`),
      casesVerified: countCases(sql`c.state in (4, 6)`),
      casesLeft: countCases(sql`c.state = 6`),
      casesTouched: countCases(sql`c.state <> 0`),
      prong1VerifiedOn: findings.prong1VerifiedOn,
      prong2VerifiedOn: findings.prong2VerifiedOn,
      roundCount: sql<number>`(select count(*)::int from finding_rounds r where r.finding_id = findings.id)`,
      lastRoundReviewed: lastRound(sql`r.records_reviewed`),
      lastRoundCompliant: lastRound(sql`r.records_compliant`),
      lastRoundNotApplicable: lastRound(sql`r.records_not_applicable`),
      owner: personSql(sql`findings.owner_monitor_id`),
      repeat: repeatSql,
      systemic: findings.systemic,
      version: findings.version,
    })
    .from(findings)
    .innerJoin(leas, eq(leas.id, findings.leaId))
    .leftJoin(citations, eq(citations.id, findings.citationId))
    .where(where)
    .$dynamic()
}

export type StoredFindingRow = Awaited<ReturnType<typeof selectFindings>>[number]

/** A stored row with what is computed from its dates. */
export function findingRowAnswer(stored: StoredFindingRow, now: Date): FindingRow {
  const { casesTouched, lastRoundNotApplicable, ...row } = stored
  const today = calendarDay(now)
  return {
    ...row,
    issueBy: issueBy(row.discoveredOn),
    correctedOn: correctedOn(row),
    lastRoundOutcome:
      row.lastRoundReviewed === null
        ? null
        : roundOutcome({
            recordsReviewed: row.lastRoundReviewed,
            recordsCompliant: row.lastRoundCompliant ?? 0,
            recordsNotApplicable: lastRoundNotApplicable ?? 0,
          }),
    ...findingFlags(row, today),
    escalation: escalationLevel({ ...row, anyCorrection: casesTouched > 0 }, today),
  }
}

/** Findings whose clock runs, of agencies that count. */
export async function listOpenFindings(db: Database, now: Date): Promise<FindingRow[]> {
  const open = and(between(findings.status, 2, 6), eq(leas.isTest, false))
  return (await selectFindings(db, open)).map((row) => findingRowAnswer(row, now))
}

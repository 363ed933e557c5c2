import { RecordStatus } from '@portal/domain'
import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  auditCorrections,
  auditFindings,
  auditProngs,
  auditRecords,
  auditRoundFindings,
  audits,
  findingCases,
} from '../../../db/schema/index.js'

/** The drawn samples that a finding rests on: the review that found it, and every review of newer data about it. */
export function samplesOfFinding(db: Database, findingId: number) {
  const inSample = and(
    eq(auditRecords.prongId, auditProngs.id),
    lt(auditRecords.status, RecordStatus.replaced),
  )
  return db
    .select({
      prongId: auditProngs.id,
      typeKey: audits.typeKey,
      number: auditProngs.number,
      round: auditProngs.round,
      status: auditProngs.status,
      records: sql<number>`(select count(*)::int from ${auditRecords} where ${inSample})`,
      outcome: auditRoundFindings.outcome,
      roundId: auditRoundFindings.roundId,
      auditClosedOn: audits.closedOn,
    })
    .from(auditProngs)
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .leftJoin(
      auditFindings,
      and(eq(auditFindings.prongId, auditProngs.id), eq(auditFindings.findingId, findingId)),
    )
    .leftJoin(
      auditRoundFindings,
      and(eq(auditRoundFindings.prongId, auditProngs.id), eq(auditRoundFindings.findingId, findingId)),
    )
    .where(
      and(
        ne(auditProngs.status, 10),
        or(eq(auditFindings.findingId, findingId), eq(auditRoundFindings.findingId, findingId)),
      ),
    )
    .orderBy(asc(auditProngs.number), asc(auditProngs.round))
}

/** Cases of a finding that are corrections of an audit which is not closed, each with the review that holds it. */
export async function placesOfCases(
  db: Database,
  findingId: number,
): Promise<Map<number, { typeKey: string; prongId: number }>> {
  const rows = await db
    .select({ caseId: findingCases.id, typeKey: audits.typeKey, prongId: auditProngs.id })
    .from(auditCorrections)
    .innerJoin(findingCases, eq(findingCases.id, auditCorrections.caseId))
    .innerJoin(auditRecords, eq(auditRecords.id, auditCorrections.recordId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .where(and(eq(findingCases.findingId, findingId), isNull(audits.closedOn)))
  return new Map(rows.map(({ caseId, ...place }) => [caseId, place]))
}

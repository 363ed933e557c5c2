import { RecordStatus } from '@portal/domain'
import { and, asc, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import {
  auditFindings,
  auditProngs,
  auditRecords,
  auditRoundFindings,
  audits,
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

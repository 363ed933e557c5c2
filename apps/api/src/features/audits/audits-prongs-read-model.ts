import { RecordStatus } from '@portal/domain'
import type { auditProngRow } from '@portal/rest-contract'
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { auditProngs, auditRecords } from '../../db/schema/index.js'

type ProngRow = z.infer<typeof auditProngRow>

/** A record without a document and without the reason why there is none. */
export const hasNoDocument = sql`${auditRecords.noDocumentReason} = '' and not exists (
  select 1 from audit_record_files f join file_objects o on o.id = f.file_id
  where f.record_id = audit_records.id and o.deleted_at is null)`

/** The prongs of audits by number and round, with how far the records of their samples are; one query for all. */
export async function prongsOf(db: Database, ids: readonly number[]): Promise<Map<number, ProngRow[]>> {
  const byAudit = new Map<number, ProngRow[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return byAudit
  const rows = await db
    .select({
      auditId: auditProngs.auditId,
      id: auditProngs.id,
      number: auditProngs.number,
      round: auditProngs.round,
      status: auditProngs.status,
      sampled: count(auditRecords.id),
      withDocuments: sql<number>`count(*) filter (where ${auditRecords.id} is not null and not (${hasNoDocument}))::int`,
      complete: sql<number>`count(*) filter (where ${auditRecords.status} = ${RecordStatus.complete})::int`,
      documentsDueOn: auditProngs.documentsDueOn,
      version: auditProngs.version,
    })
    .from(auditProngs)
    .leftJoin(
      auditRecords,
      and(eq(auditRecords.prongId, auditProngs.id), lt(auditRecords.status, RecordStatus.replaced)),
    )
    .where(inArray(auditProngs.auditId, [...ids]))
    .groupBy(auditProngs.id)
    .orderBy(asc(auditProngs.number), asc(auditProngs.round))
  for (const { auditId, ...row } of rows) byAudit.get(auditId)?.push(row)
  return byAudit
}

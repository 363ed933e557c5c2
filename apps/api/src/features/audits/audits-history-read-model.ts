import { sql } from 'drizzle-orm'
import { auditRecords, audits } from '../../db/schema/index.js'
import { namesIn, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const auditsNames = {
  audit: namesIn(
    audits,
    audits.id,
    sql`(select t.definition->>'label' from audit_types t where t.key = ${audits.typeKey}) || ', ' || ${audits.part}`,
  ),
  auditRecord: namesIn(auditRecords, auditRecords.id, sql`'Record ' || ${auditRecords.order}`),
} satisfies RecordNames

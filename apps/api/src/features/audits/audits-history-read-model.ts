import { sql } from 'drizzle-orm'
import { auditContentPlaces, auditContents, auditRecords, audits } from '../../db/schema/index.js'
import {
  contentNames,
  namesIn,
  newestNamesIn,
  versionName,
  type RecordNames,
} from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const auditsNames = {
  audit: namesIn(
    audits,
    audits.id,
    sql`(select t.definition->>'label' from audit_types t where t.key = ${audits.typeKey}) || ', ' || ${audits.part}`,
  ),
  auditRecord: namesIn(auditRecords, auditRecords.id, sql`'Record ' || ${auditRecords.order}`),
  auditContent: contentNames(
    newestNamesIn(
      auditContentPlaces,
      auditContentPlaces,
      sql`concat_ws(' ', nullif(${auditContentPlaces.fields} ->> 'number', ''),
        coalesce(${auditContentPlaces.fields} ->> 'title', ${auditContentPlaces.fields} ->> 'text'))`,
    ),
  ),
  auditContentVersion: namesIn(
    auditContents,
    auditContents.id,
    versionName(
      sql`(select t.definition->>'label' from audit_types t where t.key = ${auditContents.typeKey}) || ', ' || ${auditContents.part}`,
      auditContents,
    ),
  ),
} satisfies RecordNames

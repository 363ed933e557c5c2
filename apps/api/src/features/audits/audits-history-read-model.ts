import { internalCommentTarget } from '@portal/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  auditContentPlaces,
  auditEvents,
  auditContents,
  auditRecords,
  audits,
} from '../../db/schema/index.js'
import {
  contentNames,
  namesIn,
  newestNamesIn,
  versionName,
  type RecordNames,
} from '../audit-trail/audit-trail-names-read-model.js'
import { isTarget, type HistoryParts } from '../audit-trail/audit-trail-parts-read-model.js'

const recordNames = namesIn(auditRecords, auditRecords.id, sql`'Record ' || ${auditRecords.order}`)

/** Names of this feature's records in the history. */
export const auditsNames = {
  audit: namesIn(
    audits,
    audits.id,
    sql`(select t.definition->>'label' from audit_types t where t.key = ${audits.typeKey}) || ', ' || ${audits.part}`,
  ),
  auditRecord: recordNames,
  auditRecordInternalComment: recordNames,
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

/** What else belongs to the history of this feature's records. */
export const auditsHistory = {
  /** For the state its records too; the agency sees nothing of their review. */
  audit: (_db, id, { ofState }) =>
    ofState
      ? and(
          inArray(auditEvents.targetType, ['auditRecord', internalCommentTarget('auditRecord')]),
          sql`${auditEvents.targetId} in (select r.id::text from audit_records r
            join audit_prongs g on g.id = r.prong_id where g.audit_id = ${id})`,
        )
      : undefined,
  /** What the state says about it among its own. */
  auditRecord: (_db, id) =>
    isTarget(internalCommentTarget('auditRecord'), eq(auditEvents.targetId, String(id))),
} satisfies HistoryParts

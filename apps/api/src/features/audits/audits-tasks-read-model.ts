import { sql, type SQL } from 'drizzle-orm'
import { task, type TaskSources } from '../tasks/tasks-columns-read-model.js'
import { hasNoDocument } from './audits-prongs-read-model.js'

const prongs = sql`audit_prongs g join audits d on d.id = g.audit_id join audit_types y on y.key = d.type_key`
const records = sql`${prongs} join audit_records on audit_records.prong_id = g.id and audit_records.status < 7`

/** 'Desk audit', 'Desk audit, newer data 2': of the record alone the number, since names are masked (2.10 B). */
const audit = sql`(y.definition ->> 'label') || case when g.number = 1 then ''
  when g.round = 1 then ', newer data' else ', newer data ' || g.round end`
const itsRecord = sql`${audit} || ', record ' || audit_records."order"`
const countOf = (
  which: SQL,
) => sql`(select count(*)::int from audit_records where audit_records.prong_id = g.id
  and audit_records.status < 7 and ${which})`

const it = {
  record: sql`g.id`,
  recordKind: sql`d.type_key`,
  lea: sql`d.lea_id`,
  year: sql`d.year`,
  part: sql`d.part`,
  subject: audit,
  since: sql`g.changed_on`,
}
const lead = { assignees: sql`array[d.lead_monitor_id]` }
const documents = { due: sql`d.documents_due_on` }
const review = { due: sql`d.planned_end` }
const unreviewed = sql`audit_records.status < 5`
const left = sql`audit_records.confirmed_enrolled = false`
// Of someone who left the state replaces the record; the agency has nothing to send.
const unprepared = sql`audit_records.confirmed_enrolled is not false
  and (audit_records.confirmed_enrolled is null or (${hasNoDocument}))`
const inPreparation = sql`g.status in (3, 4)`
/** Which findings count as open: issued and not yet closed. */
const openFindings = sql`exists(select 1 from audit_findings af join findings f on f.id = af.finding_id
  join audit_prongs other on other.id = af.prong_id where other.audit_id = d.id and f.status between 2 and 6)`

/** Which prongs and records of audits are which tasks (domain definition 2.3). */
export const auditsTasks = {
  notifyOfAudit: () =>
    task(prongs, { ...it, ...lead, due: sql`d.planned_start`, where: sql`g.status = 0 and g.number = 1` }),
  sendStudentList: () => task(prongs, { ...it, ...documents, where: sql`g.status = 1` }),
  drawSample: () => task(prongs, { ...it, ...lead, ...review, where: sql`g.status = 2` }),
  prepareRecord: () =>
    task(records, {
      ...it,
      ...documents,
      place: sql`audit_records.id`,
      subject: itsRecord,
      assignees: sql`coalesce((select array_agg(p.user_id) from audit_record_people p
        where p.record_id = audit_records.id), '{}')`,
      where: sql`${inPreparation} and ${unprepared}`,
    }),
  completeDocuments: () =>
    task(prongs, {
      ...it,
      ...documents,
      where: sql`${inPreparation} and ${countOf(unprepared)} = 0 and ${countOf(sql`true`)} > 0`,
    }),
  replaceRecord: () =>
    task(prongs, {
      ...it,
      ...lead,
      ...review,
      n: countOf(left),
      where: sql`g.status between 3 and 6 and ${countOf(left)} > 0`,
    }),
  reviewRecords: () =>
    task(prongs, {
      ...it,
      ...review,
      n: countOf(unreviewed),
      // Whoever has a record to review, and the lead monitor for all of them.
      assignees: sql`array_append(array(select distinct assigned_monitor_id from audit_records
        where audit_records.prong_id = g.id and ${unreviewed} and assigned_monitor_id <> d.lead_monitor_id), d.lead_monitor_id)`,
      where: sql`g.status in (5, 6) and ${countOf(unreviewed)} > 0`,
    }),
  completeReview: () =>
    task(prongs, {
      ...it,
      ...lead,
      ...review,
      where: sql`g.status = 6 and ${countOf(sql`audit_records.status <> 6`)} = 0`,
    }),
  issueAuditReport: () => task(prongs, { ...it, ...lead, ...review, where: sql`g.status = 7` }),
  closeAudit: () =>
    task(prongs, {
      ...it,
      ...lead,
      where: sql`g.status = 8 and g.number = 1 and d.closed_on is null and not ${openFindings}
        and not exists(select 1 from audit_prongs later where later.audit_id = d.id and later.status < 8)`,
    }),
} satisfies TaskSources

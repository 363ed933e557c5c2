import { usualRetentionYears } from '@portal/domain'
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
// A review of newer data has a day of its own for its list and documents.
const documents = { due: sql`case when g.number = 1 then d.documents_due_on else g.documents_due_on end` }
const review = { due: sql`case when g.number = 1 then d.planned_end end` }
const unreviewed = sql`audit_records.status < 5`
const left = sql`audit_records.confirmed_enrolled = false`
// Of someone who left the state replaces the record; the agency has nothing to send.
const unprepared = sql`audit_records.confirmed_enrolled is not false
  and (audit_records.confirmed_enrolled is null and (y.definition ->> 'requiresLeaConfirm')::boolean
    or (${hasNoDocument}))`
/** Local users who work on a record. */
const itsPeople = sql`coalesce((select array_agg(p.user_id) from audit_record_people p
  where p.record_id = audit_records.id), '{}')`
/** Who reviews how many records: the monitor of each, for those of nobody the lead monitor. */
const reviewers = sql`select audit_records.prong_id, coalesce(audit_records.assigned_monitor_id, a.lead_monitor_id) as monitor_id,
  count(*)::int as n, min(audit_records.id) as first_id
  from audit_records join audit_prongs p on p.id = audit_records.prong_id join audits a on a.id = p.audit_id
  where ${unreviewed} group by 1, 2`
const readTwice = sql`audit_records.status = 5 and audit_records.second_reader_due and audit_records.second_read_on is null`
const withoutReader = sql`${readTwice} and audit_records.second_reader_id is null`
/** As `isOpenDifference` says it; answers to items that do not apply any more among them. */
const differences = sql`(select count(*)::int from audit_second_answers s where s.record_id = audit_records.id
  and s.first_value is not null and s.value is distinct from s.first_value and s.settled_value is null)`
/** Corrections of records in these states, by record. */
const corrections = (states: SQL) => sql`select k.record_id, count(*)::int as n, min(k.case_id) as first_id,
  min(fc.due_on) as due_on, (array_agg(fc.due_rule order by fc.due_on nulls last, fc.id))[1] as due_rule,
  min(f.issued_on)::timestamptz as since, min(fc.submitted_on) as submitted_on
  from audit_corrections k join finding_cases fc on fc.id = k.case_id join findings f on f.id = fc.finding_id
  where fc.state in (${states}) and f.status between 2 and 6 group by k.record_id`
/** As `findingsOfRound` says it. */
const readyFindings = sql`(select count(*)::int from audit_findings af join findings f on f.id = af.finding_id
  join audit_prongs other on other.id = af.prong_id where other.audit_id = d.id and f.status in (4, 5)
  and f.prong2_verified_on is null)`
const requests = sql`${records} join audit_document_requests q on q.record_id = audit_records.id`
const ofRequest = { place: sql`q.id`, subject: itsRecord, since: sql`q.requested_on` }
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
      assignees: itsPeople,
      where: sql`${inPreparation} and ${unprepared}`,
    }),
  answerDocumentRequest: () =>
    task(requests, {
      ...it,
      ...ofRequest,
      due: sql`q.due_on`,
      moved: sql`q.due_moved`,
      assignees: itsPeople,
      where: sql`g.status between 3 and 7 and q.state = 'Open'`,
    }),
  decideDocumentRequest: () =>
    task(requests, {
      ...it,
      ...ofRequest,
      since: sql`q.answered_on`,
      assignees: sql`array[q.requested_by]`,
      where: sql`g.status between 3 and 7 and q.state = 'Answered'`,
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
    task(sql`${prongs} join (${reviewers}) r on r.prong_id = g.id`, {
      ...it,
      ...review,
      place: sql`r.first_id`,
      n: sql`r.n`,
      assignees: sql`array[r.monitor_id]`,
      where: sql`g.status in (5, 6)`,
    }),
  chooseSecondReader: () =>
    task(prongs, {
      ...it,
      ...lead,
      ...review,
      n: countOf(withoutReader),
      where: sql`g.status between 4 and 6 and ${countOf(withoutReader)} > 0`,
    }),
  readSecond: () =>
    task(records, {
      ...it,
      ...review,
      place: sql`audit_records.id`,
      subject: itsRecord,
      assignees: sql`array[audit_records.second_reader_id]`,
      where: sql`g.status between 4 and 6 and ${readTwice} and audit_records.second_reader_id is not null`,
    }),
  // Whoever settles is one of the two readers.
  settleReadings: () =>
    task(records, {
      ...it,
      ...review,
      place: sql`audit_records.id`,
      subject: itsRecord,
      n: differences,
      assignees: sql`array[audit_records.submitted_by, audit_records.second_reader_id]`,
      where: sql`g.status between 4 and 6 and audit_records.status = 5 and audit_records.second_read_on is not null
        and ${differences} > 0`,
    }),
  completeReview: () =>
    task(prongs, {
      ...it,
      ...lead,
      ...review,
      where: sql`g.status = 6 and ${countOf(sql`audit_records.status <> 6`)} = 0`,
    }),
  issueAuditReport: () => task(prongs, { ...it, ...lead, ...review, where: sql`g.status = 7` }),
  correctRecord: () =>
    task(sql`${records} join (${corrections(sql`0, 1, 3`)}) c on c.record_id = audit_records.id`, {
      ...it,
      place: sql`c.first_id`,
      subject: itsRecord,
      n: sql`c.n`,
      due: sql`c.due_on`,
      rule: sql`c.due_rule`,
      since: sql`c.since`,
      assignees: itsPeople,
      where: sql`g.status = 8`,
    }),
  verifyRecords: () =>
    task(
      sql`${prongs} join (select r.prong_id, sum(c.n)::int as n, min(c.due_on) as due_on, min(c.submitted_on) as since
      from (${corrections(sql`2, 5`)}) c join audit_records r on r.id = c.record_id group by r.prong_id) c on c.prong_id = g.id`,
      {
        ...it,
        ...lead,
        n: sql`c.n`,
        since: sql`c.since`,
        where: sql`g.status = 8`,
      },
    ),
  // As `canOpenRound` says it.
  openAuditRound: () =>
    task(prongs, {
      ...it,
      ...lead,
      n: readyFindings,
      where: sql`g.number = 1 and g.status in (8, 9) and (y.definition ->> 'usesProngs')::boolean and ${readyFindings} > 0
        and not exists(select 1 from audit_prongs later where later.audit_id = d.id and later.number > 1 and later.status < 8)`,
    }),
  closeAudit: () =>
    task(prongs, {
      ...it,
      ...lead,
      where: sql`g.status in (8, 9) and g.number = 1 and d.closed_on is null and not ${openFindings}
        and not exists(select 1 from audit_prongs later where later.audit_id = d.id and later.status < 8)`,
    }),
  eraseStudents: () =>
    task(prongs, {
      ...it,
      ...lead,
      since: sql`d.closed_on`,
      where: sql`g.number = 1 and d.closed_on is not null and d.legal_hold = ''
        and not exists(select 1 from audit_erasures e where e.audit_id = d.id)
        and (d.closed_on at time zone 'America/New_York')::date
          + make_interval(years => coalesce((select r.years from audit_retention r where r.type_key = d.type_key),
            ${usualRetentionYears.studentList})) < (now() at time zone 'America/New_York')::date`,
    }),
} satisfies TaskSources

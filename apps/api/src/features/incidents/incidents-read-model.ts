import {
  calendarDay,
  canEditIncident,
  canRecordIncidentNotice,
  canRevealIncidentStudent,
  incidentFlags,
  maskedStudent,
  parentNoticeDue,
  seesIncident,
  seesLea,
  type Actor,
  type IncidentFields,
} from '@portal/domain'
import type { incident, incidentNotice } from '@portal/rest-contract'
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { incidentNotices, incidents } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'
import { authorSql } from '../accounts/accounts-names-read-model.js'
import type { IncidentOffice } from './incidents-office.js'

export type Incident = z.infer<typeof incident>
export type IncidentNotice = z.infer<typeof incidentNotice>
type Stored = typeof incidents.$inferSelect

/** Who reads, and when: flags depend on the day. */
export interface IncidentReader {
  actor: Actor
  now: Date
}

/** An incident with what rules need of it beside the answer. */
export interface IncidentView {
  answer: Incident
  /** With the name of the student, which answers do not hold. */
  written: IncidentFields
  version: number
  changed: { by: string; on: Date }
}

/** A row as people wrote it. */
export function writtenIncident(stored: Stored): IncidentFields {
  const { parentNotifiedOn, debriefOn, teamMeetingHeldOn, ...fields } = stored
  return {
    number: fields.number,
    studentId: fields.studentId,
    lastName: fields.lastName,
    firstName: fields.firstName,
    school: fields.school,
    setting: fields.setting,
    incidentDate: fields.incidentDate,
    startTime: fields.startTime,
    endTime: fields.endTime,
    kind: fields.kind,
    position: fields.position,
    trigger: fields.trigger,
    lessIntrusive: fields.lessIntrusive,
    staff: fields.staff,
    injury: fields.injury,
    medicalCheck: fields.medicalCheck,
    parentNotifiedOn: parentNotifiedOn ?? '',
    parentNotifiedTime: fields.parentNotifiedTime,
    parentNotifiedHow: fields.parentNotifiedHow,
    debriefOn: debriefOn ?? '',
    planAddresses: fields.planAddresses,
    teamMeetingHeldOn: teamMeetingHeldOn ?? '',
    grade: fields.grade,
    age: fields.age,
    disability: fields.disability,
    raceEthnicity: fields.raceEthnicity,
    gender: fields.gender,
    placement: fields.placement,
  }
}

/** What lists and pages say alike of a row. */
export function shownIncident(stored: Stored, now: Date, { parameters }: IncidentOffice) {
  const written = writtenIncident(stored)
  const { id, leaId, year, number, school, incidentDate, kind, minutes, injury, meetingDueOn, version } =
    stored
  const { studentId, firstName, lastName } = stored
  return {
    id,
    leaId,
    year,
    number,
    student: maskedStudent({ firstName, lastName, id: studentId }),
    school,
    incidentDate,
    kind,
    minutes,
    injury,
    flags: incidentFlags({ ...written, meetingDueOn }, parameters, calendarDay(now)),
    meetingDueOn,
    version,
  }
}

/** One incident; null when there is none, and of agencies that the actor does not see. */
export async function findIncident(
  db: Database,
  { actor, now }: IncidentReader,
  id: number,
  office: IncidentOffice,
): Promise<IncidentView | null> {
  if (!isRowId(id)) return null
  const [row] = await db
    .select({
      stored: incidents,
      createdBy: authorSql(sql`incidents.created_by`),
      changedBy: authorSql(sql`incidents.changed_by`),
      ofStudent: sql<Incident['ofStudent']>`(select json_build_object('total', count(*), 'position',
        count(*) filter (where (o.incident_date, o.start_time, o.id) <= (incidents.incident_date, incidents.start_time, incidents.id)))
        from incidents o where o.lea_id = incidents.lea_id and o.year = incidents.year and o.student_id = incidents.student_id)`,
    })
    .from(incidents)
    .where(eq(incidents.id, id))
  if (!row || !seesIncident(actor, row.stored.leaId)) return null
  const { stored, createdBy, changedBy, ofStudent } = row
  const written = writtenIncident(stored)
  const { studentId: _id, lastName: _last, firstName: _first, ...fields } = written
  return {
    written,
    version: stored.version,
    changed: { by: changedBy.fullName, on: stored.changedOn },
    answer: {
      ...fields,
      ...shownIncident(stored, now, office),
      staff: [...stored.staff],
      parentNoticeDue: parentNoticeDue(stored, office.parameters.parentNoticeHours),
      ofStudent,
      createdBy,
      createdOn: stored.createdOn.toISOString(),
      changedBy,
      changedOn: stored.changedOn.toISOString(),
      edit: act(canEditIncident(actor, stored.leaId)),
      reveal: act(canRevealIncidentStudent(actor, stored.leaId)),
    },
  }
}

/** A notice with what rules need of it. */
export interface NoticeView {
  answer: IncidentNotice
  version: number
  changed: { by: string; on: Date }
}

/** One notice; null when there is none, and of agencies that the actor does not see. */
export async function findNotice(db: Database, actor: Actor, id: number): Promise<NoticeView | null> {
  if (!isRowId(id)) return null
  const [notice] = await selectNotices(db, actor, eq(incidentNotices.id, id), 1)
  if (!notice || !seesLea(actor, notice.answer.leaId)) return null
  return notice
}

/** Most notices that a list shows. */
const mostNotices = 50

/** Notices that are still to be given, of the agencies that `where` leaves; the first due first. */
export async function listOpenNotices(
  db: Database,
  actor: Actor,
  where: SQL | undefined,
): Promise<IncidentNotice[]> {
  const open = and(where, sql`${incidentNotices.givenOn} is null`)
  return (await selectNotices(db, actor, open, mostNotices)).map(({ answer }) => answer)
}

async function selectNotices(
  db: Database,
  actor: Actor,
  where: SQL | undefined,
  most: number,
): Promise<NoticeView[]> {
  const ofStudent = sql`o.lea_id = incident_notices.lea_id and o.year = incident_notices.year and o.student_id = incident_notices.student_id`
  const rows = await db
    .select({
      notice: incidentNotices,
      incidents: sql<number>`(select count(*)::int from incidents o where ${ofStudent})`,
      newest: sql<{
        id: number
        firstName: string
        lastName: string
      } | null>`(select json_build_object('id', o.id,
        'firstName', o.first_name, 'lastName', o.last_name) from incidents o where ${ofStudent}
        order by o.incident_date desc, o.start_time desc, o.id desc limit 1)`,
    })
    .from(incidentNotices)
    .where(where)
    .orderBy(incidentNotices.dueOn, incidentNotices.id)
    .limit(most)
  return rows.map(({ notice, incidents: count, newest }) => {
    const { studentId, givenBy, createdOn, ...fields } = notice
    const { firstName = '', lastName = '' } = newest ?? {}
    return {
      version: notice.version,
      changed: { by: givenBy ?? '', on: createdOn },
      answer: {
        ...fields,
        student: maskedStudent({ firstName, lastName, id: studentId }),
        incidents: count,
        incidentId: newest?.id ?? 0,
        record: act(canRecordIncidentNotice(actor, notice)),
      },
    }
  })
}

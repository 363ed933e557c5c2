import type { IncidentStaff } from '@portal/domain'
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { leas } from '../agencies.js'
import { day, id, instant, person } from '../columns.js'
import { complianceYears } from '../years.js'

/** A restraint or seclusion of one student (domain definition 2.14, COMAR 13A.08.04). */
export const incidents = pgTable(
  'incidents',
  {
    id: id(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    /** The agency's own number of it. */
    number: text('number').notNull(),
    /** Name and number of the student as they were entered; answers mask them. */
    studentId: text('student_id').notNull(),
    lastName: text('last_name').notNull(),
    firstName: text('first_name').notNull(),
    school: text('school').notNull(),
    setting: text('setting').notNull(),
    incidentDate: day('incident_date').notNull(),
    /** HH:MM in the time of the school. */
    startTime: text('start_time').notNull(),
    endTime: text('end_time').notNull(),
    /** From start to end, kept for sorting. */
    minutes: smallint('minutes').notNull(),
    kind: text('kind').notNull(),
    position: text('position').notNull(),
    trigger: text('trigger').notNull(),
    lessIntrusive: text('less_intrusive').notNull(),
    staff: jsonb('staff').$type<IncidentStaff[]>().notNull(),
    injury: text('injury').notNull(),
    medicalCheck: text('medical_check').notNull(),
    parentNotifiedOn: day('parent_notified_on'),
    parentNotifiedTime: text('parent_notified_time').notNull().default(''),
    parentNotifiedHow: text('parent_notified_how').notNull().default(''),
    debriefOn: day('debrief_on'),
    planAddresses: text('plan_addresses').notNull(),
    /** Counted when the incident was registered, in business days of the state. */
    meetingDueOn: day('meeting_due_on').notNull(),
    teamMeetingHeldOn: day('team_meeting_held_on'),
    grade: text('grade').notNull(),
    age: smallint('age').notNull(),
    disability: text('disability').notNull(),
    raceEthnicity: text('race_ethnicity').notNull(),
    gender: text('gender').notNull(),
    placement: text('placement').notNull(),
    createdBy: person('created_by').notNull(),
    createdOn: instant('created_on').notNull(),
    changedBy: person('changed_by').notNull(),
    changedOn: instant('changed_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('incidents_lea_id_year_number_idx').on(table.leaId, table.year, table.number),
    index('incidents_lea_id_year_student_id_idx').on(table.leaId, table.year, table.studentId),
    index('incidents_incident_date_idx').on(table.incidentDate),
  ],
)

/** The notice about a student with many incidents in a year: once for each (Md. Code, Educ. § 7-1103); a deadline of 0.4. */
export const incidentNotices = pgTable(
  'incident_notices',
  {
    id: id(),
    leaId: integer('lea_id')
      .notNull()
      .references(() => leas.id),
    year: integer('year')
      .notNull()
      .references(() => complianceYears.id),
    studentId: text('student_id').notNull(),
    /** Day of the incident that called for it. */
    reachedOn: day('reached_on').notNull(),
    dueOn: day('due_on').notNull(),
    /** The date by the rule alone, before it was moved. */
    baseDue: day('base_due').notNull(),
    rule: text('rule').notNull(),
    derivation: text('derivation').notNull(),
    givenOn: day('given_on'),
    givenBy: person('given_by'),
    createdOn: instant('created_on').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('incident_notices_lea_id_year_student_id_idx').on(table.leaId, table.year, table.studentId),
  ],
)

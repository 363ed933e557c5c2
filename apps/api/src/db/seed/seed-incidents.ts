import {
  addDays,
  calendarDay,
  complianceYearOf,
  federalCalendar,
  minutesBetween,
  teamMeetingDue,
  usualIncidentParameters,
} from '@portal/domain'
import { eq } from 'drizzle-orm'
import type { Database } from '../database.js'
import { complianceYears, incidents, leas, users } from '../schema/index.js'
import { readIncidents } from './demonstration-data.js'

/** A dozen incidents of the demonstration, once: from then on they are what people make of them. */
export async function seedIncidents(db: Database, now: Date): Promise<void> {
  if ((await db.$count(incidents)) > 0) return
  const [by] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userName, 'admin@allegany.example'))
  if (!by) return
  const known = new Set((await db.select({ id: leas.id }).from(leas)).map(({ id }) => id))
  const years = new Set(
    (await db.select({ id: complianceYears.id }).from(complianceYears)).map(({ id }) => id),
  )
  const today = calendarDay(now)
  const rows = (await readIncidents())
    .map(({ daysAgo, staff, parentNotifiedAfter, meetingAfter, ...incident }) => {
      const incidentDate = addDays(today, -daysAgo)
      const own = {
        incidentDate,
        year: complianceYearOf(incidentDate),
        minutes: minutesBetween(incident.startTime, incident.endTime) ?? 0,
        staff: staff.map(({ name, trained, trainedFor }, at) => ({
          id: `s${at + 1}`,
          name,
          trained,
          trainedUntil: trainedFor === null ? '' : addDays(incidentDate, trainedFor),
        })),
        parentNotifiedOn: addDays(incidentDate, parentNotifiedAfter),
        teamMeetingHeldOn: meetingAfter === null ? null : addDays(incidentDate, meetingAfter),
        meetingDueOn: teamMeetingDue(incidentDate, usualIncidentParameters, federalCalendar),
        createdBy: by.id,
        createdOn: now,
        changedBy: by.id,
        changedOn: now,
      }
      return Object.assign(own, incident)
    })
    .filter(({ leaId, year }) => known.has(leaId) && years.has(year))
  if (rows.length > 0) await db.insert(incidents).values(rows)
}

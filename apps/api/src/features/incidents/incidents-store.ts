import { complianceYearOf, minutesBetween, type DueDate, type IncidentFields } from '@portal/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { complianceYears, incidentNotices, incidents } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'
import { isRowId } from '../../server/requests/row-id.js'

export type IncidentColumns = PgUpdateSetSource<typeof incidents>
export type NoticeColumns = PgUpdateSetSource<typeof incidentNotices>

/** Holds the incident until the commit, so that two changes come one after the other. */
export async function lockIncident(tx: Tx, id: number): Promise<void> {
  if (isRowId(id))
    await tx.select({ id: incidents.id }).from(incidents).where(eq(incidents.id, id)).for('update')
}

/** Holds a notice until the commit. */
export async function lockNotice(tx: Tx, id: number): Promise<void> {
  if (isRowId(id))
    await tx
      .select({ id: incidentNotices.id })
      .from(incidentNotices)
      .where(eq(incidentNotices.id, id))
      .for('update')
}

/** One writer of an agency at a time: numbers stay unique, and incidents of a student are counted once. */
export async function lockRegister(tx: Tx, leaId: number): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('incidents'), ${leaId}::int)`)
}

/** An incident as its row. `meetingDueOn`: the day until which the team meets. */
export function rowOfIncident(
  { staff, parentNotifiedOn, debriefOn, teamMeetingHeldOn, ...fields }: IncidentFields,
  meetingDueOn: string,
) {
  return {
    ...fields,
    staff: [...staff],
    parentNotifiedOn: parentNotifiedOn || null,
    debriefOn: debriefOn || null,
    teamMeetingHeldOn: teamMeetingHeldOn || null,
    meetingDueOn,
    minutes: minutesBetween(fields.startTime, fields.endTime) ?? 0,
    year: complianceYearOf(fields.incidentDate),
  }
}

/** Stores incidents of an agency and gives their ids, in their order. */
export async function insertIncidents(
  tx: Tx,
  leaId: number,
  rows: readonly ReturnType<typeof rowOfIncident>[],
  { by, on }: Stamp,
): Promise<number[]> {
  const ids: number[] = []
  const stamp = { leaId, createdBy: by, createdOn: on, changedBy: by, changedOn: on }
  for (const some of inChunks(rows)) {
    const values = some.map((row) => Object.assign({}, stamp, row))
    const added = await tx.insert(incidents).values(values).returning({ id: incidents.id })
    ids.push(...added.map(({ id }) => id))
  }
  return ids
}

/** Writes columns of an incident and raises its version. */
export async function changeIncident(
  tx: Tx,
  id: number,
  columns: IncidentColumns,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(incidents)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${incidents.version} + 1` })
    .where(eq(incidents.id, id))
}

/** Writes columns of a notice and raises its version. */
export async function changeNotice(tx: Tx, id: number, columns: NoticeColumns): Promise<void> {
  await tx
    .update(incidentNotices)
    .set({ ...columns, version: sql`${incidentNotices.version} + 1` })
    .where(eq(incidentNotices.id, id))
}

/** A number within its year. */
export const numberKey = (year: number, number: string) => `${year} ${number}`

/** Numbers that the register of an agency has already, of those that are to be added, by year. */
export async function takenNumbers(
  tx: Tx,
  leaId: number,
  added: readonly { year: number; number: string }[],
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const some of inChunks(added)) {
    const numbers = some.map(({ number }) => number)
    const found = await tx
      .select({ year: incidents.year, number: incidents.number })
      .from(incidents)
      .where(and(eq(incidents.leaId, leaId), inArray(incidents.number, numbers)))
    for (const { year, number } of found) taken.add(numberKey(year, number))
  }
  return taken
}

/** Years of these that are there. */
export async function knownYears(tx: Tx, years: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .select({ id: complianceYears.id })
    .from(complianceYears)
    .where(inArray(complianceYears.id, [...new Set(years)]))
  return new Set(rows.map(({ id }) => id))
}

/** A student who has so many incidents in a year that a notice is to be given. */
export interface ManyIncidents {
  year: number
  studentId: string
  /** Day of the incident that called for it. */
  reachedOn: string
}

/**
 * Students of an agency with at least so many incidents in a year, about whom there is no notice yet: so an incident more makes
 * no second one.
 */
export async function listManyIncidents(tx: Tx, leaId: number, atLeast: number): Promise<ManyIncidents[]> {
  const found = await tx.execute(sql`
    select i.year, i.student_id, (array_agg(i.incident_date::text order by i.incident_date, i.start_time, i.id))[${atLeast}::int] as reached_on
    from incidents i
    where i.lea_id = ${leaId} and not exists (select 1 from incident_notices n
      where n.lea_id = i.lea_id and n.year = i.year and n.student_id = i.student_id)
    group by i.year, i.student_id having count(*) >= ${atLeast}`)
  const { rows } = found as { rows: { year: number; student_id: string; reached_on: string }[] }
  return rows.map((row) => ({ year: row.year, studentId: row.student_id, reachedOn: row.reached_on }))
}

/** Stores the notice about a student with its deadline, and gives its id. */
export async function insertNotice(
  tx: Tx,
  leaId: number,
  { year, studentId, reachedOn }: ManyIncidents,
  { due, baseDue, rule, derivation }: DueDate,
  on: Date,
): Promise<number> {
  const [added] = await tx
    .insert(incidentNotices)
    .values({ leaId, year, studentId, reachedOn, dueOn: due, baseDue, rule, derivation, createdOn: on })
    .returning({ id: incidentNotices.id })
  if (!added) throw new Error('The notice was not stored.')
  return added.id
}

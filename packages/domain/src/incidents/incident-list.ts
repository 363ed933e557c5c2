import { incidentColumns } from './incident-columns.js'
import {
  checkIncident,
  incidentSettings,
  medicalChecks,
  parentNoticeWays,
  planAnswers,
  tidyIncident,
  type IncidentFields,
  type IncidentStaff,
} from './incident-fields.js'
import { readStudentList } from '../audits/student-list/student-list.js'
import type { CodeLists } from '../audits/student-list/list-columns.js'
import { cutText, type ListProblem } from '../audits/student-list/list-problems.js'
import { readListDay } from '../audits/student-list/list-cells.js'
import { incidentPositions } from './incident-parameters.js'

/** What an incident list is read with. */
export interface IncidentListContext {
  codes: CodeLists
  now: Date
  /** The day of `now` in the time zone of the portal. */
  today: string
}

/** An incident of a list, with its number in the file. */
export interface ListedIncident {
  row: number
  incident: IncidentFields
}

/** A list of incidents that was read; it is taken only without errors. */
export interface ReadIncidentList {
  rowCount: number
  rows: ListedIncident[]
  errors: ListProblem[]
  warnings: ListProblem[]
}

const subject = { one: 'incident', many: 'incidents' }
const roster = { columns: incidentColumns, rowKey: ['number'], ages: null }

/** Reads the table of a file with the parsing of student lists; what the form would refuse is an error of its row and column. */
export function readIncidentList(
  table: Iterable<readonly string[]>,
  { codes, now, today }: IncidentListContext,
): ReadIncidentList {
  const list = readStudentList(table, { roster, part: 'Part B', subject, codes, today })
  const errors = [...list.errors]
  const rows = list.rows.map(({ row, fields }) => {
    const staff = readStaff(fields['staff'] ?? '', row, errors)
    const incident = tidyIncident(incidentOf(fields, staff))
    for (const verdict of checkIncident(incident, codes, now))
      if (!verdict.allowed) errors.push(problemOf(verdict, row))
    return { row, incident }
  })
  const inOrder = errors.toSorted((one, other) => one.row - other.row)
  return {
    rowCount: list.rowCount,
    warnings: list.warnings,
    errors: inOrder,
    rows: errors.length > 0 ? [] : rows,
  }
}

function incidentOf(fields: Readonly<Record<string, string>>, staff: IncidentStaff[]): IncidentFields {
  const text = (name: keyof IncidentFields) => fields[name] ?? ''
  return {
    number: text('number'),
    studentId: text('studentId'),
    lastName: text('lastName'),
    firstName: text('firstName'),
    school: text('school'),
    setting: spelled(text('setting'), incidentSettings),
    incidentDate: text('incidentDate'),
    startTime: timeOf(text('startTime')),
    endTime: timeOf(text('endTime')),
    kind: text('kind'),
    position: positionOf(text('position')),
    trigger: text('trigger'),
    lessIntrusive: text('lessIntrusive')
      .split(/\s*;\s*/)
      .filter(Boolean)
      .join('\n'),
    staff,
    injury: text('injury'),
    medicalCheck: spelled(text('medicalCheck'), medicalChecks),
    parentNotifiedOn: text('parentNotifiedOn'),
    parentNotifiedTime: timeOf(text('parentNotifiedTime')),
    parentNotifiedHow: spelled(text('parentNotifiedHow'), parentNoticeWays),
    debriefOn: text('debriefOn'),
    planAddresses: spelled(text('planAddresses'), planAnswers),
    teamMeetingHeldOn: text('teamMeetingHeldOn'),
    grade: text('grade'),
    age: Number(text('age') || '0'),
    disability: text('disability'),
    raceEthnicity: text('raceEthnicity'),
    gender: text('gender'),
    placement: text('placement'),
  }
}

/** A choice in any letter case; another text stays, and is refused. */
const spelled = (text: string, choices: readonly string[]) =>
  choices.find((choice) => choice.toLowerCase() === text.toLowerCase()) ?? text

const positionOf = (text: string) =>
  Object.entries(incidentPositions).find(([code, label]) =>
    [code, label].some((one) => one.toLowerCase() === text.toLowerCase()),
  )?.[0] ?? text

/** 9:05, 09:05:00 or 1:30 PM as HH:MM; another text stays, and is refused. */
function timeOf(text: string): string {
  const found = /^(\d{1,2}):(\d{2})(?::00)?\s*([ap]\.?m\.?)?$/i.exec(text)
  if (!found) return text
  const [, hours = '', minutes = '', half = ''] = found
  const hour = half === '' ? Number(hours) : (Number(hours) % 12) + (/^p/i.test(half) ? 12 : 0)
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** `Ada Bell | 2027-06-30; Ben Hall | no`: who took part, and until when each is trained. */
function readStaff(text: string, row: number, errors: ListProblem[]): IncidentStaff[] {
  return text
    .split(';')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry, at) => {
      const [name = '', training = ''] = entry.split('|').map((part) => part.trim())
      const trained = training.toLowerCase() !== 'no'
      const day = trained && training !== '' ? readListDay(training) : ''
      if (day === null)
        errors.push({
          row,
          column: 'Staff',
          message: `Row ${row}: Staff '${cutText(entry)}' needs a date (MM/DD/YYYY) or no after the name.`,
        })
      return { id: `s${at + 1}`, name, trained, trainedUntil: day ?? '' }
    })
}

function problemOf(verdict: { reason: string; field?: string | undefined }, row: number): ListProblem {
  const [field = ''] = (verdict.field ?? '').split('.')
  const column = incidentColumns.find((one) => one.field === field)?.name ?? null
  return { row, column, message: `Row ${row}: ${verdict.reason}` }
}

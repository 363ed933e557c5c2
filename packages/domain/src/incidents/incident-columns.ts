import type { CodeListName, ListColumn } from '../audits/student-list/list-columns.js'
import { pastDay, studentNames, studentNumber, textCell } from '../audits/types/student-columns.js'

const text = (
  name: string,
  field: string,
  longest: number,
  also: readonly string[] = [],
  required = true,
): ListColumn => ({ name, field, required, also, cell: textCell(longest) })

const code = (name: string, field: string, list: CodeListName, also: readonly string[] = []): ListColumn => ({
  name,
  field,
  required: true,
  also,
  cell: { kind: 'code', list },
})

const laterDay = (name: string, field: string, also: readonly string[]): ListColumn => ({
  name,
  field,
  required: false,
  also,
  cell: pastDay,
})

/** Columns of a list of incidents, in the words of the form. */
export const incidentColumns: readonly ListColumn[] = [
  text('IncidentId', 'number', 40, ['Incident', 'Incident number']),
  studentNumber,
  ...studentNames,
  { name: 'IncidentDate', field: 'incidentDate', required: true, also: ['Date'], cell: pastDay },
  text('Start', 'startTime', 20, ['Start time']),
  text('End', 'endTime', 20, ['End time']),
  code('Kind', 'kind', 'incidentKind', ['Kind of incident', 'Type']),
  text('Position', 'position', 60),
  text('Setting', 'setting', 40),
  text('School', 'school', 200, ['School name']),
  text('Trigger', 'trigger', 4000, ['What led to it']),
  text('LessIntrusiveTried', 'lessIntrusive', 4000, ['Less intrusive means']),
  text('Staff', 'staff', 4000),
  code('Injury', 'injury', 'injury'),
  text('MedicalCheck', 'medicalCheck', 40),
  laterDay('ParentNotifiedOn', 'parentNotifiedOn', ['Parents told on']),
  text('ParentNotifiedTime', 'parentNotifiedTime', 20, [], false),
  text('ParentNotifiedHow', 'parentNotifiedHow', 40, [], false),
  laterDay('DebriefOn', 'debriefOn', ['Debriefing']),
  text('PlanAddressesUse', 'planAddresses', 20),
  laterDay('TeamMeetingHeldOn', 'teamMeetingHeldOn', ['Team meeting']),
  code('Grade', 'grade', 'grade', ['Grade level']),
  { name: 'Age', field: 'age', required: true, cell: { kind: 'number', from: 2, to: 22 } },
  code('Disability', 'disability', 'disability', ['Disability code', 'Primary disability']),
  code('RaceEthnicity', 'raceEthnicity', 'raceEthnicity', ['Race']),
  code('Gender', 'gender', 'gender', ['Sex']),
  code('Placement', 'placement', 'placement', ['Placement type']),
]

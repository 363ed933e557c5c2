import { addDays, addYears, type AuditPart } from '@portal/domain'
import type { ExampleStudents } from './example-audit-file.js'

const headingsOf: Record<AuditPart, readonly string[]> = {
  'Part B': ['StateStudentId', 'LastName', 'FirstName', 'DOB', 'Grade', 'School', 'IEPDate'],
  'Part C': ['ChildId', 'LastName', 'FirstName', 'DOB', 'ServiceCoordinator', 'IFSPDate'],
}
const sharedHeadings = ['Disability', 'RaceEthnicity', 'Gender', 'EvaluationDate']
const flagsOf: Record<AuditPart, readonly string[]> = {
  'Part B': ['InitialEvaluation', 'Reevaluation', 'Discipline', 'AlternateAssessment', 'EnglishLearner'],
  'Part C': ['ExitedWithTransition', 'NewInitialIFSP'],
}
const disabilitiesOf: Record<AuditPart, readonly string[]> = {
  'Part B': ['SLD', 'SLI', 'OHI', 'AUT', 'SLD', 'ID', 'EMN', 'MD'],
  'Part C': ['DD', 'DD', 'SLI', 'HI'],
}
const races = ['WH7', 'BL7', 'HI7', 'AS7', 'MU7']
const genders = ['F', 'M']
const grades = ['PK', 'KG', '01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12']

/**
 * A list of invented students as an agency would send it, the heading first; the same for the same part and day. Nobody's data are
 * in it: names are combined from two lists, numbers count up.
 */
export function exampleStudents(part: AuditPart, names: ExampleStudents, today: string): string[][] {
  return [
    [...headingsOf[part], ...sharedHeadings, ...flagsOf[part]],
    ...Array.from({ length: names.count }, (_, at) => [
      ...(part === 'Part B' ? schoolChild(at, names, today) : youngChild(at, names, today)),
      entryAt(disabilitiesOf[part], at),
      entryAt(races, at),
      entryAt(genders, at),
      addDays(today, -40 - (at % 300)),
      ...flagsOf[part].map((_flag, place) => (at % (5 + place * 2) === 0 ? 'Y' : 'N')),
    ]),
  ]
}

/** An entry of a list by number; neighbours in the numbers are far apart in the list. */
export const entryAt = (entries: readonly string[], at: number) => entries[(at * 7) % entries.length] ?? ''

/** Last and first name of an invented student by number. */
export const namedAt = (at: number, { firstNames, lastNames }: ExampleStudents) => [
  entryAt(lastNames, at),
  entryAt(firstNames, at),
]

function schoolChild(at: number, names: ExampleStudents, today: string): string[] {
  const grade = at % grades.length
  return [
    String(9_000_000_001 + at),
    ...namedAt(at, names),
    addDays(addYears(today, -4 - grade), -(at * 3) % 300),
    grades[grade] ?? '',
    names.schools[Math.min(Math.floor(grade / 3), names.schools.length - 1)] ?? '',
    addDays(today, -(at % 350)),
  ]
}

function youngChild(at: number, names: ExampleStudents, today: string): string[] {
  return [
    `C-${1001 + at}`,
    ...namedAt(at, names),
    addDays(today, -90 - ((at * 7) % 1000)),
    entryAt(names.coordinators, at),
    addDays(today, -(at % 80)),
  ]
}

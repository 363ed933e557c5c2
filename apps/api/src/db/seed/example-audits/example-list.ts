import { addDays, type AuditPart, type AuditType } from '@portal/domain'
import type { ExampleStudents } from './example-audit-file.js'
import { entryAt, exampleStudents, namedAt } from './example-students.js'

/** An invented list as an agency would send it for a kind of audit, the heading first. */
export function exampleList(
  { key }: Pick<AuditType, 'key'>,
  part: AuditPart,
  names: ExampleStudents,
  today: string,
): string[][] {
  const rows = rowsOfKind[key]
  return rows ? rows(names, today) : exampleStudents(part, names, today)
}

/** Kinds whose rows are no students. */
const rowsOfKind: Record<string, (names: ExampleStudents, today: string) => string[][]> = {
  services: exampleServices,
  'restraint-seclusion': exampleIncidents,
}

const services = ['SLP', 'OT', 'COUN', 'PT', 'SI']
const providers = ['Olga Terry', 'Marcus Webb', 'Ruth Salo', 'Ivan Petrik']
const settings = ['General classroom', 'Therapy room']
const minutes = ['30', '60', '90', '120']

function exampleServices(names: ExampleStudents, today: string): string[][] {
  return [
    [
      'StateStudentId',
      'LastName',
      'FirstName',
      'Service',
      'Frequency',
      'MinutesPerPeriod',
      'Provider',
      'ProviderType',
      'Setting',
      'StartDate',
      'School',
    ],
    ...Array.from({ length: 48 }, (_, at) => [
      String(9_000_000_001 + at),
      ...namedAt(at, names),
      entryAt(services, at),
      at % 4 === 3 ? 'MONTHLY' : 'WEEKLY',
      entryAt(minutes, at),
      entryAt(providers, at),
      at % 6 === 0 ? 'Assistant' : 'Licensed provider',
      entryAt(settings, at),
      addDays(today, -100 - (at % 60)),
      entryAt(names.schools, at),
    ]),
  ]
}

const injuries = ['NONE', 'NONE', 'STUDENT', 'NONE', 'NONE', 'NONE', 'STAFF', 'NONE', 'NONE', 'NONE', 'NONE']

function exampleIncidents(names: ExampleStudents, today: string): string[][] {
  return [
    [
      'IncidentId',
      'StateStudentId',
      'LastName',
      'FirstName',
      'IncidentDate',
      'Kind',
      'Minutes',
      'Injury',
      'School',
      'Disability',
      'RaceEthnicity',
      'Gender',
    ],
    ...Array.from({ length: 36 }, (_, at) => [
      `R-${1001 + at}`,
      // Some students have more than one incident.
      String(9_000_000_001 + (at % 25)),
      ...namedAt(at % 25, names),
      addDays(today, -10 - at * 6),
      at % 18 === 5 ? 'SECLUSION' : 'RESTRAINT',
      String(2 + ((at * 7) % 36)),
      injuries[at % injuries.length] ?? '',
      entryAt(names.schools, at % 25),
      entryAt(['EMN', 'AUT', 'OHI'], at % 25),
      entryAt(['WH7', 'BL7', 'HI7'], at % 25),
      at % 25 === 0 ? 'F' : 'M',
    ]),
  ]
}

import { csvDocument } from '@portal/domain'

const columnsPartB =
  'StateStudentId LastName FirstName DOB Grade School Disability RaceEthnicity Gender IEPDate InitialEvaluation'
const columnsPartC =
  'ChildId LastName FirstName DOB Disability RaceEthnicity Gender ServiceCoordinator IFSPDate NewInitialIFSP'

/** An invented list of Part B with so many students. */
export function studentList(students: number): string {
  const rows = Array.from({ length: students }, (_, at) => {
    const grade = (at % 8) + 1
    return [
      String(4_000_000_001 + at),
      `Last${at + 1}`,
      `First${at + 1}`,
      `03/15/${2019 - grade}`,
      `0${grade}`,
      `School ${at % 3}`,
      at % 2 === 0 ? 'SLD' : 'AUT',
      'WH7',
      at % 2 === 0 ? 'F' : 'M',
      '10/01/2025',
      at % 4 === 0 ? 'Y' : 'N',
    ]
  })
  return csvDocument(columnsPartB.split(' '), rows)
}

/** An invented list of services: two of each student, of 60 minutes a week. */
export function serviceList(students: number): string {
  const columns = 'StateStudentId LastName FirstName Service Frequency MinutesPerPeriod Provider StartDate'
  const rows = Array.from({ length: students }, (_, at) =>
    ['SLP', 'OT'].map((service) => [
      String(5_000_000_001 + at),
      `Last${at + 1}`,
      `First${at + 1}`,
      service,
      'Weekly',
      '60',
      service === 'OT' ? 'Olga Terry' : 'Saul Parks',
      '09/01/2025',
    ]),
  ).flat()
  return csvDocument(columns.split(' '), rows)
}

/** An invented list of Part C: children under three on the day on which it is sent. */
export function childList(children: number): string {
  const born = new Date().getUTCFullYear() - 2
  const rows = Array.from({ length: children }, (_, at) => [
    `C-${String(at + 1).padStart(6, '0')}`,
    `Last${at + 1}`,
    `First${at + 1}`,
    `${String((at % 9) + 1).padStart(2, '0')}/15/${born + (at % 2)}`,
    'DD',
    'WH7',
    at % 2 === 0 ? 'F' : 'M',
    'Nora Quist',
    '10/01/2025',
    at % 4 === 0 ? 'Y' : 'N',
  ])
  return csvDocument(columnsPartC.split(' '), rows)
}

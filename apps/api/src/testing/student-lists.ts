import { csvDocument } from '@portal/domain'

const headings = [
  'StateStudentId',
  'LastName',
  'FirstName',
  'DOB',
  'Grade',
  'School',
  'Disability',
  'RaceEthnicity',
  'Gender',
  'IEPDate',
  'InitialEvaluation',
]

/** A student of a list; the tenth digit and the grade follow from the number. */
function studentRow(number: number): string[] {
  const grade = number % 9
  return [
    String(4_000_000_000 + number),
    `Last${number}`,
    `First${number}`,
    `03/15/${2019 - grade}`,
    grade === 0 ? 'KG' : `0${grade}`,
    `School ${number % 3}`,
    number % 2 === 0 ? 'SLD' : 'AUT',
    'WH7',
    number % 2 === 0 ? 'F' : 'M',
    '10/01/2025',
    number % 4 === 0 ? 'Y' : 'N',
  ]
}

/** The rows of an invented list of Part B; cells of the first student may be others. */
export function studentTable(students: number, first: Readonly<Record<string, string>> = {}): string[][] {
  const rows = Array.from({ length: students }, (_, at) => studentRow(at + 1))
  for (const [heading, cell] of Object.entries(first)) {
    const [row] = rows
    if (row) row[headings.indexOf(heading)] = cell
  }
  return [headings, ...rows]
}

export function studentCsv(students: number, first: Readonly<Record<string, string>> = {}): string {
  const [heading = [], ...rows] = studentTable(students, first)
  return csvDocument(heading, rows)
}

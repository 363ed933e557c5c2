import {
  checkCounts,
  rateLabels,
  ratedSubjectKeys,
  ratedSubjects,
  readCount,
  type RatedSubject,
  type TestedCounts,
} from './participation-rates.js'

/** Headings of a file of rates, in the order of the template; a person may write them in any order and letter case. */
export const rateImportColumns = {
  agency: 'Agency',
  subject: 'Subject',
  tested: rateLabels.tested,
  alternate: rateLabels.alternate,
} as const
type Column = keyof typeof rateImportColumns
const columnNames = Object.keys(rateImportColumns) as Column[]

/** A refused cell or row. Row 1 is the heading, 0 the file as a whole. */
export interface RateImportError {
  row: number
  column: string | null
  value: string
  message: string
}

/** An agency by which files can name it. */
export interface NamedAgency {
  id: number
  code: string
  name: string
  shortName: string
}

/** The subjects of an agency that a file has; the others stay as they are. */
export type FileRates = Readonly<Partial<Record<RatedSubject, TestedCounts>>>

/** What a file holds: the rates by agency, none where there are errors. */
export interface RateImport {
  /** Rows with something in them. */
  rows: number
  agencies: { leaId: number; rates: FileRates }[]
  errors: RateImportError[]
}

const normal = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Other names of subjects that files have. */
const subjectNames: Readonly<Record<string, RatedSubject>> = {
  ...Object.fromEntries(ratedSubjectKeys.map((subject) => [normal(ratedSubjects[subject]), subject])),
  mathematics: 'math',
  'english language arts': 'ela',
  'reading language arts': 'ela',
}

/** Reads a file of rates whose first row is the heading: every error of every row, or what is to be stored. */
export function readRateImport(
  table: readonly (readonly string[])[],
  agencies: readonly NamedAgency[],
): RateImport {
  const [heading = [], ...body] = table
  const rows = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const { places, errors } = readHeading(heading)
  const refused = (found: RateImportError[]): RateImport => ({
    rows: rows.length,
    agencies: [],
    errors: found,
  })
  if (errors.length > 0) return refused(errors)
  if (rows.length === 0)
    return refused([{ row: 0, column: null, value: '', message: 'The file has no rates in it.' }])
  const firstRowOf = new Map<string, number>()
  const byAgency = new Map<number, FileRates>()
  for (const { cells, row } of rows) {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim()
    const read = readRow(cell, agencies)
    errors.push(...read.errors.map((error) => ({ row, ...error })))
    if (read.leaId === undefined || read.subject === undefined) continue
    const key = `${read.leaId} ${read.subject}`
    const earlier = firstRowOf.get(key)
    if (earlier === undefined) firstRowOf.set(key, row)
    else
      errors.push({
        row,
        column: rateImportColumns.subject,
        value: cell('subject'),
        message: `Row ${earlier} has the same agency and subject.`,
      })
    byAgency.set(read.leaId, { ...byAgency.get(read.leaId), ...read.rates })
  }
  if (errors.length > 0) return refused(errors)
  return {
    rows: rows.length,
    agencies: [...byAgency].map(([leaId, rates]) => ({ leaId, rates })),
    errors,
  }
}

function readHeading(heading: readonly string[]): { places: Map<Column, number>; errors: RateImportError[] } {
  const places = new Map<Column, number>()
  const errors: RateImportError[] = []
  for (const [at, text] of heading.entries()) {
    const column = columnNames.find((name) => normal(rateImportColumns[name]) === normal(text))
    if (column === undefined) continue
    if (places.has(column))
      errors.push({
        row: 1,
        column: rateImportColumns[column],
        value: text,
        message: `The column ${rateImportColumns[column]} is there twice.`,
      })
    places.set(column, at)
  }
  for (const column of columnNames)
    if (!places.has(column))
      errors.push({
        row: 1,
        column: rateImportColumns[column],
        value: '',
        message: `The column ${rateImportColumns[column]} is missing.`,
      })
  return { places, errors }
}

interface ReadRow {
  leaId: number | undefined
  subject: RatedSubject | undefined
  rates: FileRates
  errors: Omit<RateImportError, 'row'>[]
}

function readRow(cell: (column: Column) => string, agencies: readonly NamedAgency[]): ReadRow {
  const errors: ReadRow['errors'] = []
  const refuse = (column: Column, message: string) =>
    errors.push({ column: rateImportColumns[column], value: cell(column), message })
  const name = cell('agency')
  const leaId = agencyByText(name, agencies)?.id
  if (leaId === undefined)
    refuse('agency', name === '' ? 'Agency is required.' : `There is no agency ${name}.`)
  const subject = subjectNames[normal(cell('subject'))]
  if (subject === undefined)
    refuse(
      'subject',
      cell('subject') === ''
        ? 'Subject is required.'
        : `There is no subject ${cell('subject')}. Write ${Object.values(ratedSubjects).join(', ')}.`,
    )
  const tested = readCount(cell('tested'))
  const alternate = readCount(cell('alternate'))
  const verdicts = checkCounts({ tested, alternate }, (field) => field)
  for (const verdict of verdicts)
    if (!verdict.allowed) refuse(verdict.field as 'tested' | 'alternate', verdict.reason)
  const isRate = subject !== undefined && verdicts.length === 0 && tested !== null && alternate !== null
  return { leaId, subject, rates: isRate ? { [subject]: { tested, alternate } } : {}, errors }
}

/** The agency that a text names: by code, with or without its leading zero, name or short name. */
export function agencyByText(text: string, agencies: readonly NamedAgency[]): NamedAgency | undefined {
  const sought = normal(text)
  const bare = (code: string) => code.replace(/^0+(?=\d)/, '')
  return sought === ''
    ? undefined
    : agencies.find(
        ({ code, name, shortName }) =>
          bare(normal(code)) === bare(sought) || normal(name) === sought || normal(shortName) === sought,
      )
}

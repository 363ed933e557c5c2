import { readCount } from '../../participation/participation-rates.js'
import { agencyByText, type NamedAgency } from '../../participation/participation-import.js'
import {
  checkFigures,
  figureLabels,
  groupOf,
  reportedCategories,
  reportedCategoryKeys,
  reportedKindKeys,
  reportedKinds,
  singleFigures,
  type AnnualFigures,
  type GroupCounts,
  type IncidentCounts,
  type ReportedKind,
  type SingleFigure,
} from './annual-figures.js'
import type { CodeLists } from '../../audits/student-list/list-columns.js'
import { groupsIn } from './report-tables.js'

/** Headings of a file of figures, in the order of the template; they may come in any order and letter case. */
export const annualImportColumns = {
  agency: 'Agency',
  table: 'Table',
  group: 'Group',
  incidents: 'Incidents',
  students: 'Students',
} as const
type Column = keyof typeof annualImportColumns
const columnNames = Object.keys(annualImportColumns) as Column[]

/** What stands in the column Table for kinds and single numbers; demographics by their labels. */
export const annualTables = { kind: 'Kind', total: 'Total' } as const

/** A refused cell or row. Row 1 is the heading, 0 the file as a whole. */
export interface AnnualImportError {
  row: number
  column: string | null
  value: string
  message: string
}

/** Figures of an agency that a file has; the others stay as they are. A demographic that is there replaces its groups. */
export type FileFigures = Partial<Record<ReportedKind, IncidentCounts>> &
  Partial<Record<SingleFigure, number>> & { groups: GroupCounts[] }

/** What a file holds: figures by agency, none where there are errors. */
export interface AnnualImport {
  rows: number
  agencies: { leaId: number; figures: FileFigures; rowOf: Record<string, number> }[]
  errors: AnnualImportError[]
}

/** What a file is read with; `own` is the agency of who imports, whose file needs no column Agency. */
export interface AnnualImportContext {
  agencies: readonly NamedAgency[]
  codes: Pick<CodeLists, 'disability' | 'raceEthnicity' | 'gender' | 'placement'>
  own: number | null
}

const normal = (text: string) =>
  text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** The rows of a template: every kind and number, and for one agency every group. */
export function annualTemplate(codes: AnnualImportContext['codes'] | null): [table: string, group: string][] {
  const totals: [string, string][] = [
    ...reportedKindKeys.map((kind): [string, string] => [annualTables.kind, reportedKinds[kind].label]),
    ...singleFigures.map((name): [string, string] => [annualTables.total, figureLabels[name]]),
  ]
  if (codes === null) return totals
  return [
    ...totals,
    ...reportedCategoryKeys.flatMap((category) =>
      groupsIn(category, codes).map(({ label }): [string, string] => [reportedCategories[category], label]),
    ),
  ]
}

/** Reads a file of figures whose first row is the heading: every error of every row, or what is to be stored. */
export function readAnnualImport(
  table: readonly (readonly string[])[],
  context: AnnualImportContext,
): AnnualImport {
  const [heading = [], ...body] = table
  const rows = body
    .map((cells, index) => ({ cells, row: index + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  const { places, errors } = readHeading(heading, context.own !== null)
  const refused = (found: AnnualImportError[]): AnnualImport => ({
    rows: rows.length,
    agencies: [],
    errors: found,
  })
  if (errors.length > 0) return refused(errors)
  const byAgency = new Map<number, AnnualImport['agencies'][number]>()
  for (const { cells, row } of rows) {
    const cell = (column: Column) => (cells[places.get(column) ?? -1] ?? '').trim()
    const found: Omit<AnnualImportError, 'row'>[] = []
    const refuse: Refuse = (column, message) =>
      found.push({ column: annualImportColumns[column], value: cell(column), message })
    const leaId = agencyIn(cell('agency'), context, refuse)
    const line = readLine(cell, context, refuse)
    errors.push(...found.map((error) => ({ row, ...error })))
    if (leaId === undefined || line === null || found.length > 0) continue
    const entry = byAgency.get(leaId) ?? { leaId, figures: { groups: [] }, rowOf: {} }
    byAgency.set(leaId, entry)
    const earlier = entry.rowOf[line.key]
    if (earlier !== undefined)
      errors.push({
        row,
        column: annualImportColumns.group,
        value: cell('group'),
        message: `Row ${earlier} has the same agency, table and group.`,
      })
    entry.rowOf[line.key] = row
    line.store(entry.figures)
  }
  if (errors.length > 0) return refused(errors)
  if (byAgency.size === 0)
    return refused([{ row: 0, column: null, value: '', message: 'The file has no figures in it.' }])
  return { rows: rows.length, agencies: [...byAgency.values()], errors }
}

type Refuse = (column: Column, message: string) => unknown

function readHeading(
  heading: readonly string[],
  isOwn: boolean,
): { places: Map<Column, number>; errors: AnnualImportError[] } {
  const places = new Map<Column, number>()
  const errors: AnnualImportError[] = []
  const refuse = (column: Column, value: string, message: string) =>
    errors.push({ row: 1, column: annualImportColumns[column], value, message })
  for (const [at, text] of heading.entries()) {
    const column = columnNames.find((name) => normal(annualImportColumns[name]) === normal(text))
    if (column === undefined) continue
    if (places.has(column)) refuse(column, text, `The column ${annualImportColumns[column]} is there twice.`)
    places.set(column, at)
  }
  for (const column of columnNames)
    if (!places.has(column) && !(isOwn && column === 'agency'))
      refuse(column, '', `The column ${annualImportColumns[column]} is missing.`)
  return { places, errors }
}

function agencyIn(text: string, { agencies, own }: AnnualImportContext, refuse: Refuse): number | undefined {
  if (text === '' && own !== null) return own
  const agency = agencyByText(text, agencies)
  if (agency === undefined)
    refuse('agency', text === '' ? 'Agency is required.' : `There is no agency ${text}.`)
  else if (own !== null && agency.id !== own) {
    refuse('agency', 'You can import the figures of your own agency only.')
    return undefined
  }
  return agency?.id
}

interface Line {
  /** Names the figure in the fields of the rules: physical, students, groups.gender-F. */
  key: string
  store: (figures: FileFigures) => unknown
}

/** What a row says; null for one without numbers, which changes nothing, and for one that is refused. */
function readLine(
  cell: (column: Column) => string,
  { codes }: AnnualImportContext,
  refuse: Refuse,
): Line | null {
  const table = normal(cell('table'))
  const group = cell('group')
  const isEmpty = cell('incidents') === '' && cell('students') === ''
  if (table === normal(annualTables.kind)) {
    const kind = reportedKindKeys.find((key) => isNamed(group, reportedKinds[key]))
    if (kind === undefined)
      return refuseGroup(
        refuse,
        group,
        Object.values(reportedKinds).map(({ label }) => label),
      )
    const counts = isEmpty ? null : readCounts(cell, refuse)
    return counts && { key: kind, store: (figures) => (figures[kind] = counts) }
  }
  if (table === normal(annualTables.total)) {
    const name = singleFigures.find((key) => normal(figureLabels[key]) === normal(group))
    if (name === undefined) return refuseGroup(refuse, group, Object.values(figureLabels))
    if (cell('students') === '') return null
    const students = readNumber(cell, 'students', refuse)
    return students === null ? null : { key: name, store: (figures) => (figures[name] = students) }
  }
  const category = reportedCategoryKeys.find((key) => normal(reportedCategories[key]) === table)
  if (category === undefined) {
    const known = [...Object.values(annualTables), ...Object.values(reportedCategories)].join(', ')
    refuse(
      'table',
      cell('table') === '' ? 'Table is required.' : `There is no table ${cell('table')}. Write ${known}.`,
    )
    return null
  }
  const named = groupsIn(category, codes).find(
    ({ id, label }) => normal(label) === normal(group) || normal(groupOf(id)?.code ?? '') === normal(group),
  )
  if (named === undefined) {
    refuse(
      'group',
      group === '' ? 'Group is required.' : `There is no group ${group} in ${reportedCategories[category]}.`,
    )
    return null
  }
  const counts = isEmpty ? null : readCounts(cell, refuse)
  return (
    counts && {
      key: `groups.${named.id}`,
      store: (figures) => figures.groups.push({ id: named.id, ...counts }),
    }
  )
}

const isNamed = (text: string, { code, label }: { code: string; label: string }) =>
  [code, label].some((one) => normal(one) === normal(text))

function refuseGroup(refuse: Refuse, group: string, known: readonly string[]): null {
  refuse(
    'group',
    group === '' ? 'Group is required.' : `There is no group ${group}. Write ${known.join(', ')}.`,
  )
  return null
}

function readNumber(cell: (column: Column) => string, column: 'incidents' | 'students', refuse: Refuse) {
  const number = readCount(cell(column))
  if (number === null) {
    refuse(column, `${annualImportColumns[column]} is required.`)
    return null
  }
  if (Number.isInteger(number) && number >= 0) return number
  refuse(column, `${annualImportColumns[column]} must be a whole number, 0 or more.`)
  return null
}

function readCounts(cell: (column: Column) => string, refuse: Refuse): IncidentCounts | null {
  const incidents = readNumber(cell, 'incidents', refuse)
  const students = readNumber(cell, 'students', refuse)
  return incidents === null || students === null ? null : { incidents, students }
}

/** The figures of a report with those of a file in their place. */
export function withFileFigures(stored: AnnualFigures, { groups, ...sent }: FileFigures): AnnualFigures {
  const replaced = new Set(groups.flatMap(({ id }) => groupOf(id)?.category ?? []))
  return {
    ...stored,
    ...sent,
    groups: [
      ...stored.groups.filter(({ id }) => {
        const category = groupOf(id)?.category
        return category !== undefined && !replaced.has(category)
      }),
      ...groups,
    ],
  }
}

/** What the rules refuse of the figures of an agency, by the rows of its file. */
export function fileFigureErrors(
  figures: AnnualFigures,
  rowOf: Readonly<Record<string, number>>,
): AnnualImportError[] {
  return checkFigures(figures).flatMap((verdict) => {
    if (verdict.allowed) return []
    const { field = '', reason } = verdict
    const key = field.replace(/\.(incidents|students)$/, '')
    const row = rowOf[key] ?? Math.min(...Object.values(rowOf))
    const column = field.endsWith('.incidents') ? annualImportColumns.incidents : annualImportColumns.students
    return [{ row: Number.isFinite(row) ? row : 0, column, value: '', message: reason }]
  })
}

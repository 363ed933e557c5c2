/** What a number is derived from; screens show it on request. */
export interface ReportBasis {
  title: string
  lines: string[]
}

/** One cell of a table: its text, the number behind it if it is one, and what that number is derived from. */
export interface ReportCell {
  text: string
  number: number | null
  basis: ReportBasis | null
}

export interface ReportColumn {
  label: string
  numeric: boolean
}

/** One block of a report, in reading order. Members that a kind does not use are empty. */
export interface ReportBlock {
  kind: 'heading' | 'paragraph' | 'list' | 'table'
  /** Of headings: 2 to 4; the title of the report is 1. */
  level: number | null
  /** Text of a heading or paragraph, lead of a list, caption of a table. */
  text: string
  items: string[]
  columns: ReportColumn[]
  rows: { cells: ReportCell[] }[]
}

export const reportKinds = [
  'yearly',
  'detailed',
  'summary',
  'comparison',
  'selective',
  'final',
  'letter',
  'other',
] as const
export type ReportKind = (typeof reportKinds)[number]

/** A report as it is stored, shown, printed and exported: nothing in it is computed again. */
export interface ReportDocument {
  kind: ReportKind
  title: string
  /** Agency, part, year and stamps, one line each. */
  facts: string[]
  blocks: ReportBlock[]
}

const empty = { level: null, items: [], columns: [], rows: [] }

/** A heading; the title of the report is level 1. */
export function heading(level: 2 | 3 | 4, text: string): ReportBlock {
  return { ...empty, kind: 'heading', level, text }
}

/** A paragraph of plain text. */
export function paragraph(text: string): ReportBlock {
  return { ...empty, kind: 'paragraph', text }
}

/** One paragraph for each line; none for a blank text. */
export function paragraphs(text: string): ReportBlock[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(paragraph)
}

/** A labelled text: the label precedes its first line. Empty for a blank text. */
export function labelled(label: string, text: string): ReportBlock[] {
  return text.trim() === '' ? [] : paragraphs(`${label}: ${text.trim()}`)
}

/** A list below a line of text; nothing without items. */
export function list(text: string, items: readonly string[]): ReportBlock[] {
  return items.length === 0 ? [] : [{ ...empty, kind: 'list', text, items: [...items] }]
}

/** A cell of plain text, which opens nothing. */
export function cell(text: string): ReportCell {
  return { text, number: null, basis: null }
}

/** A number that opens what it is derived from. */
export function figure(
  text: string,
  number: number | null,
  title: string,
  lines: readonly string[],
): ReportCell {
  return { text, number, basis: { title, lines: [...lines] } }
}

/** Which column names the rows of a table: the first, or the one beside their numbers. */
export function namingColumn(columns: readonly ReportColumn[]): number {
  return columns[0]?.label === numberLabel && columns.length > 1 ? 1 : 0
}

const numberLabel = 'No.'

/** A table; labels that end in '#' head columns of numbers. */
export function table(
  caption: string,
  labels: readonly string[],
  rows: readonly (readonly ReportCell[])[],
): ReportBlock {
  return {
    ...empty,
    kind: 'table',
    text: caption,
    columns: labels.map((label) => ({ label: label.replace(/#$/, ''), numeric: label.endsWith('#') })),
    rows: rows.map((cells) => ({ cells: [...cells] })),
  }
}

/** A cell of an exported table. */
export type CsvCell = string | number | boolean | null

/**
 * Whether a spreadsheet could interpret a text as a formula: it starts with a formula sign, its full-width form
 * (U+FF1D, U+FF0B, U+FF0D, U+FF20), which some programs treat alike, or a tab or line break, which may precede one.
 */
export function startsFormula(text: string): boolean {
  return /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/.test(text)
}

/**
 * A CSV file (specification 000 section 9, domain definition 0.6): byte-order mark, commas, CRLF after every line.
 * Texts that a spreadsheet would run as a formula get a leading apostrophe; numbers stay numbers.
 */
export function csvDocument(headings: readonly string[], rows: Iterable<readonly CsvCell[]>): string {
  let text = csvByteOrderMark + csvLine(headings)
  for (const row of rows) text += csvLine(row)
  return text
}

export const csvByteOrderMark = '\uFEFF'

/** One line with its line break, for files that are written in chunks. */
export function csvLine(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`
}

function csvCell(value: CsvCell): string {
  if (value === null) return ''
  if (typeof value !== 'string') return String(value)
  const text = startsFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** File name of an export: `{module}-{what}-{year}-{yyyymmdd}.csv`, without missing parts. */
export function exportFileName(
  parts: readonly (string | number | null)[],
  day: string,
  ending: string,
): string {
  const slug = parts
    .filter((part) => part !== null)
    .map((part) =>
      String(part)
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-'),
    )
  return `${[...slug, day.replaceAll('-', '')].join('-')}.${ending}`
}

import { keyInWords } from '../types/population-row.js'

/** Something about one cell, one row or the whole list. Row 1 is the heading; 0 stands for the list as a whole. */
export interface ListProblem {
  row: number
  column: string | null
  message: string
}

/** Most rows of a list (2.5). */
export const mostListRows = 20_000

/** As much of a text as a message repeats. */
export function cutText(text: string): string {
  return text.length <= 60 ? text : `${text.slice(0, 60)}…`
}

/** Messages of 2.5, literal where it has them; the others follow 0.6 with the row in front. */
export const listMessages = {
  empty: 'The list has no rows.',
  tooManyRows: 'The list has more than 20,000 rows.',
  columnMissing: (name: string) => `The column ${name} is missing.`,
  columnTwice: (name: string) => `The column ${name} is there more than once.`,
  columnUnknown: (heading: string, meant: string | null) =>
    `The column '${heading}' is not known and was left out.${meant === null ? '' : ` Did you mean ${meant}?`}`,
  duplicate: (row: number, key: string, first: number, one: string) =>
    `Row ${row}: ${one} ${keyInWords(key)} appears more than once (also row ${first}).`,
  required: (row: number, column: string) => `Row ${row}: ${column} is required.`,
  badDate: (row: number, column: string) => `Row ${row}: ${column} is not a date (MM/DD/YYYY).`,
  future: (row: number, column: string) => `Row ${row}: ${column} cannot be in the future.`,
  futureWarning: (row: number, column: string) => `Row ${row}: ${column} is in the future.`,
  age: (row: number, age: number, ages: { from: number; to: number }, part: string) =>
    `Row ${row}: age ${age} is outside ${ages.from}-${ages.to} for ${part}.`,
  unknownCode: (row: number, column: string, value: string) =>
    `Row ${row}: ${column} '${cutText(value)}' is not in the list.`,
  badId: (row: number, column: string, digits: number) => `Row ${row}: ${column} must have ${digits} digits.`,
  badNumber: (row: number, column: string, { from, to }: { from: number; to: number }) =>
    `Row ${row}: ${column} must be a whole number between ${from} and ${to}.`,
  tooLong: (row: number, column: string, longest: number) =>
    `Row ${row}: ${column} can have at most ${longest} characters.`,
  blank: (row: number, column: string, others: number) =>
    others === 0
      ? `Row ${row}: ${column} is blank.`
      : `Row ${row}: ${column} is blank, and in ${others} more rows.`,
} as const

/** What the added column "Problem" says in each row of the same file: the messages by row. */
export function problemsByRow(problems: readonly ListProblem[]): Map<number, string> {
  const byRow = new Map<number, string>()
  for (const { row, message } of problems) {
    const before = byRow.get(row)
    byRow.set(row, before === undefined ? message : `${before} ${message}`)
  }
  return byRow
}

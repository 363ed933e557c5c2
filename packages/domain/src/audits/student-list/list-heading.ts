import type { ListColumn } from './list-columns.js'
import { cutText, listMessages, type ListProblem } from './list-problems.js'

/** Unknown headings that are named: a file of something else may have thousands. */
const mostNamed = 20

/** Where the columns of a list are, and what is wrong with its headings. */
export interface ListHeading {
  /** Place of each column that was found. */
  places: ReadonlyMap<ListColumn, number>
  errors: ListProblem[]
  warnings: ListProblem[]
}

/**
 * Finds the columns in the first row, in any order. Letter case, spaces and signs make no difference, so `Student ID` is
 * `student_id`; any other heading is left out with a warning that names it and the column that it resembles.
 */
export function readListHeading(headings: readonly string[], columns: readonly ListColumn[]): ListHeading {
  const known = new Map<string, ListColumn>()
  for (const column of columns)
    for (const spelling of [column.name, ...(column.also ?? [])]) known.set(plainHeading(spelling), column)
  const places = new Map<ListColumn, number>()
  const errors: ListProblem[] = []
  const unknown: string[] = []
  for (const [place, heading] of headings.entries()) {
    const plain = plainHeading(heading)
    const column = known.get(plain)
    if (column && !places.has(column)) places.set(column, place)
    else if (column) errors.push(ofHeading(column.name, listMessages.columnTwice(column.name)))
    else if (plain !== '' && unknown.length < mostNamed) unknown.push(cutText(heading.trim()))
  }
  const missing = columns.filter((column) => !places.has(column))
  for (const { required, name } of missing)
    if (required) errors.push(ofHeading(name, listMessages.columnMissing(name)))
  const warnings = unknown.map((heading) =>
    ofHeading(heading, listMessages.columnUnknown(heading, closest(heading, missing))),
  )
  return { places, errors, warnings }
}

const ofHeading = (column: string, message: string): ListProblem => ({ row: 1, column, message })

/** A heading without what does no harm: case, spaces, signs, byte-order marks, full-width letters. */
export function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The missing column that a heading resembles: at most two letters apart, and nothing else nearer. */
function closest(heading: string, missing: readonly ListColumn[]): string | null {
  const plain = plainHeading(heading)
  const near = missing
    .map(({ name }) => ({ name, apart: lettersApart(plain, plainHeading(name)) }))
    .toSorted((one, other) => one.apart - other.apart)[0]
  return near && near.apart <= 2 ? near.name : null
}

/** Fewest letters to change, add or leave out (Levenshtein). Headings are short; longer texts are cut. */
function lettersApart(one: string, other: string): number {
  const letters = one.slice(0, 40)
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of Array.from(letters).entries()) {
    const next = [at + 1]
    for (let j = 1; j <= other.length; j++) {
      const same = other[j - 1] === letter ? 0 : 1
      next.push(Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return row.at(-1) ?? 0
}

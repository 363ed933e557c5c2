import { isDerivable, type HiddenTable, type TableCount } from './small-numbers-derived.js'

/** Numbers about fewer students than this can identify them (domain definition 0.6). */
export const smallestShown = 10

export type ShownCount = { shown: true; value: number } | { shown: false; text: string }

const hidden = (text: string): ShownCount => ({ shown: false, text })

/** Text of a count that is hidden because its denominator is small. */
export function smallText(smallest: number = smallestShown): string {
  return `n<${smallest}`
}

/** Text of a count that is hidden because it would reveal a small one beside it. */
export const complementaryText = 'hidden'

/**
 * One number about students for readers outside of the state and public exports: below `smallest` students it is
 * hidden. A zero identifies nobody, but beside a total it would; so it is hidden like any other small number.
 */
export function shownCount(students: number, smallest: number = smallestShown): ShownCount {
  return students < smallest ? hidden(smallText(smallest)) : { shown: true, value: students }
}

/** A table of counts as it may be published, with its totals. */
export interface ShownTable {
  cells: ShownCount[][]
  rowTotals: ShownCount[]
  columnTotals: ShownCount[]
  total: ShownCount
}

/**
 * Counts of students by rows and columns with all their totals. Counts below `smallest` are hidden, zero included;
 * where only one cell is hidden in a row or column, the next smallest is hidden too, for rows and columns alternately,
 * until no hidden one can be derived from the rest (domain definition 0.6, worked example 24).
 */
export function shownTable(
  counts: readonly (readonly number[])[],
  smallest: number = smallestShown,
): ShownTable {
  return tableOf(hide(counts, { smallest, columnsAreTotalled: true }), smallest)
}

/** The parts of a total and the total itself, as {@link shownTable}. */
export function shownParts(
  parts: readonly number[],
  smallest: number = smallestShown,
): { parts: ShownCount[]; total: ShownCount } {
  const { cells, total } = tableOf(hide([parts], { smallest, columnsAreTotalled: false }), smallest)
  return { parts: cells[0] ?? [], total }
}

/** A percent whose denominator is a number of students; null where that number is too small to be shown. */
export function isShownShare(denominator: number, smallest: number = smallestShown): boolean {
  return shownCount(denominator, smallest).shown
}

/** The text of a count on screens and in files. */
export function countText(count: ShownCount): string {
  return count.shown ? String(count.value) : count.text
}

/** Hides cells, and finally totals, until no hidden count can be derived. */
function hide(
  counts: readonly (readonly number[])[],
  { smallest, columnsAreTotalled }: { smallest: number; columnsAreTotalled: boolean },
): HiddenTable {
  const table = primary(counts, smallest, columnsAreTotalled)
  const lines = [
    ...table.cells,
    ...(columnsAreTotalled
      ? table.columnTotals.map((_total, column) => table.cells.flatMap((row) => row[column] ?? []))
      : []),
  ]
  const totals = [...table.rowTotals, ...(columnsAreTotalled ? table.columnTotals : []), table.total]
  const alone = (line: TableCount[]) => line.filter((cell) => cell.hidden).length === 1
  const derived = (line: TableCount[]) => line.some((cell) => cell.hidden && isDerivable(table, cell))
  // Every round hides one more, so this terminates.
  while (
    lines.some((line) => alone(line) && hideNext(line)) ||
    lines.some((line) => derived(line) && hideNext(line)) ||
    ((lines.some(derived) || derived(totals)) && (hideNext(table.cells.flat()) || hideNext(totals)))
  );
  // Where nothing is left to hide, it may reveal a count to say whether it is small.
  if (lines.some(derived) || derived(totals))
    for (const cell of [...lines.flat(), ...totals]) cell.small = null
  return table
}

function primary(
  counts: readonly (readonly number[])[],
  smallest: number,
  columnsAreTotalled: boolean,
): HiddenTable {
  const cell = (value: number) => ({ value, hidden: value < smallest, small: value < smallest })
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const columns = counts[0]?.map((_value, column) => counts.map((row) => row[column] ?? 0)) ?? []
  return {
    cells: counts.map((row) => row.map(cell)),
    rowTotals: counts.map((row) => cell(sum(row))),
    columnTotals: columns.map((column) =>
      Object.assign(cell(sum(column)), { unpublished: !columnsAreTotalled }),
    ),
    total: cell(sum(counts.flat())),
    smallest,
  }
}

/** Hides the next smallest count that is still shown; false when all are hidden. */
function hideNext(cells: readonly TableCount[]): boolean {
  const [next] = cells.filter((cell) => !cell.hidden).toSorted((a, b) => a.value - b.value)
  if (next) next.hidden = true
  return next !== undefined
}

function tableOf(table: HiddenTable, smallest: number): ShownTable {
  const shown = ({ value, hidden: isHidden, small }: TableCount): ShownCount =>
    isHidden ? hidden(small === true ? smallText(smallest) : complementaryText) : { shown: true, value }
  return {
    cells: table.cells.map((row) => row.map(shown)),
    rowTotals: table.rowTotals.map(shown),
    columnTotals: table.columnTotals.map(shown),
    total: shown(table.total),
  }
}

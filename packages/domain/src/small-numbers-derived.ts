/** A count of a table that is partly hidden. */
export interface TableCount {
  value: number
  hidden: boolean
  /** Hidden because it is small itself: a reader then knows that it is; others are known not to be. Null: not even that. */
  small: boolean | null
  /** It stands nowhere, so nothing is known of it. */
  unpublished?: boolean
}

export interface HiddenTable {
  cells: TableCount[][]
  rowTotals: TableCount[]
  columnTotals: TableCount[]
  total: TableCount
  smallest: number
}

/** A count as a flow from one place to another: into a row, through its cell into a column, and out of it. */
interface Flow {
  from: string
  to: string
  /** Whether it could be more, or less, for all that a reader knows of this count alone. */
  canRise: boolean
  canFall: boolean
  count: TableCount
}

/**
 * Whether a reader can work a hidden count out: it is so when no other table of whole numbers has the same shown counts.
 * A table is a flow through rows and columns, so another one exists exactly where the count lies on a circle of counts
 * that can rise and fall by the same (Gusfield 1988, "A graph theoretic approach to statistical data security").
 */
export function isDerivable(table: HiddenTable, count: TableCount): boolean {
  const flows = flowsOf(table)
  const own = flows.find((flow) => flow.count === count)
  if (!own) return false
  const others = flows.filter((flow) => flow !== own)
  return !(
    (own.canRise && reaches(others, own.to, own.from)) ||
    (own.canFall && reaches(others, own.from, own.to))
  )
}

function flowsOf({ cells, rowTotals, columnTotals, total, smallest }: HiddenTable): Flow[] {
  const flow = (from: string, to: string, count: TableCount): Flow => ({
    from,
    to,
    count,
    canRise:
      count.unpublished === true || (count.hidden && !(count.small === true && count.value >= smallest - 1)),
    canFall:
      count.value > 0 &&
      (count.unpublished === true || (count.hidden && count.value > leastOf(count, smallest))),
  })
  return [
    flow('end', 'start', total),
    ...rowTotals.map((count, row) => flow('start', `row ${row}`, count)),
    ...columnTotals.map((count, column) => flow(`column ${column}`, 'end', count)),
    ...cells.flatMap((line, row) =>
      line.map((count, column) => flow(`row ${row}`, `column ${column}`, count)),
    ),
  ]
}

/** What a reader knows a hidden count to be at least. */
function leastOf({ small }: TableCount, smallest: number): number {
  return small === false ? smallest : 0
}

/** Whether one more can be sent from a place to another by what can rise and fall. */
function reaches(flows: readonly Flow[], from: string, to: string): boolean {
  const seen = new Set([from])
  for (const place of seen) {
    if (place === to) return true
    for (const flow of flows) {
      if (flow.canRise && flow.from === place) seen.add(flow.to)
      if (flow.canFall && flow.to === place) seen.add(flow.from)
    }
  }
  return false
}

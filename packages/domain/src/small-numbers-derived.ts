/** A count of a table that is partly hidden. */
export interface TableCount {
  value: number
  hidden: boolean
  /**
   * Whether it is known to be hidden because it is small itself (true), or known not to be (false). Null: not even that
   * is known.
   */
  small: boolean | null
  /** It is published nowhere, so nothing is known of it. */
  unpublished?: boolean
}

export interface HiddenTable {
  cells: TableCount[][]
  rowTotals: TableCount[]
  columnTotals: TableCount[]
  total: TableCount
  smallest: number
}

/** A count as a flow between nodes: into a row, through its cell into a column, and out of it. */
interface Flow {
  from: string
  to: string
  /** Whether it could be higher, or lower, given what a reader knows of this count alone. */
  canRise: boolean
  canFall: boolean
  count: TableCount
}

/**
 * Whether a reader can derive a hidden count: when no other table of whole numbers has the same shown counts. A table
 * is a flow through rows and columns, so another one exists exactly where the count lies on a cycle of counts that can
 * rise and fall by the same amount (Gusfield 1988, "A graph theoretic approach to statistical data security").
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

/** The minimum of a hidden count that a reader knows. */
function leastOf({ small }: TableCount, smallest: number): number {
  return small === false ? smallest : 0
}

/** Whether one more unit can flow between two nodes through counts that can rise and fall. */
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

/** What the order of contacts needs of one of them. */
export interface Placed {
  id: string
  /** Place among the contacts, lowest first. */
  sortOrder: number
}

/** Gap between two neighbours that were renumbered, so that the next move writes one row only. */
const step = 10

/**
 * The places to write so that the contact at `from` stands at `to`: one, where there is a gap between its new
 * neighbours; otherwise those of all contacts whose number changes, in order. `rows` are in their present order.
 */
export function placesAfterMove<Row extends Placed>(
  rows: readonly Row[],
  from: number,
  to: number,
): { row: Row; sortOrder: number }[] {
  const moved = rows[from]
  if (!moved || from === to || to < 0 || to >= rows.length) return []
  const others = rows.filter((row) => row !== moved)
  const before = others[to - 1]?.sortOrder ?? -1
  const after = others[to]?.sortOrder ?? before + 2 * step
  const between = Math.floor((before + after) / 2)
  if (between > before && between < after) return [{ row: moved, sortOrder: between }]
  return [...others.slice(0, to), moved, ...others.slice(to)]
    .map((row, index) => ({ row, sortOrder: (index + 1) * step }))
    .filter(({ row, sortOrder }) => row.sortOrder !== sortOrder)
}

/** The place of a contact that is added at the end. */
export function lastPlace(rows: readonly Placed[]): number {
  return rows.reduce((most, { sortOrder }) => Math.max(most, sortOrder), 0) + step
}

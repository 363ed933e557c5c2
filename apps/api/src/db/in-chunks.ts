/** Rows of one INSERT: PostgreSQL takes 65,535 parameters in one statement. */
const mostRows = 1000

/** Cuts rows into pieces that one INSERT can take. */
export function inChunks<Row>(rows: readonly Row[], most = mostRows): Row[][] {
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, index) =>
    rows.slice(index * most, (index + 1) * most),
  )
}

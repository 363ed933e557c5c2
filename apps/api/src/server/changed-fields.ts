/** The fields of these names that are others after a change, as they were and as they are: what the history keeps. */
export function changedFields<Row extends object>(
  before: Row,
  after: Row,
  names: readonly string[],
): { before: Partial<Row>; after: Partial<Row> } {
  const changed = (Object.keys(before) as (keyof Row & string)[]).filter(
    (name) => names.includes(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  const pick = (from: Row) => Object.fromEntries(changed.map((name) => [name, from[name]])) as Partial<Row>
  return { before: pick(before), after: pick(after) }
}

interface Placed {
  readonly path?: ReadonlyArray<string | number> | undefined
}

/**
 * Drops errors whose null another error has caused already: where non-null values are missing, the object around them
 * is null, and one error is enough to explain it (GraphQL specification 6.4.4).
 */
export function oneErrorForEachNull<E extends Placed>(data: unknown, errors: readonly E[]): E[] {
  const nulls = new Set<string>()
  return errors.filter((error) => {
    const place = JSON.stringify(nullAt(data, error.path ?? []))
    if (nulls.has(place)) return false
    nulls.add(place)
    return true
  })
}

/** The path at which the response is null on the way to this field. */
export function nullAt(data: unknown, path: ReadonlyArray<string | number>): Array<string | number> {
  const passed: Array<string | number> = []
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) break
    value = (value as Readonly<Record<string | number, unknown>>)[step]
    passed.push(step)
  }
  return passed
}

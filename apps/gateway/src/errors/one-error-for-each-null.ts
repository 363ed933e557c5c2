interface Placed {
  readonly path?: ReadonlyArray<string | number> | undefined
}

/**
 * Errors without those whose null another one has caused already: where values that must not be null are missing, the
 * object around them is null, and one of them is reason enough (GraphQL specification 6.4.4).
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

/** Where on the way to this field the answer is null. */
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

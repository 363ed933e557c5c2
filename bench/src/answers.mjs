/** The data of a GraphQL response; throws for one with errors. @param {unknown} json */
export function dataOf(json) {
  const { data, errors } = /** @type {{ data?: unknown, errors?: unknown }} */ (json ?? {})
  if (errors !== undefined || data === undefined)
    throw new Error(`An answer has errors: ${JSON.stringify(errors)}`)
  return data
}

/** Number of fields in a response, objects included. @param {unknown} value @returns {number} */
export function fieldsOf(value) {
  if (Array.isArray(value)) return value.reduce((sum, each) => sum + fieldsOf(each), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce((sum, each) => sum + 1 + fieldsOf(each), 0)
}

/** The place at which two responses begin to differ. @param {unknown} answer @param {unknown} expected */
export function difference(answer, expected) {
  const [a, b] = [JSON.stringify(answer), JSON.stringify(expected)]
  let place = 0
  while (place < a.length && a[place] === b[place]) place += 1
  return `  ${a.slice(Math.max(0, place - 60), place + 60)}\n  ${b.slice(Math.max(0, place - 60), place + 60)}`
}

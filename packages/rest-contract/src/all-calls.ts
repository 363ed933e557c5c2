import type { Call } from './call.js'
import * as features from './feature-list.js'
import { readTogether } from './together.js'

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'feature' in value && 'method' in value
}
const place = ({ feature, path, method }: Call) => `${feature} ${path} ${method}`

/** Every call of the REST API, by feature and path. The API must implement exactly these. */
export const allCalls: readonly Call[] = [
  ...Object.values<unknown>(features).filter(isCall),
  readTogether,
].toSorted((a, b) => place(a).localeCompare(place(b)))

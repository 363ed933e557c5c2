import { z } from 'zod'
import type { Call } from './call.js'

/** Query names that specification 001 section 7 uses in addresses; a call that has no use for one ignores it. */
const specificationNames: ReadonlySet<string> = new Set(['year', 'part', 'isStateMonitor'])

/** Query names that the call does not know. OData's own begin with a dollar sign. */
export function unknownQueryNames(call: Call, query: object): string[] {
  if (call.query !== undefined && !(call.query instanceof z.ZodObject))
    throw new Error(`The query of ${call.id} does not list its names.`)
  const known = new Set(Object.keys(call.query?.shape ?? {}))
  return Object.keys(query).filter(
    (name) =>
      !known.has(name) && !specificationNames.has(name) && !(call.odata === true && name.startsWith('$')),
  )
}

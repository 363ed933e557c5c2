import { z } from 'zod'
import type { Call } from './call.js'

/** Names that specification 001 section 7 gives in addresses; where a call has no use for one it is read over. */
const specificationNames: ReadonlySet<string> = new Set(['year', 'part', 'isStateMonitor'])

/** Names of a query that the call does not know. OData's own begin with a dollar sign. */
export function unknownQueryNames(call: Call, query: object): string[] {
  if (call.query !== undefined && !(call.query instanceof z.ZodObject))
    throw new Error(`The query of ${call.id} does not list its names.`)
  const known = new Set(Object.keys(call.query?.shape ?? {}))
  return Object.keys(query).filter(
    (name) =>
      !known.has(name) && !specificationNames.has(name) && !(call.odata === true && name.startsWith('$')),
  )
}

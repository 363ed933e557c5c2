import type { z } from 'zod'

export type Whole<Fields extends z.ZodObject> = {
  [Name in keyof z.infer<Fields>]-?: Exclude<z.infer<Fields>[Name], undefined>
}
export type Given<Fields extends z.ZodObject> = {
  [Name in keyof Whole<Fields>]?: Whole<Fields>[Name] | undefined
}

/**
 * The fields of a record as an update wants them: what it gives, and what it leaves out as it is stored. Made of the locked row
 * before any rule is asked, so that the rules and the history see the whole.
 */
export function merged<Fields extends z.ZodObject>(
  fields: Fields,
  stored: Whole<Fields>,
  given: Given<Fields>,
): Whole<Fields> {
  const names = Object.keys(fields.shape) as (keyof Whole<Fields>)[]
  const entries = names.map((name) => [name, given[name] === undefined ? stored[name] : given[name]])
  return Object.fromEntries(entries) as Whole<Fields>
}

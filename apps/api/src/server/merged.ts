import type { z } from 'zod'

export type Whole<Fields extends z.ZodObject> = {
  [Name in keyof z.infer<Fields>]-?: Exclude<z.infer<Fields>[Name], undefined>
}
export type Sent<Fields extends z.ZodObject> = {
  [Name in keyof Whole<Fields>]?: Whole<Fields>[Name] | undefined
}

/**
 * The fields of a record after an update: those that it sends, and the others as they are stored. Merged from the locked row
 * before any rule runs, so that the rules and the history see the whole.
 */
export function merged<Fields extends z.ZodObject>(
  fields: Fields,
  stored: Whole<Fields>,
  sent: Sent<Fields>,
): Whole<Fields> {
  const names = Object.keys(fields.shape) as (keyof Whole<Fields>)[]
  const entries = names.map((name) => [name, sent[name] === undefined ? stored[name] : sent[name]])
  return Object.fromEntries(entries) as Whole<Fields>
}

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

/**
 * Entries of a list as they are sent: what one leaves out is as it is stored under its id, or empty. Undefined where the list
 * itself is left out.
 */
export function mergedEntries<Members extends object>(
  empty: Members,
  stored: readonly (Members & { id: string })[],
  sent: readonly ({ id: string } & { [Name in keyof Members]?: Members[Name] | undefined })[] | undefined,
): (Members & { id: string })[] | undefined {
  return sent?.map((entry) => {
    const given = Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined))
    const kept = stored.find(({ id }) => id === entry.id)
    return Object.assign({ id: entry.id }, empty, kept, given)
  })
}

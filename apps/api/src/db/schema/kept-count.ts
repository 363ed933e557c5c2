import { integer } from 'drizzle-orm/pg-core'

/**
 * A number that lists show, counted where rows are written and not each time somebody reads. Triggers of the database keep
 * it (`recount_…` in the migrations), so that no way of writing forgets it: nothing else writes it.
 */
export const keptCount = (name: string) => integer(name).notNull().default(0)

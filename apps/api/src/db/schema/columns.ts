import { integer, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from './accounts.js'

// Columns that most tables have, written once.

/** A moment, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** A number that the database gives to each row. */
export const id = () => integer('id').primaryKey().generatedByDefaultAsIdentity()

/** A user, by id. */
export const person = (name: string) => text(name).references(() => users.id)

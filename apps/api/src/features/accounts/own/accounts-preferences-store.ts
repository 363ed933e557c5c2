import { eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../../db/database.js'
import { userPreferences, users } from '../../../db/schema/index.js'

export type Preferences = Omit<typeof userPreferences.$inferSelect, 'userId' | 'changedOn'>

/** What a person has stored; null while nothing is. */
export async function findPreferences(db: Database, userId: string): Promise<Preferences | null> {
  const [row] = await db.select().from(userPreferences).where(eq(userPreferences.userId, userId))
  if (!row) return null
  const { userId: _userId, changedOn: _changedOn, ...preferences } = row
  return preferences
}

/** Whether mail to somebody bounces, and the names of the agencies that an administrator chose for them. */
export async function findMailFacts(
  db: Database,
  userId: string,
): Promise<{ mailBouncedAt: Date | null; preferredLeas: string[] }> {
  const [row] = await db
    .select({
      mailBouncedAt: users.mailBouncedAt,
      preferredLeas: sql<string[]>`array(select l.short_name from leas l
        where l.id = any(users.selected_leas) order by l.code)`,
    })
    .from(users)
    .where(eq(users.id, userId))
  return row ?? { mailBouncedAt: null, preferredLeas: [] }
}

/** Saves of one person take turns; the row of the preferences may not be there yet, that of the person is. */
export async function lockPreferences(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
}

/** Stores the preferences of a person, the first or the next. */
export async function storePreferences(
  tx: Tx,
  userId: string,
  preferences: Preferences,
  now: Date,
): Promise<void> {
  await tx
    .insert(userPreferences)
    .values({ ...preferences, userId, changedOn: now })
    .onConflictDoUpdate({ target: userPreferences.userId, set: { ...preferences, changedOn: now } })
}

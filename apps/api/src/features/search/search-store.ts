import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../db/database.js'
import { findingCases, recentSearches } from '../../db/schema/index.js'

/** What a person searched for, newest first. */
export async function listRecent(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ query: recentSearches.query })
    .from(recentSearches)
    .where(eq(recentSearches.userId, userId))
    .orderBy(desc(recentSearches.searchedOn), recentSearches.query)
  return rows.map(({ query }) => query)
}

/** Whether a text is what some student is known by. */
export async function isReference(db: Database, text: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(findingCases)
    .where(eq(sql`lower(${findingCases.studentReference})`, sql`lower(${text})`))
    .limit(1)
  return rows.length > 0
}

/** Puts a search first and keeps no more than so many. */
export async function putRecent(
  tx: Tx,
  row: typeof recentSearches.$inferInsert,
  most: number,
): Promise<void> {
  const { userId, searchedOn } = row
  await tx
    .insert(recentSearches)
    .values(row)
    .onConflictDoUpdate({ target: [recentSearches.userId, recentSearches.query], set: { searchedOn } })
  await tx.execute(sql`delete from recent_searches where user_id = ${userId} and query not in (select query
    from recent_searches where user_id = ${userId} order by searched_on desc, query limit ${most})`)
}

/** Forgets what a person has searched for. */
export async function dropRecent(tx: Tx, userId: string): Promise<void> {
  await tx.delete(recentSearches).where(eq(recentSearches.userId, userId))
}

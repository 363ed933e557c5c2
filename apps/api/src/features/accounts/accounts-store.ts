import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { users } from '../../db/schema/index.js'

export async function hasDemonstrationAccounts(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isDemonstration, true), isNull(users.deletedAt)))
    .limit(1)
  return rows.length > 0
}

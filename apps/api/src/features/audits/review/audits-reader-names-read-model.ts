import { inArray } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { users } from '../../../db/schema/index.js'

/** Full names of people by their ids; those that are null are left out. */
export async function namesOf(
  db: Database,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const known = [...new Set(ids.filter((id) => id !== null))]
  if (known.length === 0) return new Map()
  const rows = await db
    .select({ id: users.id, fullName: users.fullName })
    .from(users)
    .where(inArray(users.id, known))
  return new Map(rows.map(({ id, fullName }) => [id, fullName]))
}

import type { Visit, VisitPlace } from '@portal/domain'
import { and, eq, sql } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database, Tx } from '../../db/database.js'
import { userVisits } from '../../db/schema/index.js'

/** The newest visit of a person at a place; null when there was none. */
export async function findVisit(db: Database, userId: string, place: VisitPlace): Promise<Visit | null> {
  const [row] = await visitOf(db).execute({ userId, place })
  return row ?? null
}

const visitOf = builtOnce((db) =>
  db
    .select({ at: userVisits.at, before: userVisits.before })
    .from(userVisits)
    .where(
      and(eq(userVisits.userId, sql.placeholder('userId')), eq(userVisits.place, sql.placeholder('place'))),
    )
    .prepare('visit of a person'),
)

/** When a person last looked at a dashboard, and at the time before. */
export async function storeVisit(tx: Tx, userId: string, place: VisitPlace, visit: Visit): Promise<void> {
  await tx
    .insert(userVisits)
    .values({ userId, place, ...visit })
    .onConflictDoUpdate({ target: [userVisits.userId, userVisits.place], set: visit })
}

import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { advisoryLock } from '../../db/advisory-lock.js'
import type { Database, Tx } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { userRoles, users } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'

/** Whether accounts of the demonstration are there, whose passwords are public. */
export async function hasDemonstrationAccounts(db: Database): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isDemonstration, true), isNull(users.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** One at a time until commit. Any number; only this lock uses it. */
const administrationLock = 4_100_021

/**
 * Every command that changes who holds which role, who is active, or what a role allows, takes this lock first and
 * reads afterwards. So of two people who disable the last two administrators at once the second sees what the first
 * has done, and no role disappears while it is given.
 */
export const lockAdministration = advisoryLock(administrationLock)

/** Holds the rows of users until the end of the transaction, in one order for everybody. */
export async function lockUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('update')
}

type UserColumns = Omit<Partial<typeof users.$inferInsert>, 'id' | 'version'>

/** A change by a person: new columns, one version up. */
export async function changeUsers(
  tx: Tx,
  ids: readonly string[],
  columns: UserColumns,
  change: Stamp,
): Promise<void> {
  await tx
    .update(users)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${users.version} + 1`,
    })
    .where(inArray(users.id, [...ids]))
}

/** New accounts with their roles. */
export async function insertUsers(
  tx: Tx,
  rows: readonly { user: typeof users.$inferInsert; roleIds: readonly string[] }[],
): Promise<void> {
  for (const chunk of inChunks(rows)) {
    const held = chunk.flatMap(({ user, roleIds }) => roleIds.map((roleId) => ({ userId: user.id, roleId })))
    await tx.insert(users).values(chunk.map(({ user }) => user))
    await tx.insert(userRoles).values(held)
  }
}

/** Gives an account these roles and no others. */
export async function replaceRoles(tx: Tx, userId: string, roleIds: readonly string[]): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId))
  await tx.insert(userRoles).values(roleIds.map((roleId) => ({ userId, roleId })))
}

/** Which of these user names, in lower case, belong to users who are not deleted. */
export async function takenUserNames(
  db: Database,
  names: readonly string[],
  except?: string,
): Promise<Set<string>> {
  const taken = new Set<string>()
  for (const chunk of inChunks(names)) {
    const rows = await db
      .select({ name: sql<string>`lower(${users.userName})` })
      .from(users)
      .where(
        and(
          inArray(
            sql`lower(${users.userName})`,
            chunk.map((name) => name.toLowerCase()),
          ),
          isNull(users.deletedAt),
          except === undefined ? undefined : ne(users.id, except),
        ),
      )
    for (const { name } of rows) taken.add(name)
  }
  return taken
}

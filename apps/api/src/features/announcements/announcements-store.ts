import { eq, inArray, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.js'
import { announcementDismissals, announcements, leas } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'
import { isRowId } from '../../server/requests/row-id.js'

/** Holds the announcement until commit, so that two changes come one after the other. */
export async function lockAnnouncement(tx: Tx, id: number): Promise<void> {
  if (!isRowId(id)) return
  await tx.select({ id: announcements.id }).from(announcements).where(eq(announcements.id, id)).for('update')
}

/** Stores an announcement; returns its id. */
export async function insertAnnouncement(
  tx: Tx,
  row: Omit<typeof announcements.$inferInsert, 'createdBy' | 'createdOn' | 'changedBy' | 'changedOn'>,
  { by, on }: Stamp,
): Promise<number> {
  const [added] = await tx
    .insert(announcements)
    .values({ ...row, createdBy: by, createdOn: on, changedBy: by, changedOn: on })
    .returning({ id: announcements.id })
  if (!added) throw new Error('The announcement was not stored.')
  return added.id
}

/** Writes columns of an announcement and raises its version. */
export async function changeAnnouncement(
  tx: Tx,
  id: number,
  columns: PgUpdateSetSource<typeof announcements>,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(announcements)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${announcements.version} + 1` })
    .where(eq(announcements.id, id))
}

/** False when it was put away before. */
export async function insertDismissal(
  tx: Tx,
  row: typeof announcementDismissals.$inferInsert,
): Promise<boolean> {
  const added = await tx.insert(announcementDismissals).values(row).onConflictDoNothing().returning()
  return added.length > 0
}

/** Shows an announcement again to those who had put it away. */
export async function clearDismissals(tx: Tx, announcementId: number): Promise<void> {
  await tx.delete(announcementDismissals).where(eq(announcementDismissals.announcementId, announcementId))
}

/** Whether every one of these agencies is there. */
export async function agenciesExist(tx: Tx, ids: readonly number[]): Promise<boolean> {
  if (!ids.every(isRowId)) return false
  const found = await tx
    .select({ id: leas.id })
    .from(leas)
    .where(inArray(leas.id, [...ids]))
  return found.length === ids.length
}

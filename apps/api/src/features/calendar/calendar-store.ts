import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.js'
import { calendarEvents } from '../../db/schema/index.js'
import type { Stamp } from '../../server/command.js'

export type EventColumns = Pick<
  typeof calendarEvents.$inferInsert,
  | 'year'
  | 'subject'
  | 'eventType'
  | 'school'
  | 'eventDescription'
  | 'part'
  | 'startTime'
  | 'endTime'
  | 'description'
  | 'location'
>

/** Holds the row of an event until the end of the transaction. */
export async function lockEvent(tx: Tx, id: number): Promise<void> {
  await tx
    .select({ id: calendarEvents.id })
    .from(calendarEvents)
    .where(eq(calendarEvents.id, id))
    .for('update')
}

/** Stores an event; returns its id. */
export async function insertEvent(
  tx: Tx,
  event: EventColumns & { leaId: number },
  made: Stamp,
): Promise<number> {
  const [row] = await tx
    .insert(calendarEvents)
    .values({ ...event, createdBy: made.by, createdOn: made.on, changedBy: made.by, changedOn: made.on })
    .returning({ id: calendarEvents.id })
  return row?.id ?? 0
}

/** A change by a person: new columns, one version up. */
export async function changeEvent(
  tx: Tx,
  id: number,
  columns: Partial<EventColumns> & { deletedOn?: Date | null },
  change: Stamp,
): Promise<void> {
  await tx
    .update(calendarEvents)
    .set({
      ...columns,
      changedBy: change.by,
      changedOn: change.on,
      version: sql`${calendarEvents.version} + 1`,
    })
    .where(eq(calendarEvents.id, id))
}

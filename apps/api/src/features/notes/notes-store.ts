import { eq, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/database.js'
import { complianceYears, leas, notes, noteTemplates } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import type { Stamp } from '../../server/command.js'

type NoteColumns = PgUpdateSetSource<typeof notes>
type TemplateColumns = PgUpdateSetSource<typeof noteTemplates>

/** Holds the note until commit, so that two changes come one after the other. */
export async function lockNote(tx: Tx, id: string): Promise<void> {
  await tx.select({ id: notes.id }).from(notes).where(eq(notes.id, id)).for('update')
}

/** Adds a note; false when its id is taken, by a note that was added at the same time too. */
export async function insertNote(
  tx: Tx,
  row: Omit<typeof notes.$inferInsert, 'createdBy' | 'createdOn' | 'changedBy' | 'changedOn'>,
  { by, on }: Stamp,
): Promise<boolean> {
  const added = await tx
    .insert(notes)
    .values({ ...row, createdBy: by, createdOn: on, changedBy: by, changedOn: on })
    .onConflictDoNothing()
    .returning({ id: notes.id })
  return added.length > 0
}

/** Writes columns of a note and raises its version. */
export async function changeNote(tx: Tx, id: string, columns: NoteColumns, { by, on }: Stamp): Promise<void> {
  await tx
    .update(notes)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${notes.version} + 1` })
    .where(eq(notes.id, id))
}

/** Which of the two places of a note are there. */
export async function placesOf(
  tx: Tx,
  { leaId, year }: { leaId: number; year: number },
): Promise<{ lea: boolean; year: boolean }> {
  if (!isRowId(leaId) || !isRowId(year)) return { lea: isRowId(leaId), year: false }
  const [lea] = await tx.select({ id: leas.id }).from(leas).where(eq(leas.id, leaId))
  const [known] = await tx
    .select({ id: complianceYears.id })
    .from(complianceYears)
    .where(eq(complianceYears.id, year))
  return { lea: lea !== undefined, year: known !== undefined }
}

/** Locks a note template until the transaction ends. */
export async function lockTemplate(tx: Tx, id: number): Promise<void> {
  await tx.select({ id: noteTemplates.id }).from(noteTemplates).where(eq(noteTemplates.id, id)).for('update')
}

/** Stores a note template; returns its id. */
export async function insertTemplate(
  tx: Tx,
  row: Pick<typeof noteTemplates.$inferInsert, 'title' | 'category' | 'textNote'>,
  { by, on }: Stamp,
): Promise<number> {
  const [added] = await tx
    .insert(noteTemplates)
    .values({ ...row, changedBy: by, changedOn: on })
    .returning({ id: noteTemplates.id })
  if (!added) throw new Error('The template was not stored.')
  return added.id
}

/** Writes columns of a note template and raises its version. */
export async function changeTemplate(
  tx: Tx,
  id: number,
  columns: TemplateColumns,
  { by, on }: Stamp,
): Promise<void> {
  await tx
    .update(noteTemplates)
    .set({ ...columns, changedBy: by, changedOn: on, version: sql`${noteTemplates.version} + 1` })
    .where(eq(noteTemplates.id, id))
}

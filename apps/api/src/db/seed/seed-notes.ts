import { noteTitle } from '@portal/domain'
import { and, eq, isNull, max } from 'drizzle-orm'
import type { Database } from '../database.js'
import { complianceYears, leas, notes, noteTemplates, users } from '../schema/index.js'
import { readNotes, readNoteTemplates } from './demonstration-data.js'

const dayMs = 86_400_000

/** Notes and templates of the demonstration, once: from then on they are what people make of them. */
export async function seedNotes(db: Database, now: Date): Promise<void> {
  const [monitor] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.userName, 'monitor@state.example'), isNull(users.deletedAt)))
  const [newest] = await db.select({ year: max(complianceYears.id) }).from(complianceYears)
  const year = newest?.year
  if (!monitor || typeof year !== 'number') return
  if ((await db.$count(noteTemplates)) === 0)
    await db
      .insert(noteTemplates)
      .values(
        (await readNoteTemplates()).map((entry) =>
          Object.assign({ changedOn: now, changedBy: monitor.id }, entry),
        ),
      )
  if ((await db.$count(notes)) > 0) return
  const known = new Set((await db.select({ id: leas.id }).from(leas)).map(({ id }) => id))
  const rows = (await readNotes())
    .filter(({ leaId }) => known.has(leaId))
    .map(({ id, leaId, category, part, paragraphs, daysAgo }) => {
      const on = new Date(now.getTime() - daysAgo * dayMs)
      return {
        id,
        leaId,
        category,
        part,
        year,
        title: noteTitle(paragraphs[0] ?? ''),
        textNote: paragraphs.map((text) => `<p>${text}</p>`).join(''),
        plainText: paragraphs.join('\n'),
        createdBy: monitor.id,
        createdOn: on,
        changedBy: monitor.id,
        changedOn: on,
      }
    })
  if (rows.length > 0) await db.insert(notes).values(rows).onConflictDoNothing()
}

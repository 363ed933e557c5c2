import type { noteTemplate, noteTemplateRow } from '@portal/rest-contract'
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { noteTemplates, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

export type NoteTemplate = z.infer<typeof noteTemplate>

function selectTemplates(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: noteTemplates.id,
      title: noteTemplates.title,
      category: noteTemplates.category,
      textNote: noteTemplates.textNote,
      changedBy: { id: users.id, fullName: users.fullName },
      changedOn: noteTemplates.changedOn,
      deletedOn: noteTemplates.deletedOn,
      version: noteTemplates.version,
    })
    .from(noteTemplates)
    .innerJoin(users, eq(users.id, noteTemplates.changedBy))
    .where(where)
    .orderBy(asc(sql`lower(${noteTemplates.title})`), asc(noteTemplates.id))
}

/** Templates by title, without their texts: those that are offered, or the deleted ones. */
export async function listTemplateRows(
  db: Database,
  show: 'kept' | 'deleted',
): Promise<z.infer<typeof noteTemplateRow>[]> {
  const { deletedOn: deleted } = noteTemplates
  const rows = await selectTemplates(db, show === 'deleted' ? isNotNull(deleted) : isNull(deleted))
  return rows.map(({ id, title, category, changedBy, changedOn, version }) => ({
    id,
    title,
    category,
    changedBy,
    changedOn: changedOn.toISOString(),
    version,
  }))
}

export interface TemplateView {
  answer: NoteTemplate
  version: number
  isDeleted: boolean
  changed: { by: string; on: Date }
}

/** A template that is offered; with `deleted` one that was taken away too. */
export async function findTemplate(db: Database, id: number, deleted = false): Promise<TemplateView | null> {
  if (!isRowId(id)) return null
  const kept = deleted ? undefined : isNull(noteTemplates.deletedOn)
  const [row] = await selectTemplates(db, and(eq(noteTemplates.id, id), kept))
  if (!row) return null
  const { deletedOn, ...template } = row
  return {
    answer: { ...template, changedOn: row.changedOn.toISOString() },
    version: row.version,
    isDeleted: deletedOn !== null,
    changed: { by: row.changedBy.fullName, on: row.changedOn },
  }
}

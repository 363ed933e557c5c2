import type { noteTemplate, noteTemplateRow } from '@portal/rest-contract'
import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { noteTemplates, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/row-id.js'

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
      version: noteTemplates.version,
    })
    .from(noteTemplates)
    .innerJoin(users, eq(users.id, noteTemplates.changedBy))
    .where(and(where, isNull(noteTemplates.deletedOn)))
    .orderBy(asc(sql`lower(${noteTemplates.title})`), asc(noteTemplates.id))
}

/** Templates by title, without their texts. */
export async function listTemplateRows(db: Database): Promise<z.infer<typeof noteTemplateRow>[]> {
  const rows = await selectTemplates(db, undefined)
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
  changed: { by: string; on: Date }
}

export async function findTemplate(db: Database, id: number): Promise<TemplateView | null> {
  if (!isRowId(id)) return null
  const [row] = await selectTemplates(db, eq(noteTemplates.id, id))
  if (!row) return null
  return {
    answer: { ...row, changedOn: row.changedOn.toISOString() },
    version: row.version,
    changed: { by: row.changedBy.fullName, on: row.changedOn },
  }
}

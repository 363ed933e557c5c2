import { canChangeNote, canRestoreNote, type Actor } from '@portal/domain'
import type { listNotes, note, noteRow, QueryOf } from '@portal/rest-contract'
import { and, asc, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import type { Database } from '../../db/database.js'
import { sortedColumns } from '../../db/sort.js'
import { leas, notes, users } from '../../db/schema/index.js'
import { contains } from '../../db/search.js'
import { isRowId } from '../../server/requests/row-id.js'
import { act } from '../../server/verdicts.js'

export type NoteRow = z.infer<typeof noteRow>
export type Note = z.infer<typeof note>
type Query = QueryOf<typeof listNotes>
export type NoteFilter = Omit<Query, 'page' | 'pageSize'>

const author = alias(users, 'author')
const changer = alias(users, 'changer')

function selectNotes(db: Database, where: SQL | undefined) {
  return db
    .select({
      id: notes.id,
      leaId: notes.leaId,
      year: notes.year,
      category: notes.category,
      part: notes.part,
      title: notes.title,
      createdBy: { id: author.id, fullName: author.fullName },
      createdOn: notes.createdOn,
      changedBy: { id: changer.id, fullName: changer.fullName },
      changedOn: notes.changedOn,
      deletedOn: notes.deletedOn,
      version: notes.version,
      // Columns that only one of the answers holds.
      agency: leas.name,
    })
    .from(notes)
    .innerJoin(leas, eq(leas.id, notes.leaId))
    .innerJoin(author, eq(author.id, notes.createdBy))
    .innerJoin(changer, eq(changer.id, notes.changedBy))
    .where(where)
    .$dynamic()
}

type StoredRow = Awaited<ReturnType<typeof selectNotes>>[number]

function rowAnswer({ agency: _agency, ...row }: StoredRow, actor: Actor): NoteRow {
  const facts = { isDeleted: row.deletedOn !== null }
  return {
    ...row,
    ...facts,
    createdOn: row.createdOn.toISOString(),
    changedOn: row.changedOn.toISOString(),
    deletedOn: row.deletedOn?.toISOString() ?? null,
    change: act(canChangeNote(actor, facts)),
    restore: act(canRestoreNote(actor, facts)),
  }
}

/** The text of notes by their ids. */
async function textsOf(db: Database, where: SQL | undefined) {
  const rows = await db
    .select({ id: notes.id, textNote: notes.textNote, plainText: notes.plainText })
    .from(notes)
    .innerJoin(leas, eq(leas.id, notes.leaId))
    .where(where)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface NoteView {
  answer: Note
  plainText: string
  version: number
  changed: { by: string; on: Date }
}

/** One note, a deleted one too; null when there is none. */
export async function findNote(db: Database, actor: Actor, id: string): Promise<NoteView | null> {
  const which = eq(notes.id, id)
  const [row] = await selectNotes(db, which)
  const text = (await textsOf(db, which)).get(id)
  if (!row || !text) return null
  return {
    answer: { ...rowAnswer(row, actor), textNote: text.textNote },
    plainText: text.plainText,
    version: row.version,
    changed: { by: row.changedBy.fullName, on: row.changedOn },
  }
}

/** Notes about one agency in one year, newest first. */
export async function listNotesOf(
  db: Database,
  actor: Actor,
  { leaId, year }: { leaId: number; year: number },
): Promise<Note[]> {
  if (!isRowId(leaId) || !isRowId(year)) return []
  const which = and(eq(notes.leaId, leaId), eq(notes.year, year), isNull(notes.deletedOn))
  const rows = await selectNotes(db, which).orderBy(desc(notes.changedOn), asc(notes.id))
  const texts = await textsOf(db, which)
  return rows.map((row) =>
    Object.assign(rowAnswer(row, actor), { textNote: texts.get(row.id)?.textNote ?? '' }),
  )
}

/** One page of the notes that a filter leaves. */
export async function listNoteRows(
  db: Database,
  actor: Actor,
  { page, pageSize, ...filter }: Query,
): Promise<{ rows: NoteRow[]; total: number; page: number; pageSize: number }> {
  const where = matching(filter)
  const rows = await selectNotes(db, where)
    .orderBy(...orderOf(filter.sort))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(notes)
    .innerJoin(leas, eq(leas.id, notes.leaId))
    .where(where)
  return { rows: rows.map((row) => rowAnswer(row, actor)), total: count?.total ?? 0, page, pageSize }
}

/** Every note of a filter with its agency and its words, for a file. */
export async function listNotesForExport(
  db: Database,
  filter: NoteFilter,
): Promise<(StoredRow & { plainText: string })[]> {
  const where = matching(filter)
  const rows = await selectNotes(db, where).orderBy(...orderOf(filter.sort))
  const texts = await textsOf(db, where)
  return rows.map((row) => Object.assign(row, { plainText: texts.get(row.id)?.plainText ?? '' }))
}

const sortable: Record<string, SQL> = {
  title: sql`lower(${notes.title})`,
  agency: sql`${leas.code}`,
  year: sql`${notes.year}`,
  category: sql`${notes.category}`,
  changedOn: sql`${notes.changedOn}`,
}

/** Newest first unless asked otherwise. */
function orderOf(sort: string | undefined): SQL[] {
  const asked = sortedColumns(sort, sortable).map(({ column, descending }) =>
    descending ? desc(column) : asc(column),
  )
  return [...asked, desc(notes.changedOn), asc(notes.id)]
}

function matching({ q, leaId, year, category, show }: NoteFilter): SQL | undefined {
  const none = sql`false`
  return and(
    show === 'deleted' ? isNotNull(notes.deletedOn) : isNull(notes.deletedOn),
    contains(q, [notes.plainText]),
    leaId === undefined ? undefined : isRowId(leaId) ? eq(notes.leaId, leaId) : none,
    year === undefined ? undefined : isRowId(year) ? eq(notes.year, year) : none,
    category === undefined ? undefined : isRowId(category) ? eq(notes.category, category) : none,
  )
}

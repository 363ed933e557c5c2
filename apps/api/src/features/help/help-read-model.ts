import {
  canEditTraining,
  seesTraining,
  trainingMark,
  type Actor,
  type ScanState,
  type TrainingInput,
} from '@portal/domain'
import type { trainingItem } from '@portal/rest-contract'
import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { fileObjects, trainingItems, trainingUses, users } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'

export type TrainingItem = z.infer<typeof trainingItem>
type Usage = NonNullable<TrainingItem['usage']>
type TrainingFile = NonNullable<TrainingItem['file']>

/** An item with what rules need and what clients get. */
export interface TrainingView {
  answer: TrainingItem
  input: TrainingInput
  version: number
  changed: { by: string; on: Date }
}

/** Items in their order, as far as they are for the actor; the deleted ones for editors. */
export async function listTrainingItems(
  db: Database,
  actor: Actor,
  now: Date,
  show: 'kept' | 'deleted' = 'kept',
): Promise<TrainingItem[]> {
  const asked = show === 'deleted' ? deletedItems(db) : keptItems(db)
  return viewsOf(await asked.execute({ userId: actor.userId }), actor, now).map(({ answer }) => answer)
}

/** One item, a deleted one too for editors; null when it is not there or not for the actor. */
export async function findTrainingItem(
  db: Database,
  actor: Actor,
  id: number,
  now: Date,
): Promise<TrainingView | null> {
  if (!isRowId(id)) return null
  return viewsOf(await itemById(db).execute({ id, userId: actor.userId }), actor, now)[0] ?? null
}

const file = alias(fileObjects, 'file')
const captions = alias(fileObjects, 'captions')

const fileColumns = (of: typeof file | typeof captions) => ({
  id: of.id,
  title: of.title,
  fileName: of.name,
  size: of.size,
  mime: of.mime,
  sha256: of.sha256,
  scanState: sql<ScanState>`${of.scanState}`,
})

/** Items with what the person `userId` made of them. */
function itemQuery(db: Database, where: SQL) {
  return db
    .select({
      item: trainingItems,
      changedBy: { id: users.id, fullName: users.fullName },
      file: fileColumns(file),
      captions: fileColumns(captions),
      own: { watchedOn: trainingUses.watchedOn, helped: trainingUses.helped },
      usage: sql<Usage>`(select json_build_object('opened', coalesce(sum(u.opened), 0)::int,
        'people', (count(*) filter (where u.opened > 0))::int, 'watched', count(u.watched_on)::int,
        'helped', (count(*) filter (where u.helped))::int, 'notHelped', (count(*) filter (where not u.helped))::int)
        from training_uses u where u.item_id = training_items.id)`,
    })
    .from(trainingItems)
    .innerJoin(users, eq(users.id, trainingItems.changedBy))
    .leftJoin(file, eq(file.id, trainingItems.fileId))
    .leftJoin(captions, eq(captions.id, trainingItems.captionsFileId))
    .leftJoin(
      trainingUses,
      and(eq(trainingUses.itemId, trainingItems.id), eq(trainingUses.userId, sql.placeholder('userId'))),
    )
    .where(where)
    .orderBy(asc(trainingItems.order), asc(trainingItems.id))
}

// Everybody's first page reads them.
const keptItems = builtOnce((db) => itemQuery(db, isNull(trainingItems.deletedOn)).prepare('training items'))
const deletedItems = builtOnce((db) =>
  itemQuery(db, isNotNull(trainingItems.deletedOn)).prepare('deleted training items'),
)
const itemById = builtOnce((db) =>
  itemQuery(db, eq(trainingItems.id, sql.placeholder('id'))).prepare('training item by id'),
)

function viewsOf(rows: readonly Row[], actor: Actor, now: Date): TrainingView[] {
  const edits = canEditTraining(actor).allowed
  return rows
    .filter(({ item }) => seesTraining(actor, { ...item, isDeleted: item.deletedOn !== null }))
    .map((row) => viewOf(row, edits, now))
}

/** drizzle answers null for the whole group, or for its members, when the left join found nothing. */
type JoinedFile = { [Name in keyof TrainingFile]: TrainingFile[Name] | null } | null

const fileOf = (joined: JoinedFile): TrainingFile | null =>
  joined?.id == null ? null : (joined as TrainingFile)

type Stored = typeof trainingItems.$inferSelect

interface Row {
  item: Stored
  changedBy: { id: string; fullName: string }
  file: JoinedFile
  captions: JoinedFile
  own: { watchedOn: Date | null; helped: boolean | null } | null
  usage: Usage
}

function viewOf(row: Row, edits: boolean, now: Date): TrainingView {
  const {
    plainText,
    deletedOn,
    fileId: _file,
    captionsFileId: _captions,
    createdBy: _by,
    createdOn: _on,
    order: _order,
    ...shown
  } = row.item
  return {
    input: { ...shown, plainText },
    version: shown.version,
    changed: { by: row.changedBy.fullName, on: shown.changedOn },
    answer: {
      ...shown,
      file: fileOf(row.file),
      captions: fileOf(row.captions),
      mark: trainingMark(shown, now),
      watchedOn: row.own?.watchedOn?.toISOString() ?? null,
      helped: row.own?.helped ?? null,
      usage: edits ? row.usage : null,
      publishedOn: shown.publishedOn?.toISOString() ?? null,
      changedBy: row.changedBy,
      changedOn: shown.changedOn.toISOString(),
      isDeleted: deletedOn !== null,
    },
  }
}

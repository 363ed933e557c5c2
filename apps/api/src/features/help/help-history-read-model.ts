import { inArray } from 'drizzle-orm'
import { trainingItems } from '../../db/schema/index.js'
import { rowIds } from '../../server/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const helpNames = {
  trainingItem: (db, ids) =>
    db
      .select({ id: trainingItems.id, name: trainingItems.title })
      .from(trainingItems)
      .where(inArray(trainingItems.id, rowIds(ids))),
} satisfies RecordNames

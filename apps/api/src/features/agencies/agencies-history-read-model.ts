import { inArray } from 'drizzle-orm'
import { leas } from '../../db/schema/index.js'
import { rowIds } from '../../server/row-id.js'
import type { RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const agenciesNames = {
  lea: (db, ids) =>
    db
      .select({ id: leas.id, name: leas.shortName })
      .from(leas)
      .where(inArray(leas.id, rowIds(ids))),
} satisfies RecordNames

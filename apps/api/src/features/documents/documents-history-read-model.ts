import { desc, inArray } from 'drizzle-orm'
import { fileObjects, requiredDocumentCategories } from '../../db/schema/index.js'
import { uuids } from '../../server/row-id.js'
import { withGone, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const documentsNames = {
  supportingDocument: (db, ids) =>
    db
      .select({ id: fileObjects.id, name: fileObjects.title })
      .from(fileObjects)
      .where(inArray(fileObjects.id, uuids(ids))),
  async documentCategoryContent(db, ids) {
    const { contentId, documentCategory: name, versionId } = requiredDocumentCategories
    const newest = await db
      .selectDistinctOn([contentId], { id: contentId, name })
      .from(requiredDocumentCategories)
      .where(inArray(contentId, ids))
      .orderBy(contentId, desc(versionId))
    return withGone(ids, newest)
  },
} satisfies RecordNames

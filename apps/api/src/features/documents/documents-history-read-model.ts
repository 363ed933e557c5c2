import { desc, inArray } from 'drizzle-orm'
import { fileObjects, requiredDocumentCategories } from '../../db/schema/index.js'
import { uuids } from '../../server/row-id.js'
import { namesIn, withGone, type RecordNames } from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const documentsNames = {
  supportingDocument: namesIn(fileObjects, fileObjects.id, fileObjects.title, uuids),
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

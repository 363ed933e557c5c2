import { eq, inArray, sql } from 'drizzle-orm'
import {
  fileObjects,
  requiredDocumentCategories,
  requiredDocumentCategoryResponses,
  requiredDocuments,
  requiredDocumentVersions,
} from '../../db/schema/index.js'
import { rowIds, uuids } from '../../server/requests/row-id.js'
import {
  contentNames,
  namesIn,
  newestNamesIn,
  versionName,
  type RecordNames,
} from '../audit-trail/audit-trail-names-read-model.js'

/** Names of this feature's records in the history. */
export const documentsNames = {
  supportingDocument: namesIn(fileObjects, fileObjects.id, fileObjects.title, uuids),
  requiredDocument: namesIn(requiredDocuments, requiredDocuments.id, requiredDocuments.title, uuids),
  requiredDocumentCategory: (db, ids) =>
    db
      .select({
        id: requiredDocumentCategoryResponses.id,
        name: requiredDocumentCategories.documentCategory,
      })
      .from(requiredDocumentCategoryResponses)
      .innerJoin(
        requiredDocumentCategories,
        eq(requiredDocumentCategories.id, requiredDocumentCategoryResponses.categoryId),
      )
      .where(inArray(requiredDocumentCategoryResponses.id, rowIds(ids))),
  requiredDocumentContent: contentNames(
    newestNamesIn(
      requiredDocumentCategories,
      requiredDocumentCategories,
      requiredDocumentCategories.documentCategory,
    ),
  ),
  requiredDocumentVersion: namesIn(
    requiredDocumentVersions,
    requiredDocumentVersions.id,
    versionName(sql`${requiredDocumentVersions.part} || ' required documents'`, requiredDocumentVersions),
  ),
} satisfies RecordNames

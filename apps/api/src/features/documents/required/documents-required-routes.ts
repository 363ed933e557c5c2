import { seesLea } from '@portal/domain'
import {
  assignDocumentUser,
  changeRequiredDocumentComments,
  changeRequiredDocumentMaximum,
  changeRequiredDocumentStateMonitor,
  changeRequiredDocumentTitle,
  cloneRequiredDocuments,
  deleteRequiredDocument,
  downloadRequiredDocument,
  listAllRequiredDocuments,
  listCloneCategories,
  listCloneDocuments,
  listDocumentAssignableUsers,
  listRelatedRequiredDocuments,
  listRequiredDocumentCategories,
  listRequiredDocumentCategoriesOfResponse,
  listRequiredDocuments,
  listSupportingDocuments,
  relateRequiredDocument,
  removeDocumentUser,
  unrelateRequiredDocument,
  uploadRequiredFiles,
} from '@portal/rest-contract'
import { ApiError } from '../../../server/api-error.js'
import { route, streamRoute, type Route } from '../../../server/requests/route.js'
import { categoryPeople } from './documents-assignments-service.js'
import * as clones from '../reuse/documents-clone-service.js'
import { sendFile } from '../storage/documents-download.js'
import { findCategory, listCategories } from './documents-required-read-model.js'
import * as relations from '../reuse/documents-related-service.js'
import * as service from './documents-required-service.js'
import type { DocumentsContext } from '../documents-service.js'

const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Required documents: categories, documents, and what the agency and the state do with them. */
export function requiredDocumentsRoutes(context: DocumentsContext): Route[] {
  const { places } = context
  return [
    route(listRequiredDocumentCategories, read, async ({ tx, actor, params, query }) => {
      if (!seesLea(actor, params.leaId)) throw missing()
      return (await listCategories(tx, actor, { ...params, ...query })).map(({ answer }) => answer)
    }),
    route(listRequiredDocumentCategoriesOfResponse, read, async ({ tx, actor, params, query }) => {
      if (!seesLea(actor, params.leaId)) throw missing()
      const scope = { ...query, leaId: params.leaId, responseId: params.questionnaireResponseId }
      return (await listCategories(tx, actor, scope)).map(({ answer }) => answer)
    }),
    route(
      listRequiredDocuments,
      read,
      async ({ tx, actor, params }) =>
        service.categoryFound(await findCategory(tx, actor, params.id)).answer.documents,
    ),
    route(listAllRequiredDocuments, read, async ({ tx, actor, params }) =>
      (await listCategories(tx, actor, { responseId: params.id })).flatMap(({ answer }) => answer.documents),
    ),
    streamRoute(uploadRequiredFiles, ({ req, actor, ctx }) =>
      service.uploadRequiredFiles(context, { actor, ctx }, req),
    ),
    streamRoute(downloadRequiredDocument, async ({ params, actor, ctx, req, res }) => {
      await sendFile(res, await service.openRequiredDocument(context, { actor, ctx }, req, params.id))
      return undefined
    }),
    route(deleteRequiredDocument, write, ({ params, ...command }) =>
      service.deleteRequiredDocument(command, places, params.id),
    ),
    route(changeRequiredDocumentMaximum, write, ({ params, body, ...command }) =>
      service.changeRequiredDocumentMaximum(command, params.id, params.max, body.version),
    ),
    route(changeRequiredDocumentTitle, write, ({ params, body, ...command }) =>
      service.changeRequiredDocumentTitle(command, params.id, params.text, body.version),
    ),
    route(changeRequiredDocumentStateMonitor, write, ({ params, body, ...command }) =>
      service.changeRequiredDocumentStateMonitor(command, params.id, params.value === 'true', body.version),
    ),
    route(changeRequiredDocumentComments, write, ({ params, body, ...command }) =>
      service.changeRequiredDocumentComments(command, params.id, body.comments, body.version),
    ),
    route(listDocumentAssignableUsers, read, ({ params, ...reader }) =>
      categoryPeople.list(reader, params.id, params.leaId),
    ),
    route(assignDocumentUser, write, ({ params, ...command }) =>
      categoryPeople.assign(command, params.id, params.userId),
    ),
    route(removeDocumentUser, write, ({ params, ...command }) =>
      categoryPeople.remove(command, params.id, params.userId),
    ),
    route(listCloneCategories, read, ({ params, ...reader }) =>
      clones.listCloneCategories(reader, params.id),
    ),
    route(listCloneDocuments, read, ({ params, ...reader }) => clones.listCloneDocuments(reader, params)),
    route(cloneRequiredDocuments, write, ({ body, ...command }) =>
      clones.cloneRequiredDocuments(command, body),
    ),
    route(listRelatedRequiredDocuments, read, ({ params, ...reader }) =>
      relations.listRelatedRequiredDocuments(reader, places, params.id),
    ),
    route(relateRequiredDocument, write, ({ params, ...command }) =>
      relations.relateRequiredDocument(command, places, params),
    ),
    route(unrelateRequiredDocument, write, ({ params, ...command }) =>
      relations.unrelateRequiredDocument(command, places, params),
    ),
    route(listSupportingDocuments, read, ({ params, ...reader }) =>
      relations.listSupportingDocuments(reader, places, params.id),
    ),
  ]
}

function missing(): ApiError {
  return new ApiError('NOT_FOUND', 'This agency does not exist.')
}

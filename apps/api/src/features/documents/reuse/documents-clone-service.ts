import { randomUUID } from 'node:crypto'
import {
  canAddRequiredDocuments,
  checkRoomFor,
  complianceYearName,
  requiredDocumentTexts,
  wrongState,
} from '@portal/domain'
import type { AnswerOf, BodyOf, cloneRequiredDocuments as cloneCall } from '@portal/rest-contract'
import type {
  listCloneCategories as listCall,
  listCloneDocuments as documentsCall,
} from '@portal/rest-contract'
import { insist } from '../../../server/verdicts.js'
import { notifyOfUpload } from '../documents-mails.js'
import {
  findCategory,
  listCloneSources,
  requiredDocumentAnswer,
  type CategoryResponse,
  type CategoryView,
  type DocumentRow,
} from '../required/documents-required-read-model.js'
import {
  categoryFound,
  documentFound,
  nameOf,
  noticePlace,
  documentCategory,
  documentTarget,
} from '../required/documents-required-service.js'
import { insertRequiredDocuments, lockFiles, touchResponse } from '../required/documents-required-store.js'
import { type Command, type Reader, openRecord, recordActs } from '../../../server/command.js'

/** Categories of the latest earlier year with documents, for the dialog that re-uses them. */
export async function listCloneCategories(reader: Reader, id: number): Promise<AnswerOf<typeof listCall>> {
  const destination = await fillable(reader, id)
  const sources = await listCloneSources(reader.tx, reader.actor, destination)
  return sources.map((source) => ({
    id: source.answer.requiredDocumentCategory.id,
    documentCategory: nameOf(source),
    group: source.answer.requiredDocumentCategory.group,
    text: `${nameOf(source)}, ${complianceYearName(source.year)} (${source.rows.length})`,
    requiredDocumentCategoryResponseId: source.answer.id,
    matches: source.contentId === destination.contentId,
  }))
}

/** Documents of one of these categories, with a mark for those that the destination has already. */
export async function listCloneDocuments(
  reader: Reader,
  { originId, destinationId }: { originId: number; destinationId: number },
): Promise<AnswerOf<typeof documentsCall>> {
  const destination = await fillable(reader, destinationId)
  const sources = await listCloneSources(reader.tx, reader.actor, destination)
  const origin = categoryFound(sources.find(({ answer }) => answer.id === originId) ?? null)
  return origin.rows.map((document) =>
    Object.assign(requiredDocumentAnswer(document, origin, reader.actor), {
      alreadyAdded: holds(destination, document),
    }),
  )
}

/** Re-uses documents: new rows with the same files, titles and days, which nobody has received yet. */
export async function cloneRequiredDocuments(
  command: Command,
  { requiredDocumentCategoryResponseId: id, documents: ids }: BodyOf<typeof cloneCall>,
): Promise<CategoryResponse> {
  const { tx, actor, ctx } = command
  const destination = await openRecord(documentCategory, command, id, {
    may: ({ facts }) => canAddRequiredDocuments(actor, facts),
  })
  const offered = (await listCloneSources(tx, actor, destination)).flatMap(({ rows }) => rows)
  const chosen = [...new Set(ids)].map((documentId) =>
    documentFound(offered.find((one) => one.id === documentId) ?? null),
  )
  const wanted = chosen.filter(
    (one, index) =>
      !holds(destination, one) && chosen.findIndex(({ fileId }) => fileId === one.fileId) === index,
  )
  if (wanted.some(({ scanState }) => scanState === 'Infected' || scanState === 'Failed'))
    insist(wrongState(requiredDocumentTexts.notScannedClean))
  insist(checkRoomFor(wanted.length, destination.facts), destination.answer)
  const there = await lockFiles(
    tx,
    wanted.map(({ fileId }) => fileId),
  )
  documentFound(wanted.every(({ fileId }) => there.has(fileId)) || null)
  const rows = wanted.map(({ id: originId, fileId, title }, index) => ({
    id: randomUUID(),
    fileId,
    categoryResponseId: id,
    title,
    createdBy: actor.userId,
    // A millisecond apart, so that lists keep the order of the origin.
    createdOn: new Date(ctx.now.getTime() + index),
    originId,
  }))
  await insertRequiredDocuments(tx, rows)
  await touchResponse(tx, destination.responseId, ctx.now)
  if (rows.length > 0) await notifyOfUpload(command, noticePlace(destination), rows.length)
  const category = categoryFound(await findCategory(tx, actor, id))
  await recordActs(
    command,
    'cloneRequiredDocuments',
    rows.map(({ id: documentId, title, originId }) =>
      Object.assign(documentTarget(destination, documentId), {
        after: { title, originId, category: nameOf(destination) },
      }),
    ),
  )
  return category.answer
}

async function fillable({ tx, actor }: Reader, id: number): Promise<CategoryView> {
  const destination = categoryFound(await findCategory(tx, actor, id))
  insist(canAddRequiredDocuments(actor, destination.facts))
  return destination
}

/** One file stands in a category once. */
function holds({ rows }: CategoryView, { fileId }: DocumentRow): boolean {
  return rows.some((row) => row.fileId === fileId)
}

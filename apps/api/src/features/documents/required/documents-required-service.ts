import {
  calendarDay,
  canAddRequiredDocuments,
  canChangeMaximum,
  canChangeTitle,
  canDownload,
  canRemoveRequiredDocument,
  canReviewDocuments,
  checkDocumentTitle,
  checkMaximum,
  checkRoomFor,
  oneLine,
  type AuditAction,
} from '@portal/domain'
import {
  uploadRequiredFiles as uploadCall,
  type uploadedRequiredDocument,
  type BodyOf,
} from '@portal/rest-contract'
import type { Request } from 'express'
import type { z } from 'zod'
import type { Tx } from '../../../db/database.js'
import { ApiError } from '../../../server/api-error.js'
import { deletedRefusal, insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { findDeletion } from '../../audit-trail/audit-trail-deletions-read-model.js'
import { writeAudit, writeAudits, type AuditEntry } from '../../audit-trail/audit-trail-store.js'
import { openFile, partTaken, type OpenedFile } from '../storage/documents-download.js'
import { tellOfDocument, tellOfUpload } from '../documents-mails.js'
import type { ReceivedFile } from '../upload/documents-multipart.js'
import {
  findCategory,
  findRequiredDocument,
  requiredDocumentAnswer,
  type CategoryResponse,
  type CategoryView,
  type DocumentRow,
  type RequiredDocument,
} from './documents-required-read-model.js'
import {
  changeCategory,
  changeDocument,
  findEarlierUpload,
  insertFiles,
  insertRequiredDocuments,
  lockByCategory,
  lockByDocument,
  removeRequiredDocument,
  touchResponse,
} from './documents-required-store.js'
import type { EvidencePlaces } from '../documents-places.js'
import { fileRows, takeUpload, type Caller, type FilesContext } from '../upload/documents-upload.js'

/** What every change of this feature works with: its transaction, the person, and the request. */
export type RequiredCommand = Caller & { tx: Tx }

type UploadForm = BodyOf<typeof uploadCall>
type UploadedDocument = z.infer<typeof uploadedRequiredDocument>

/** Uploads documents to a category. */
export function uploadRequiredFiles(
  context: FilesContext,
  caller: Caller,
  req: Request,
): Promise<UploadedDocument[]> {
  return takeUpload<UploadForm, UploadedDocument>(context, caller, req, {
    call: uploadCall,
    fields: ['requiredDocumentCategoryResponseId'],
    async begin({ requiredDocumentCategoryResponseId: id, titles }) {
      const { facts } = categoryFound(await findCategory(context.deps.db, caller.actor, id))
      insist(canAddRequiredDocuments(caller.actor, facts))
      insist(checkRoomFor(titles.length, facts))
    },
    add: (tx, actor, form, files) => addDocuments(context, { tx, actor, ctx: caller.ctx }, form, files),
  })
}

async function addDocuments(
  { deps }: FilesContext,
  command: RequiredCommand,
  form: UploadForm,
  files: readonly ReceivedFile[],
): Promise<UploadedDocument[]> {
  const { tx, actor, ctx } = command
  const id = form.requiredDocumentCategoryResponseId
  await lockByCategory(tx, id)
  const { facts } = categoryFound(await findCategory(tx, actor, id))
  insist(canAddRequiredDocuments(actor, facts))
  insist(checkRoomFor(files.length, facts))
  const aboutDate = calendarDay(ctx.now)
  const rows = fileRows(deps, command, facts.leaId, form.titles, files)
  await insertFiles(
    tx,
    rows.map((row) => Object.assign(row, { aboutDate })),
  )
  await insertRequiredDocuments(
    tx,
    rows.map(({ id: fileId, title, uploadedAt }) => ({
      id: fileId,
      fileId,
      categoryResponseId: id,
      title,
      createdBy: actor.userId,
      createdOn: uploadedAt,
    })),
  )
  const category = categoryFound(await findCategory(tx, actor, id))
  await touchResponse(tx, category.responseId, ctx.now)
  await tellOfUpload(command, noticePlace(category), rows.length)
  const ids = rows.map((row) => row.id)
  const answers: UploadedDocument[] = []
  const added = category.rows.filter((document) => ids.includes(document.id))
  for (const document of added) {
    const earlier = await findEarlierUpload(tx, { leaId: facts.leaId, sha256: document.sha256, but: ids })
    answers.push({
      ...requiredDocumentAnswer(document, category, actor),
      duplicateOf: earlier && { uploadedOn: calendarDay(earlier.uploadedAt), place: earlier.place },
    })
  }
  await writeAudits(
    tx,
    added.map(({ id: documentId, title, fileName, size, mime, sha256 }) =>
      Object.assign(documentEntry(command, category, documentId, 'uploadRequiredFiles'), {
        after: { title, fileName, size, mime, sha256, category: nameOf(category) },
      }),
    ),
  )
  return answers
}

/** Judges that the caller may have the bytes, and records that they take them, or the part that they ask for. */
export async function openRequiredDocument(
  { deps, store }: FilesContext,
  caller: Caller,
  req: Request,
  id: string,
): Promise<OpenedFile> {
  const { document, category } = documentFound(await findRequiredDocument(deps.db, caller.actor, id))
  insist(canDownload(document.scanState, deps.config.clamavUrl !== undefined))
  const opened = await openFile(req, store, document)
  if (opened.bytes)
    await deps.db.transaction((tx) =>
      writeAudit(tx, {
        ...documentEntry(caller, category, id, 'downloadRequiredDocument'),
        ...partTaken(opened),
      }),
    )
  return opened
}

/** Deletes a document with its relations. Local administrators delete any, others those they added. */
export async function deleteRequiredDocument(
  command: RequiredCommand,
  places: Pick<EvidencePlaces, 'related'>,
  id: string,
): Promise<CategoryResponse> {
  const { tx, actor, ctx } = command
  const { document, category } = await lockedDocument(command, id)
  insist(canRemoveRequiredDocument(actor, { ...category.facts, createdBy: document.createdBy.id }))
  await removeRequiredDocument(tx, document, ctx.now)
  await tellOfDocument(command, noticePlace(category), 'deleted', { id, uploadedBy: document.createdBy.id })
  await touchResponse(tx, category.responseId, ctx.now)
  const { title, fileName, sha256, relatedSubsections } = document
  const subsections = relatedSubsections.map(({ subsectionResponseId }) => subsectionResponseId)
  await places.related(tx, actor, subsections, ctx.now)
  await writeAudit(tx, {
    ...documentEntry(command, category, id, 'deleteRequiredDocument'),
    before: { title, fileName, sha256, relatedSubsections: relatedSubsections.map(({ number }) => number) },
  })
  return categoryFound(await findCategory(tx, actor, category.answer.id)).answer
}

/** Sets how many documents a category takes. */
export async function changeRequiredDocumentMaximum(
  command: RequiredCommand,
  id: number,
  maximum: number,
  version: number,
): Promise<CategoryResponse> {
  const category = await lockedCategory(command, id)
  insist(canChangeMaximum(command.actor, category.facts))
  insistOnVersion(version, category, command.ctx.now, category.answer)
  insistOnInput([checkMaximum(maximum, category.facts)])
  return changed(command, category, 'changeRequiredDocumentMaximum', {
    before: { maximum: category.facts.maximum },
    after: { maximum },
  })
}

/** The state's comments on a category. */
export async function changeRequiredDocumentComments(
  command: RequiredCommand,
  id: number,
  comments: string,
  version: number,
): Promise<CategoryResponse> {
  const category = await lockedCategory(command, id)
  insist(canReviewDocuments(command.actor, category.facts))
  insistOnVersion(version, category, command.ctx.now, category.answer)
  return changed(command, category, 'changeRequiredDocumentComments', {
    before: { stateMonitorComments: category.answer.stateMonitorComments },
    after: { stateMonitorComments: comments },
  })
}

async function changed(
  command: RequiredCommand,
  category: CategoryView,
  action: AuditAction,
  change: { before: object; after: { maximum?: number; stateMonitorComments?: string } },
): Promise<CategoryResponse> {
  const { tx, actor, ctx } = command
  await changeCategory(tx, category.answer.id, change.after, { by: actor.userId, on: ctx.now })
  await touchResponse(tx, category.responseId, ctx.now)
  await writeAudit(tx, { ...categoryEntry(command, category, action), ...change })
  return categoryFound(await findCategory(tx, actor, category.answer.id)).answer
}

/** Changes the title of a document; the file keeps its name. */
export async function changeRequiredDocumentTitle(
  command: RequiredCommand,
  id: string,
  text: string,
  version: number,
): Promise<RequiredDocument> {
  const { tx, actor, ctx } = command
  const { document, category } = await lockedDocument(command, id)
  insist(canChangeTitle(actor, category.facts))
  insistOnInput([checkDocumentTitle(text)])
  insistOnVersion(version, changeOf(document), ctx.now, requiredDocumentAnswer(document, category, actor))
  const title = oneLine(text)
  await changeDocument(tx, id, { title }, { by: actor.userId, on: ctx.now })
  await touchResponse(tx, category.responseId, ctx.now)
  await writeAudit(tx, {
    ...documentEntry(command, category, id, 'changeRequiredDocumentTitle'),
    before: { title: document.title },
    after: { title },
  })
  return readDocument(command, id)
}

/** Ticks or clears 'Received'. */
export async function changeRequiredDocumentStateMonitor(
  command: RequiredCommand,
  id: string,
  received: boolean,
  version: number,
): Promise<RequiredDocument> {
  const { tx, actor, ctx } = command
  const { document, category } = await lockedDocument(command, id)
  insist(canReviewDocuments(actor, category.facts))
  insistOnVersion(version, changeOf(document), ctx.now, requiredDocumentAnswer(document, category, actor))
  await changeDocument(
    tx,
    id,
    { received, receivedBy: received ? actor.userId : null, receivedOn: received ? ctx.now : null },
    { by: actor.userId, on: ctx.now },
  )
  if (received && !document.received)
    await tellOfDocument(command, noticePlace(category), 'received', {
      id,
      uploadedBy: document.createdBy.id,
    })
  await touchResponse(tx, category.responseId, ctx.now)
  await writeAudit(tx, {
    ...documentEntry(command, category, id, 'changeRequiredDocumentStateMonitor'),
    before: { received: document.received },
    after: { received },
  })
  return readDocument(command, id)
}

/** A category that is missing and one that is not for the caller's eyes are refused alike. */
export function categoryFound(category: CategoryView | null): CategoryView {
  if (!category) throw new ApiError('NOT_FOUND', 'This required document category does not exist.')
  return category
}

/** As {@link categoryFound}. */
export function documentFound<T>(found: T | null): T {
  if (!found) throw documentMissing()
  return found
}

const documentMissing = () => new ApiError('NOT_FOUND', 'This document does not exist.')

export async function lockedCategory({ tx, actor }: RequiredCommand, id: number): Promise<CategoryView> {
  await lockByCategory(tx, id)
  return categoryFound(await findCategory(tx, actor, id))
}

/** The document under its lock; of one that somebody deleted, those who could read it are told by name. */
async function lockedDocument(
  { tx, actor, ctx }: RequiredCommand,
  id: string,
): Promise<{ document: DocumentRow; category: CategoryView }> {
  await lockByDocument(tx, id)
  const found = await findRequiredDocument(tx, actor, id)
  if (found) return found
  const record = { targetType: 'requiredDocument', targetId: id, action: 'deleteRequiredDocument' }
  const deletion = await findDeletion(tx, record)
  if (deletion && (actor.leaId === null || actor.leaId === deletion.leaId))
    throw deletedRefusal(deletion, ctx.now)
  throw documentMissing()
}

async function readDocument({ tx, actor }: RequiredCommand, id: string): Promise<RequiredDocument> {
  const { document, category } = documentFound(await findRequiredDocument(tx, actor, id))
  return requiredDocumentAnswer(document, category, actor)
}

function changeOf({ version, changedBy, changedOn }: DocumentRow) {
  return { version, changed: changedBy && changedOn ? { by: changedBy, on: changedOn } : null }
}

/** What a notice about documents of a category names. */
export function noticePlace({ responseId, facts, year, part, agency, leadId }: CategoryView) {
  return { selfAssessmentId: responseId, leaId: facts.leaId, year, part, agency, leadId }
}

/** What every history entry about a category says. */
export function categoryEntry(
  { actor, ctx }: Caller,
  category: CategoryView,
  action: AuditAction,
): AuditEntry {
  const { facts, year, answer } = category
  return {
    actor,
    ctx,
    action,
    targetType: 'requiredDocumentCategory',
    targetId: answer.id,
    leaId: facts.leaId,
    year,
  }
}

/** What every history entry about a document says. */
export function documentEntry(
  { actor, ctx }: Caller,
  { facts, year }: CategoryView,
  id: string,
  action: AuditAction,
): AuditEntry {
  return { actor, ctx, action, targetType: 'requiredDocument', targetId: id, leaId: facts.leaId, year }
}

export function nameOf({ answer }: CategoryView): string {
  return answer.requiredDocumentCategory.documentCategory
}

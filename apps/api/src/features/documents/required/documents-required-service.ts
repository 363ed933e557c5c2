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
} from '@portal/domain'
import {
  uploadRequiredFiles as uploadCall,
  type uploadedRequiredDocument,
  type BodyOf,
} from '@portal/rest-contract'
import type { Request } from 'express'
import type { z } from 'zod'
import { deletedRefusal, insist, insistOnInput } from '../../../server/verdicts.js'
import { findDeletion } from '../../audit-trail/audit-trail-deletions-read-model.js'
import { openFile, type OpenedFile, partTaken } from '../storage/documents-download.js'
import { notifyOfDocument, notifyOfUpload } from '../documents-mails.js'
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
import { fileRows, takeUpload, type FilesContext } from '../upload/documents-upload.js'
import {
  type Command,
  foundOr,
  type Caller,
  stampOf,
  openRecord,
  changeRecord,
  recordAct,
  type RecordKind,
  recordActs,
} from '../../../server/command.js'

export const categoryFound = foundOr('This required document category does not exist.')
export const documentFound = foundOr('This document does not exist.')

type CategoryColumns = Parameters<typeof changeCategory>[2]

/** A category of one agency. */
export const documentCategory: RecordKind<Command, number, CategoryView, CategoryColumns> = {
  found: categoryFound,
  lock: ({ tx }, id) => lockByCategory(tx, id),
  find: ({ tx, actor }, id) => findCategory(tx, actor, id),
  version: (view) => view,
  target: ({ answer, facts, year }) => ({
    targetType: 'requiredDocumentCategory',
    targetId: answer.id,
    leaId: facts.leaId,
    year,
  }),
  async write(command, { answer, responseId }, columns) {
    await changeCategory(command.tx, answer.id, columns, stampOf(command))
    await touchResponse(command.tx, responseId, command.ctx.now)
  },
}

interface DocumentView {
  document: DocumentRow
  category: CategoryView
  answer: RequiredDocument
}
type DocumentColumns = Parameters<typeof changeDocument>[2]

const requiredDocument: RecordKind<Command, string, DocumentView, DocumentColumns> = {
  found: documentFound,
  lock: ({ tx }, id) => lockByDocument(tx, id),
  async find({ tx, actor }, id) {
    const found = await findRequiredDocument(tx, actor, id)
    return found && { ...found, answer: requiredDocumentAnswer(found.document, found.category, actor) }
  },
  /** Those who could read it are notified of who deleted it. */
  async missing({ tx, actor, ctx }, id) {
    const record = { targetType: 'requiredDocument', targetId: id, action: 'deleteRequiredDocument' }
    const deletion = await findDeletion(tx, record)
    if (deletion && (actor.leaId === null || actor.leaId === deletion.leaId))
      throw deletedRefusal(deletion, ctx.now)
  },
  version({ document: { version, changedBy, changedOn } }) {
    return { version, changed: changedBy && changedOn ? { by: changedBy, on: changedOn } : null }
  },
  target: ({ document, category }) => documentTarget(category, document.id),
  async write(command, { document, category }, columns) {
    await changeDocument(command.tx, document.id, columns, stampOf(command))
    await touchResponse(command.tx, category.responseId, command.ctx.now)
  },
}

/** The record of a document of a category, as the history names it. */
export function documentTarget({ facts, year }: CategoryView, id: string) {
  return { targetType: 'requiredDocument', targetId: id, leaId: facts.leaId, year }
}

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
  command: Command,
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
  await notifyOfUpload(command, noticePlace(category), rows.length)
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
  await recordActs(
    command,
    'uploadRequiredFiles',
    added.map(({ id: documentId, title, fileName, size, mime, sha256 }) =>
      Object.assign(documentTarget(category, documentId), {
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
      recordAct({ tx, ...caller }, 'downloadRequiredDocument', {
        ...documentTarget(category, id),
        ...partTaken(opened),
      }),
    )
  return opened
}

/** Deletes a document with its relations. Local administrators delete any, others those they added. */
export async function deleteRequiredDocument(
  command: Command,
  places: Pick<EvidencePlaces, 'related'>,
  id: string,
): Promise<CategoryResponse> {
  const { tx, actor, ctx } = command
  const { document, category } = await openRecord(requiredDocument, command, id)
  insist(canRemoveRequiredDocument(actor, { ...category.facts, createdBy: document.createdBy.id }))
  await removeRequiredDocument(tx, document, ctx.now)
  await notifyOfDocument(command, noticePlace(category), 'deleted', { id, uploadedBy: document.createdBy.id })
  await touchResponse(tx, category.responseId, ctx.now)
  const { title, fileName, sha256, relatedSubsections } = document
  const subsections = relatedSubsections.map(({ subsectionResponseId }) => subsectionResponseId)
  await places.related(tx, actor, subsections, ctx.now)
  await recordAct(command, 'deleteRequiredDocument', {
    ...documentTarget(category, id),
    before: { title, fileName, sha256, relatedSubsections: relatedSubsections.map(({ number }) => number) },
  })
  return categoryFound(await findCategory(tx, actor, category.answer.id)).answer
}

/** Sets how many documents a category takes. */
export function changeRequiredDocumentMaximum(
  command: Command,
  id: number,
  maximum: number,
  version: number,
): Promise<CategoryResponse> {
  return changeRecord(documentCategory, command, id, {
    action: 'changeRequiredDocumentMaximum',
    refuse: ({ facts }) => insist(canChangeMaximum(command.actor, facts)),
    version,
    columns({ facts }) {
      insistOnInput([checkMaximum(maximum, facts)])
      return { maximum }
    },
    audit: ({ facts }) => ({ before: { maximum: facts.maximum }, after: { maximum } }),
  })
}

/** The state's comments on a category. */
export function changeRequiredDocumentComments(
  command: Command,
  id: number,
  comments: string,
  version: number,
): Promise<CategoryResponse> {
  return changeRecord(documentCategory, command, id, {
    action: 'changeRequiredDocumentComments',
    refuse: ({ facts }) => insist(canReviewDocuments(command.actor, facts)),
    version,
    columns: () => ({ stateMonitorComments: comments }),
    audit: ({ answer: { stateMonitorComments } }) => ({
      before: { stateMonitorComments },
      after: { stateMonitorComments: comments },
    }),
  })
}

/** Changes the title of a document; the file keeps its name. */
export function changeRequiredDocumentTitle(
  command: Command,
  id: string,
  text: string,
  version: number,
): Promise<RequiredDocument> {
  const title = oneLine(text)
  return changeRecord(requiredDocument, command, id, {
    action: 'changeRequiredDocumentTitle',
    refuse({ category }) {
      insist(canChangeTitle(command.actor, category.facts))
      insistOnInput([checkDocumentTitle(text)])
    },
    version,
    columns: () => ({ title }),
    audit: ({ document }) => ({ before: { title: document.title }, after: { title } }),
  })
}

/** Ticks or clears 'Received'. */
export function changeRequiredDocumentStateMonitor(
  command: Command,
  id: string,
  received: boolean,
  version: number,
): Promise<RequiredDocument> {
  const { by, on } = stampOf(command)
  return changeRecord(requiredDocument, command, id, {
    action: 'changeRequiredDocumentStateMonitor',
    refuse: ({ category }) => insist(canReviewDocuments(command.actor, category.facts)),
    version,
    columns: () => ({ received, receivedBy: received ? by : null, receivedOn: received ? on : null }),
    audit: ({ document }) => ({ before: { received: document.received }, after: { received } }),
    notify: async ({ document, category }) =>
      received &&
      !document.received &&
      notifyOfDocument(command, noticePlace(category), 'received', { id, uploadedBy: document.createdBy.id }),
  })
}

/** What a notice about documents of a category names. */
export function noticePlace({ responseId, facts, year, part, agency, leadId }: CategoryView) {
  return { selfAssessmentId: responseId, leaId: facts.leaId, year, part, agency, leadId }
}

/** What people call a required document: its category. */
export function nameOf({ answer }: CategoryView): string {
  return answer.requiredDocumentCategory.documentCategory
}

import { canDownload, canRemoveDocument } from '@portal/domain'
import { uploadSupportingFiles as uploadCall, type BodyOf } from '@portal/rest-contract'
import type { Request } from 'express'
import { allEnded } from '../../db/all-ended.js'
import type { Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { insist } from '../../server/verdicts.js'
import { recordedChange } from '../audit-trail/audit-trail-store.js'
import { openFile, partTaken, type OpenedFile } from './storage/documents-download.js'
import { notifyOfDocument, notifyOfUpload } from './documents-mails.js'
import type { ReceivedFile } from './upload/documents-multipart.js'
import type { EvidencePlace, EvidencePlaces } from './documents-places.js'
import {
  documentAnswer,
  findSupportingDocument,
  listSupportingDocuments,
  type DocumentRow,
  type SupportingDocument,
} from './documents-read-model.js'
import { insertSupportingDocuments, markDeleted } from './documents-store.js'
import { fileRows, takeUpload, type FilesContext } from './upload/documents-upload.js'
import { type Caller, foundOr, recordAct, type Command } from '../../server/command.js'

/** What the use cases of supporting documents are built with. */
export interface DocumentsContext extends FilesContext {
  places: EvidencePlaces
}

type UploadForm = BodyOf<typeof uploadCall>

/** Uploads documents to a subsection, or to one of its items. */
export function uploadSupportingFiles(
  context: DocumentsContext,
  caller: Caller,
  req: Request,
): Promise<SupportingDocument[]> {
  return takeUpload<UploadForm, SupportingDocument>(context, caller, req, {
    call: uploadCall,
    fields: ['subSectionResponseId', 'itemId'],
    async begin(form) {
      // On one connection, where the queries are pipelined.
      const place = await context.deps.database.snapshot((tx) =>
        context.places.find(tx, caller.actor, placeOf(form)),
      )
      insist(subsectionFound(place).answering)
    },
    add: (tx, actor, form, files) => addDocuments(context, { actor, ctx: caller.ctx }, tx, form, files),
  })
}

async function addDocuments(
  { deps, places }: DocumentsContext,
  { actor, ctx }: Caller,
  tx: Tx,
  form: UploadForm,
  files: readonly ReceivedFile[],
): Promise<SupportingDocument[]> {
  await places.lock(tx, form.subSectionResponseId)
  const place = subsectionFound(await places.find(tx, actor, placeOf(form)))
  insist(place.answering)
  const rows = fileRows(deps, { actor, ctx }, place.leaId, form.titles, files)
  const { subsectionResponseId, itemId } = place
  await insertSupportingDocuments(tx, rows, { subsectionResponseId, itemId })
  const documents = await listSupportingDocuments(tx, [subsectionResponseId])
  const added = documents.filter((document) => rows.some(({ id }) => id === document.id))
  await allEnded([
    places.changed(tx, place, documents, ctx.now),
    notifyOfUpload({ tx, actor, ctx }, place, rows.length),
  ])
  for (const document of added) {
    const { title, fileName, size, mime, sha256 } = document
    await recordAct({ tx, actor, ctx }, 'uploadSupportingFiles', {
      ...targetOf(document, place),
      after: { title, fileName, size, mime, sha256, subsectionResponseId, itemId },
    })
  }
  return added.map((document) => documentAnswer(document, actor, place.answering))
}

/** Checks that the caller may have the bytes, and records the download, or the part that is requested. */
export async function openSupportingDocument(
  { deps, store, places }: DocumentsContext,
  { actor, ctx }: Caller,
  req: Request,
  id: string,
): Promise<OpenedFile> {
  const document = documentFound(await findSupportingDocument(deps.db, id))
  const place = documentFound(await places.locate(deps.db, actor, document))
  insist(canDownload(document.scanState, deps.config.clamavUrl !== undefined))
  const opened = await openFile(req, store, { ...document, fileId: id })
  if (opened.bytes)
    await recordedChange(deps.database, (tx) =>
      recordAct({ tx, actor, ctx }, 'downloadSupportingDocument', {
        ...targetOf(document, place),
        ...partTaken(opened),
      }),
    )
  return opened
}

/** Local administrators delete any document of their agency, others their own. */
export async function deleteSupportingDocument(
  { places }: DocumentsContext,
  command: Command,
  id: string,
): Promise<void> {
  const { tx, actor, ctx } = command
  const { place: before } = await findForActor(places, tx, actor, id)
  await places.lock(tx, before.subsectionResponseId)
  const { document, place } = await findForActor(places, tx, actor, id)
  const { leaId, createdBy, title, fileName, sha256 } = document
  insist(canRemoveDocument(actor, { leaId, createdBy: createdBy.id, answer: place.answering }))
  await markDeleted(tx, id, ctx.now)
  await places.changed(tx, place, await listSupportingDocuments(tx, [place.subsectionResponseId]), ctx.now)
  await notifyOfDocument(command, place, 'deleted', { id, uploadedBy: createdBy.id })
  await recordAct(command, 'deleteSupportingDocument', {
    ...targetOf(document, place),
    before: { title, fileName, sha256 },
  })
}

async function findForActor(
  places: EvidencePlaces,
  db: Parameters<EvidencePlaces['find']>[0],
  actor: ApiActor,
  id: string,
): Promise<{ document: DocumentRow; place: EvidencePlace }> {
  const document = documentFound(await findSupportingDocument(db, id))
  return { document, place: documentFound(await places.find(db, actor, document)) }
}

const documentFound = foundOr('This document does not exist.')
const subsectionFound = foundOr('This subsection does not exist.')

function targetOf({ id }: DocumentRow, { leaId, year }: Pick<EvidencePlace, 'leaId' | 'year'>) {
  return { targetType: 'supportingDocument', targetId: id, leaId, year }
}

function placeOf(form: UploadForm): { subsectionResponseId: number; itemId: number | null } {
  return { subsectionResponseId: form.subSectionResponseId, itemId: form.itemId ?? null }
}

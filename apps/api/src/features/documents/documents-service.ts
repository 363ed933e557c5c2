import { canDownload, canRemoveDocument } from '@portal/domain'
import { uploadSupportingFiles as uploadCall, type BodyOf } from '@portal/rest-contract'
import type { Request } from 'express'
import { allEnded } from '../../db/all-ended.js'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import { insist } from '../../server/verdicts.js'
import { recordedChange, writeAudit } from '../audit-trail/audit-trail-store.js'
import { openFile, partTaken, type OpenedFile } from './storage/documents-download.js'
import { tellOfDocument, tellOfUpload } from './documents-mails.js'
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
import { fileRows, takeUpload, type Caller, type FilesContext } from './upload/documents-upload.js'

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
      // On one connection, which sends what is asked together.
      const place = await context.deps.database.snapshot((tx) =>
        context.places.find(tx, caller.actor, placeOf(form)),
      )
      insist(found(place).answering)
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
  // Asked in one moment and answered one after the other: what is read is read under the lock.
  const [, asked] = await Promise.all([
    places.lock(tx, form.subSectionResponseId),
    places.find(tx, actor, placeOf(form)),
  ])
  const place = found(asked)
  insist(place.answering)
  const rows = fileRows(deps, { actor, ctx }, place.leaId, form.titles, files)
  const { subsectionResponseId, itemId } = place
  // Likewise: what is written is there when it is read.
  const [, documents] = await Promise.all([
    insertSupportingDocuments(tx, rows, { subsectionResponseId, itemId }),
    listSupportingDocuments(tx, [subsectionResponseId]),
  ])
  const added = documents.filter((document) => rows.some(({ id }) => id === document.id))
  await allEnded([
    places.changed(tx, place, documents, ctx.now),
    tellOfUpload({ tx, actor, ctx }, place, rows.length),
  ])
  for (const document of added) {
    const { title, fileName, size, mime, sha256 } = document
    await writeAudit(tx, {
      ...entryOf(document, place, { actor, ctx }),
      action: 'uploadSupportingFiles',
      after: { title, fileName, size, mime, sha256, subsectionResponseId, itemId },
    })
  }
  return added.map((document) => documentAnswer(document, actor, place.answering))
}

/** Judges that the caller may have the bytes, and records that they take them, or the part that they ask for. */
export async function openSupportingDocument(
  { deps, store, places }: DocumentsContext,
  { actor, ctx }: Caller,
  req: Request,
  id: string,
): Promise<OpenedFile> {
  const document = await findSupportingDocument(deps.db, id)
  const place = document && (await places.locate(deps.db, actor, document))
  if (!place) throw documentMissing()
  insist(canDownload(document.scanState, deps.config.clamavUrl !== undefined))
  const opened = await openFile(req, store, { ...document, fileId: id })
  if (opened.bytes)
    await recordedChange(deps.database, (tx) =>
      writeAudit(tx, {
        ...entryOf(document, place, { actor, ctx }),
        action: 'downloadSupportingDocument',
        ...partTaken(opened),
      }),
    )
  return opened
}

/** Local administrators delete any document of their agency, others their own. */
export async function deleteSupportingDocument(
  { places }: DocumentsContext,
  { actor, ctx }: Caller,
  tx: Tx,
  id: string,
): Promise<void> {
  const { place: before } = await findForActor(places, tx, actor, id)
  await places.lock(tx, before.subsectionResponseId)
  const { document, place } = await findForActor(places, tx, actor, id)
  const { leaId, createdBy, title, fileName, sha256 } = document
  insist(canRemoveDocument(actor, { leaId, createdBy: createdBy.id, answer: place.answering }))
  await markDeleted(tx, id, ctx.now)
  await places.changed(tx, place, await listSupportingDocuments(tx, [place.subsectionResponseId]), ctx.now)
  await tellOfDocument({ tx, actor, ctx }, place, 'deleted', { id, uploadedBy: createdBy.id })
  await writeAudit(tx, {
    ...entryOf(document, place, { actor, ctx }),
    action: 'deleteSupportingDocument',
    before: { title, fileName, sha256 },
  })
}

async function findForActor(
  places: EvidencePlaces,
  db: Parameters<EvidencePlaces['find']>[0],
  actor: ApiActor,
  id: string,
): Promise<{ document: DocumentRow; place: EvidencePlace }> {
  const document = await findSupportingDocument(db, id)
  const place = document && (await places.find(db, actor, document))
  if (!place) throw documentMissing()
  return { document, place }
}

function documentMissing(): ApiError {
  return new ApiError('NOT_FOUND', 'This document does not exist.')
}

function entryOf(
  document: DocumentRow,
  place: Pick<EvidencePlace, 'leaId' | 'year'>,
  { actor, ctx }: Caller,
) {
  const { leaId, year } = place
  return { actor, ctx, targetType: 'supportingDocument', targetId: document.id, leaId, year }
}

function placeOf(form: UploadForm): { subsectionResponseId: number; itemId: number | null } {
  return { subsectionResponseId: form.subSectionResponseId, itemId: form.itemId ?? null }
}

function found(place: EvidencePlace | null): EvidencePlace {
  if (!place) throw new ApiError('NOT_FOUND', 'This subsection does not exist.')
  return place
}

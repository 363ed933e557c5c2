import { canDownload, canRemoveDocument, documentTexts } from '@portal/domain'
import { uploadSupportingFiles as uploadCall, type BodyOf } from '@portal/rest-contract'
import type { Request } from 'express'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import { disabledMessage, type ApiActor } from '../../server/authenticate.js'
import type { ApiDeps } from '../../server/deps.js'
import type { RequestContext } from '../../server/route.js'
import { runCommand } from '../../server/run-command.js'
import { insist } from '../../server/verdicts.js'
import { loadAccount } from '../accounts/accounts-read-model.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import type { FileStore } from './documents-files.js'
import { deleteFiles, receiveFiles, type ReceivedFile } from './documents-multipart.js'
import type { EvidencePlace, EvidencePlaces } from './documents-places.js'
import {
  documentAnswer,
  findSupportingDocument,
  listSupportingDocuments,
  type DocumentRow,
  type SupportingDocument,
} from './documents-read-model.js'
import { holdFiles, insertSupportingDocuments, markDeleted } from './documents-store.js'

/** What the use cases of this room are built with. */
export interface DocumentsRoom {
  deps: Pick<ApiDeps, 'db' | 'config'>
  store: FileStore
  places: EvidencePlaces
  /** Longest silence of an uploading client. */
  idleMs: number
}

interface Caller {
  actor: ApiActor
  ctx: RequestContext
}

type UploadForm = BodyOf<typeof uploadCall>

/** Streams files into the store, then makes all of them documents in one transaction; or leaves nothing behind. */
export async function uploadSupportingFiles(
  room: DocumentsRoom,
  { actor, ctx }: Caller,
  req: Request,
): Promise<SupportingDocument[]> {
  const { deps, store, places } = room
  const { form, files } = await receiveFiles<UploadForm>(req, {
    store,
    idleMs: room.idleMs,
    async begin(fields) {
      const given = readForm(fields)
      insist(found(await places.find(deps.db, actor, placeOf(given))).answering)
      return given
    },
    accept: (given, index) => {
      if (index >= given.titles.length) throw titleMissing(index)
    },
  })
  try {
    if (form.titles.length > files.length) throw titleMissing(files.length)
    const request = { form, files: files.map(({ name, size, sha256 }) => ({ name, size, sha256 })) }
    const command = { call: uploadCall.id, actorId: actor.userId, request, ctx }
    const documents = await runCommand(deps, command, async (tx) =>
      addDocuments(room, { actor: await stillActor(tx, actor), ctx }, tx, form, files),
    )
    // A repeated request answers the documents of the first one: the files that came again are not needed.
    const kept = new Set(documents.map(({ id }) => id))
    await deleteFiles(
      store,
      files.map(({ id }) => id).filter((id) => !kept.has(id)),
    )
    return documents
  } catch (error) {
    // A refusal has stored no row. After any other failure the commit may have happened with its answer lost, and a row
    // must not lose its file: if there is none, the sweeper removes the bytes.
    if (error instanceof ApiError)
      await deleteFiles(
        store,
        files.map(({ id }) => id),
      )
    throw error
  }
}

/** The person as they are at the end of an upload, which may take long: disabled, moved or signed out meanwhile. */
async function stillActor(tx: Tx, before: ApiActor): Promise<ApiActor> {
  const account = await loadAccount(tx, before.userId)
  if (!account?.isEnabled) throw new ApiError('UNAUTHENTICATED', disabledMessage)
  if (account.tokensValidAfter > before.tokensValidAfter)
    throw new ApiError('UNAUTHENTICATED', 'The session has ended.')
  return account
}

async function addDocuments(
  { deps, store, places }: DocumentsRoom,
  { actor, ctx }: Caller,
  tx: Tx,
  form: UploadForm,
  files: readonly ReceivedFile[],
): Promise<SupportingDocument[]> {
  await places.lock(tx, form.subSectionResponseId)
  const place = found(await places.find(tx, actor, placeOf(form)))
  insist(place.answering)
  await holdFiles(tx, 'shared')
  for (const { id } of files) {
    if (!(await store.exists(id)))
      throw new ApiError('UNAVAILABLE', 'A file was lost on its way. Please try again.')
  }
  const { clamavUrl } = deps.config
  const rows = files.map((file, index) => ({
    ...file,
    leaId: place.leaId,
    title: form.titles[index] ?? '',
    scanState: clamavUrl ? ('Pending' as const) : ('NotScanned' as const),
    uploadedBy: actor.userId,
    // A millisecond apart, so that lists keep the order in which they were sent.
    uploadedAt: new Date(ctx.now.getTime() + index),
  }))
  await insertSupportingDocuments(tx, rows, {
    subsectionResponseId: place.subsectionResponseId,
    itemId: place.itemId,
  })
  await places.changed(tx, actor, place, ctx.now)
  const added = (await listSupportingDocuments(tx, [place.subsectionResponseId])).filter((document) =>
    rows.some(({ id }) => id === document.id),
  )
  for (const document of added) {
    const { title, fileName, size, mime, sha256, subsectionResponseId, itemId } = document
    await writeAudit(tx, {
      ...entryOf(document, place, { actor, ctx }),
      action: 'uploadSupportingFiles',
      after: { title, fileName, size, mime, sha256, subsectionResponseId, itemId },
    })
  }
  return added.map((document) => documentAnswer(document, actor, place.answering))
}

/** Judges that the caller may have the bytes, and records that they took them. */
export async function openSupportingDocument(
  { deps, store, places }: DocumentsRoom,
  { actor, ctx }: Caller,
  id: string,
): Promise<{ document: DocumentRow; bytes: NodeJS.ReadableStream }> {
  const { document, place } = await findForActor(places, deps.db, actor, id)
  insist(canDownload(document.scanState, deps.config.clamavUrl !== undefined))
  const stored = await store.get(id)
  if (!stored || stored.size !== document.size)
    throw new Error(`The file of document ${id} is not what was stored.`)
  await deps.db.transaction((tx) =>
    writeAudit(tx, { ...entryOf(document, place, { actor, ctx }), action: 'downloadSupportingDocument' }),
  )
  return { document, bytes: stored.bytes }
}

/** Local administrators delete any document of their agency, others their own. */
export async function deleteSupportingDocument(
  { places }: DocumentsRoom,
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
  await places.changed(tx, actor, place, ctx.now)
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
  if (!place) throw new ApiError('NOT_FOUND', 'This document does not exist.')
  return { document, place }
}

function entryOf(document: DocumentRow, place: EvidencePlace, { actor, ctx }: Caller) {
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

function titleMissing(index: number): ApiError {
  const message = documentTexts.titleMissing
  return new ApiError('BAD_USER_INPUT', message, { fields: { [`titles.${index}`]: [message] } })
}

/** Holds the text fields against the contract; `titles` may come many times, the others once. */
function readForm(fields: readonly (readonly [string, string])[]): UploadForm {
  const valueOf = (name: string) => fields.findLast(([field]) => field === name)?.[1]
  const result = uploadCall.body?.safeParse({
    subSectionResponseId: valueOf('subSectionResponseId'),
    itemId: valueOf('itemId') || undefined,
    titles: fields.flatMap(([name, value]) => (name === 'titles' || name === 'titles[]' ? [value] : [])),
  })
  if (result?.success) return result.data
  const messages: Record<string, string[]> = {}
  for (const issue of result?.error.issues ?? []) (messages[issue.path.join('.')] ??= []).push(issue.message)
  const first = Object.values(messages).flat()[0] ?? 'Please check the values that were entered.'
  throw new ApiError('BAD_USER_INPUT', first, { fields: messages })
}

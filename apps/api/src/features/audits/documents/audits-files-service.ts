import {
  activeItems,
  afterAuditStep,
  badInput,
  canAnswerRequest,
  canDownload,
  canRemoveRecordFile,
  canRevealRecord,
  canUploadRecordFile,
} from '@portal/domain'
import type { Request, Response } from 'express'
import type { Database, Tx } from '../../../db/database.js'
import type { fileObjects } from '../../../db/schema/index.js'
import { ApiError } from '../../../server/api-error.js'
import {
  openRecord,
  recordAct,
  stampOf,
  type Caller,
  type Command,
  type Reader,
} from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { insist } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { changeProng, lockProng } from '../audits-store.js'
import { findHandIns, isHandedIn } from '../document-set/audits-set-read-model.js'
import { addCorrectionFiles, mayAddFiles } from '../results/audits-correction-files-service.js'
import type { FindingsPort } from '../results/findings-port.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import type { FilesPort, RecordFile, UploadForm } from './audits-files-port.js'
import { notifyOfRecordUploads } from '../requests/audits-requests-notices.js'
import { findRequestState } from '../requests/audits-requests-read-model.js'
import {
  fileAnswer,
  findRecordFile,
  findRecordFiles,
  removedFile,
  type RecordFileRow,
} from './audits-files-read-model.js'
import { insertRecordFiles, markRecordFileDeleted } from './audits-files-store.js'

/** Fields of the form beside the titles. */
export const recordFileFields = ['sampleStudentId', 'itemId', 'correctionId', 'requestId'] as const

interface FilesContext {
  deps: Pick<ApiDeps, 'db' | 'config'>
  files: FilesPort
  findings: Pick<FindingsPort, 'addFiles'>
}

/** Uploads documents of a record; the first one of a sample moves the prong on. */
export function uploadFiles(
  { deps, files, findings }: FilesContext,
  caller: Caller,
  typeKey: string,
  req: Request,
): Promise<RecordFile[]> {
  const { actor, ctx } = caller
  const find = async (id: number) => recordFound(await findRecord(deps.db, actor, typeKey, id))
  return files.take(caller, req, {
    async begin({ sampleStudentId, itemId, correctionId, requestId }) {
      if (correctionId !== undefined) {
        await deps.db.transaction((tx) =>
          mayAddFiles({ tx, actor }, { typeKey, correctionId, recordId: sampleStudentId }),
        )
        return
      }
      const view = await find(sampleStudentId)
      await mayUpload({ tx: deps.db, actor }, view, requestId)
      if (itemId !== undefined && !(await hasItem(deps.db, view, itemId)))
        insist(badInput('There is no such item.', 'itemId'))
    },
    leaId: async ({ sampleStudentId }) => (await find(sampleStudentId)).facts.leaId,
    async add(tx, now, form, rows) {
      const command = { tx, actor: now, ctx }
      const { correctionId, sampleStudentId: recordId } = form
      if (correctionId === undefined) return addFiles(command, typeKey, form, rows)
      const { row } = await mayAddFiles(command, { typeKey, correctionId, recordId })
      await lockProng(tx, row.prongId)
      const open = await mayAddFiles(command, { typeKey, correctionId, recordId })
      return addCorrectionFiles(command, findings, open, rows)
    },
  })
}

async function hasItem(db: Database, { content }: RecordView, itemId: string): Promise<boolean> {
  return activeItems(await contentOfRecord(db, content)).some(({ id }) => id === itemId)
}

/** Whether documents may be added to a record now, or to a request for documents of it; of another record there is no such request. */
async function mayUpload(
  { tx, actor }: { tx: Database | Tx; actor: Caller['actor'] },
  { facts, answer }: RecordView,
  requestId: number | undefined,
): Promise<{ itemId: string | null } | null> {
  if (requestId === undefined) {
    insist(canUploadRecordFile(actor, facts))
    return null
  }
  const request = await findRequestState(tx, requestId)
  if (request?.recordId !== answer.id) throw new ApiError('NOT_FOUND', 'This request does not exist.')
  insist(canAnswerRequest(actor, { ...facts, state: request.state }))
  return request
}

async function addFiles(
  command: Command,
  typeKey: string,
  { sampleStudentId, itemId, requestId }: UploadForm,
  rows: (typeof fileObjects.$inferInsert)[],
): Promise<RecordFile[]> {
  const { tx, actor } = command
  const view = await openRecord(recordsOf(typeKey), command, sampleStudentId)
  const request = await mayUpload({ tx, actor }, view, requestId)
  const { id, status } = view.prong.answer
  await insertRecordFiles(tx, rows, {
    recordId: sampleStudentId,
    itemId: request?.itemId ?? itemId ?? null,
    requestId: requestId ?? null,
  })
  const moved = afterAuditStep(status, 'firstFile')
  if (moved !== undefined) await changeProng(tx, id, { status: moved }, stampOf(command))
  const added = (await findRecordFiles(tx, sampleStudentId)).filter((file) =>
    rows.some((row) => row.id === file.id),
  )
  for (const { title, fileName, size, sha256 } of added)
    await recordAct(command, 'uploadRecordFiles', {
      ...targetOf(view),
      after: { title, fileName, size, sha256 },
    })
  const after = recordFound(await findRecord(tx, actor, typeKey, sampleStudentId))
  // The lead monitor hears of what the agency sends, not of what the state adds itself.
  if (actor.leaId !== null) await notifyOfRecordUploads(command, after.prong, added.length)
  return added.map((file) => fileAnswer(actor, after, file, false))
}

/** Documents of a record, for those who may see its names: titles and names of files often hold them. */
export async function listFiles({ tx, actor }: Reader, { typeKey, id }: Place): Promise<RecordFile[]> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canRevealRecord(actor, view.facts))
  const handIns = await handInsOf(tx, view)
  return (await findRecordFiles(tx, id)).map((file) =>
    fileAnswer(actor, view, file, isHandedIn(handIns, file)),
  )
}

/** When the set of a record was handed in; never where its kind has no such sets. */
const handInsOf = async (tx: Database | Tx, { facts, answer }: RecordView) =>
  facts.handsIn ? findHandIns(tx, [answer.id]) : []

/** Judges that the caller may have the bytes, records that they take them, and sends them. */
export async function sendRecordFile(
  { deps, files }: Pick<FilesContext, 'deps' | 'files'>,
  caller: Caller,
  { req, res }: { req: Request; res: Response },
  { typeKey, id }: { typeKey: string; id: string },
): Promise<undefined> {
  const { file, view } = await fileInSight(deps.db, caller, typeKey, id)
  insist(canRevealRecord(caller.actor, view.facts))
  insist(canDownload(file.scanState, deps.config.clamavUrl !== undefined))
  await files.send(req, res, { ...file, fileId: id }, (part) =>
    deps.db.transaction((tx) =>
      recordAct({ tx, ...caller }, 'downloadRecordFile', {
        ...targetOf(view),
        after: { fileName: file.fileName, ...part.after },
      }),
    ),
  )
}

/** Deletes a document of a record; the others as they stand then. */
export async function deleteFile(command: Command, typeKey: string, id: string): Promise<RecordFile[]> {
  const { tx, actor, ctx } = command
  const { file: before } = await fileInSight(tx, command, typeKey, id)
  await openRecord(recordsOf(typeKey), command, before.recordId)
  const { file, view } = await fileInSight(tx, command, typeKey, id)
  insist(
    canRemoveRecordFile(
      actor,
      view.facts,
      removedFile(file, view.prong, isHandedIn(await handInsOf(tx, view), file)),
    ),
  )
  await markRecordFileDeleted(tx, id, ctx.now)
  await recordAct(command, 'deleteRecordFile', {
    ...targetOf(view),
    before: { title: file.title, fileName: file.fileName, sha256: file.sha256 },
  })
  return listFiles(command, { typeKey, id: file.recordId })
}

async function fileInSight(
  db: Database | Tx,
  { actor }: Pick<Caller, 'actor'>,
  typeKey: string,
  id: string,
): Promise<{ file: RecordFileRow; view: RecordView }> {
  const file = await findRecordFile(db, id)
  const view = file && (await findRecord(db, actor, typeKey, file.recordId))
  if (!file || !view) throw new ApiError('NOT_FOUND', 'This file does not exist.')
  return { file, view }
}

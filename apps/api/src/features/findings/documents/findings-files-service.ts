import {
  badInput,
  calendarDay,
  canAddEvidence,
  canCorrect,
  canDownload,
  canRecordRound,
  canRemoveFindingFile,
  hidesCorrection,
  type Verdict,
} from '@portal/domain'
import type { AnswerOf, BodyOf, uploadFindingFiles as uploadCall } from '@portal/rest-contract'
import type { Request, Response } from 'express'
import type { Database, Tx } from '../../../db/database.js'
import type { ApiDeps } from '../../../server/deps.js'
import { ApiError } from '../../../server/api-error.js'
import { insist } from '../../../server/verdicts.js'
import { findingFound, finding } from '../findings-command.js'
import {
  factsOfFile,
  findEarlierFindingFile,
  findFindingFile,
  listFindingFiles,
  type FindingFileRow,
  fileAnswer,
} from './findings-files-read-model.js'
import type { FilePort } from './findings-files.js'
import { caseName, factsOfCase, findFinding, type Finding, type FindingView } from '../findings-read-model.js'
import { insertFindingFiles, markFindingFileDeleted, type FindingFileObject } from '../findings-store.js'
import { type Command, type Caller, openRecord, recordAct } from '../../../server/command.js'

/** Fields of the form beside the titles. */
export const findingFileFields = ['findingId', 'caseId', 'evidence', 'aboutDate', 'containsPii'] as const

type UploadForm = BodyOf<typeof uploadCall>

/** What the use cases of files are built with. */
export interface FindingFilesContext {
  deps: Pick<ApiDeps, 'db' | 'database' | 'config'>
  files: FilePort
}

/** Uploads files of a correction, or of the next review of newer data. */
export function uploadFindingFiles(
  { deps, files }: FindingFilesContext,
  caller: Caller,
  req: Request,
): Promise<AnswerOf<typeof uploadCall>> {
  const { actor, ctx } = caller
  return files.take(caller, req, {
    async begin(form) {
      const view = findingFound(await findFinding(deps.db, actor, form.findingId, ctx.now))
      insist(uploading(view, actor, form))
    },
    leaId: async (form) =>
      findingFound(await findFinding(deps.db, actor, form.findingId, ctx.now)).facts.leaId,
    add: (tx, now, form, rows) => addFiles({ tx, actor: now, ctx }, form, rows),
  })
}

async function addFiles(
  command: Command,
  form: UploadForm,
  rows: FindingFileObject[],
): Promise<AnswerOf<typeof uploadCall>> {
  const { tx, actor } = command
  const view = await openRecord(finding, command, form.findingId)
  insist(uploading(view, actor, form))
  const described = rows.map((row) => ({
    ...row,
    aboutDate: form.aboutDate ?? null,
    containsPii: form.containsPii === 'true',
  }))
  await insertFindingFiles(tx, described, {
    findingId: form.findingId,
    caseId: form.caseId ?? null,
    isEvidence: form.evidence !== undefined,
  })
  const added = (await listFindingFiles(tx, form.findingId)).filter(({ id }) =>
    rows.some((row) => row.id === id),
  )
  for (const file of added)
    await recordAct(command, 'uploadFindingFiles', {
      ...finding.target(view),
      after: {
        title: file.title,
        fileName: file.fileName,
        size: file.size,
        sha256: file.sha256,
        aboutDate: file.aboutDate,
        containsPii: file.containsPii,
        ...caseName(view, file.caseId),
      },
    })
  const state = caseStateOf(view, form.caseId ?? null)
  const but = rows.map(({ id }) => id)
  const answers: AnswerOf<typeof uploadCall> = []
  for (const file of added) {
    const place = { leaId: view.facts.leaId, sha256: file.sha256, but }
    const earlier = await findEarlierFindingFile(tx, actor, place)
    answers.push({
      ...fileAnswer(file, actor, view.facts, state),
      duplicateOf: earlier && { uploadedOn: calendarDay(earlier.uploadedAt), place: earlier.place },
    })
  }
  return answers
}

/** Of the finding itself, of a correction: whoever may write it; of a review: whoever may record one. */
function uploading(view: FindingView, actor: Caller['actor'], form: UploadForm): Verdict {
  if (form.evidence !== undefined)
    return form.caseId === undefined
      ? canAddEvidence(actor, view.facts)
      : badInput('A file belongs to a case or to the finding itself.', 'caseId')
  if (form.caseId === undefined) return canRecordRound(actor, view.facts)
  const found = findingFound(caseOf(view, form.caseId))
  return canCorrect(actor, factsOfCase(view.facts, found), found.state)
}

const caseOf = (view: FindingView, caseId: number | null) =>
  view.answer.cases.find((entry) => entry.id === caseId)

function caseStateOf(view: FindingView, caseId: number | null): number | null {
  return caseOf(view, caseId)?.state ?? null
}

/** Judges that the caller may have the bytes, records that they take them, and sends them. */
export async function sendFindingFile(
  { deps, files }: FindingFilesContext,
  caller: Caller,
  { req, res }: { req: Request; res: Response },
  id: string,
): Promise<void> {
  const { file, view } = await fileInSight(deps.db, caller, id)
  insist(canDownload(file.scanState, deps.config.clamavUrl !== undefined))
  await files.send(req, res, { ...file, fileId: id }, (part) =>
    deps.db.transaction((tx) =>
      recordAct({ tx, ...caller }, 'downloadFindingFile', {
        ...finding.target(view),
        after: { fileName: file.fileName, ...part.after },
      }),
    ),
  )
}

/** Deletes a file of what was not submitted or recorded yet. */
export async function deleteFindingFile(command: Command, id: string): Promise<Finding> {
  const { tx, actor, ctx } = command
  const { file: before } = await fileInSight(tx, command, id)
  await openRecord(finding, command, before.findingId)
  const { file, view } = await fileInSight(tx, command, id)
  const caseState = caseStateOf(view, file.caseId)
  insist(
    canRemoveFindingFile(
      actor,
      factsOfCase(view.facts, caseOf(view, file.caseId)),
      factsOfFile(file, caseState),
    ),
  )
  await markFindingFileDeleted(tx, id, ctx.now)
  await recordAct(command, 'deleteFindingFile', {
    ...finding.target(view),
    before: { title: file.title, fileName: file.fileName, sha256: file.sha256 },
  })
  return findingFound(await findFinding(tx, actor, file.findingId, ctx.now)).answer
}

/** A file with its finding; drafts of the agency are for its own people until they submit. */
async function fileInSight(
  db: Database | Tx,
  { actor, ctx }: Caller,
  id: string,
): Promise<{ file: FindingFileRow; view: FindingView }> {
  const file = await findFindingFile(db, id)
  const view = file && (await findFinding(db, actor, file.findingId, ctx.now))
  const state = file && view && caseStateOf(view, file.caseId)
  if (!file || !view || (state !== null && hidesCorrection(actor, view.facts, state)))
    throw new ApiError('NOT_FOUND', 'This file does not exist.')
  return { file, view }
}

import { canActOnCorrection, type Actor, type Verdict } from '@portal/domain'
import type { AnswerOf, listCorrectionFiles as listCall } from '@portal/rest-contract'
import type { fileObjects } from '../../../db/schema/index.js'
import { ApiError } from '../../../server/api-error.js'
import { foundOr, recordAct, type Command, type Reader } from '../../../server/command.js'
import { act, insist } from '../../../server/verdicts.js'
import {
  findFindingFile,
  listFindingFiles,
  type FindingFileRow,
} from '../../findings/documents/findings-files-read-model.js'
import { prong, type Place } from '../audits-command.js'
import type { ProngView } from '../audits-read-model.js'
import { lockProng } from '../audits-store.js'
import type { RecordFile } from '../documents/audits-files-port.js'
import { markRecordFileDeleted } from '../documents/audits-files-store.js'
import type { CorrectionRow } from './audits-corrections-read-model.js'
import { correctionFacts } from './audits-corrections-answers.js'
import { openCorrection } from './audits-corrections-service.js'
import { showsFiles } from './audits-correction-files-read-model.js'
import { markPersonal } from './audits-results-store.js'
import type { FindingsPort } from './findings-port.js'

type CorrectionFile = AnswerOf<typeof listCall>[number]

interface Open {
  row: CorrectionRow
  view: ProngView
}

/** Files of a correction; those of a draft are for the agency alone. */
export async function listCorrectionFiles({ tx, actor }: Reader, place: Place): Promise<CorrectionFile[]> {
  const open = await openCorrection({ tx, actor }, place)
  if (isHidden(actor, open)) return []
  return (await filesOf({ tx, actor }, open)).map((file) => fileAnswer(actor, open, file))
}

const filesOf = async ({ tx }: Reader, { row }: Open) =>
  (await listFindingFiles(tx, row.findingId)).filter(({ caseId }) => caseId === row.id)

const isHidden = (actor: Actor, { row, view }: Open) => !showsFiles(actor, view.facts.leaId, row)

function fileAnswer(actor: Actor, open: Open, file: FindingFileRow): CorrectionFile {
  const { id, title, fileName, size, scanState, createdBy, createdOn } = file
  return {
    id,
    title,
    fileName,
    size,
    scanState,
    createdBy,
    createdOn: createdOn.toISOString(),
    remove: act(canRemove(actor, open, file)),
  }
}

/** While the correction may be written: whoever uploaded it, or an administrator of the agency. */
function canRemove(actor: Actor, { row, view }: Open, { uploaderLeaId }: FindingFileRow): Verdict {
  const facts = correctionFacts(view, row)
  const write = canActOnCorrection(actor, 'saveDraft', facts)
  if (!write.allowed) return write
  return uploaderLeaId === facts.leaId
    ? write
    : { allowed: false, code: 'FORBIDDEN', reason: 'Only who uploaded it can delete this file.' }
}

/** Deletes a file of a correction that is not submitted; the others as they stand then. */
export async function deleteCorrectionFile(
  command: Command,
  { typeKey, id }: { typeKey: string; id: string },
): Promise<CorrectionFile[]> {
  const { tx, actor, ctx } = command
  const before = fileFound(await fileOfCorrection(tx, id))
  const place = { typeKey, id: before.caseId ?? 0 }
  const { row } = await openCorrection(command, place, fileFound)
  await lockProng(tx, row.prongId)
  const file = fileFound(await fileOfCorrection(tx, id))
  const open = await openCorrection(command, place, fileFound)
  if (isHidden(actor, open)) fileFound(null)
  insist(canRemove(actor, open, file))
  await markRecordFileDeleted(tx, id, ctx.now)
  await recordAct(command, 'deleteCorrectionFile', {
    ...prong.target(open.view),
    before: { title: file.title, fileName: file.fileName, sha256: file.sha256, caseId: row.id },
  })
  return listCorrectionFiles(command, { typeKey, id: row.id })
}

const fileFound = foundOr('This file does not exist.')

async function fileOfCorrection(tx: Command['tx'], id: string): Promise<FindingFileRow | null> {
  const file = await findFindingFile(tx, id)
  return file === null || file.caseId === null ? null : file
}

/** Whether files may be added to a correction now; of another record there is no such correction. */
export async function mayAddFiles(
  reader: Reader,
  { typeKey, correctionId, recordId }: { typeKey: string; correctionId: number; recordId: number },
): Promise<Open> {
  const open = await openCorrection(reader, { typeKey, id: correctionId })
  if (open.row.recordId !== recordId) throw new ApiError('NOT_FOUND', 'This correction does not exist.')
  insist(canActOnCorrection(reader.actor, 'saveDraft', correctionFacts(open.view, open.row)))
  return open
}

/** Makes uploaded files those of a correction. */
export async function addCorrectionFiles(
  command: Command,
  findings: Pick<FindingsPort, 'addFiles'>,
  { row, view }: Open,
  rows: readonly (typeof fileObjects.$inferInsert)[],
): Promise<RecordFile[]> {
  const { tx, actor } = command
  await findings.addFiles(tx, rows, { findingId: row.findingId, caseId: row.id, isEvidence: false })
  await markPersonal(
    tx,
    rows.map(({ id }) => id),
  )
  const added = (await filesOf({ tx, actor }, { row, view })).filter(({ id }) =>
    rows.some((one) => one.id === id),
  )
  for (const { title, fileName, size, sha256 } of added)
    await recordAct(command, 'uploadRecordFiles', {
      ...prong.target(view),
      after: { title, fileName, size, sha256, caseId: row.id },
    })
  return added.map((file) =>
    Object.assign(fileAnswer(actor, { row, view }, file), {
      itemId: row.itemId,
      requestId: null,
      scanState: file.scanState,
    }),
  )
}

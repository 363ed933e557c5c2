import { randomUUID } from 'node:crypto'
import {
  canEditContent,
  elapsed,
  linkedNames,
  readContentImport,
  wrongState,
  type ContentImport,
  type Verdict,
} from '@portal/domain'
import {
  maxContentImportBytes,
  mostContentImportErrors,
  type AnswerOf,
  type applyContentImport as applyCall,
  type previewContentImport as previewCall,
} from '@portal/rest-contract'
import type { Request } from 'express'
import type { Database } from '../../../db/database.js'
import type { ApiDeps } from '../../../server/deps.js'
import { readSmallUpload } from '../../../server/files/small-upload.js'
import { act, insist } from '../../../server/verdicts.js'
import { listCitations } from '../../self-assessment/launch/self-assessment-content-read-model.js'
import { lockedVersion, type ContentCommand } from '../content-command.js'
import { storedContentFields } from '../editor/content-fields.js'
import { insertImport, lockImport, markImportApplied, type ContentImportRow } from './content-import-store.js'
import { writeContentImport } from './content-import-write.js'
import { findVersion, versionAnswer, type VersionView } from '../content-read-model.js'
import type { ContentPort } from '../content-port.js'
import { contentStamp, readContentSheet } from './content-sheet.js'
import { foundOr } from '../../../server/command.js'

type Preview = AnswerOf<typeof previewCall>

const importFound = foundOr('This file is no longer there. Please choose it again.')

const lifeMs = 3_600_000

/** Reads a sheet of a draft and keeps it for an hour; nothing is written into the draft. */
export async function previewContentImport(
  { db, heavy }: Pick<ApiDeps, 'db' | 'heavy'>,
  { actor, ctx, port }: Omit<ContentCommand, 'tx'>,
  id: number,
  req: Request,
): Promise<Preview> {
  const view = await findVersion(db, port, id)
  insist(canEditContent(actor, view.version))
  const { file } = await readSmallUpload(req, maxContentImportBytes)
  const { cells, stamp } = await readContentSheet(file.bytes, { actor, heavy }, port, id)
  const row: ContentImportRow = {
    id: randomUUID(),
    userId: actor.userId,
    kind: port.kind,
    versionId: id,
    fileName: file.name.slice(0, 200),
    stamp,
    cells,
    expiresAt: new Date(ctx.now.getTime() + lifeMs),
    appliedAt: null,
  }
  await insertImport(db, row)
  return previewOf(row, view, await checkSheet(db, port, view, cells), ctx.now)
}

/** Writes a previewed sheet into its draft, all or nothing, after it was checked again. */
export async function applyContentImport(
  command: ContentCommand,
  { id, importId }: { id: number; importId: string },
): Promise<AnswerOf<typeof applyCall>> {
  const { tx, actor, ctx, port } = command
  const view = await lockedVersion(command, id)
  insist(canEditContent(actor, view.version))
  const own = { id: importId, userId: actor.userId, kind: port.kind, versionId: id }
  const stored = importFound(await lockImport(tx, own, ctx.now))
  if (stored.appliedAt) insist(wrongState('This file has already been applied.'))
  const checked = await checkSheet(tx, port, view, stored.cells)
  const preview = previewOf(stored, view, checked, ctx.now)
  insist(verdictOf(stored, view, checked, ctx.now), preview)
  await writeContentImport(command, view, stored.fileName, checked)
  await markImportApplied(tx, importId, ctx.now)
  return {
    changes: checked.changes.length,
    version: versionAnswer(port, await findVersion(tx, port, id), actor),
  }
}

async function checkSheet(
  db: Database,
  port: ContentPort,
  { nodes, linked }: VersionView,
  cells: string[][],
): Promise<ContentImport> {
  return readContentImport(cells, {
    kind: port.kind,
    nodes,
    citations: new Set((await listCitations(db)).map(({ reference }) => reference)),
    linked: linked && linkedNames(linked),
    tidy: storedContentFields,
    newId: (nodeKind) => `${nodeKind}-${randomUUID().slice(0, 13)}`,
  })
}

function previewOf(
  { id, fileName, stamp }: ContentImportRow,
  view: VersionView,
  checked: ContentImport,
  now: Date,
): Preview {
  const { rows, changes, errors } = checked
  return {
    id,
    fileName,
    rows,
    changes,
    errors: errors.slice(0, mostContentImportErrors),
    errorsTotal: errors.length,
    stale: staleWords({ stamp }, view, now),
    apply: act(verdictOf({ stamp }, view, checked, now)),
  }
}

function verdictOf(
  stored: Pick<ContentImportRow, 'stamp'>,
  view: VersionView,
  { errors, changes }: ContentImport,
  now: Date,
): Verdict {
  const stale = staleWords(stored, view, now)
  if (stale) return wrongState(stale)
  if (errors.length > 0)
    return wrongState(
      `${errors.length === 1 ? 'One cell or row is' : `${errors.length} cells or rows are`} refused. Correct the file first.`,
    )
  return changes.length === 0 ? wrongState('The file changes nothing.') : { allowed: true, reason: null }
}

/** Who changed the draft last, when it is no longer what the file was made from. */
function staleWords({ stamp }: Pick<ContentImportRow, 'stamp'>, view: VersionView, now: Date): string | null {
  if (contentStamp(view) === stamp) return null
  const last = view.nodes
    .filter(({ changedOn }) => changedOn !== null)
    .toSorted((a, b) => Number(b.changedOn) - Number(a.changedOn))[0]
  const who =
    last?.changedBy && last.changedOn
      ? `, last by ${last.changedBy.fullName} ${elapsed(last.changedOn, now)} ago`
      : ''
  return `This draft was changed after the file was downloaded${who}. Download it again and repeat your changes there; your file is not lost and nothing was written.`
}

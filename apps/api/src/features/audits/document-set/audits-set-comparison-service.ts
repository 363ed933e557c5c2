import {
  aloneRows,
  canDownload,
  canRevealRecord,
  defaultComparison,
  documentTextLimits,
  documentTextMimes,
  documentTextReasons,
  type DocumentText,
  type DocumentTextState,
  type TextComparison,
} from '@portal/domain'
import type { AnswerOf, compareSetDocuments } from '@portal/rest-contract'
import { buffer } from 'node:stream/consumers'
import { ApiError } from '../../../server/api-error.js'
import { recordActs, type Caller } from '../../../server/command.js'
import type { ApiDeps } from '../../../server/deps.js'
import { unread } from '../../../server/files/text/read-document-text.js'
import { GivenUp } from '../../../server/heavy/heavy-workers.js'
import { insist } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import type { FilesPort } from '../documents/audits-files-port.js'
import type { RecordFileRow } from '../documents/audits-files-read-model.js'
import { findRecord } from '../sample/audits-records-read-model.js'
import { recordFound, targetOf } from '../sample/audits-records-service.js'
import { itemVersionsOf } from './audits-set-answers.js'
import { itemOfSet, withSet } from './audits-set-service.js'

type Comparison = AnswerOf<typeof compareSetDocuments>

interface Context {
  deps: Pick<ApiDeps, 'db' | 'config' | 'heavy'>
  files: Pick<FilesPort, 'open'>
}

/** A document that is compared, with its text. */
interface Side extends DocumentText {
  file: RecordFileRow
  reason: string
}

const nothing: TextComparison = { rows: [], changed: 0, removed: 0, added: 0 }

/**
 * The texts of two documents of an item side by side; those of the default where none are named. Their text is opened like a file that
 * is downloaded: by whom it may be, when it was scanned, and recorded before anything of it is read.
 */
export async function compareDocuments(
  context: Context,
  caller: Caller,
  { typeKey, id, itemId }: Place & { itemId: string },
  chosen: { older?: string | undefined; newer?: string | undefined },
): Promise<Comparison> {
  const { db, heavy } = context.deps
  const { actor } = caller
  const view = recordFound(await findRecord(db, actor, typeKey, id))
  withSet(view.prong)
  insist(canRevealRecord(actor, view.facts))
  const item = await itemOfSet(db, view, itemId)
  const { versions, places } = await itemVersionsOf(db, actor, view, item)
  const files = versions.flatMap(({ documents }) => documents)
  const named = (sent: string | undefined, usual: string | null) => {
    const file = files.find((one) => one.id === (sent ?? usual))
    if (sent !== undefined && !file) throw new ApiError('NOT_FOUND', 'This document does not exist.')
    return file
  }
  const usual = defaultComparison(versions, places)
  const pair = [named(chosen.older, usual.olderId), named(chosen.newer, usual.newerId)]
  const opened = pair.filter((file) => file !== undefined && closedState(context, file) === null)
  await db.transaction((tx) =>
    recordActs(
      { tx, ...caller },
      'compareSetDocuments',
      opened.map((file) => Object.assign(targetOf(view), { after: { fileName: file?.fileName } })),
    ),
  )
  const [older, newer] = [await sideOf(context, caller, pair[0]), await sideOf(context, caller, pair[1])]
  const accepted = versions.findLast(({ recordId }) => recordId === places.acceptedRecordId)?.number
  const compared =
    older?.state === 'read' && newer?.state === 'read'
      ? await heavy.turn(actor.userId, (run) =>
          run('compareTexts', { older: older.passages, newer: newer.passages }),
        )
      : {
          ...nothing,
          rows: [...aloneRows(older?.passages ?? [], 'older'), ...aloneRows(newer?.passages ?? [], 'newer')],
        }
  return {
    itemId,
    number: item.number,
    text: item.text,
    documents: versions.flatMap(({ recordId: _recordId, documents, ...version }) =>
      documents.map((file) => ({
        ...version,
        documentId: file.id,
        title: file.title,
        fileName: file.fileName,
        accepted: version.number === accepted,
      })),
    ),
    older: sideAnswer(older),
    newer: sideAnswer(newer),
    ...compared,
  }
}

function sideAnswer(side: Side | null): Comparison['older'] {
  if (!side) return null
  const { file, state, reason, pages, emptyPages } = side
  return { documentId: file.id, state, reason, pages, emptyPages }
}

/** Why a document is not even opened; null when it is. */
function closedState({ deps }: Context, { mime, size, scanState }: RecordFileRow): DocumentTextState | null {
  if (!documentTextMimes.includes(mime)) return 'unsupported'
  if (size > documentTextLimits.megabytes * 1024 * 1024) return 'tooLarge'
  return canDownload(scanState, deps.config.clamavUrl !== undefined).allowed ? null : 'withheld'
}

async function sideOf(
  context: Context,
  caller: Caller,
  file: RecordFileRow | undefined,
): Promise<Side | null> {
  if (!file) return null
  const closed = closedState(context, file)
  if (closed !== null) {
    const { reason } = canDownload(file.scanState, context.deps.config.clamavUrl !== undefined)
    return {
      ...unread(closed),
      file,
      reason: (closed === 'withheld' && reason) || documentTextReasons[closed],
    }
  }
  const text = await textOf(context, caller, file)
  return { ...text, file, reason: documentTextReasons[text.state] }
}

/** The text of a document, read by a worker; what a worker cannot bear says so like any other that is not read. */
async function textOf(
  { deps, files }: Context,
  { actor }: Caller,
  { id, mime }: RecordFileRow,
): Promise<DocumentText> {
  const stored = await files.open(id)
  if (!stored) throw new Error(`The file ${id} is not in the store.`)
  const bytes = await buffer(stored)
  try {
    return await deps.heavy.turn(actor.userId, (run) => run('readDocumentText', { bytes, mime }))
  } catch (error) {
    if (error instanceof GivenUp) return unread('tooCostly')
    throw error
  }
}

import {
  activeItems,
  afterAuditStep,
  afterRecordAct,
  canAnswerRecord,
  canReadReview,
  canSubmitRecord,
  hasSecondReader,
  RecordStatus,
  checkItemAnswer,
  checkExtras,
  type AuditContent,
} from '@portal/domain'
import {
  itemAnswerFields,
  type AnswerOf,
  type BodyOf,
  type getRecordContent,
  type updateItemResponse,
} from '@portal/rest-contract'
import { saveItem } from '../../../parts/answering/save-item.js'
import {
  foundOr,
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
import { changeProng } from '../audits-store.js'
import { countOpenRequests } from '../requests/audits-requests-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { changeRecordRow } from '../sample/audits-sample-store.js'
import {
  contentAnswer,
  findAnswers,
  itemAnswer,
  ruledRecord,
  type RecordItem,
} from './audits-answers-read-model.js'
import { countSubmissions, putItemAnswer } from './audits-answers-store.js'
import { keepScores } from './audits-kept-scores-store.js'
import { insistOnNoGaps } from './audits-record-gaps.js'
import { notifyOfSecondReading } from './audits-review-notices.js'
import { readNoted, shownAnswers } from './audits-shown-answers.js'

type RecordContent = AnswerOf<typeof getRecordContent>

const itemFound = foundOr('This item does not exist.')

/** The items of a record with their answers; of a prong where one is named. */
export function readContent(
  deps: Pick<ApiDeps, 'database' | 'db'>,
  caller: Caller,
  { typeKey, id }: Place,
  prongId?: number,
): Promise<RecordContent> {
  const { actor } = caller
  return readNoted(deps, caller, async (tx) => {
    const found = await findRecord(tx, actor, typeKey, id)
    const isOfProng = prongId === undefined || found?.prong.answer.id === prongId
    const view = recordFound(isOfProng ? found : null)
    insist(canReadReview(actor))
    const answers = await shownAnswers(tx, actor, view)
    const answer = await contentAnswer({ tx, actor }, view, await contentOf(tx, view), answers)
    return { answer, view, shows: answers.size > 0 }
  })
}

/** One item of a record with what of its answer the reader may see. */
export function readItem(
  deps: Pick<ApiDeps, 'database' | 'db'>,
  caller: Caller,
  { typeKey, id }: Place,
  itemId: string,
): Promise<RecordItem> {
  const { actor } = caller
  return readNoted(deps, caller, async (tx) => {
    const view = recordFound(await findRecord(tx, actor, typeKey, id))
    insist(canReadReview(actor))
    const content = await contentOf(tx, view)
    const item = itemFound(activeItems(content).find((one) => one.id === itemId))
    const answers = await shownAnswers(tx, actor, view)
    const answer = itemAnswer(view, item, ruledRecord(view, content, answers), answers)
    return { answer, view, shows: answers.has(itemId) }
  })
}

const contentOf = (tx: Reader['tx'], view: RecordView): Promise<AuditContent> =>
  contentOfRecord(tx, view.content)

/** Saves the answer to one item, and begins the review with the first one. */
export async function saveAnswer(
  command: Command,
  { typeKey, id }: Place,
  { itemId, version, ...sent }: Omit<BodyOf<typeof updateItemResponse>, 'studentId'>,
): Promise<RecordItem> {
  const { tx, actor, ctx } = command
  const view = await openRecord(recordsOf(typeKey), command, id)
  const content = await contentOf(tx, view)
  const item = itemFound(activeItems(content).find((one) => one.id === itemId))
  // A refusal carries the item as it stands: it shows what the reader may see.
  const answers = await shownAnswers(tx, actor, view)
  const { type } = view.prong.audit
  const ruled = ruledRecord(view, content, answers)
  const before = itemAnswer(view, item, ruled, answers)
  const { answeredBy, answeredOn } = before
  return saveItem(
    command,
    before,
    { version, sent },
    {
      action: 'updateItemResponse',
      fields: itemAnswerFields,
      stored: before,
      may: canAnswerRecord(actor, view.facts),
      check: ({ value, extras }) => [
        checkItemAnswer(item, type.responseSet, ruled, value),
        ...checkExtras(type.extraFields, extras),
      ],
      changed: answeredBy && answeredOn ? { by: answeredBy.fullName, on: new Date(answeredOn) } : null,
      async write(answer) {
        await putItemAnswer(tx, { recordId: id, itemId }, answer, stampOf(command))
        await beginReview(command, view)
        return {
          ...before,
          ...answer,
          answeredBy: { id: actor.userId, fullName: actor.fullName },
          answeredOn: ctx.now.toISOString(),
          version: before.version + 1,
        }
      },
      target: targetOf(view),
      kept: (of, against) => keptOf(of, against),
    },
  )
}

/** What the history keeps: the item, and what was changed of its answer. */
function keptOf(of: RecordItem, against: RecordItem): Record<string, unknown> {
  return {
    itemNumber: of.number,
    ...(of.value !== against.value && { value: of.value }),
    ...(of.comment !== against.comment && { comment: of.comment }),
    ...(of.internalNote !== against.internalNote && { internalNote: of.internalNote }),
    ...(JSON.stringify(of.extras) !== JSON.stringify(against.extras) && { extras: of.extras }),
  }
}

/** A ready record comes into review, and with the first of its prong the prong does. */
async function beginReview(command: Command, view: RecordView): Promise<void> {
  const { id, status } = view.prong.answer
  const ofRecord = afterRecordAct(view.facts.status, 'answer')
  const ofProng = afterAuditStep(status, 'firstAnswer')
  if (ofRecord !== undefined) {
    const waits = (await countOpenRequests(command.tx, view.answer.id)) > 0
    const status = (waits ? afterRecordAct(ofRecord, 'requestDocuments') : undefined) ?? ofRecord
    await changeRecordRow(command.tx, view.answer.id, { status }, stampOf(command))
  }
  if (ofProng !== undefined) await changeProng(command.tx, id, { status: ofProng }, stampOf(command))
}

/** Submits a record without gaps, which completes it unless it has a second reader. */
export async function submitRecord(command: Command, { typeKey, id }: Place): Promise<RecordContent> {
  const { tx, actor } = command
  const kind = recordsOf(typeKey)
  const view = await openRecord(kind, command, id, { may: ({ facts }) => canSubmitRecord(actor, facts) })
  const content = await contentOf(tx, view)
  const answers = await findAnswers(tx, id)
  insistOnNoGaps(view, content, answers)
  const columns = await submissionOf(command, view)
  await changeRecordRow(tx, id, columns, stampOf(command))
  await recordAct(command, 'submitRecord', {
    ...targetOf(view),
    before: { status: view.facts.status },
    after: { status: columns.status },
  })
  const after = recordFound(await kind.find(command, id))
  if (columns.status === RecordStatus.complete) await keepScores(tx, view, answers)
  if (columns.secondReaderDue) await notifyOfSecondReading(command, after)
  return contentAnswer({ tx, actor }, after, content, answers)
}

/** Status and place of a record that is submitted; that place stays, however often it is reopened. */
async function submissionOf(command: Command, { facts, submission, prong }: RecordView) {
  const place = submission.submission ?? (await countSubmissions(command.tx, prong.answer.id)) + 1
  const secondReaderDue = hasSecondReader(place - 1, prong.audit.type.secondReaderEvery)
  const submitted = afterRecordAct(facts.status, 'submit') ?? facts.status
  const { by, on } = stampOf(command)
  return {
    status: secondReaderDue ? submitted : (afterRecordAct(submitted, 'complete') ?? submitted),
    submission: place,
    submittedBy: by,
    submittedOn: on,
    secondReaderDue,
    secondReadOn: null,
  }
}

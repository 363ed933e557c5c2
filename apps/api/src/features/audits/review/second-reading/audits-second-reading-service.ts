import {
  activeItems,
  afterRecordAct,
  canReadReview,
  canReadSecond,
  canSettleReadings,
  checkItemAnswer,
  commentMissing,
  isNotMet,
  isOpenDifference,
  itemsWithoutAnswer,
  pendingAnswer,
  badInput,
  wrongState,
  type AuditContent,
} from '@portal/domain'
import type { answerSecondReading, BodyOf, settleSecondReading } from '@portal/rest-contract'
import {
  foundOr,
  openRecord,
  recordAct,
  stampOf,
  type Command,
  type Reader,
} from '../../../../server/command.js'
import { insist, insistOnInput, insistOnVersion } from '../../../../server/verdicts.js'
import type { Place } from '../../audits-command.js'
import { contentOfRecord } from '../../audits-contents-read-model.js'
import { findRecord, type RecordView } from '../../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../../sample/audits-records-service.js'
import { changeRecordRow } from '../../sample/audits-sample-store.js'
import { findAnswers, ruledRecord } from '../audits-answers-read-model.js'
import { putItemAnswer } from '../audits-answers-store.js'
import { keepScores } from '../audits-kept-scores-store.js'
import { insistOnNoGaps } from '../audits-record-gaps.js'
import { notifyOfDifferences } from '../audits-review-notices.js'
import {
  findSecondAnswers,
  pairOf,
  secondReadingAnswer,
  type SecondReading,
} from './audits-second-reading-read-model.js'
import { keepFirstAnswers, putSecondAnswer, settle } from './audits-second-reading-store.js'

const itemFound = foundOr('This item does not exist.')

/** How a record is read a second time; for the state. */
export async function readSecondReading(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<SecondReading> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  return secondReadingAnswer(tx, actor, view, await contentOfRecord(tx, view.content))
}

/** Saves the answer of the second reader to one item. */
export async function answerSecond(
  command: Command,
  { typeKey, id }: Place,
  { itemId, value, version }: BodyOf<typeof answerSecondReading>,
): Promise<SecondReading> {
  const { tx, actor, ctx } = command
  const view = await openRecord(recordsOf(typeKey), command, id, {
    may: ({ facts }) => canReadSecond(actor, facts),
  })
  const content = await contentOfRecord(tx, view.content)
  const item = itemFound(activeItems(content).find((one) => one.id === itemId))
  const ruled = ruledRecord(view, content, await findAnswers(tx, id))
  insistOnInput([checkItemAnswer(item, view.prong.audit.type.responseSet, ruled, value)])
  const stored = (await findSecondAnswers(tx, id)).get(itemId)
  const current = await secondReadingAnswer(tx, actor, view, content)
  insistOnVersion(version, { version: stored?.version ?? 0, changed: null }, ctx.now, current)
  if ((stored?.value ?? null) === value) return current
  await putSecondAnswer(tx, { recordId: id, itemId }, value, stampOf(command))
  // The history does not say which answer: the first reader must not see it yet either.
  await recordAct(command, 'answerSecondReading', { ...targetOf(view), after: { itemNumber: item.number } })
  return secondReadingAnswer(tx, actor, view, content)
}

/** Ends the second reading; a record about which both agree is complete. */
export async function finishSecond(
  command: Command,
  { typeKey, id }: Place,
  version: number,
): Promise<SecondReading> {
  const { tx, actor } = command
  const view = await openRecord(recordsOf(typeKey), command, id, {
    may: ({ facts }) => canReadSecond(actor, facts),
    version,
  })
  const content = await contentOfRecord(tx, view.content)
  const answers = await findAnswers(tx, id)
  const { skipped } = ruledRecord(view, content, answers)
  const given = await findSecondAnswers(tx, id)
  const applicable = activeItems(content).flatMap((item) => (skipped.has(item.id) ? [] : [item.id]))
  const open = applicable.filter((itemId) => {
    const value = given.get(itemId)?.value ?? null
    return value === null || value === pendingAnswer
  })
  if (open.length > 0) insist(wrongState(itemsWithoutAnswer(open.length)))
  await keepFirstAnswers(tx, id, applicable)
  const differing = (await findDifferences(tx, view, content)).length
  const { status } = view.facts
  const columns = {
    secondReadOn: stampOf(command).on,
    status: differing === 0 ? (afterRecordAct(status, 'complete') ?? status) : status,
  }
  await changeRecordRow(tx, id, columns, stampOf(command))
  if (differing === 0) await keepScores(tx, view, answers)
  await recordAct(command, 'finishSecondReading', {
    ...targetOf(view),
    before: { status },
    after: { status: columns.status, differing },
  })
  if (differing > 0) await notifyOfDifferences(command, view, differing)
  return answerAfter(command, typeKey, id)
}

/** Settles one difference; with the last one the record is complete. */
export async function settleReading(
  command: Command,
  { typeKey, id }: Place,
  { itemId, value, comment, version }: BodyOf<typeof settleSecondReading>,
): Promise<SecondReading> {
  const { tx, actor } = command
  const view = await openRecord(recordsOf(typeKey), command, id, {
    may: ({ facts }) => canSettleReadings(actor, facts),
    version,
  })
  const content = await contentOfRecord(tx, view.content)
  const item = itemFound(activeItems(content).find((one) => one.id === itemId))
  const stored = itemFound((await findSecondAnswers(tx, id)).get(itemId))
  if (!isOpenDifference(pairOf(stored))) insist(wrongState('The readers do not differ about this item.'))
  const answers = await findAnswers(tx, id)
  const { responseSet } = view.prong.audit.type
  const before = answers.get(itemId)
  const said = comment ?? before?.comment ?? ''
  insistOnInput([
    checkItemAnswer(item, responseSet, ruledRecord(view, content, answers), value),
    ...(value === pendingAnswer ? [badInput('Choose one of the answers of this item.', 'value')] : []),
  ])
  if (isNotMet(responseSet, value) && said === '') insist(badInput(commentMissing, 'comment'))
  await settle(tx, { recordId: id, itemId }, value, stampOf(command))
  if (before?.value !== value || before.comment !== said)
    await putItemAnswer(
      tx,
      { recordId: id, itemId },
      { value, comment: said, internalNote: before?.internalNote ?? '', extras: before?.extras ?? {} },
      stampOf(command),
    )
  await recordAct(command, 'settleSecondReading', {
    ...targetOf(view),
    before: { itemNumber: item.number, value: before?.value ?? null },
    after: { itemNumber: item.number, settledValue: value },
  })
  await completeIfSettled(command, view)
  return answerAfter(command, typeKey, id)
}

/** Items that apply and about which the readers differ still. */
async function findDifferences(
  tx: Command['tx'],
  view: RecordView,
  content: AuditContent,
): Promise<string[]> {
  const { id } = view.answer
  const { skipped } = ruledRecord(view, content, await findAnswers(tx, id))
  return [...(await findSecondAnswers(tx, id)).values()].flatMap((one) =>
    isOpenDifference(pairOf(one)) && !skipped.has(one.itemId) ? [one.itemId] : [],
  )
}

/** Completes a record whose last difference is settled. Throws where its settled answers leave a gap. */
async function completeIfSettled(command: Command, view: RecordView): Promise<void> {
  const { tx } = command
  const { id } = view.answer
  const content = await contentOfRecord(tx, view.content)
  const open = await findDifferences(tx, view, content)
  if (open.length > 0) return changeRecordRow(tx, id, {}, stampOf(command))
  const answers = await findAnswers(tx, id)
  insistOnNoGaps(view, content, answers)
  await keepScores(tx, view, answers)
  const status = afterRecordAct(view.facts.status, 'complete') ?? view.facts.status
  await changeRecordRow(tx, id, { status }, stampOf(command))
}

async function answerAfter(command: Command, typeKey: string, id: number): Promise<SecondReading> {
  const { tx, actor } = command
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  return secondReadingAnswer(tx, actor, view, await contentOfRecord(tx, view.content))
}

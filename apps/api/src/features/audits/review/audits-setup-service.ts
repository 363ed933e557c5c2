import {
  activeItems,
  badInput,
  canReadReview,
  canSetUpRecord,
  fitsQuestion,
  missingSetup,
  previewSkips,
  proposedAnswer,
  readSetupAnswer,
  RecordStatus,
  setupAnswerTexts,
  statusAfterSetup,
  type Actor,
  type AuditContent,
  type ConditionValue,
} from '@portal/domain'
import type { AnswerOf, BodyOf, recordSetup, updateRecordSetup as updateCall } from '@portal/rest-contract'
import type { z } from 'zod'
import { openRecord, recordAct, stampOf, type Command, type Reader } from '../../../server/command.js'
import { changedFields } from '../../../server/changed-fields.js'
import { act, insist, insistOnInput } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { contentOfRecord } from '../audits-contents-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { changeRecordRow } from '../sample/audits-sample-store.js'
import { findAnswers, givenAnswers, ruledRecord, type ItemAnswers } from './audits-answers-read-model.js'
import { previewAnswer } from './audits-skips-read-model.js'

type RecordSetup = z.infer<typeof recordSetup>

/** Setup questions of a record with their answers, and what follows from them. */
export async function readSetup({ tx, actor }: Reader, { typeKey, id }: Place): Promise<RecordSetup> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  return setupAnswer(
    actor,
    view,
    await contentOfRecord(tx, view.content),
    await findAnswers(tx, view.answer.id),
  )
}

/**
 * Answers setup questions; those that are not named keep their answers. Where answers to items would be lost nothing is changed:
 * the answer is a preview.
 */
export async function updateSetup(
  command: Command,
  { typeKey, id }: Place,
  { answers, version }: BodyOf<typeof updateCall>,
): Promise<AnswerOf<typeof updateCall>> {
  const { tx, actor } = command
  const kind = recordsOf(typeKey)
  const view = await openRecord(kind, command, id, {
    may: ({ facts }) => canSetUpRecord(actor, facts),
    version,
  })
  const content = await contentOfRecord(tx, view.content)
  const setup = { ...view.setup, ...checkedAnswers(content, answers) }
  const given = await findAnswers(tx, id)
  const now = givenAnswers(view, given)
  const preview = previewSkips(content, now, { ...now, setup })
  if (preview.answersLost.length > 0)
    return { ...setupAnswer(actor, view, content, given), preview: previewAnswer(preview) }
  await storeSetup(command, view, {
    action: 'updateRecordSetup',
    content,
    setup,
    keys: Object.keys(answers),
    isAnswered: given.size > 0,
  })
  return {
    ...setupAnswer(actor, recordFound(await kind.find(command, id)), content, given),
    preview: null,
  }
}

interface NewSetup {
  action: 'updateRecordSetup' | 'updateSkipLogic'
  content: AuditContent
  /** All answers, by key. */
  setup: Readonly<Record<string, ConditionValue>>
  /** Those that were sent. */
  keys: readonly string[]
  /** Whether items have answers, as after newer content led back to the setup. */
  isAnswered: boolean
  /** What the history keeps beside them. */
  beside?: { before: object; after: object }
}

/**
 * Stores answers to setup questions with their history, and the status that follows from them. Throws BAD_USER_INPUT where a
 * record in review would lack a required one.
 */
export async function storeSetup(
  command: Command,
  view: RecordView,
  { action, content: { setupQuestions }, setup, keys, isAnswered, beside }: NewSetup,
): Promise<void> {
  const missing = missingSetup(setupQuestions, setup)
  const { status } = view.facts
  if (status > RecordStatus.ready)
    insistOnInput(missing.map(({ key, text }) => badInput(`${text} is required.`, `answers.${key}`)))
  const columns = { setup: { ...setup }, status: statusAfterSetup(status, missing.length, isAnswered) }
  await changeRecordRow(command.tx, view.answer.id, columns, stampOf(command))
  const all = Object.fromEntries(setupQuestions.map(({ key }) => [key, view.setup[key] ?? null]))
  const { before, after } = changedFields(all, { ...all, ...setup }, keys)
  await recordAct(command, action, {
    ...targetOf(view),
    before: { ...before, ...beside?.before },
    after: { ...after, ...beside?.after },
  })
}

/** Answers by key; refuses, each beside its question, what is none of the content or does not fit. */
export function checkedAnswers(
  { setupQuestions }: AuditContent,
  answers: Readonly<Record<string, readonly string[]>>,
): Record<string, ConditionValue> {
  const read: Record<string, ConditionValue> = {}
  const refused = Object.entries(answers).flatMap(([key, values]) => {
    const question = setupQuestions.find((one) => one.key === key)
    if (!question) return [badInput('There is no such question.', `answers.${key}`)]
    read[key] = readSetupAnswer(question, values)
    return fitsQuestion(question, read[key]) ? [] : [badInput('Choose one of the answers.', `answers.${key}`)]
  })
  insistOnInput(refused)
  return read
}

/** The setup of a record, and what follows from it. */
export function setupAnswer(
  actor: Actor,
  view: RecordView,
  content: AuditContent,
  answers: ItemAnswers,
): RecordSetup {
  const { facts, answer, setup, row, version } = view
  const { skipped } = ruledRecord(view, content, answers)
  const items = activeItems(content)
  return {
    id: answer.id,
    status: answer.status,
    questions: content.setupQuestions.map((question) => ({
      key: question.key,
      text: question.text,
      type: question.type,
      options: [...(question.options ?? [])],
      required: question.required,
      values: setupAnswerTexts(setup[question.key]),
      proposed: setupAnswerTexts(proposedAnswer(question, row)),
    })),
    missing: missingSetup(content.setupQuestions, setup).map(({ key }) => key),
    notApplicable: items.flatMap(({ id, number }) => {
      const skip = skipped.get(id)
      return skip ? [{ id, number, reason: skip.text }] : []
    }),
    applicable: items.length - skipped.size,
    update: act(canSetUpRecord(actor, facts)),
    version,
  }
}

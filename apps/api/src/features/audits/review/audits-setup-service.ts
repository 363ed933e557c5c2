import {
  activeItems,
  badInput,
  canReadReview,
  canSetUpRecord,
  fitsQuestion,
  missingSetup,
  proposedAnswer,
  readSetupAnswer,
  RecordStatus,
  setupAnswerTexts,
  statusAfterSetup,
  type Actor,
  type AuditContent,
  type ConditionValue,
} from '@portal/domain'
import type { BodyOf, recordSetup, updateRecordSetup as updateCall } from '@portal/rest-contract'
import type { z } from 'zod'
import { openRecord, recordAct, stampOf, type Command, type Reader } from '../../../server/command.js'
import { changedFields } from '../../../server/changed-fields.js'
import { act, insist, insistOnInput } from '../../../server/verdicts.js'
import type { Place } from '../audits-command.js'
import { contentOfProng } from '../audits-read-model.js'
import { findRecord, type RecordView } from '../sample/audits-records-read-model.js'
import { recordFound, recordsOf, targetOf } from '../sample/audits-records-service.js'
import { changeRecordRow } from '../sample/audits-sample-store.js'
import { findAnswers, ruledRecord, type ItemAnswers } from './audits-answers-read-model.js'

type RecordSetup = z.infer<typeof recordSetup>

/** Setup questions of a record with their answers, and what follows from them. */
export async function readSetup({ tx, actor }: Reader, { typeKey, id }: Place): Promise<RecordSetup> {
  const view = recordFound(await findRecord(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  return setupAnswer(actor, view, await contentOfProng(tx, view.prong), await findAnswers(tx, view.answer.id))
}

/** Answers setup questions; those that are not named keep their answers. */
export async function updateSetup(
  command: Command,
  { typeKey, id }: Place,
  { answers, version }: BodyOf<typeof updateCall>,
): Promise<RecordSetup> {
  const { tx, actor } = command
  const kind = recordsOf(typeKey)
  const view = await openRecord(kind, command, id, {
    may: ({ facts }) => canSetUpRecord(actor, facts),
    version,
  })
  const content = await contentOfProng(tx, view.prong)
  const setup = { ...view.setup, ...checkedAnswers(content, answers) }
  const missing = missingSetup(content.setupQuestions, setup)
  const { status } = view.facts
  if (status > RecordStatus.ready)
    insistOnInput(missing.map(({ key, text }) => badInput(`${text} is required.`, `answers.${key}`)))
  const columns = { setup, status: statusAfterSetup(status, missing.length) }
  await changeRecordRow(tx, id, columns, stampOf(command))
  const keys = Object.keys(answers)
  const all = Object.fromEntries(content.setupQuestions.map(({ key }) => [key, view.setup[key] ?? null]))
  await recordAct(command, 'updateRecordSetup', {
    ...targetOf(view),
    ...changedFields(all, { ...all, ...setup }, keys),
  })
  return setupAnswer(actor, recordFound(await kind.find(command, id)), content, await findAnswers(tx, id))
}

/** Answers by key; refuses, each beside its question, what is none of the content or does not fit. */
function checkedAnswers(
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

function setupAnswer(
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

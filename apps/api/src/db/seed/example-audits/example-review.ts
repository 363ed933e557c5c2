import {
  activeItems,
  applySkipRules,
  hasSecondReader,
  keptScore,
  isNotMet,
  missingSetup,
  pendingAnswer,
  proposedAnswer,
  RecordStatus,
  statusAfterSetup,
  type AnswerCounts,
  type AuditContent,
  type AuditType,
  type ConditionValue,
  type PopulationRow,
  type ScoredAnswer,
  type SetupQuestion,
} from '@portal/domain'
import { eq } from 'drizzle-orm'
import { auditItemAnswers, auditKeptScores, auditRecords, auditSecondAnswers } from '../../schema/index.js'
import type { ExampleReview, exampleStages } from './example-audit-file.js'
import { daysAgo, findUser, type Seeding } from './example-seeding.js'

type Stage = (typeof exampleStages)[number]

/** A record of the sample, in its order. */
export interface ExampleRecord extends PopulationRow {
  id: number
}

const statusOf: Record<Stage, RecordStatus> = {
  'not started': RecordStatus.notStarted,
  'setup needed': RecordStatus.setupNeeded,
  ready: RecordStatus.ready,
  'in review': RecordStatus.inReview,
  'waiting for documents': RecordStatus.waitingForDocuments,
  'waiting for the second reader': RecordStatus.submittedForCheck,
  complete: RecordStatus.complete,
  reopened: RecordStatus.inReview,
}
const submitted: ReadonlySet<Stage> = new Set(['waiting for the second reader', 'complete', 'reopened'])

interface ReviewedRecords {
  records: readonly ExampleRecord[]
  contentId: number
  content: AuditContent
}

/** Reviews the records of a sample as far as the example says: setup, the items that apply, and the second reader of every tenth. */
export async function insertReview(
  seeding: Seeding,
  review: ExampleReview,
  { records, contentId, content }: ReviewedRecords,
): Promise<ScoredAnswer[]> {
  const reader = await findUser(seeding.tx, review.secondReader)
  const untouched: Stage = content.setupQuestions.length === 0 ? 'ready' : 'not started'
  const all: ScoredAnswer[] = []
  let submissions = 0
  for (const [at, record] of records.entries()) {
    const stage = review.stages[at] ?? untouched
    const isSubmitted = submitted.has(stage)
    const isReadTwice = isSubmitted && hasSecondReader(submissions, seeding.type.secondReaderEvery)
    if (isSubmitted) submissions++
    const answers = await insertRecord(seeding, review, { at, record, stage, content })
    await seeding.tx
      .update(auditRecords)
      .set({
        ...standingOf(seeding, review, stage),
        setup: stage === 'not started' ? {} : setupOf(content, review, record, stage),
        ...(isSubmitted && {
          submission: submissions,
          submittedBy: seeding.monitor.id,
          submittedOn: daysAgo(seeding, review.daysAgo - 2),
        }),
        ...(isReadTwice && {
          secondReaderDue: true,
          secondReaderId: reader?.id ?? null,
          secondReadOn: stage === 'complete' ? daysAgo(seeding, review.daysAgo - 4) : null,
        }),
      })
      .where(eq(auditRecords.id, record.id))
    if (stage === 'complete')
      await insertKeptScore(seeding, { contentId, content, recordId: record.id, answers })
    if (isReadTwice && stage === 'complete' && reader)
      await insertSecondReading(seeding, review, { answers, readerId: reader.id })
    all.push(...answers)
  }
  return all
}

function standingOf({ monitor }: Seeding, { noDocumentReason }: ExampleReview, stage: Stage) {
  const isOpen = stage === 'not started' || stage === 'setup needed'
  return {
    status: statusOf[stage],
    assignedMonitorId: monitor.id,
    ...(!isOpen && { noDocumentReason }),
  }
}

/** Answers to the items of a record that apply: all, or the first half of them, or all but one that waits. */
async function insertRecord(
  seeding: Seeding,
  review: ExampleReview,
  { at, record, stage, content }: { at: number; record: ExampleRecord; stage: Stage; content: AuditContent },
): Promise<ScoredAnswer[]> {
  if (statusOf[stage] < RecordStatus.inReview) return []
  const { skipped } = applySkipRules(content, {
    setup: setupOf(content, review, record, stage),
    flags: record.flags,
    items: {},
    skippedByHand: {},
  })
  const items = activeItems(content).filter(({ id }) => !skipped.has(id))
  const answered = stage === 'in review' ? items.slice(0, Math.ceil(items.length / 2)) : items
  const valueOf = (counts: AnswerCounts) => valueThat(seeding.type, counts)
  const answers = answered.map(({ id: itemId }, place): ScoredAnswer => {
    const waits = stage === 'waiting for documents' && place === answered.length - 1
    const isNot = review.notMet[itemId]?.records.includes(at) === true
    return { recordId: record.id, itemId, value: waits ? pendingAnswer : valueOf(isNot ? 'notMet' : 'met') }
  })
  await seeding.tx.insert(auditItemAnswers).values(
    answers.map(({ recordId, itemId, value }) => ({
      recordId,
      itemId,
      value,
      comment: isNotMet(seeding.type.responseSet, value) ? (review.notMet[itemId]?.comment ?? '') : '',
      internalNote: '',
      extras: Object.fromEntries(
        seeding.type.extraFields.flatMap(({ key, required }) =>
          required ? [[key, review.extras[key] ?? '']] : [],
        ),
      ),
      answeredBy: seeding.monitor.id,
      answeredOn: daysAgo(seeding, review.daysAgo),
    })),
  )
  return answers
}

/** The first answer of a kind of audit that counts so. */
function valueThat({ responseSet, label }: AuditType, counts: AnswerCounts): string {
  const option = responseSet.options.find((one) => one.counts === counts)
  if (!option) throw new Error(`${label} has no answer that counts so.`)
  return option.value
}

/** What the answers of a complete record count as; items that were skipped are not applicable. */
async function insertKeptScore(
  { tx, type }: Seeding,
  {
    contentId,
    content,
    recordId,
    answers,
  }: Omit<ReviewedRecords, 'records'> & { recordId: number; answers: readonly ScoredAnswer[] },
): Promise<void> {
  const items = activeItems(content)
  const given = new Map<string, string | null>(items.map(({ id }) => [id, 'NA']))
  for (const { itemId, value } of answers) given.set(itemId, value)
  const kept = keptScore(type.responseSet, items, given)
  await tx.insert(auditKeptScores).values({ recordId, contentId, ...kept })
}

/** The second reader agrees with the first but for one item, about which both settled on the first answer. */
async function insertSecondReading(
  seeding: Seeding,
  review: ExampleReview,
  { answers, readerId }: { answers: readonly ScoredAnswer[]; readerId: string },
): Promise<void> {
  const on = daysAgo(seeding, review.daysAgo - 4)
  await seeding.tx.insert(auditSecondAnswers).values(
    answers.map(({ recordId, itemId, value }, at) => ({
      recordId,
      itemId,
      value: at === 0 ? 'NA' : value,
      firstValue: value,
      ...(at === 0 && { settledValue: value, settledBy: seeding.monitor.id, settledOn: on }),
      answeredBy: readerId,
      answeredOn: on,
    })),
  )
}

/** Answers to the setup questions; while some are needed, those alone that the list gives. */
function setupOf(
  { setupQuestions }: AuditContent,
  { setup }: ExampleReview,
  record: ExampleRecord,
  stage: Stage,
): Record<string, ConditionValue> {
  const answers: Record<string, ConditionValue> = {}
  for (const question of setupQuestions) {
    const proposed = proposedAnswer(question, record)
    const answer = setup[question.key] ?? proposed ?? plainAnswer(question)
    const given = stage === 'setup needed' ? proposed : answer
    if (given !== undefined) answers[question.key] = given
  }
  if (stage !== 'setup needed' && statusAfterSetup(0, missingSetup(setupQuestions, answers).length) < 2)
    throw new Error('The setup of an example is not complete.')
  return answers
}

function plainAnswer({ type, options = [], required }: SetupQuestion): ConditionValue {
  if (!required) return undefined
  switch (type) {
    case 'YesNo':
      return 'No'
    case 'Number':
      return 9
    case 'Date':
      return '2026-01-15'
    case 'Select':
      return options[0]
    case 'Multi':
      return options.slice(0, 1)
  }
}

import {
  activeSections,
  agreementOf,
  canAssignSecondReader,
  canReadReview,
  canReadSecond,
  canSendBackRecord,
  canSettleReadings,
  isOpenDifference,
  percent,
  RecordStatus,
  type Actor,
  type Agreement,
  type AuditContent,
} from '@portal/domain'
import type { AnswerOf, getProngAgreement, secondReading } from '@portal/rest-contract'
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../../db/database.js'
import { auditRecords, auditSecondAnswers } from '../../../../db/schema/index.js'
import type { Reader } from '../../../../server/command.js'
import { act, insist } from '../../../../server/verdicts.js'
import { prongFound, type Place } from '../../audits-command.js'
import { findProng } from '../../audits-read-model.js'
import type { RecordView } from '../../sample/audits-records-read-model.js'
import { choicesOf, findAnswers, ruledRecord } from '../audits-answers-read-model.js'
import { readersOf } from './audits-record-readers-read-model.js'
import { namesOf } from '../audits-reader-names-read-model.js'

export type SecondReading = z.infer<typeof secondReading>
type StoredReading = typeof auditSecondAnswers.$inferSelect

/** What the second reader of a record answered, by item. */
export async function findSecondAnswers(
  db: Database,
  recordId: number,
): Promise<ReadonlyMap<string, StoredReading>> {
  const rows = await db.select().from(auditSecondAnswers).where(eq(auditSecondAnswers.recordId, recordId))
  return new Map(rows.map((row) => [row.itemId, row]))
}

/** The second reading of a record as its reader may see it. */
export async function secondReadingAnswer(
  db: Database,
  actor: Actor,
  view: RecordView,
  content: AuditContent,
): Promise<SecondReading> {
  const { facts, submission, answer, version } = view
  const readings = await findSecondAnswers(db, answer.id)
  const { skipped } = ruledRecord(view, content, await findAnswers(db, answer.id))
  const settlers = [...readings.values()].map(({ settledBy }) => settledBy)
  const names = await namesOf(db, [submission.submittedBy, facts.secondReaderId, ...settlers])
  const isFinished = submission.secondReadOn !== null
  const seesSecond = isFinished || actor.userId === facts.secondReaderId
  const compared = isFinished ? comparedAnswers(readings.values()) : []
  return {
    id: answer.id,
    status: facts.status,
    due: submission.secondReaderDue,
    firstReader: person(names, submission.submittedBy),
    submittedOn: submission.submittedOn?.toISOString() ?? null,
    secondReader: person(names, facts.secondReaderId),
    knowing: isFinished ? [] : await readersOf(db, answer.id),
    finishedOn: submission.secondReadOn?.toISOString() ?? null,
    items: (submission.secondReaderDue ? activeSections(content) : []).flatMap((section) =>
      section.items.flatMap((item) => {
        const stored = readings.get(item.id)
        if (skipped.has(item.id) && !(isFinished && stored)) return []
        return [
          {
            itemId: item.id,
            number: item.number,
            sectionTitle: `${section.number} ${section.title}`,
            text: item.text,
            guidance: item.guidance,
            choices: choicesOf(view.prong.audit.type, item),
            second: seesSecond ? (stored?.value ?? null) : null,
            first: stored?.firstValue ?? null,
            settled: stored?.settledValue ?? null,
            settledBy: person(names, stored?.settledBy ?? null),
            settledOn: stored?.settledOn?.toISOString() ?? null,
            differs: stored !== undefined && !skipped.has(item.id) && isOpenDifference(pairOf(stored)),
            version: stored?.version ?? 0,
          },
        ]
      }),
    ),
    ...agreementAnswer(agreementOf(compared)),
    assign: act(canAssignSecondReader(actor, facts, null)),
    read: act(canReadSecond(actor, facts)),
    settle: act(canSettleReadings(actor, facts)),
    sendBack: act(canSendBackRecord(actor, facts, 'To be said.')),
    version,
  }
}

/** A stored reading as rules compare it. */
export const pairOf = ({ firstValue, value, settledValue }: StoredReading) => ({
  first: firstValue,
  second: value,
  settled: settledValue,
})

const comparedAnswers = (readings: Iterable<StoredReading>) => [...readings].map(pairOf)

const agreementAnswer = ({ pairs, equal, kappa }: Agreement) => ({
  pairs,
  equal,
  percent: percent(equal, pairs),
  kappa,
})

const person = (names: ReadonlyMap<string, string>, id: string | null) =>
  id === null ? null : { id, fullName: names.get(id) ?? '' }

/** How far first and second readers of a prong agree; records that left the sample are left out. */
export async function prongAgreement(
  { tx, actor }: Reader,
  { typeKey, id }: Place,
): Promise<AnswerOf<typeof getProngAgreement>> {
  prongFound(await findProng(tx, actor, typeKey, id))
  insist(canReadReview(actor))
  const ofProng = and(eq(auditRecords.prongId, id), lt(auditRecords.status, RecordStatus.replaced))
  const readings = await tx
    .select({ first: auditSecondAnswers.firstValue, second: auditSecondAnswers.value })
    .from(auditSecondAnswers)
    .innerJoin(auditRecords, eq(auditRecords.id, auditSecondAnswers.recordId))
    .where(and(ofProng, isNotNull(auditRecords.secondReadOn)))
  const counted = (read: boolean) =>
    tx.$count(
      auditRecords,
      and(
        ofProng,
        auditRecords.secondReaderDue,
        read
          ? isNotNull(auditRecords.secondReadOn)
          : and(eq(auditRecords.status, RecordStatus.submittedForCheck), isNull(auditRecords.secondReadOn)),
      ),
    )
  return {
    prongId: id,
    read: await counted(true),
    waiting: await counted(false),
    ...agreementAnswer(agreementOf(readings)),
  }
}

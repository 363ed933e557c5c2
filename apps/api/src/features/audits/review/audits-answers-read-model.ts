import {
  activeSections,
  answersOffered,
  applySkipRules,
  canAnswerRecord,
  canSetUpRecord,
  canSubmitRecord,
  countsOf,
  readsBlind,
  pendingAnswer,
  type AuditContent,
  type AuditItem,
  type AuditType,
  type RecordAnswers,
  type RuledRecord,
  type SkipRule,
} from '@portal/domain'
import type { recordContent, recordItem } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { auditItemAnswers, users } from '../../../db/schema/index.js'
import type { Reader } from '../../../server/command.js'
import { act } from '../../../server/verdicts.js'
import { offeredContent } from '../audits-contents-read-model.js'
import { mayReopen } from './audits-reopening-rule.js'
import { reasonsOf } from './audits-hand-skips-read-model.js'
import type { RecordView } from '../sample/audits-records-read-model.js'

export type RecordItem = z.infer<typeof recordItem>

/** What was answered to an item, by whom and when. */
export type ItemAnswer = Pick<
  RecordItem,
  'value' | 'comment' | 'internalNote' | 'extras' | 'recheck' | 'answeredBy' | 'answeredOn' | 'version'
>
export type ItemAnswers = ReadonlyMap<string, ItemAnswer>

const noAnswer: ItemAnswer = {
  value: null,
  comment: '',
  internalNote: '',
  extras: {},
  recheck: null,
  answeredBy: null,
  answeredOn: null,
  version: 0,
}

/** Answers of a record, by item. */
export async function findAnswers(db: Database, recordId: number): Promise<ItemAnswers> {
  const rows = await db
    .select({ stored: auditItemAnswers, fullName: users.fullName })
    .from(auditItemAnswers)
    .innerJoin(users, eq(users.id, auditItemAnswers.answeredBy))
    .where(eq(auditItemAnswers.recordId, recordId))
  return new Map(
    rows.map(
      ({ stored: { itemId, answeredBy, answeredOn, recordId: _of, recheck, ...answer }, fullName }) => [
        itemId,
        {
          ...answer,
          recheck: recheck && [...recheck],
          answeredBy: { id: answeredBy, fullName },
          answeredOn: answeredOn.toISOString(),
        },
      ],
    ),
  )
}

/** What the rules look at of a record beside its answers. */
type RuledView = Pick<RecordView, 'setup' | 'row' | 'order' | 'skips'>

/** What the rules look at in a record. */
export function givenAnswers({ setup, row, order, skips }: RuledView, answers: ItemAnswers): RecordAnswers {
  const items = Object.fromEntries([...answers].map(([id, { value }]) => [id, value]))
  return { setup, flags: row.flags, isFirst: order === 1, items, skippedByHand: reasonsOf(skips) }
}

/** What the rules make of a record and its answers. */
export function ruledRecord(view: RuledView, content: AuditContent, answers: ItemAnswers): RuledRecord {
  return applySkipRules(content, givenAnswers(view, answers))
}

/** The page of a record: its items with their answers. */
export async function contentAnswer(
  { tx, actor }: Reader,
  view: RecordView,
  content: AuditContent,
  answers: ItemAnswers,
): Promise<z.infer<typeof recordContent>> {
  const { type } = view.prong.audit
  const ruled = ruledRecord(view, content, answers)
  return {
    id: view.answer.id,
    status: view.answer.status,
    flags: [...view.row.flags],
    sections: activeSections(content).map(({ id, number, title, intro = '', skipRule, items }) => ({
      id,
      number,
      title,
      intro,
      skipRule: ruleAnswer(skipRule),
      skippedByHand: view.skips.get(id) ?? null,
      items: items.map((item) => itemAnswer(view, item, ruled, answers)),
    })),
    extraFields: type.extraFields.map(({ key, label, type: kind, required, min, max }) => ({
      key,
      label,
      type: kind,
      required,
      min: min ?? null,
      max: max ?? null,
    })),
    newer: await newerAnswer(tx, view),
    blind: readsBlind(actor, view.facts),
    secondReaderDue: view.submission.secondReaderDue,
    answer: act(canAnswerRecord(actor, view.facts)),
    skip: act(canSetUpRecord(actor, view.facts)),
    submit: act(canSubmitRecord(actor, view.facts)),
    reopen: act(mayReopen(actor, view.facts, 'To be said.')),
    version: view.version,
  }
}

async function newerAnswer(tx: Reader['tx'], { content }: RecordView) {
  const offered = await offeredContent(tx, content)
  if (!offered) return null
  const { id, number, publishedOn } = offered.to
  return { id, number, publishedOn: publishedOn.toISOString(), kept: content.kept?.contentId === id }
}

/** One item of a record with its answer. */
export function itemAnswer(
  { prong, skips }: Pick<RecordView, 'prong' | 'skips'>,
  item: AuditItem,
  ruled: RuledRecord,
  answers: ItemAnswers,
): RecordItem {
  const { id, lineageId, number, text, guidance, citations, documentHints, skipRule } = item
  return {
    id,
    lineageId,
    number,
    text,
    guidance,
    citations: [...citations],
    documentHints: [...documentHints],
    choices: choicesOf(prong.audit.type, item),
    skipRule: ruleAnswer(skipRule),
    notApplicable: ruled.skipped.get(id)?.text ?? null,
    skippedByHand: skips.get(id) ?? null,
    ...(answers.get(id) ?? noAnswer),
  }
}

/** The answers that an item can have, in words. */
export function choicesOf({ responseSet }: AuditType, item: Pick<AuditItem, 'responseSet'>) {
  const labels = new Map(responseSet.options.map(({ value, label }) => [value, label]))
  return answersOffered(responseSet, item.responseSet).map((value) => ({
    value,
    label: value === pendingAnswer ? 'Waits for documents' : (labels.get(value) ?? value),
    counts: countsOf(responseSet, value),
  }))
}

/** A skip rule as calls say it, its condition as JSON. */
export function ruleAnswer(rule: SkipRule | null): RecordItem['skipRule'] {
  return rule && { id: rule.id, reason: rule.reason, when: JSON.stringify(rule.when) }
}

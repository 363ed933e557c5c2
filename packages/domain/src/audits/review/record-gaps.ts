import { activeItems, type AuditContent, type AuditItem } from '../types/audit-content.js'
import type { ExtraField } from '../types/audit-type.js'
import { answersOffered, countsOf, isNotMet, pendingAnswer, type ResponseSet } from '../types/response-set.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import type { RuledRecord } from './skip-logic.js'

/** "Explain why this item does not meet the requirement." (2.11) */
export const commentMissing = 'Explain why this item does not meet the requirement.'

/** What a person writes for one item. */
export interface ItemInput {
  value: string | null
  comment: string
  extras: Readonly<Record<string, string>>
  /** What newer content changed in the question; null once the answer is confirmed. */
  recheck?: readonly object[] | null
}

/** An answer as it is saved: one that the item has, and not for an item that is skipped. */
export function checkItemAnswer(
  item: Pick<AuditItem, 'id' | 'responseSet'>,
  set: ResponseSet,
  { skipped }: RuledRecord,
  value: string | null,
): Verdict {
  const skip = skipped.get(item.id)
  if (skip) return wrongState(skip.text)
  return value === null || answersOffered(set, item.responseSet).includes(value)
    ? allowed
    : badInput('Choose one of the answers of this item.', 'value')
}

/** Items of a record that still keep it from being submitted. */
export interface RecordGaps<Item = AuditItem> {
  unanswered: Item[]
  /** Answered with "waits for documents". */
  pending: Item[]
  /** Answered before newer content changed the question, and not confirmed since. */
  recheck: Item[]
  /** Not met, and not said why. */
  withoutComment: Item[]
  /** Required fields beside the answer that are empty, by their labels. */
  withoutField: { item: Item; label: string }[]
}

/** What a record lacks; items that are skipped lack nothing. `limitedTo`: the only items of a review of newer data. */
export function recordGaps(
  content: AuditContent,
  { set, extraFields }: { set: ResponseSet; extraFields: readonly ExtraField[] },
  { ruled, inputs }: { ruled: RuledRecord; inputs: ReadonlyMap<string, ItemInput> },
  limitedTo: readonly string[] | null = null,
): RecordGaps {
  const gaps: RecordGaps = {
    unanswered: [],
    pending: [],
    recheck: [],
    withoutComment: [],
    withoutField: [],
  }
  for (const item of activeItems(content)) {
    if (ruled.skipped.has(item.id) || limitedTo?.includes(item.id) === false) continue
    const value = ruled.answers.get(item.id) ?? null
    const input = inputs.get(item.id)
    if (value !== null && input?.recheck) gaps.recheck.push(item)
    if (value === null) gaps.unanswered.push(item)
    else if (value === pendingAnswer) gaps.pending.push(item)
    else if (isNotMet(set, value) && !input?.comment.trim()) gaps.withoutComment.push(item)
    const isJudged = ['met', 'notMet'].includes(countsOf(set, value))
    for (const { key, label, required } of extraFields)
      if (isJudged && required && !input?.extras[key]?.trim()) gaps.withoutField.push({ item, label })
  }
  return gaps
}

/** "This record is not complete: {n} unanswered, {m} waiting for documents." (2.11), or the first other gap in its words. */
export function checkRecordGaps({
  unanswered,
  pending,
  recheck,
  withoutComment,
  withoutField,
}: RecordGaps<unknown>): Verdict {
  if (unanswered.length > 0 || pending.length > 0)
    return wrongState(
      `This record is not complete: ${unanswered.length} unanswered, ${pending.length} waiting for documents.`,
    )
  if (recheck.length > 0) return wrongState(answersToConfirm(recheck.length))
  if (withoutComment.length > 0) return badInput(commentMissing, 'comment')
  const [field] = withoutField
  return field ? badInput(`${field.label} is required.`, 'extras') : allowed
}

/** Answers whose question newer content changed, see {@link RecordGaps}. */
function answersToConfirm(n: number): string {
  return `${n === 1 ? '1 answer has' : `${n} answers have`} to be confirmed: the question was changed.`
}

/** "{n} items have no answer." (2.8) */
export function itemsWithoutAnswer(n: number): string {
  return n === 1 ? '1 item has no answer.' : `${n} items have no answer.`
}

import { activeSections, type AuditItem, type SkipRule } from '../types/audit-content.js'
import { holds, type ConditionValue } from '../types/condition.js'
import { notApplicableAnswer } from '../types/response-set.js'

/** In conditions: whether the record is the first of its sample. */
export const firstRecord = 'record.first'

/** What rules need to know of an item. */
interface RuledItem {
  id: string
  skipRule: SkipRule | null
  active: boolean
}

/** Sections and items with their rules: a whole content, or what a page knows of it. */
export interface RuledContent<Item extends RuledItem> {
  sections: readonly { id: string; skipRule: SkipRule | null; active: boolean; items: readonly Item[] }[]
}

/** What the rules of a record look at. */
export interface RecordAnswers {
  /** By key of the question. */
  setup: Readonly<Record<string, ConditionValue>>
  /** Flags of the row of the list. */
  flags: readonly string[]
  /** As people gave them, by item. They stay when an item is skipped, and count again when it no longer is. */
  items: Readonly<Record<string, string | null>>
  /** It is the first record of its sample: what is asked once for the agency is asked there. */
  isFirst?: boolean
  /** Sections and items that a monitor skips for this record, by their ids, with the reason. */
  skippedByHand: Readonly<Record<string, string>>
}

/** Why an item does not apply to a record. */
export interface Skip {
  by: 'section' | 'item' | 'hand'
  /** Rule that set it; null by hand. */
  ruleId: string | null
  /** "Not applicable because {reason}" (2.7) */
  text: string
}

/** What the rules make of a record: skipped items, and the answer that counts for each item. */
export interface RuledRecord {
  skipped: ReadonlyMap<string, Skip>
  answers: ReadonlyMap<string, string | null>
}

/**
 * Evaluates every skip rule of a record. The same answers always give the same result, and nothing is stored on the way: a
 * rule that no longer holds gives back the answer that was there. Sections are taken in order, each with its own rule first
 * and then the rules of its items, so that a rule sees what became of earlier items; a skipped one is answered with NA.
 */
export function applySkipRules(content: RuledContent<RuledItem>, record: RecordAnswers): RuledRecord {
  const skipped = new Map<string, Skip>()
  const answers = new Map<string, string | null>()
  const read = (q: string) => readAnswer(q, record, answers)
  for (const section of activeSections(content)) {
    const byHand = skipByHand(record.skippedByHand[section.id])
    const byRule = byHand ? null : skipBy('section', section.skipRule, read)
    for (const item of section.items) {
      const skip =
        byHand ?? skipByHand(record.skippedByHand[item.id]) ?? byRule ?? skipBy('item', item.skipRule, read)
      if (skip) skipped.set(item.id, skip)
      answers.set(item.id, skip ? notApplicableAnswer : (record.items[item.id] ?? null))
    }
  }
  return { skipped, answers }
}

function readAnswer(
  q: string,
  { setup, flags, isFirst = false }: RecordAnswers,
  answers: ReadonlyMap<string, string | null>,
): ConditionValue {
  const [source = '', ...rest] = q.split('.')
  const name = rest.join('.')
  if (source === 'setup') return setup[name]
  if (q === firstRecord) return isFirst ? 'Y' : 'N'
  if (source === 'flag') return flags.includes(name) ? 'Y' : 'N'
  return source === 'item' ? (answers.get(name) ?? undefined) : undefined
}

function skipBy(
  by: 'section' | 'item',
  rule: SkipRule | null,
  read: (q: string) => ConditionValue,
): Skip | null {
  return rule && holds(rule.when, read)
    ? { by, ruleId: rule.id, text: notApplicableBecause(rule.reason) }
    : null
}

function skipByHand(reason: string | undefined): Skip | null {
  return reason === undefined ? null : { by: 'hand', ruleId: null, text: notApplicableBecause(reason) }
}

/** "Not applicable because {reason}" (2.7) */
export function notApplicableBecause(reason: string): string {
  return `Not applicable because ${reason}`
}

/** What a change of the setup or of manual skips would do (pre-check of 2.7). */
export interface SkipPreview<Item = AuditItem> {
  itemsToNA: { item: Item; skip: Skip }[]
  itemsToOpen: Item[]
  /** Answers of people that would not count any more. */
  answersLost: { item: Item; value: string }[]
  /** Answers from before that would count again. */
  answersRestored: { item: Item; value: string }[]
}

/** Compares a record as it is with the record as it would be. */
export function previewSkips<Item extends RuledItem>(
  content: RuledContent<Item>,
  now: RecordAnswers,
  changed: RecordAnswers,
): SkipPreview<Item> {
  const [before, after] = [applySkipRules(content, now), applySkipRules(content, changed)]
  const preview: SkipPreview<Item> = { itemsToNA: [], itemsToOpen: [], answersLost: [], answersRestored: [] }
  for (const item of activeSections(content).flatMap(({ items }) => items)) {
    const skip = after.skipped.get(item.id)
    const wasSkipped = before.skipped.has(item.id)
    const value = changed.items[item.id] ?? null
    if (skip && !wasSkipped) {
      preview.itemsToNA.push({ item, skip })
      if (value !== null) preview.answersLost.push({ item, value })
    }
    if (!skip && wasSkipped) {
      preview.itemsToOpen.push(item)
      if (value !== null) preview.answersRestored.push({ item, value })
    }
  }
  return preview
}

/** "{n} answers will become Not applicable: ..." (2.7); null when none would. */
export function answersLostText({
  answersLost,
}: Pick<SkipPreview<{ number: string }>, 'answersLost'>): string | null {
  const n = answersLost.length
  if (n === 0) return null
  const numbers = answersLost.map(({ item }) => item.number).join(', ')
  return `${n} ${n === 1 ? 'answer' : 'answers'} will become Not applicable: ${numbers}`
}

import type { Actor } from '../../accounts/actor.js'
import type { QuestionChange } from '../../content/content-upgrade.js'
import { wrongState, type Verdict } from '../../verdict.js'
import { AuditStatus } from '../lifecycle/audit-states.js'
import { canSetUpRecord, type RecordFacts } from '../lifecycle/record-acts.js'
import { activeItems, type AuditContent, type AuditItem, type SetupQuestion } from '../types/audit-content.js'
import type { ConditionValue } from '../types/condition.js'
import { fitsQuestion, isAnswered, missingSetup } from './setup-answers.js'
import { applySkipRules, type RecordAnswers } from './skip-logic.js'

/** What a newer version of the content changes for a record in review, by lineage (check-setup-changes of 2.7). */
export interface AuditContentChange {
  added: AuditItem[]
  changed: { before: AuditItem; after: AuditItem }[]
  removed: AuditItem[]
}

/** Compares the version of a record with the current one. An item counts as changed when what is asked or accepted is. */
export function auditContentChange(before: AuditContent, after: AuditContent): AuditContentChange {
  const [old, current] = [byLineage(before), byLineage(after)]
  const change: AuditContentChange = { added: [], changed: [], removed: [] }
  for (const [lineage, item] of current) {
    const was = old.get(lineage)
    if (!was) change.added.push(item)
    else if (asked(was) !== asked(item)) change.changed.push({ before: was, after: item })
  }
  for (const [lineage, item] of old) if (!current.has(lineage)) change.removed.push(item)
  return change
}

const byLineage = (content: AuditContent) =>
  new Map(activeItems(content).map((item) => [item.lineageId, item]))

const asked = ({ text, responseSet, citations, skipRule }: AuditItem) =>
  JSON.stringify([text, responseSet, citations, skipRule?.when ?? null])

/**
 * Whether a record can go on with newer content at all: an item that both have keeps its id, by which answers are stored, and its
 * set of answers. Otherwise what was answered would mean something else, and the newer content is not offered.
 */
export function fitsContent(before: AuditContent, after: AuditContent): boolean {
  const current = byLineage(after)
  const words = (answers: readonly string[]) => answers.toSorted().join(' ')
  if (meaningOf(before) !== meaningOf(after)) return false
  return [...byLineage(before)].every(([lineage, was]) => {
    const item = current.get(lineage)
    return !item || (item.id === was.id && words(item.responseSet) === words(was.responseSet))
  })
}

/** How the answers of a content count, and the fields beside them; without the words in which they are shown. */
function meaningOf({ responseSet, extraFields }: AuditContent): string {
  return JSON.stringify([
    responseSet?.options.map(({ value, counts }) => `${value} ${counts}`).toSorted(),
    extraFields?.map(({ key, type, required }) => [key, type, required]),
  ])
}

/** What of an item reads otherwise now, in words. Rules are left out: they decide by themselves. */
export function itemQuestionChanges(before: AuditItem, after: AuditItem): QuestionChange[] {
  const texts = ({ text, guidance, citations }: AuditItem) => ({
    text,
    guidance,
    citations: citations.join(', '),
  })
  const [was, is] = [texts(before), texts(after)]
  return (['text', 'guidance', 'citations'] as const).flatMap((field) =>
    was[field] === is[field] ? [] : [{ field, before: was[field], after: is[field] }],
  )
}

/** What newer content would do to a record. */
export interface ContentUpgrade {
  change: AuditContentChange
  /** Answers that counted and would not any more: their item is removed, or skipped by a rule of the newer content. */
  answersLost: { item: AuditItem; value: string; removed: boolean }[]
  /** Answered items that read otherwise, by id: their answers have to be looked at again. */
  rechecks: ReadonlyMap<string, QuestionChange[]>
  /** Setup answers that fit the newer questions. */
  setup: Record<string, ConditionValue>
  /** Questions whose answers do not fit any more. */
  setupLost: SetupQuestion[]
  /** Required questions that would have no answer. */
  missing: SetupQuestion[]
}

/** Carries a record into newer content that {@link fitsContent}; nothing is deleted, so that lost answers stay in the record. */
export function contentUpgrade(
  before: AuditContent,
  after: AuditContent,
  record: RecordAnswers,
): ContentUpgrade {
  const change = auditContentChange(before, after)
  const questions = new Map(after.setupQuestions.map((question) => [question.key, question]))
  const fits = (key: string) => {
    const question = questions.get(key)
    return question !== undefined && fitsQuestion(question, record.setup[key])
  }
  const setup = Object.fromEntries(Object.entries(record.setup).filter(([key]) => fits(key)))
  const ruled = applySkipRules(before, record)
  const then = applySkipRules(after, { ...record, setup })
  const answered = activeItems(before).flatMap((item) => {
    const value = record.items[item.id] ?? null
    return value === null || ruled.skipped.has(item.id) ? [] : [{ item, value }]
  })
  const rechecks = change.changed.flatMap(({ before: was, after: is }): [string, QuestionChange[]][] => {
    const changes = itemQuestionChanges(was, is)
    return changes.length > 0 && (record.items[is.id] ?? null) !== null ? [[is.id, changes]] : []
  })
  return {
    change,
    answersLost: answered.flatMap(({ item, value }) => {
      const removed = !then.answers.has(item.id)
      return removed || then.skipped.has(item.id) ? [{ item, value, removed }] : []
    }),
    rechecks: new Map(rechecks),
    setup,
    setupLost: before.setupQuestions.filter(({ key }) => isAnswered(record.setup[key]) && !fits(key)),
    missing: missingSetup(after.setupQuestions, setup),
  }
}

/**
 * One content of several versions, the newest first: its items, and those that older versions alone have, at the end of their
 * sections. Results of a review whose records differ in their versions are shown by it.
 */
export function mergedContent([newest, ...older]: readonly [AuditContent, ...AuditContent[]]): AuditContent {
  let merged = newest
  for (const content of older) merged = withItemsOf(merged, content)
  return merged
}

function withItemsOf(merged: AuditContent, older: AuditContent): AuditContent {
  const known = byLineage(merged)
  const missing = ({ items }: AuditContent['sections'][number]) =>
    items.filter(({ active, lineageId }) => active && !known.has(lineageId))
  const sections = merged.sections.map((section) => {
    const same = older.sections.find(({ id, active }) => active && id === section.id)
    const added = same ? missing(same) : []
    return added.length === 0
      ? section
      : Object.assign({}, section, { active: true, items: section.items.filter(isActive).concat(added) })
  })
  const gone = older.sections
    .filter(({ id, active }) => active && !merged.sections.some((section) => section.id === id))
    .map((section) => Object.assign({}, section, { items: missing(section) }))
    .filter(({ items }) => items.length > 0)
  return { ...merged, sections: sections.concat(gone) }
}

const isActive = ({ active }: { active: boolean }) => active

/** What a monitor chooses when newer content was published (2.7). */
export const auditContentChoices = ['Keep', 'Upgrade'] as const

/** A record keeps its version or is upgraded, until the review is complete (2.7). */
export function canUpgradeContent(actor: Actor, facts: RecordFacts): Verdict {
  const may = canSetUpRecord(actor, facts)
  if (!may.allowed && may.code === 'FORBIDDEN') return may
  return facts.auditStatus < AuditStatus.reviewComplete
    ? may
    : wrongState('The review is complete: its records keep their version of the content.')
}

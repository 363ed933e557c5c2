import { activeItems, type AuditContent, type AuditItem } from '../types/audit-content.js'
import { countsOf, type ResponseSet } from '../types/response-set.js'

/** One answer of a complete record, with the record that it belongs to. */
export interface ScoredAnswer {
  recordId: number
  itemId: string
  value: string | null
}

/** Counts of answers; percents are computed from them and never stored (0.6). */
export interface Score {
  met: number
  notMet: number
  excluded: number
  /** Records with an answer that is not met. */
  recordsNotMet: number
}

export interface ItemScore extends Score {
  item: AuditItem
}

/** Scores of each item over a prong (2.8): what is not applicable or waits for documents counts in neither. */
export function itemScores(
  content: AuditContent,
  set: ResponseSet,
  answers: readonly ScoredAnswer[],
): ItemScore[] {
  const byItem = new Map<string, ScoredAnswer[]>()
  for (const answer of answers) {
    const before = byItem.get(answer.itemId)
    if (before) before.push(answer)
    else byItem.set(answer.itemId, [answer])
  }
  return activeItems(content).map((item) => Object.assign({ item }, scoreOf(set, byItem.get(item.id) ?? [])))
}

/** The score of some answers. */
export function scoreOf(set: ResponseSet, answers: readonly ScoredAnswer[]): Score {
  const score = { met: 0, notMet: 0, excluded: 0 }
  const records = new Set<number>()
  for (const { recordId, value } of answers) {
    const counts = countsOf(set, value)
    if (counts !== 'open') score[counts]++
    if (counts === 'notMet') records.add(recordId)
  }
  return { ...score, recordsNotMet: records.size }
}

/** Of a section or a whole audit: sums over its items. Whose records are not met is not known from sums, so it is left out. */
export function sumOfScores(scores: readonly Score[]): Omit<Score, 'recordsNotMet'> {
  const sum = { met: 0, notMet: 0, excluded: 0 }
  for (const { met, notMet, excluded } of scores) {
    sum.met += met
    sum.notMet += notMet
    sum.excluded += excluded
  }
  return sum
}

/** Met of all that were reviewed: numerator and denominator of the compliance percent. */
export function complianceShare({
  met,
  notMet,
}: Pick<Score, 'met' | 'notMet'>): [met: number, reviewed: number] {
  return [met, met + notMet]
}

/** The same with the weight of each item; weights may have decimals. */
export function weightedShare(scores: readonly ItemScore[]): { met: number; reviewed: number } {
  const sum = (of: (score: ItemScore) => number) =>
    scores.reduce((all, score) => all + score.item.weight * of(score), 0)
  return { met: sum(({ met }) => met), reviewed: sum(({ met, notMet }) => met + notMet) }
}

/** Complete records without any N, of all that are complete. */
export function compliantRecords(
  set: ResponseSet,
  answers: readonly ScoredAnswer[],
  completeRecords: readonly number[],
): [compliant: number, complete: number] {
  const wrong = new Set(
    answers.filter(({ value }) => countsOf(set, value) === 'notMet').map(({ recordId }) => recordId),
  )
  return [completeRecords.filter((id) => !wrong.has(id)).length, completeRecords.length]
}

export const bands = ['Compliant', 'Noncompliant - individual', 'Noncompliant - systemic'] as const
export type Band = (typeof bands)[number]

/** Records with an N from which on it concerns how the agency works, whatever the percent (2.8). */
const systemicRecords = 3

/** Band of an item; null where nothing was reviewed. Compared in whole numbers: 74.96 % is below 75 %. */
export function bandOf({ met, notMet, recordsNotMet }: Score): Band | null {
  if (met + notMet === 0) return null
  if (notMet === 0) return 'Compliant'
  const below75 = met * 4 < (met + notMet) * 3
  return below75 || recordsNotMet >= systemicRecords ? 'Noncompliant - systemic' : 'Noncompliant - individual'
}

/** Earlier scores of each item, found by lineage; null for an item that is new (2.12 a). */
export function priorScores(
  items: readonly Pick<AuditItem, 'id' | 'lineageId'>[],
  earlier: readonly ItemScore[],
): Map<string, ItemScore | null> {
  const byLineage = new Map(earlier.map((score) => [score.item.lineageId, score]))
  return new Map(items.map(({ id, lineageId }) => [id, byLineage.get(lineageId) ?? null]))
}

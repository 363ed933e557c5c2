import { countsOf, type ResponseSet } from '../types/response-set.js'
import type { AuditItem } from '../types/audit-content.js'
import type { ItemScore } from './item-scores.js'

/** What an answer counts as, as one letter: met, not met, not applicable, without an answer. */
const letters = { met: 'M', notMet: 'N', excluded: 'X', open: '-' } as const

/**
 * What the answers of one record count as: a letter for each item, in the order of the items. Sums over thousands of records
 * are made of these texts, without an answer being read.
 */
export function marksOf(
  set: ResponseSet,
  items: readonly Pick<AuditItem, 'id'>[],
  answers: ReadonlyMap<string, string | null>,
): string {
  return items.map(({ id }) => letters[countsOf(set, answers.get(id) ?? null)]).join('')
}

/** How many answers of one record are met, not met and not applicable. */
export function markCounts(marks: string): { met: number; notMet: number; excluded: number } {
  const count = (letter: string) => marks.split(letter).length - 1
  return { met: count(letters.met), notMet: count(letters.notMet), excluded: count(letters.excluded) }
}

/** What is kept of a record whose review is complete: its marks, and how many of them are met and not met. */
export function keptScore(...of: Parameters<typeof marksOf>): { marks: string; met: number; notMet: number } {
  const marks = marksOf(...of)
  const { met, notMet } = markCounts(marks)
  return { marks, met, notMet }
}

/** Scores of each item over the records of a review, whose marks are in the order of these items (2.8). */
export function scoresOfMarks(items: readonly AuditItem[], records: readonly string[]): ItemScore[] {
  return items.map((item, at) => {
    const score = { item, met: 0, notMet: 0, excluded: 0, recordsNotMet: 0 }
    for (const marks of records) {
      if (marks[at] === letters.met) score.met++
      else if (marks[at] === letters.excluded) score.excluded++
      else if (marks[at] === letters.notMet) {
        score.notMet++
        // An item is answered once in each record.
        score.recordsNotMet++
      }
    }
    return score
  })
}

import { isStateStaff, type Actor } from '../../accounts/actor.js'
import { percent } from '../../percent.js'
import { shownParts, smallText, type ShownCount } from '../../small-numbers.js'
import type { Score } from '../scoring/item-scores.js'

/** A score as a reader may see it. */
export interface ShownScore {
  met: ShownCount
  notMet: ShownCount
  reviewed: ShownCount
  percent: string
}

/** A score for a reader: the state sees every number, others none about fewer than ten students (0.6). */
export function shownScore(reader: Actor, { met, notMet }: Pick<Score, 'met' | 'notMet'>): ShownScore {
  const share = percent(met, met + notMet)
  if (isStateStaff(reader)) {
    const shown = (value: number): ShownCount => ({ shown: true, value })
    return { met: shown(met), notMet: shown(notMet), reviewed: shown(met + notMet), percent: share }
  }
  const { parts, total } = shownParts([met, notMet])
  const [first = total, second = total] = parts
  // A percent beside the number of all gives away its parts.
  const hides = !first.shown || !second.shown
  return { met: first, notMet: second, reviewed: total, percent: hides ? smallText() : share }
}

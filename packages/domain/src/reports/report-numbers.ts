import { percent } from '../percent.js'
import { meanRating } from '../self-assessment/completion.js'
import { notApplicable, topRating } from '../self-assessment/item-gaps.js'
import { figure, type ReportCell } from './report-document.js'
import { ratingText, type ReportItem } from './report-subject.js'

type Side = 'rating' | 'stateRating'

/** Items that are rated and apply: the basis of means and shares (domain definition 8.4). */
function counted(items: readonly ReportItem[], side: Side): ReportItem[] {
  return items.filter((item) => item[side] !== null && item[side] !== notApplicable)
}

const lineOf = (side: Side) => (item: ReportItem) => `${item.number}: ${ratingText(item, item[side])}`

/** Mean of the ratings 1 to 4 with the items behind it; N/A and unrated items are left out and listed as such. */
export function meanCell(of: string, items: readonly ReportItem[], side: Side): ReportCell {
  const mean = meanRating(items.map((item) => item[side]))
  const rated = items.filter(({ choices }) => choices.length > 0)
  return figure(
    mean === null ? 'N/A' : mean.toFixed(1),
    mean,
    `Mean rating of ${of}`,
    rated.map((item) =>
      counted([item], side).length > 0 ? lineOf(side)(item) : `${lineOf(side)(item)} (left out)`,
    ),
  )
}

/** Share of the items rated 4 of those rated 1 to 4. */
export function fullyCell(of: string, items: readonly ReportItem[], side: Side): ReportCell {
  const all = counted(items, side)
  const fully = all.filter((item) => item[side] === topRating)
  return share(`Fully implemented in ${of}`, fully.length, all.length, all.map(lineOf(side)))
}

/** Number of items with equal ratings of agency and state, and of items with both ratings. */
export function agreement(items: readonly Pick<ReportItem, 'rating' | 'stateRating'>[]): {
  equal: number
  both: number
} {
  const both = items.filter(({ rating, stateRating }) => rating !== null && stateRating !== null)
  return { equal: both.filter(({ rating, stateRating }) => rating === stateRating).length, both: both.length }
}

/** The share of {@link agreement} as a cell that opens the ratings it is made of; `of` names what the items are part of. */
export function agreementCell(of: string, items: readonly ReportItem[]): ReportCell {
  const { equal, both } = agreement(items)
  return share(
    `Agreement of agency and state in ${of}`,
    equal,
    both,
    items
      .filter(({ rating, stateRating }) => rating !== null && stateRating !== null)
      .map(
        (item) =>
          `${item.number}: agency ${ratingText(item, item.rating)}, state ${ratingText(item, item.stateRating)}`,
      ),
  )
}

/** A share: its numerator and denominator, followed by what it is derived from. */
export function share(title: string, n: number, of: number, lines: readonly string[]): ReportCell {
  return figure(percent(n, of), of === 0 ? null : n / of, title, [`${n} of ${of}`, ...lines])
}

/** A count with the counted entries. */
export function countCell(title: string, lines: readonly string[]): ReportCell {
  return figure(String(lines.length), lines.length, title, lines)
}

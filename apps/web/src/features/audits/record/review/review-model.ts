import { pendingAnswer } from '@portal/domain'
import type { MarkChoice } from '../../../../parts/answering/mark-bar'
import type { RecordContentFieldsFragment, RecordItemFieldsFragment } from '../record.generated'

export type ReviewItem = RecordItemFieldsFragment
export type ExtraField = RecordContentFieldsFragment['extraFields'][number]
export type ReviewSection = RecordContentFieldsFragment['sections'][number]

/** The answers of an item as a bar shows them: Y, N and NA, or whatever the kind of audit has. */
export function marksOf({ choices }: Pick<ReviewItem, 'choices'>): MarkChoice<string>[] {
  return choices.map(({ value, label, counts }) => ({
    value,
    label,
    mark: value,
    tone: counts === 'met' || counts === 'notMet' ? counts : 'none',
  }))
}

export function isNotMet({
  choices,
  value,
  notApplicable,
}: Pick<ReviewItem, 'choices' | 'value' | 'notApplicable'>): boolean {
  return notApplicable === null && choices.some((one) => one.value === value && one.counts === 'notMet')
}

/** Which items a page shows. */
export const itemFilters = ['all', 'open', 'notMet', 'waiting'] as const
export type ItemFilter = (typeof itemFilters)[number]

export function readFilter(text: string | null): ItemFilter {
  return itemFilters.find((one) => one === text) ?? 'all'
}

export function matches(item: ReviewItem, filter: ItemFilter): boolean {
  if (filter === 'all') return true
  if (item.notApplicable !== null) return false
  if (filter === 'open') return item.value === null
  return filter === 'notMet' ? isNotMet(item) : item.value === pendingAnswer
}

/** How many items there are for a filter; of all of them those that are to be answered. */
export function countOf(sections: readonly ReviewSection[], filter: ItemFilter): number {
  return sections
    .flatMap(({ items }) => items)
    .filter((item) => item.notApplicable === null && matches(item, filter)).length
}

/** Items to answer, answered ones, and whether one is not met. */
export function progressOf(sections: readonly ReviewSection[]) {
  const applicable = countOf(sections, 'all')
  return {
    applicable,
    answered: applicable - countOf(sections, 'open'),
    notMet: countOf(sections, 'notMet'),
    waiting: countOf(sections, 'waiting'),
  }
}

import type { MarkChoice } from '../../../../parts/answering/mark-bar'
import type { ConflictField } from '../../../../ui/form/conflict-fields'
import type { ExtraField, ReviewItem } from './review-model'
import { reviewMessages } from './review-messages.generated'

const words = reviewMessages.item

/** What a monitor writes for one item. */
export interface ItemValue {
  value: string | null
  comment: string
  /** For the state alone. */
  internalNote: string
  /** Fields beside the answer that its kind of audit has, by their keys. */
  extras: Readonly<Record<string, string>>
}

export function itemValueOf({
  value,
  comment,
  internalNote,
  extras,
}: Pick<ReviewItem, 'value' | 'comment' | 'internalNote' | 'extras'>): ItemValue {
  return {
    value,
    comment,
    internalNote,
    extras: Object.fromEntries(extras.map((extra) => [extra.key, extra.value])),
  }
}

/** Fields beside an answer as a request sends them. */
export function extrasInput({ extras }: ItemValue): { key: string; value: string }[] {
  return Object.entries(extras).map(([key, value]) => ({ key, value }))
}

const filled = (extras: ItemValue['extras']) =>
  JSON.stringify(
    Object.entries(extras)
      .flatMap(([key, value]) => (value.trim() === '' ? [] : [[key, value.trim()]]))
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  )

export function sameItemValue(one: ItemValue, other: ItemValue): boolean {
  return (
    one.value === other.value &&
    one.comment.trim() === other.comment.trim() &&
    one.internalNote.trim() === other.internalNote.trim() &&
    filled(one.extras) === filled(other.extras)
  )
}

/** The fields of an answer, as a conflict between two people compares them. */
export function itemFields(
  choices: readonly MarkChoice<string>[],
  extraFields: readonly ExtraField[],
): ConflictField<ItemValue>[] {
  return [
    {
      members: ['value'],
      label: words.answer,
      show: ({ value }) => choices.find((choice) => choice.value === value)?.label ?? words.noAnswer,
    },
    { members: ['comment'], label: words.comment, show: ({ comment }) => comment },
    { members: ['internalNote'], label: words.note, show: ({ internalNote }) => internalNote },
    ...(extraFields.length === 0
      ? []
      : [
          {
            members: ['extras' as const],
            label: words.extras,
            compare: ({ extras }: ItemValue) => filled(extras),
            show: ({ extras }: ItemValue) =>
              extraFields
                .flatMap(({ key, label }) => (extras[key] ? [`${label}: ${extras[key]}`] : []))
                .join(', '),
          },
        ]),
  ]
}

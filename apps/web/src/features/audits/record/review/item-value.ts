import type { MarkChoice } from '../../../../parts/answering/mark-bar'
import type { ConflictField } from '../../../../ui/form/conflict-fields'
import { reviewMessages } from './review-messages.generated'

const words = reviewMessages.item

/** What a monitor writes for one item. */
export interface ItemValue {
  value: string | null
  comment: string
  /** For the state alone. */
  internalNote: string
}

export function itemValueOf({ value, comment, internalNote }: ItemValue): ItemValue {
  return { value, comment, internalNote }
}

export function sameItemValue(one: ItemValue, other: ItemValue): boolean {
  return (
    one.value === other.value &&
    one.comment.trim() === other.comment.trim() &&
    one.internalNote.trim() === other.internalNote.trim()
  )
}

/** The fields of an answer, as a conflict between two people compares them. */
export function itemFields(choices: readonly MarkChoice<string>[]): ConflictField<ItemValue>[] {
  return [
    {
      members: ['value'],
      label: words.answer,
      show: ({ value }) => choices.find((choice) => choice.value === value)?.label ?? words.noAnswer,
    },
    { members: ['comment'], label: words.comment, show: ({ comment }) => comment },
    { members: ['internalNote'], label: words.note, show: ({ internalNote }) => internalNote },
  ]
}

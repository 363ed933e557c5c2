import type { ConflictField } from '../../ui/form/conflict-fields'
import type { Choice } from '../answering/choice-bar'

/** A text of a review. */
export interface ReviewField {
  name: string
  label: string
  hint?: string
  rows?: number
}

/** The verdict of a review, chosen from a set: a rating, or one of the answers of a response set. */
export interface ReviewRating<Value extends string | number> {
  name: string
  legend: string
  choices: readonly Choice<Value>[]
  inWords: (value: Value | null) => string
}

export function valueOf(values: object, name: string): unknown {
  return Object.entries(values).find(([key]) => key === name)?.[1]
}

export function textOf(values: object, name: string): string {
  const value = valueOf(values, name)
  return typeof value === 'string' ? value : ''
}

/** The chosen answer of a set; null when none is chosen, or when it is no longer in the set. */
export function chosenOf<Value extends string | number>(
  values: object,
  { name, choices }: ReviewRating<Value>,
): Value | null {
  const value = valueOf(values, name)
  return choices.find((choice) => choice.value === value)?.value ?? null
}

/** The fields of a review, as a conflict between two people compares them. */
export function reviewFields<Review extends object, Value extends string | number = number>(
  fields: readonly ReviewField[],
  rating: ReviewRating<Value> | undefined,
): ConflictField<Review>[] {
  const written = fields.map(({ name, label }): ConflictField<Review> => ({
    members: [name as keyof Review],
    label,
    compare: (values) => textOf(values, name).trim(),
    show: (values) => textOf(values, name),
  }))
  if (!rating) return written
  return [
    {
      members: [rating.name as keyof Review],
      label: rating.legend,
      show: (values) => rating.inWords(chosenOf(values, rating)),
    },
    ...written,
  ]
}

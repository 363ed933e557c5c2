import type { ConflictField } from '../../../ui/form/conflict-fields'
import { ratingInWords } from '../subsection/rating-words'

interface Rated {
  name: string
  legend: string
  choices: readonly { value: number; label: string }[]
}

/** The parts of a review that two monitors can have written at once. */
export function reviewFields<T extends object>(
  fields: readonly { name: string; label: string }[],
  rating: Rated | undefined,
): ConflictField<T>[] {
  const valueOf = (values: T, name: string): unknown =>
    Object.entries(values).find(([key]) => key === name)?.[1]
  const text = (values: T, name: string): string => {
    const value = valueOf(values, name)
    return typeof value === 'string' ? value : ''
  }
  const written = fields.map(({ name, label }): ConflictField<T> => ({
    members: [name as keyof T],
    label,
    compare: (values) => text(values, name).trim(),
    show: (values) => text(values, name),
  }))
  if (!rating) return written
  const { name, legend, choices } = rating
  return [
    {
      members: [name as keyof T],
      label: legend,
      show: (values) => ratingInWords(valueOf(values, name) as number | null, choices),
    },
    ...written,
  ]
}

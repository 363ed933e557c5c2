import type { RecordPlace } from '../record/record-paths'
import type { SecondReadingFieldsFragment, SecondReadingItemFieldsFragment } from './second-reading.generated'

/** What the parts of the page of a second reading show. */
export interface ReadingProps {
  place: RecordPlace
  reading: SecondReadingFieldsFragment
  onChanged: () => void
}

/** An answer of an item in words. */
export function answerIn(
  { choices }: Pick<SecondReadingItemFieldsFragment, 'choices'>,
  value: string | null,
): string {
  return choices.find((one) => one.value === value)?.label ?? value ?? ''
}

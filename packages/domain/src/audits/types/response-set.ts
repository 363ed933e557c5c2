/** How an answer counts: in the score as met or not met, or in neither (2.8). */
export type AnswerCounts = 'met' | 'notMet' | 'excluded'

export interface AnswerOption {
  value: string
  label: string
  counts: AnswerCounts
}

/** The answers of an audit type: 'Y', 'N', 'NA' for one, 'Met', 'Not met', 'NA' for another. */
export interface ResponseSet {
  options: readonly AnswerOption[]
}

/** Waits for documents: an answer of every set that counts nowhere and keeps a record from being complete (2.8). */
export const pendingAnswer = 'PEND'
/** The answer that a skip rule sets, whether or not people are offered it. */
export const notApplicableAnswer = 'NA'

/** How a stored answer counts; 'open' while there is none, or while it waits for documents. */
export function countsOf(set: ResponseSet, value: string | null): AnswerCounts | 'open' {
  if (value === null || value === pendingAnswer) return 'open'
  if (value === notApplicableAnswer) return 'excluded'
  const option = set.options.find((one) => one.value === value)
  if (!option) throw new RangeError(`'${value}' is no answer of this response set.`)
  return option.counts
}

/** What a person may choose for an item: the answers of the set that the item has, and that it waits for documents (2.11). */
export function answersOffered(set: ResponseSet, ofItem: readonly string[]): string[] {
  return [...set.options.map(({ value }) => value).filter((value) => ofItem.includes(value)), pendingAnswer]
}

/** Answers that mean "not met"; their item needs a comment and makes a finding. */
export function isNotMet(set: ResponseSet, value: string | null): boolean {
  return countsOf(set, value) === 'notMet'
}

import { formatDate, listInWords } from '../../../lib/format'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { recordMessages } from './record-messages.generated'
import type { RecordSetupFieldsFragment } from './record.generated'

export type Question = RecordSetupFieldsFragment['questions'][number]

/** Answers of the setup by key of the question, as texts; an empty list is none. */
export type SetupValue = Readonly<Record<string, readonly string[]>>

export function setupOf({ questions }: Pick<RecordSetupFieldsFragment, 'questions'>): SetupValue {
  return Object.fromEntries(questions.map(({ key, values }) => [key, values]))
}

/** Whether two setups say the same; the order of several choices means nothing. */
export function sameSetup(one: SetupValue, other: SetupValue): boolean {
  const said = (value: SetupValue) =>
    JSON.stringify(Object.entries(value).map(([key, texts]) => [key, texts.toSorted()]))
  return said(one) === said(other)
}

/** The questions, as a conflict between two people compares them. */
export function setupFields(questions: readonly Question[]): ConflictField<SetupValue>[] {
  return questions.map((question) => ({
    members: [question.key],
    label: question.text,
    compare: (value) => (value[question.key] ?? []).toSorted(),
    show: (value) => inWords(question, value[question.key] ?? []),
  }))
}

/** An answer as people read it. */
export function inWords({ type }: Pick<Question, 'type'>, values: readonly string[]): string {
  const [first] = values
  if (first === undefined || first === '') return recordMessages.question.none
  return type === 'Date' ? formatDate(first) : listInWords(values)
}

const types = ['YesNo', 'Date', 'Select', 'Multi', 'Number'] as const

/** The kind of a question, as the rules know it. */
export function kindOf({ type }: Pick<Question, 'type'>): (typeof types)[number] {
  const found = types.find((one) => one === type)
  if (!found) throw new RangeError(`'${type}' is no kind of setup question.`)
  return found
}

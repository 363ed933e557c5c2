import { longDay } from '../../text-days.js'
import { afterRecordAct } from '../lifecycle/record-states.js'
import { wholeYears } from '../student-list/whole-years.js'
import type { SetupQuestion } from '../types/audit-content.js'
import type { ConditionValue } from '../types/condition.js'
import type { PopulationRow } from '../types/population-row.js'

/** Whether a setup answer is there; an empty choice or text is none. */
export function isAnswered(value: ConditionValue): boolean {
  if (value === undefined) return false
  return typeof value === 'object' ? value.length > 0 : value !== ''
}

/** Required questions of the setup without an answer; a record is ready when there is none. */
export function missingSetup(
  questions: readonly SetupQuestion[],
  answers: Readonly<Record<string, ConditionValue>>,
): SetupQuestion[] {
  return questions.filter(({ key, required }) => required && !isAnswered(answers[key]))
}

/** Whether a value answers a question of its type; days are YYYY-MM-DD. */
export function fitsQuestion({ type, options = [] }: SetupQuestion, value: ConditionValue): boolean {
  if (!isAnswered(value)) return true
  switch (type) {
    case 'YesNo':
      return value === 'Yes' || value === 'No'
    case 'Select':
      return typeof value === 'string' && options.includes(value)
    case 'Multi':
      return (
        typeof value === 'object' && value.every((one) => typeof one === 'string' && options.includes(one))
      )
    case 'Number':
      return typeof value === 'number' && Number.isFinite(value)
    case 'Date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value)
  }
}

/**
 * What the list already says to a question, as a proposal that a monitor confirms: a flag, a day, or an age between two days.
 * Other questions are answered by reading the record.
 */
export function proposedAnswer({ type, prefillFrom }: SetupQuestion, row: PopulationRow): ConditionValue {
  if (prefillFrom === null) return undefined
  if (prefillFrom.startsWith('flag.'))
    return type === 'YesNo'
      ? row.flags.includes(prefillFrom.slice('flag.'.length))
        ? 'Yes'
        : 'No'
      : undefined
  const [first = '', second = ''] = prefillFrom.split(',').map((field) => row.fields[field] ?? '')
  if (type === 'Date') return first || undefined
  return type === 'Number' && first !== '' && second !== '' ? wholeYears(first, second) : undefined
}

/** An answer as forms send it, as a list of texts; undefined for none. Whether it fits, {@link fitsQuestion} says. */
export function readSetupAnswer({ type }: SetupQuestion, values: readonly string[]): ConditionValue {
  const [first] = values
  if (first === undefined || first === '') return undefined
  if (type === 'Multi') return values
  return type === 'Number' ? Number(first) : first
}

/** The same list of texts from a stored answer. */
export function setupAnswerTexts(value: ConditionValue): string[] {
  if (value === undefined) return []
  return typeof value === 'object' ? value.map(String) : [String(value)]
}

/** A stored answer to a question in words, as summaries show it: a day is written out; '' where there is none. */
export function setupAnswerInWords({ type }: Pick<SetupQuestion, 'type'>, value: ConditionValue): string {
  const texts = setupAnswerTexts(value)
  return (type === 'Date' ? texts.map(longDay) : texts).join(', ')
}

/**
 * Status of a record after its setup was changed: ready where nothing required is missing (2.3), and in review again where its
 * items have answers, as after newer content asked more.
 */
export function statusAfterSetup(status: number, missing: number, isAnsweredAlready = false): number {
  if (missing === 0) {
    const ready = afterRecordAct(status, 'finishSetup')
    if (ready === undefined) return status
    return isAnsweredAlready ? (afterRecordAct(ready, 'answer') ?? ready) : ready
  }
  return afterRecordAct(status, 'open') ?? afterRecordAct(status, 'undoSetup') ?? status
}

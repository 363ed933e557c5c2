import { isCalendarDay } from '../../calendar-day.js'
import { badInput, type Verdict } from '../../verdict.js'
import type { ExtraField } from '../types/audit-type.js'

/** Most characters of a text beside an answer. */
export const mostExtraText = 500

/** Refuses, each with its reason, what a type does not have beside its answers, or what does not fit a field. */
export function checkExtras(
  fields: readonly ExtraField[],
  extras: Readonly<Record<string, string>>,
): Verdict[] {
  return Object.entries(extras).flatMap(([key, text]) => {
    const field = fields.find((one) => one.key === key)
    const reason = field ? problemOf(field, text.trim()) : 'There is no such field.'
    return reason === null ? [] : [badInput(reason, `extras.${key}`)]
  })
}

function problemOf({ label, type, min, max }: ExtraField, text: string): string | null {
  if (text === '') return null
  switch (type) {
    case 'Text':
      return text.length > mostExtraText ? `${label} can have at most ${mostExtraText} characters.` : null
    case 'YesNo':
      return text === 'Yes' || text === 'No' ? null : `${label} is Yes or No.`
    case 'Date':
      return isCalendarDay(text) ? null : `${label} is not a date.`
    case 'Number':
      return numberProblem(label, Number(text), { min, max })
  }
}

function numberProblem(
  label: string,
  value: number,
  { min, max }: { min: number | undefined; max: number | undefined },
): string | null {
  if (!Number.isFinite(value)) return `${label} is not a number.`
  const isBelow = min !== undefined && value < min
  const isAbove = max !== undefined && value > max
  if (!isBelow && !isAbove) return null
  if (min !== undefined && max !== undefined) return `${label} must be between ${min} and ${max}.`
  return isBelow ? `${label} must be at least ${min}.` : `${label} must be at most ${max}.`
}

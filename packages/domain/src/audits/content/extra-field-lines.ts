import type { ExtraField } from '../types/audit-type.js'

export const extraFieldTypes = ['Text', 'Number', 'Date', 'YesNo'] as const
const mostLabel = 100
const keyShape = /^[a-z]\w{0,39}$/i

/** Fields beside each answer as lines: 'minutes | Minutes delivered | Number | required | 0 | 600'. */
export function extraFieldLines(fields: readonly ExtraField[]): string[] {
  return fields.map(({ key, label, type, required, min, max }) =>
    [key, label, type, required ? 'required' : 'optional', min ?? '', max ?? '']
      .join(' | ')
      .replace(/(?: \| )+$/, ''),
  )
}

/** Parses them from lines, or returns the reason for refusal. */
export function readExtraFields(lines: readonly string[]): { fields: ExtraField[]; refused: string | null } {
  const fields: ExtraField[] = []
  for (const line of lines) {
    const field = readField(line)
    const refused = typeof field === 'string' ? field : refusedField(field, fields)
    if (typeof field === 'string' || refused !== null) return { fields: [], refused }
    fields.push(field)
  }
  return { fields, refused: null }
}

function readField(line: string): ExtraField | string {
  const [key = '', label = '', typeWord = '', need = '', min = '', max = '', ...rest] = line
    .split('|')
    .map((one) => one.trim())
  const type = extraFieldTypes.find((one) => one.toLowerCase() === typeWord.toLowerCase())
  const isNeed = ['required', 'optional', ''].includes(need.toLowerCase())
  if (rest.length > 0 || key === '' || label === '' || !type || !isNeed)
    return `Write each field as its key, its words and its type: pages | Page reference | Text | required. The type is ${extraFieldTypes.join(', ')}.`
  if (![min, max].every((limit) => limit === '' || Number.isFinite(Number(limit))))
    return 'The smallest and the largest number of a field are numbers.'
  const required = need.toLowerCase() === 'required'
  return {
    key,
    label,
    type,
    required,
    ...(min !== '' && { min: Number(min) }),
    ...(max !== '' && { max: Number(max) }),
  }
}

function refusedField(
  { key, label, type, min, max }: ExtraField,
  before: readonly ExtraField[],
): string | null {
  if (!keyShape.test(key)) return `The key ${key} is not a short name of letters and digits.`
  if (label.length > mostLabel) return `The words of a field can have at most ${mostLabel} characters.`
  if (before.some((one) => one.key === key)) return `The field ${key} is there twice.`
  if (type !== 'Number' && (min !== undefined || max !== undefined)) return 'Only a number has limits.'
  return min !== undefined && max !== undefined && min > max
    ? `The smallest number of ${label} is larger than the largest.`
    : null
}

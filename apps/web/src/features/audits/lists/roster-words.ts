import { auditTypeOf, type AuditPart } from '@portal/domain'
import { formatDate } from '../../../lib/format'
import { studentListMessages } from './student-list-messages.generated'

/** Headings and kinds of cells of the list that a kind of audit has in a part. */
function columnsOf(typeKey: string, part: string) {
  const rosters = auditTypeOf(typeKey)?.rosters
  const known: readonly AuditPart[] = part === 'Part C' ? ['Part C'] : ['Part B']
  return known.flatMap((one) => rosters?.[one]?.columns ?? [])
}

/** Headings that are two words for one thing. */
const named: Readonly<Record<string, string>> = { RaceEthnicity: studentListMessages.filter.raceEthnicity }

/** The heading of a column in words, as lists of the portal have them: `IEPDate` is "IEP date". */
export function headingWords(name: string): string {
  const known = named[name]
  if (known !== undefined) return known
  const [first = '', ...others] = name.match(/[A-Z]+(?![a-z])|[A-Z]?[^A-Z]+/g) ?? []
  const later = others.map((word) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase()))
  return [first, ...later].join(' ').replace(/ id$/, ' ID')
}

/** Flags of a row by the headings of their columns. */
export function flagWords(typeKey: string, part: string): (flags: readonly string[]) => string {
  const names = new Map(columnsOf(typeKey, part).map(({ field, name }) => [field, headingWords(name)]))
  return (flags) => flags.map((flag) => names.get(flag) ?? flag).join(', ')
}

/** A cell of the list as it is shown: days as everywhere. */
export function cellWords(typeKey: string, part: string): (field: string, value: string) => string {
  const days = new Set(
    columnsOf(typeKey, part).flatMap(({ field, cell }) => (cell.kind === 'date' ? [field] : [])),
  )
  return (field, value) => (value !== '' && days.has(field) ? formatDate(value) : value)
}

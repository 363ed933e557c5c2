import { allHistories } from './all-histories.js'
import { displayZone, isCalendarDay } from './calendar-day.js'
import { complianceYearName } from './years/compliance-year.js'

/** One field that an action changed, as readable texts. */
export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** The changes of one entry of the audit trail. */
export interface ChangedFields {
  targetType: string
  before: unknown
  after: unknown
}

const fields: Readonly<Record<string, string>> = /* @__PURE__ */ Object.assign(
  {},
  ...allHistories.map((words) => words.fields),
)
const codes = /* @__PURE__ */ byKind(allHistories.map((words) => words.codes))
const links = /* @__PURE__ */ byKind(allHistories.map((words) => words.links))

/** Merges the maps of the features: for each kind of record the fields of all of them. */
function byKind<Value>(
  parts: readonly (Readonly<Record<string, Readonly<Record<string, Value>>>> | undefined)[],
): Readonly<Record<string, Readonly<Record<string, Value>>>> {
  const whole: Record<string, Record<string, Value>> = {}
  for (const part of parts)
    for (const [kind, fields] of Object.entries(part ?? {})) whole[kind] = { ...whole[kind], ...fields }
  return whole
}

function recordKindIn(targetType: string, field: string): string | undefined {
  return links[targetType]?.[field] ?? links['']?.[field]
}

/** Fields for internal use only: row ids that have a name beside them, and version numbers. */
export const unreadFields: readonly string[] = ['caseId', 'version', 'stateVersion', 'contentVersionId']

/** Records whose names {@link fieldChanges} needs. */
export function recordsNamedIn(entry: ChangedFields): { targetType: string; targetId: string }[] {
  return [entry.before, entry.after].flatMap((side) =>
    Object.entries(membersOf(side)).flatMap(([field, value]) => {
      const targetType = recordKindIn(entry.targetType, field)
      if (targetType === undefined) return []
      return (Array.isArray(value) ? value : [value]).flatMap((id) =>
        typeof id === 'number' || typeof id === 'string' ? [{ targetType, targetId: String(id) }] : [],
      )
    }),
  )
}

/**
 * The changed fields of an entry, by name, in the words and date formats of the screens: never a code, a row id or a
 * stored instant. Fields with equal values before and after are left out.
 */
export function fieldChanges(
  entry: ChangedFields,
  nameOf: (record: { targetType: string; targetId: string }) => string | undefined = () => undefined,
): FieldChange[] {
  const old = membersOf(entry.before)
  const next = membersOf(entry.after)
  const inWords = (field: string, value: unknown) => readable(value, { ...entry, field, nameOf })
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .filter((field) => !unreadFields.includes(field))
    .map((field) => ({ field, before: inWords(field, old[field]), after: inWords(field, next[field]) }))
    .filter((change) => change.before !== change.after)
}

interface Place {
  targetType: string
  field: string
  nameOf: (record: { targetType: string; targetId: string }) => string | undefined
}

/** People by name, lists with commas, other objects by the names of their members; null for nothing. */
function readable(value: unknown, place: Place): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((entry) => readable(entry, place) ?? '').join(', ')
  if (typeof value === 'object') return ofObject(value, place)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (typeof value === 'number' || typeof value === 'string')
    return ofCode(value, place) ?? ofText(value, place)
  return null
}

function ofObject(value: object, place: Place): string {
  if ('fullName' in value && typeof value.fullName === 'string') return value.fullName
  return Object.entries(value)
    .filter(([field]) => !unreadFields.includes(field))
    .flatMap(([field, inner]) => {
      const words = readable(inner, { ...place, field })
      return words === null ? [] : [`${fieldInWords(field)}: ${words}`]
    })
    .join('; ')
}

function ofCode(value: number | string, { targetType, field, nameOf }: Place): string | undefined {
  const kind = recordKindIn(targetType, field)
  if (kind !== undefined) return nameOf({ targetType: kind, targetId: String(value) })
  return codes[targetType]?.[field]?.(value) ?? codes['']?.[field]?.(value)
}

function ofText(value: number | string, { field }: Place): string {
  if (typeof value === 'string') return dayInWords(value) ?? instantInWords(value) ?? value
  return field === 'year' || field === 'asIn' ? complianceYearName(value) : value.toLocaleString('en-US')
}

const medium = { month: 'short', day: 'numeric', year: 'numeric' } as const
const dayWords = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { ...medium, timeZone: 'UTC' })
const instantDay = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', { ...medium, timeZone: displayZone })
const instantTime = /* @__PURE__ */ new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: displayZone,
})

/** 'Feb 5, 2026' for 2026-02-05, as on screens. */
function dayInWords(text: string): string | null {
  return isCalendarDay(text) ? dayWords.format(new Date(`${text}T00:00:00Z`)) : null
}

/** 'Feb 5, 2026, 10:42 AM' for an instant, in the display zone. */
function instantInWords(text: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z?$/.test(text)) return null
  const at = new Date(text.endsWith('Z') ? text : `${text}Z`)
  return Number.isNaN(at.getTime()) ? null : `${instantDay.format(at)}, ${instantTime.format(at)}`
}

/** Name of a stored field in words: 'dueOn' becomes 'Due on'. */
export function fieldInWords(field: string): string {
  return fields[field] ?? splitName(field)
}

/** 'launchComplianceYear' becomes 'Launch compliance year'. */
export function splitName(name: string): string {
  const words = name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
  )
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

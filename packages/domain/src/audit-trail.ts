import { can, flagsOf, type Actor } from './accounts/actor.js'

/** Kinds of records whose history a local administrator may read in the own agency (domain definition 0.5). */
const sharedTargets: ReadonlySet<string> = new Set([
  'selfAssessment',
  'subsectionResponse',
  'csiResponse',
  'supportingDocument',
  'requiredDocument',
  'requiredDocumentCategory',
  'calendarEvent',
])

/** Of these the agency reads what happened from an act on: before it, the record was the state's own. */
const sharedFrom: Readonly<Record<string, string>> = { finding: 'issueFinding' }

/** A part of the history: that of the own agency's records, from an act on where one is named. */
export interface SharedHistory {
  leaId: number
  from: string | null
}

/** Which history of records a person may read: all of it, that of the own agency's shared records, or none. */
export function historyInSight(actor: Actor, targetType: string): 'all' | SharedHistory | 'none' {
  if (can(actor, 'audit-trail.view')) return 'all'
  if (!flagsOf(actor).isLocalAdmin || actor.leaId === null) return 'none'
  const from = sharedFrom[targetType] ?? null
  return from !== null || sharedTargets.has(targetType) ? { leaId: actor.leaId, from } : 'none'
}

/** One field that an act changed, as texts for reading. */
export interface FieldChange {
  field: string
  before: string | null
  after: string | null
}

/** The changed fields of an entry, by name; what is the same before and after is left out. */
export function fieldChanges(before: unknown, after: unknown): FieldChange[] {
  const old = membersOf(before)
  const next = membersOf(after)
  return [...new Set([...Object.keys(old), ...Object.keys(next)])]
    .map((field) => ({ field, before: readable(old[field]), after: readable(next[field]) }))
    .filter((change) => change.before !== change.after)
}

function membersOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
}

/** People by name, lists with commas, what is left as JSON; null for nothing. */
function readable(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  if (Array.isArray(value))
    return value.length === 0 ? null : value.map((entry) => readable(entry) ?? '').join(', ')
  if (typeof value === 'object')
    return 'fullName' in value && typeof value.fullName === 'string' ? value.fullName : JSON.stringify(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

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

/** Internal comments on a finding: a part of its history that is for the state alone (0.5). */
export const internalCommentTarget = 'findingInternalComment'

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

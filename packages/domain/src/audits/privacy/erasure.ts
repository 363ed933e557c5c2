import type { Actor } from '../../accounts/actor.js'
import { longDay } from '../../text-days.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import { byAuditMonitor } from '../lifecycle/audit-rights.js'
import { retainedUntil, usualRetentionYears } from './retention.js'

/** Fewest and most years that the state can keep data of students after an audit is closed. */
export const studentDataYears = { min: 1, max: 25 } as const

/** Last day on which data of the students of an audit are kept; null while it is open. */
export function studentDataUntil(closedOn: string | null, years: number): string | null {
  return retainedUntil('studentList', closedOn, { ...usualRetentionYears, studentList: years })
}

/** What the rules need to know about the data of the students of an audit. */
export interface ErasureFacts {
  /** Last day on which they are kept; null while the audit is open. */
  until: string | null
  /** Why nothing may be deleted; empty where something may. */
  legalHold: string
  erased: boolean
}

/**
 * The state erases the data of the students of an audit: after the years for which they are kept, never under a legal hold, and
 * with a reason (9.2). `confirmed`: the monitor knows that it cannot be taken back.
 */
export function canEraseStudents(
  actor: Actor,
  { until, legalHold, erased }: ErasureFacts,
  today: string,
  { reason, confirmed }: { reason: string; confirmed: boolean },
): Verdict {
  const who = byAuditMonitor(actor, 'erase data of students')
  if (!who.allowed) return who
  if (erased) return wrongState('The data of the students of this audit are erased.')
  if (until === null) return wrongState('This audit is not closed.')
  if (legalHold !== '') return wrongState(`A legal hold keeps this audit: ${legalHold}`)
  if (today <= until) return wrongState(`Data of students are kept until ${longDay(until)}.`)
  if (reason.trim() === '') return badInput('Reason is required.', 'reason')
  return confirmed ? allowed : badInput('Confirm that the data cannot be restored.', 'confirm')
}

/** Monitors set for how many years data of students are kept, with a reason. */
export function canSetRetention(actor: Actor): Verdict {
  return byAuditMonitor(actor, 'set how long data of students are kept')
}

/** Where the data of the students of an audit stand. */
export const retentionStates = ['due', 'held', 'kept', 'erased'] as const
export type RetentionState = (typeof retentionStates)[number]

/** State of the data of the students of a closed audit; a hold is said first where both it and the years keep them. */
export function retentionState({ until, legalHold, erased }: ErasureFacts, today: string): RetentionState {
  if (erased) return 'erased'
  if (legalHold !== '') return 'held'
  return until === null || today <= until ? 'kept' : 'due'
}

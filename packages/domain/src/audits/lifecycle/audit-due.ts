import type { Actor } from '../../accounts/actor.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import { byAuditMonitor } from './audit-rights.js'
import { AuditStatus, auditStatusWords } from './audit-states.js'

/** What an audit waits for next, and by when. */
export interface AuditDue {
  what: 'start' | 'documents' | 'review'
  /** YYYY-MM-DD. */
  on: string
}

/** Days of an audit, YYYY-MM-DD. */
export interface AuditDays {
  plannedStart: string
  documentsDueOn: string | null
  plannedEnd: string | null
}

/**
 * The day that an audit has to keep next: its start, then the documents of the agency, then the end of the review. null where none
 * is planned, and from the report on: corrections have days of their own (2.9).
 */
export function nextAuditDue(
  status: number,
  { plannedStart, documentsDueOn, plannedEnd }: AuditDays,
): AuditDue | null {
  if (status === AuditStatus.notStarted) return { what: 'start', on: plannedStart }
  if (status >= AuditStatus.reportIssued) return null
  const what = status < AuditStatus.documentsComplete ? 'documents' : 'review'
  const on = what === 'documents' ? documentsDueOn : plannedEnd
  return on === null ? null : { what, on }
}

/** Whether an audit waits for the state: by its status, or because corrections wait to be verified. */
export function auditWaitsForState(status: number, correctionsSubmitted: number): boolean {
  return auditStatusWords(status).turn === 'State' || correctionsSubmitted > 0
}

/**
 * The day that one prong has to keep next: of the review of records that of its audit, of a review of newer data the day that
 * the state set when it asked for the list. null where none is planned.
 */
export function nextProngDue(
  { number, status, documentsDueOn }: { number: number; status: number; documentsDueOn: string | null },
  audit: AuditDays,
): AuditDue | null {
  if (number === 1) return nextAuditDue(status, audit)
  return documentsDueOn !== null && status < AuditStatus.documentsComplete
    ? { what: 'documents', on: documentsDueOn }
    : null
}

/** The prong that an audit is in: the last round of its last prong. */
export function currentProng<Prong extends { number: number; round: number }>(
  prongs: readonly Prong[],
): Prong | undefined {
  return prongs.toSorted((one, other) => one.number - other.number || one.round - other.round).at(-1)
}

/** Monitors move the day that an audit has to keep next; corrections have days of their own (2.9). */
export function canMoveDue(actor: Actor, audit: { hasEnded: boolean; due: AuditDue | null }): Verdict {
  const who = byAuditMonitor(actor, 'move a due date')
  if (!who.allowed) return who
  if (audit.hasEnded) return wrongState('This audit has ended.')
  return audit.due === null ? wrongState('This audit has no day to keep that can be moved.') : allowed
}

/** The days of an audit once the one that is next is another day, YYYY-MM-DD. */
export const movedDays = (days: AuditDays, what: AuditDue['what'], on: string): AuditDays => ({
  plannedStart: what === 'start' ? on : days.plannedStart,
  documentsDueOn: what === 'documents' ? on : days.documentsDueOn,
  plannedEnd: what === 'review' ? on : days.plannedEnd,
})

/** The days of an audit follow each other: its start, the documents, its end. What is wrong stands beside its field. */
export function checkAuditDays({ plannedStart, documentsDueOn, plannedEnd }: AuditDays): Verdict[] {
  return [
    documentsDueOn !== null && documentsDueOn < plannedStart
      ? badInput('Documents due must be on or after Planned start.', 'documentsDueOn')
      : allowed,
    plannedEnd !== null && plannedEnd < (documentsDueOn ?? plannedStart)
      ? badInput(
          `Planned end must be on or after ${documentsDueOn === null ? 'Planned start' : 'Documents due'}.`,
          'plannedEnd',
        )
      : allowed,
  ].filter((verdict) => !verdict.allowed)
}

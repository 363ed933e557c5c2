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

import { addYears } from '../../deadlines/day-arithmetic.js'

/** Kinds of records of an audit that are kept for some years after its closing (9.2). */
export const retainedKinds = ['studentList', 'recordFile', 'finding', 'letter', 'plan', 'auditTrail'] as const
export type RetainedKind = (typeof retainedKinds)[number]

/** Years after the closing, where the state has set no others. */
export const usualRetentionYears: Readonly<Record<RetainedKind, number>> = {
  studentList: 3,
  recordFile: 3,
  finding: 7,
  letter: 7,
  plan: 7,
  auditTrail: 7,
}

/** Last day on which something is kept; null while its audit is open, for then no end is in sight. */
export function retainedUntil(
  kind: RetainedKind,
  closedOn: string | null,
  years: Readonly<Record<RetainedKind, number>> = usualRetentionYears,
): string | null {
  return closedOn === null ? null : addYears(closedOn, years[kind])
}

/** Whether something is proposed for deletion, which a monitor then approves; a legal hold stops it (9.2). */
export function isDueForDeletion(
  { until, legalHold }: { until: string | null; legalHold: boolean },
  today: string,
): boolean {
  return until !== null && !legalHold && today > until
}

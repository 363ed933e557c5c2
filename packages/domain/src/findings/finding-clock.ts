import { federalCalendar, type DayCalendar } from '../deadlines/business-calendar.js'
import { addDays, addMonths, addYears } from '../deadlines/day-arithmetic.js'
import { dueDate, type DueDate } from '../deadlines/due-date.js'
import { FindingStatus, isClosedFinding, isOpenFinding } from './finding-states.js'

/** Days for an individual correction, unless the finding is due earlier (domain definition 2.1). */
export const correctionDays = 60
/** Individual corrections are due this many days before the finding, to leave time for verification (2.9). */
export const verificationReserveDays = 30
/** A finding with this many days left or fewer counts as due soon (1.3). */
export const dueSoonDays = 60

/** The written notification is due within three months of discovering the noncompliance (1.1). */
export function issueBy(discoveredOn: string): string {
  return addMonths(discoveredOn, 3)
}

/** Correction is due one year from the written notification; a federal limit, so it never moves (1.1, 0.4). */
export function findingDueOn(issuedOn: string): string {
  return addYears(issuedOn, 1)
}

/** The one-year limit with its derivation. */
export function findingDue(issuedOn: string): DueDate {
  return dueDate({ from: issuedOn, event: 'the written notification', span: { years: 1 }, limit: 'federal' })
}

/**
 * The last days of the year are reserved for the review of newer data: a corrective action plan ends before them (3.2).
 */
export const planReserveDays = 60

/** Latest end of every step of a corrective action plan. */
export function planEndsBy(dueOn: string): string {
  return addDays(dueOn, -planReserveDays)
}

/** The event from which the days of an individual correction are counted. */
export type CorrectionEvent = 'issued' | 'newerData' | 'undone'

const correctionEvents: Record<CorrectionEvent, string> = {
  issued: 'the written notification',
  newerData: 'the review of newer data that found it',
  undone: 'the day on which its verification was taken back',
}

/**
 * Due date of an individual correction that is requested on a day; never before that day. The state sets it, so it
 * moves off weekends and holidays, but it must leave time for verification before the finding is due (2.9).
 */
export function correctionDue(
  askedOn: string,
  event: CorrectionEvent,
  dueOn: string,
  calendar: DayCalendar = federalCalendar,
): DueDate {
  return dueDate(
    {
      from: askedOn,
      event: correctionEvents[event],
      span: { days: correctionDays },
      limit: 'state',
      latest: {
        day: addDays(dueOn, -verificationReserveDays),
        reason: `${verificationReserveDays} days before the finding itself at the latest, so that it can be verified`,
      },
    },
    calendar,
  )
}

/** Dates that the clock of a finding depends on; days are YYYY-MM-DD. */
export interface FindingDates {
  status: number
  issuedOn: string | null
  dueOn: string | null
  prong1VerifiedOn: string | null
  prong2VerifiedOn: string | null
}

/** The later of the two verifications; null while one is missing (1.3). */
export function correctedOn({
  prong1VerifiedOn: one,
  prong2VerifiedOn: two,
}: Pick<FindingDates, 'prong1VerifiedOn' | 'prong2VerifiedOn'>): string | null {
  if (one === null || two === null) return null
  return one > two ? one : two
}

export interface FindingFlags {
  overdue: boolean
  /** Overdue by a year or more. */
  longstanding: boolean
  dueSoon: boolean
}

/** Flags of a finding on a day; computed, never stored (1.3). */
export function findingFlags({ status, dueOn }: FindingDates, today: string): FindingFlags {
  const open = isOpenFinding(status) && dueOn !== null
  return {
    overdue: open && today > dueOn,
    longstanding: open && today > addYears(dueOn, 1),
    dueSoon: open && today <= dueOn && addDays(today, dueSoonDays) >= dueOn,
  }
}

export const escalationTexts = [
  '',
  '90 days without any correction',
  '180 days without verification of the individual cases',
  '270 days without a compliant review of newer data',
  'More than one year since the finding was issued',
  'More than two years since the finding was issued',
] as const

/** Escalation level of an open finding, 0 to 5 (1.4). */
export function escalationLevel(finding: FindingDates & { anyCorrection: boolean }, today: string): number {
  const { status, issuedOn, prong1VerifiedOn, prong2VerifiedOn } = finding
  if (!isOpenFinding(status) || issuedOn === null) return 0
  const flags = findingFlags(finding, today)
  if (flags.longstanding) return 5
  if (flags.overdue) return 4
  const after = (days: number) => today >= addDays(issuedOn, days)
  if (after(270) && prong2VerifiedOn === null) return 3
  if (after(180) && prong1VerifiedOn === null) return 2
  return after(90) && !finding.anyCorrection ? 1 : 0
}

/**
 * Status with which a finding is closed: by the day of its correction, whatever the date of the closure letter (1.3
 * with 1.4).
 */
export function closedAs(corrected: string, dueOn: string): FindingStatus {
  return corrected <= dueOn ? FindingStatus.closedTimely : FindingStatus.closedLate
}

/** Facts that the first day of newer data depends on; days are YYYY-MM-DD. */
export interface NewerDataFacts {
  discoveredOn: string
  issuedOn: string | null
  cases: readonly { correctedOn: string | null; leftJurisdictionOn: string | null }[]
}

/**
 * First day whose records count in a review of newer data: the day after the later of the report and the last
 * correction (domain definition 2.4). A case whose child has left has no correction.
 */
export function newerDataFrom({ discoveredOn, issuedOn, cases }: NewerDataFacts): string {
  const corrections = cases.flatMap(({ correctedOn: on, leftJurisdictionOn: left }) =>
    on !== null && left === null ? [on] : [],
  )
  const latest = corrections.reduce((one, other) => (one > other ? one : other), issuedOn ?? discoveredOn)
  return addDays(latest, 1)
}

/** Category of a finding in the count of timely correction (1.4); null when it does not count. */
export type Timeliness = 'timely' | 'late' | 'notVerified'

/** Issued findings count by the day on which both prongs were verified; withdrawn and pre-finding ones do not count. */
export function timeliness(finding: FindingDates): Timeliness | null {
  if (finding.issuedOn === null || finding.dueOn === null) return null
  if (!isOpenFinding(finding.status) && !isClosedFinding(finding.status)) return null
  const corrected = correctedOn(finding)
  if (corrected === null) return 'notVerified'
  return corrected <= finding.dueOn ? 'timely' : 'late'
}

import { flagsOf, leasSeenBy, seesLea, type Actor } from '../../accounts/actor.js'
import { checkText } from '../../text-rules.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../../verdict.js'

/** How far the annual report of an agency is (domain definition 2.14). */
export const annualReportStatuses = ['Not started', 'Draft', 'Certified', 'Returned', 'Accepted'] as const
export type AnnualReportStatus = (typeof annualReportStatuses)[number]
/** What of it is stored; null before anything is entered. */
export type StoredAnnualStatus = Exclude<AnnualReportStatus, 'Not started'>

/** Agencies report by 1 December for the school year before (COMAR 13A.08.04); a date of the law, so it never moves. */
export const annualReportDue = (year: number): string => `${year + 1}-12-01`
/** Where the due date is from, in words beside it. */
export const annualReportRule = 'December 1 after the school year (COMAR 13A.08.04)'

/** The last day of a school year. */
export const schoolYearEnd = (year: number): string => `${year + 1}-06-30`

/** What a local administrator declares when certifying. */
export const certificationStatement =
  'I certify that these figures are complete and correct for the school year, and that they follow the records of the agency.'

/** Most characters of the reason of a return. */
export const mostAnnualReturnReason = 1000

/** What the rights in a report depend on. */
export interface AnnualReportFacts {
  leaId: number
  year: number
  status: AnnualReportStatus
  /** What it still lacks. */
  gaps: readonly string[]
}

/** Annual reports are read by everyone who has agencies to read of; clients of other systems do not. */
export function canReadAnnualReports(actor: Actor): Verdict {
  const seen = leasSeenBy(actor)
  return !actor.client && (seen === 'all' || seen.length > 0)
    ? allowed
    : forbidden('Only the state and the agency can read annual reports.')
}

/** Whether the actor sees the report of one agency. */
export function seesAnnualReport(actor: Actor, leaId: number): boolean {
  return canReadAnnualReports(actor).allowed && seesLea(actor, leaId)
}

/** Whether small numbers are shown: to state monitors, and to the agency of its own (domain definition 0.6). */
export function seesSmallNumbers(actor: Actor, leaId: number | null): boolean {
  return !actor.client && (flagsOf(actor).isStateMonitor || (leaId !== null && actor.leaId === leaId))
}

/** Figures of a report that is not accepted yet are for who sees all numbers. */
export function seesFigures(actor: Actor, { leaId, status }: Pick<AnnualReportFacts, 'leaId' | 'status'>) {
  return status === 'Accepted' || seesSmallNumbers(actor, leaId)
}

function byAgency(actor: Actor, { leaId, status }: Pick<AnnualReportFacts, 'leaId' | 'status'>): Verdict {
  if (actor.client || !flagsOf(actor).isLocalAdmin || actor.leaId !== leaId)
    return forbidden('Only a local administrator of the agency can prepare its annual report.')
  switch (status) {
    case 'Certified':
      return wrongState('The report is certified. The state accepts or returns it.')
    case 'Accepted':
      return wrongState('The report is accepted. Ask the state to change it.')
    case 'Not started':
    case 'Draft':
    case 'Returned':
      return allowed
  }
}

/** Enters figures: the agency prepares its own; the state enters totals where the agency has begun none. */
export function canEnterFigures(actor: Actor, facts: Pick<AnnualReportFacts, 'leaId' | 'status'>): Verdict {
  if (!flagsOf(actor).isStateMonitor || actor.client) {
    const who = byAgency(actor, facts)
    return who.allowed || who.code !== 'FORBIDDEN'
      ? who
      : forbidden('Only a state monitor or a local administrator of the agency can enter figures.')
  }
  return facts.status === 'Not started' || facts.status === 'Accepted'
    ? allowed
    : wrongState('The agency prepares this report. Accept it or return it instead.')
}

/** Takes the figures from the register of incidents. */
export function canRollUp(actor: Actor, facts: Pick<AnnualReportFacts, 'leaId' | 'status'>): Verdict {
  return byAgency(actor, facts)
}

/** Imports figures from a file: the state those of all agencies, an administrator the own. */
export function canImportFigures(actor: Actor): Verdict {
  const { isStateMonitor, isLocalAdmin } = flagsOf(actor)
  return !actor.client && (isStateMonitor || (isLocalAdmin && actor.leaId !== null))
    ? allowed
    : forbidden('Only a state monitor or a local administrator can import figures.')
}

/** Certifies a complete report once the school year is over. */
export function canCertify(actor: Actor, facts: AnnualReportFacts, today: string): Verdict {
  const who = byAgency(actor, facts)
  if (!who.allowed) return who
  if (today <= schoolYearEnd(facts.year))
    return wrongState('The school year is not over. Its report can be certified from July 1.')
  return facts.gaps.length === 0 ? allowed : wrongState(facts.gaps.join(' '))
}

/** The statement must be agreed to. */
export function checkCertification(agreed: boolean): Verdict {
  return agreed ? allowed : badInput('Confirm the statement.', 'agreed')
}

/** A state monitor accepts what was certified, or returns it. */
export function canDecideReport(actor: Actor, { status }: Pick<AnnualReportFacts, 'status'>): Verdict {
  if (actor.client || !flagsOf(actor).isStateMonitor)
    return forbidden('Only a state monitor can accept or return annual reports.')
  return status === 'Certified' ? allowed : wrongState('Only a certified report is accepted or returned.')
}

/** What becomes of certified reports. */
export const annualDecisions = ['Accept', 'Return'] as const
export type AnnualDecision = (typeof annualDecisions)[number]

/** A return says why. */
export function checkAnnualDecision(decision: AnnualDecision, reason: string): Verdict {
  return checkText(reason, {
    field: 'reason',
    label: 'Reason',
    required: decision === 'Return',
    most: mostAnnualReturnReason,
    isProse: true,
  })
}

/** What becomes of a report when figures are entered: the state's own are accepted at once. */
export function statusAfterEntry(actor: Actor, status: AnnualReportStatus): StoredAnnualStatus {
  if (flagsOf(actor).isStateMonitor) return 'Accepted'
  return status === 'Returned' ? 'Returned' : 'Draft'
}

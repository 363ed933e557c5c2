import { flagsOf, leasSeenBy, seesLea, type Actor } from '../accounts/actor.js'
import { allowed, forbidden, wrongState, type Verdict } from '../verdict.js'

/** Where a published report comes from (domain definition 6.1). */
export const reportModules = [
  'Self-assessment',
  'Desk audit',
  'Services',
  'Policies',
  'Alternate framework',
  'Restraint',
  'Case study summary',
  'Improvement plan',
  'CAP',
  'Findings letter',
  'Closure letter',
  'Determination letter',
  'Determination annex',
  'DR decision',
  'Corrective-action letter',
  'Other',
] as const
export type ReportModule = (typeof reportModules)[number]

export const publishedReportStates = ['Issued', 'Acknowledged', 'Superseded', 'Withdrawn'] as const
export type PublishedReportState = (typeof publishedReportStates)[number]

export const reportAudiences = ['Agency admins', 'All agency users'] as const
export type ReportAudience = (typeof reportAudiences)[number]

export interface PublishedReportFacts {
  leaId: number
  state: PublishedReportState
  audience: ReportAudience
  requiresAcknowledgement: boolean
}

/** The library is for state monitors, dispute resolution staff and the agencies; liaisons cannot use it (0.3). */
export function canReadReports(actor: Actor): Verdict {
  const { isStateMonitor, isLocalAdmin, isLocalUser } = flagsOf(actor)
  const reads =
    isStateMonitor || isLocalAdmin || isLocalUser || actor.roles.includes('DisputeResolutionStaff')
  return reads && !actor.client ? allowed : forbidden('Your role does not read published reports.')
}

/** Agencies whose reports the actor may read; none for people who may not use the library. */
export function reportLeasSeenBy(actor: Actor): 'all' | readonly number[] {
  return canReadReports(actor).allowed ? leasSeenBy(actor) : []
}

/** Whether the actor may read one report; withdrawn ones are visible to the state only. */
export function seesReport(actor: Actor, facts: PublishedReportFacts): boolean {
  if (!canReadReports(actor).allowed || !seesLea(actor, facts.leaId)) return false
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  if (!isLocalAdmin && !isLocalUser) return true
  if (facts.state === 'Withdrawn') return false
  return isLocalAdmin || facts.audience === 'All agency users'
}

/** "I have received this report.", by a local administrator. */
export function canAcknowledge(actor: Actor, facts: PublishedReportFacts): Verdict {
  if (!flagsOf(actor).isLocalAdmin || actor.leaId !== facts.leaId)
    return forbidden('Only a local administrator of the agency can acknowledge a report.')
  if (!facts.requiresAcknowledgement) return wrongState('This report needs no acknowledgement.')
  if (facts.state === 'Acknowledged') return wrongState('This report is already acknowledged.')
  return facts.state === 'Issued' ? allowed : wrongState('This report is no longer in force.')
}

/** Notifying the readers of a report again, while it is in force. */
export function canResend(actor: Actor, facts: PublishedReportFacts): Verdict {
  if (!flagsOf(actor).isStateMonitor) return forbidden('Only a state monitor can send a notice again.')
  return facts.state === 'Issued' || facts.state === 'Acknowledged'
    ? allowed
    : wrongState('This report is no longer in force.')
}

/** Uploading a report that was written outside the portal to the library of an agency. */
export function canUploadReport(actor: Actor): Verdict {
  return flagsOf(actor).isStateMonitor ? allowed : forbidden('Only a state monitor can upload a report.')
}

/** An uploaded report can replace another uploaded one of the same agency that is in force. */
export function canReplaceReport(
  actor: Actor,
  facts: PublishedReportFacts & { isUploaded: boolean },
  leaId: number,
): Verdict {
  const who = canUploadReport(actor)
  if (!who.allowed) return who
  if (!facts.isUploaded) return wrongState('Only an uploaded report can be replaced by a file.')
  if (facts.leaId !== leaId) return wrongState('The report that is replaced belongs to another agency.')
  return facts.state === 'Issued' || facts.state === 'Acknowledged'
    ? allowed
    : wrongState('This report is no longer in force.')
}

/** Maximum number of reports in one ZIP file (6.1). */
export const mostReportsInZip = 500

/** Modules for uploaded files: those without reports that the portal issues itself. */
export const uploadedModules = /* @__PURE__ */ reportModules.filter(
  (module) => module !== 'Self-assessment' && module !== 'Findings letter' && module !== 'Closure letter',
)

/** Withdrawing a report, by the state. */
export function canWithdraw(actor: Actor, facts: PublishedReportFacts): Verdict {
  if (!flagsOf(actor).isStateMonitor) return forbidden('Only a state monitor can withdraw a report.')
  return facts.state === 'Issued' || facts.state === 'Acknowledged'
    ? allowed
    : wrongState('This report is no longer in force.')
}

import type { Actor } from '../../accounts/actor.js'
import { isClosedFinding, FindingStatus } from '../../findings/finding-states.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../../verdict.js'
import { canSetAuditStatus, type ProngFacts } from '../lifecycle/audit-acts.js'
import { byAuditMonitor, byLocalAdmin, seesPlannedAudits } from '../lifecycle/audit-rights.js'
import { AuditStatus } from '../lifecycle/audit-states.js'

/** A review whose results somebody asks for. */
export interface ResultFacts {
  leaId: number
  status: number
}

/** Results of a review: the state at any time, administrators of the agency from the report on. */
export function canReadResults(actor: Actor, { leaId, status }: ResultFacts): Verdict {
  if (seesPlannedAudits(actor)) return allowed
  const who = byLocalAdmin(actor, leaId, 'see the results of an audit')
  return who.allowed ? whenReported(status) : who
}

/** Corrections of a review: the same, and local users for the records that they are assigned to. */
export function canReadCorrections(actor: Actor, { status }: Pick<ResultFacts, 'status'>): Verdict {
  return seesPlannedAudits(actor) ? allowed : whenReported(status)
}

function whenReported(status: number): Verdict {
  return status === AuditStatus.reportIssued || status === AuditStatus.closed
    ? allowed
    : forbidden('The agency sees the results when the report is issued.')
}

/** Results of one agency beside those of another are for the state. */
export function canCompareAgencies(actor: Actor): Verdict {
  return seesPlannedAudits(actor) ? allowed : forbidden('Only the state compares agencies.')
}

/** A file with names of students is for state monitors, and needs a reason (9.2). */
export function canExportNames(actor: Actor, reason: string): Verdict {
  const who = byAuditMonitor(actor, 'take names of students away')
  if (!who.allowed) return who
  return reason.trim() === '' ? badInput('Reason is required.', 'reason') : allowed
}

/** Issues the report of a review: monitors alone, once every record is complete. */
export function canIssueReport(actor: Actor, facts: ProngFacts): Verdict {
  const who = byAuditMonitor(actor, 'issue a report')
  return who.allowed ? canSetAuditStatus(actor, facts, AuditStatus.reportIssued, { letter: true }) : who
}

/** Takes a report back: its letter is superseded and its findings are withdrawn, while none of them is verified or closed. */
export function canWithdrawReport(
  actor: Actor,
  facts: { status: number; number: number; laterRounds: number; findings: readonly number[] },
): Verdict {
  const who = byAuditMonitor(actor, 'withdraw a report')
  if (!who.allowed) return who
  if (facts.status !== AuditStatus.reportIssued) return wrongState('No report is issued.')
  if (facts.number > 1 || facts.laterRounds > 0)
    return wrongState('Newer data are reviewed already, so the report stays.')
  const kept = facts.findings.filter(
    (status) =>
      isClosedFinding(status) ||
      (status >= FindingStatus.prong1Verified && status <= FindingStatus.prong2Failed),
  ).length
  return kept === 0
    ? allowed
    : wrongState(
        `${kept === 1 ? '1 finding has' : `${kept} findings have`} verified corrections, so the report stays.`,
      )
}

/** Keeps everything of an audit from deletion, or no longer. */
export function canHoldAudit(actor: Actor): Verdict {
  return byAuditMonitor(actor, 'set a legal hold')
}

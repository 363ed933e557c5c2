import type { Actor } from '../../accounts/actor.js'
import { isClosedFinding, FindingStatus } from '../../findings/finding-states.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../../verdict.js'
import { auditTexts, canSetAuditStatus, type ProngFacts } from '../lifecycle/audit-acts.js'
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
  if (!who.allowed) return who
  const { status, records, recordsComplete } = facts
  if (status === AuditStatus.reviewInProgress && recordsComplete < records)
    return wrongState(auditTexts.draftAnswers)
  return canSetAuditStatus(actor, facts, AuditStatus.reportIssued, { letter: true })
}

/** A review whose report somebody takes back. */
export interface WithdrawalFacts {
  status: number
  /** 1: the first review; 2: one of newer data. */
  number: number
  /** Reviews of newer data after it that are not cancelled. */
  laterRounds: number
  /** Statuses of its findings: those that it found, or those that it looked at again. */
  findings: readonly number[]
  /** Cases of a review of newer data that the agency has begun to correct. */
  begun: number
}

/**
 * Takes the report of a review back (2.3), with its letter. Of the first one the findings are withdrawn, while none of them is
 * verified or closed; of newer data the results are taken from the findings, while no new case is being corrected.
 */
export function canWithdrawReport(actor: Actor, facts: WithdrawalFacts): Verdict {
  const who = byAuditMonitor(actor, 'withdraw a report')
  if (!who.allowed) return who
  if (facts.status !== AuditStatus.reportIssued) return wrongState('No report is issued.')
  if (facts.number > 1) return canWithdrawRound(facts)
  if (facts.laterRounds > 0) return wrongState('Newer data are reviewed already, so the report stays.')
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

function canWithdrawRound({ laterRounds, findings, begun }: WithdrawalFacts): Verdict {
  if (laterRounds > 0) return wrongState('A later review of newer data is there, so these results stay.')
  const closed = findings.filter(isClosedFinding).length
  if (closed > 0)
    return wrongState(
      `${closed === 1 ? '1 finding is' : `${closed} findings are`} closed on these results, so they stay.`,
    )
  return begun === 0
    ? allowed
    : wrongState(
        `The agency has begun to correct ${begun === 1 ? '1 case' : `${begun} cases`} that this review found, so its results stay.`,
      )
}

/** Keeps everything of an audit from deletion, or no longer. */
export function canHoldAudit(actor: Actor): Verdict {
  return byAuditMonitor(actor, 'set a legal hold')
}

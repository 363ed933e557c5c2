import { flagsOf, seesLea, type Actor } from '../accounts/actor.js'
import { isAdminOf } from '../self-assessment/self-assessment-acts.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../verdict.js'
import { longDay } from '../text-days.js'
import {
  CaseState,
  FindingStatus,
  isCaseDone,
  isClosedFinding,
  isOpenFinding,
  type CaseCorrection,
  type RoundOutcome,
} from './finding-states.js'

/** Facts about one finding that the rules depend on. */
export interface FindingFacts {
  leaId: number
  status: number
  /** Set once the agency was notified: from then on it can see the finding. */
  issuedOn: string | null
  hasCitation: boolean
  hasDescription: boolean
  /** States of its individual cases. */
  caseStates: readonly number[]
  /** Whether a review of newer data found every record compliant. */
  prong2Passed: boolean
  /** People of the agency who work on it. */
  assigneeIds: readonly string[]
  /** Newer data are reviewed in the audit that found it, which is not closed: none are entered by hand. */
  reviewedInAudit?: boolean
  /** The case in question is a correction of an audit that is not closed: it is written and verified there. */
  correctedInAudit?: boolean
}

export const findingTexts = {
  noCitation: 'Choose the requirement that was not met.',
  noLetter: 'A finding is issued by letter. Select a template.',
  noDescription: 'Describe what was found.',
  noRound: 'Prong 2 has no round with 100 % compliance.',
  returnComment: 'Tell the agency what is still missing.',
  whatWasDone: 'Say what was done, in 20 characters or more.',
  noFile: 'Attach at least one file that shows the correction.',
  inAudit: 'This case belongs to an audit. Open its correction page there.',
  noRoundFile: 'Attach at least one file that shows the review.',
} as const

/** Drafts are internal to the state; local users see what was issued to their agency (1.3). */
export function seesFinding(actor: Actor, finding: { leaId: number; issuedOn: string | null }): boolean {
  if (!seesLea(actor, finding.leaId)) return false
  const flags = flagsOf(actor)
  return finding.issuedOn !== null || !(flags.isLocalAdmin || flags.isLocalUser)
}

function byMonitor(actor: Actor, act: string): Verdict {
  return flagsOf(actor).isStateMonitor ? allowed : forbidden(`Only a state monitor can ${act}.`)
}

/** A monitor drafts findings, and edits them until they are issued. */
export function canDraftFinding(actor: Actor): Verdict {
  return byMonitor(actor, 'draft a finding')
}

/** Whether the actor may change a finding: while it is a draft. */
export function canEditFinding(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'change a finding')
  if (!who.allowed) return who
  return facts.status === FindingStatus.draft
    ? allowed
    : wrongState('A finding cannot be changed after it was issued. Withdraw it and draft another one.')
}

/** Draft to Issued, by letter. */
export function canIssueFinding(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'issue a finding')
  if (!who.allowed) return who
  if (facts.status !== FindingStatus.draft) return wrongState('Only a draft can be issued.')
  if (!facts.hasCitation) return wrongState(findingTexts.noCitation)
  return facts.hasDescription ? allowed : wrongState(findingTexts.noDescription)
}

/** Draft to PreFindingCorrected: both prongs were verified before the notification. */
export function canCloseBeforeIssuing(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'record a pre-finding correction')
  if (!who.allowed) return who
  if (facts.status !== FindingStatus.draft) return wrongState('Only a draft can be corrected before issuing.')
  return bothProngs(facts)
}

/** Whether the actor may withdraw a finding: until its correction is verified. */
export function canWithdrawFinding(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'withdraw a finding')
  if (!who.allowed) return who
  const from: readonly number[] = [
    FindingStatus.draft,
    FindingStatus.issued,
    FindingStatus.correctionInProgress,
  ]
  return from.includes(facts.status)
    ? allowed
    : wrongState('A finding cannot be withdrawn once its correction was verified or it is closed.')
}

/** Local administrators of the agency and the people they assigned. */
export function worksOnFinding(actor: Actor, facts: Pick<FindingFacts, 'leaId' | 'assigneeIds'>): boolean {
  if (isAdminOf(actor, facts.leaId)) return true
  return actor.leaId === facts.leaId && flagsOf(actor).isLocalUser && facts.assigneeIds.includes(actor.userId)
}

function worksOn(actor: Actor, facts: FindingFacts): Verdict {
  if (worksOnFinding(actor, facts)) return allowed
  return forbidden('Only a local administrator, or a person whom they assigned, can submit corrections.')
}

/** Student references are revealed to those who verify corrections and those who make them, not to every reader. */
export function canRevealReferences(actor: Actor, facts: FindingFacts): Verdict {
  if (flagsOf(actor).isStateMonitor || worksOn(actor, facts).allowed) return allowed
  return forbidden('Only those who work on the corrections can see what students are known by.')
}

/** The agency enters and submits the correction of a case. */
export function canCorrect(actor: Actor, facts: FindingFacts, caseState: number): Verdict {
  const who = worksOn(actor, facts)
  if (!who.allowed) return who
  if (!isOpenFinding(facts.status)) return wrongState('This finding is not open for corrections.')
  if (facts.correctedInAudit) return wrongState(findingTexts.inAudit)
  const open: readonly number[] = [CaseState.required, CaseState.draft, CaseState.returned]
  if (open.includes(caseState)) return allowed
  return isCaseDone(caseState)
    ? wrongState('This case is verified.')
    : wrongState('This case was submitted. Ask the monitor to return it if you need to change it.')
}

/** A correction that is not submitted is the agency's draft; nobody else sees it. */
export function hidesCorrection(
  actor: Actor,
  facts: Pick<FindingFacts, 'leaId' | 'issuedOn'>,
  caseState: number,
): boolean {
  const own = actor.leaId === facts.leaId
  return (
    facts.issuedOn !== null && !own && (caseState === CaseState.required || caseState === CaseState.draft)
  )
}

/** A monitor verifies or returns submitted corrections; in a draft, corrections made before issuing. */
export function canJudgeCase(actor: Actor, facts: FindingFacts, caseState: number): Verdict {
  const who = byMonitor(actor, 'verify a correction')
  if (!who.allowed) return who
  if (facts.status === FindingStatus.draft)
    return isCaseDone(caseState) ? wrongState('This case is verified.') : allowed
  if (!isOpenFinding(facts.status)) return wrongState('This finding is closed.')
  if (facts.correctedInAudit) return wrongState(findingTexts.inAudit)
  return caseState === CaseState.submitted || caseState === CaseState.leftClaimed
    ? allowed
    : wrongState('The agency has not submitted this correction.')
}

/** Only the state undoes a verification, with a reason (2.3). */
export function canUndoVerification(actor: Actor, facts: FindingFacts, caseState: number): Verdict {
  const who = byMonitor(actor, 'undo a verification')
  if (!who.allowed) return who
  if (!isOpenFinding(facts.status)) return wrongState('Only an open finding can be changed.')
  if (facts.correctedInAudit) return wrongState(findingTexts.inAudit)
  return isCaseDone(caseState) ? allowed : wrongState('This case is not verified.')
}

/** The agency declares that it is ready for the review of newer data. */
export function canRequestVerification(actor: Actor, facts: FindingFacts): Verdict {
  if (!isAdminOf(actor, facts.leaId))
    return forbidden('Only a local administrator can declare the agency ready.')
  if (facts.status === FindingStatus.verificationRequested)
    return wrongState('You have already asked for it.')
  const from: number[] = [FindingStatus.correctionInProgress, FindingStatus.prong1Verified]
  // Without individual cases there is no first correction that would change the status.
  if (facts.caseStates.length === 0) from.push(FindingStatus.issued, FindingStatus.prong2Failed)
  if (!from.includes(facts.status))
    return wrongState(
      isOpenFinding(facts.status) ? 'Start with the individual corrections.' : 'This finding is not open.',
    )
  const open = facts.caseStates.filter(isAgencysTurn).length
  return open === 0 ? allowed : wrongState(`${cases(open)} not submitted yet.`)
}

function isAgencysTurn(state: number): boolean {
  return state === CaseState.required || state === CaseState.draft || state === CaseState.returned
}

/** A review of newer data, entered by hand; in a draft, one made before issuing. Those of audits are drawn there (2.4). */
export function canRecordRound(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'review newer data')
  if (!who.allowed) return who
  if (facts.reviewedInAudit) return wrongState('Newer data of this finding are reviewed in its audit.')
  if (facts.prong2Passed) return wrongState('Newer data was reviewed and is compliant.')
  const from: readonly number[] = [
    FindingStatus.draft,
    FindingStatus.prong1Verified,
    FindingStatus.verificationRequested,
  ]
  if (from.includes(facts.status)) return allowed
  return isOpenFinding(facts.status)
    ? wrongState('Verify the individual cases first, or wait until the agency asks for verification.')
    : wrongState('This finding is not open.')
}

/** Whether the actor may close a finding: once both prongs are verified (domain definition 1.1). */
export function canCloseFinding(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'close a finding')
  if (!who.allowed) return who
  if (!isOpenFinding(facts.status)) return wrongState('Only an open finding can be closed.')
  return bothProngs(facts)
}

/** Whether the actor may reopen a closed finding. */
export function canReopenFinding(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'reopen a finding')
  if (!who.allowed) return who
  return isClosedFinding(facts.status) ? allowed : wrongState('Only a closed finding can be reopened.')
}

/** Reminders are sent to agencies whose turn it is. */
export function canRemindOfFinding(actor: Actor, facts: FindingFacts): Verdict {
  const who = byMonitor(actor, 'send a reminder')
  if (!who.allowed) return who
  return isOpenFinding(facts.status) ? allowed : wrongState('Only an open finding can be reminded of.')
}

/** Who may assign the responsible monitor of a finding. */
export function canAssignFindingOwner(actor: Actor): Verdict {
  return byMonitor(actor, 'choose the monitor of a finding')
}

/** "Prong 1 is not complete …", "Prong 2 has no round …" (1.5). */
function bothProngs(facts: FindingFacts): Verdict {
  const total = facts.caseStates.length
  const missing = facts.caseStates.filter((state) => !isCaseDone(state)).length
  if (missing > 0)
    return wrongState(`Prong 1 is not complete: ${missing} of ${total} cases are not verified.`)
  return facts.prong2Passed ? allowed : wrongState(findingTexts.noRound)
}

function cases(n: number): string {
  return n === 1 ? '1 case is' : `${n} cases are`
}

/**
 * What a correction still lacks before it can be submitted (2.11). A TimelineOnly case has the day on which the action
 * took place, late: it may lie before the review, and there is no new document to show.
 */
export function checkCorrection(
  correction: {
    correctable: CaseCorrection
    correctedOn: string | null
    narrative: string
    leftJurisdictionOn: string | null
    files: number
  },
  days: { foundOn: string; today: string },
): Verdict[] {
  const { correctable, correctedOn, narrative, leftJurisdictionOn, files } = correction
  const timelineOnly = correctable === 'TimelineOnly'
  if (leftJurisdictionOn !== null)
    return [notInFuture(leftJurisdictionOn, 'leftJurisdictionOn', 'Date left', days.today)]
  const verdicts: Verdict[] = []
  if (correctedOn === null) verdicts.push(badInput('Date corrected is required.', 'correctedOn'))
  else if (!timelineOnly && correctedOn < days.foundOn)
    verdicts.push(
      badInput('The correction date must be on or after the date the record was reviewed.', 'correctedOn'),
    )
  else verdicts.push(notInFuture(correctedOn, 'correctedOn', 'Date corrected', days.today))
  if (narrative.trim().length < 20) verdicts.push(badInput(findingTexts.whatWasDone, 'narrative'))
  if (files === 0 && !timelineOnly) verdicts.push(badInput(findingTexts.noFile, 'files'))
  return verdicts
}

/** Numbers of records of a review of newer data. */
export interface RoundCounts {
  recordsReviewed: number
  recordsCompliant: number
  /** Records to which the requirement does not apply: they are not counted. */
  recordsNotApplicable: number
}

/**
 * Rules of a review of newer data entered by hand: the period of the records, how many were reviewed, and the results.
 */
export function checkRound(
  round: RoundCounts & {
    periodFrom: string
    periodTo: string
    newCases: number
    files: number
  },
  days: { newerFrom: string; today: string },
): Verdict[] {
  const { periodFrom, periodTo, recordsReviewed, recordsCompliant, recordsNotApplicable, newCases, files } =
    round
  const most = recordsReviewed - recordsCompliant
  const compliantFits = recordsCompliant >= 0 && most >= 0
  const verdicts: Verdict[] = [
    notInFuture(periodTo, 'periodTo', 'Period to', days.today),
    periodTo < periodFrom ? badInput('Period to must be on or after Period from.', 'periodTo') : allowed,
    periodFrom < days.newerFrom ? badInput(tooOld(days.newerFrom), 'periodFrom') : allowed,
    recordsReviewed < 1 ? badInput('Review at least one record.', 'recordsReviewed') : allowed,
    compliantFits
      ? allowed
      : badInput(`Records compliant must be between 0 and ${recordsReviewed}.`, 'recordsCompliant'),
  ]
  const wrong = notCompliant(round)
  if (compliantFits && (recordsNotApplicable < 0 || recordsNotApplicable > most))
    verdicts.push(badInput(`Records not applicable must be between 0 and ${most}.`, 'recordsNotApplicable'))
  else if (compliantFits && newCases !== wrong)
    verdicts.push(
      badInput(
        wrong === 0
          ? 'No record is out of compliance, so there is no case to name.'
          : `Name the ${wrong === 1 ? 'record that is' : `${wrong} records that are`} not compliant, one in a line.`,
        'newCases',
      ),
    )
  if (files === 0) verdicts.push(badInput(findingTexts.noRoundFile, 'files'))
  return verdicts
}

function tooOld(newerFrom: string): string {
  return `Period from must be on or after ${longDay(newerFrom)}. Only records after the later of the written notification and the last correction count.`
}

/** Number of noncompliant records of a review. */
export function notCompliant(round: RoundCounts): number {
  return round.recordsReviewed - round.recordsCompliant - round.recordsNotApplicable
}

/** Passes with at least one compliant record and none that is not; where none applies the review is extended (2.4). */
export function roundOutcome(round: RoundCounts): RoundOutcome {
  if (notCompliant(round) > 0) return 'failed'
  return round.recordsCompliant > 0 ? 'passed' : 'noneApplies'
}

function notInFuture(day: string, field: string, label: string, today: string): Verdict {
  return day > today ? badInput(`${label} cannot be in the future.`, field) : allowed
}

/** Rules for the date of the letter: not in the future, and not before the discovery. */
export function checkIssueDate(issuedOn: string, days: { discoveredOn: string; today: string }): Verdict {
  if (issuedOn < days.discoveredOn)
    return badInput('Date of written notification must be on or after Discovered on.', 'issuedOn')
  return notInFuture(issuedOn, 'issuedOn', 'Date of written notification', days.today)
}

/**
 * Status after individual cases were verified or returned (1.3): 2 or 3 becomes Prong1Verified once no case is open.
 */
export function statusAfterCases(facts: Pick<FindingFacts, 'status' | 'caseStates'>): number {
  const { status, caseStates } = facts
  const done = caseStates.every(isCaseDone)
  if (done && (status === FindingStatus.issued || status === FindingStatus.correctionInProgress))
    return FindingStatus.prong1Verified
  return !done && status === FindingStatus.prong1Verified ? FindingStatus.correctionInProgress : status
}

/**
 * Who may add general evidence: the state at any time, the agency once it can see the finding; nothing is added to a
 * withdrawn finding.
 */
export function canAddEvidence(actor: Actor, facts: FindingFacts): Verdict {
  if (facts.status === FindingStatus.withdrawn) return wrongState('This finding is withdrawn.')
  if (flagsOf(actor).isStateMonitor) return allowed
  return facts.issuedOn !== null && worksOnFinding(actor, facts)
    ? allowed
    : forbidden('Only those who work on the finding can add documents.')
}

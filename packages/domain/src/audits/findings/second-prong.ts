import type { Actor } from '../../accounts/actor.js'
import { roundOutcome } from '../../findings/finding-acts.js'
import { FindingStatus, type RoundOutcome } from '../../findings/finding-states.js'
import { byAuditMonitor } from '../lifecycle/audit-rights.js'
import { AuditStatus } from '../lifecycle/audit-states.js'
import { scoreOf, type ScoredAnswer } from '../scoring/item-scores.js'
import { activeItems, type AuditContent } from '../types/audit-content.js'
import { isNotMet, type ResponseSet } from '../types/response-set.js'
import { caseOf, type ReportCase } from './report-findings.js'
import { allowed, wrongState, type Verdict } from '../../verdict.js'

/** A finding of the audit, as the review of newer data looks at it. */
export interface AuditFinding {
  id: number
  status: number
  itemIds: readonly string[]
  /** Day on which newer data were found compliant; null before. */
  prong2VerifiedOn: string | null
}

/**
 * A round takes findings whose individual cases are verified, or whose agency declared that it is ready (2.4, step 9); not those
 * that passed already and only have to be closed.
 */
export function findingsOfRound<F extends AuditFinding>(findings: readonly F[]): F[] {
  return findings.filter(
    ({ status, prong2VerifiedOn }) =>
      prong2VerifiedOn === null &&
      (status === FindingStatus.prong1Verified || status === FindingStatus.verificationRequested),
  )
}

/** The only items that a round reviews: those of its findings, in the order of the content. */
export function limitedItems(findings: readonly AuditFinding[], order: readonly string[]): string[] {
  const wanted = new Set(findingsOfRound(findings).flatMap(({ itemIds }) => itemIds))
  return order.filter((id) => wanted.has(id))
}

/**
 * The state opens a round of newer data: the report is out, no other round runs, and some finding is ready for it. In an audit that
 * is closed, a finding that was reopened is reviewed by hand.
 */
export function canOpenRound(
  actor: Actor,
  facts: {
    usesProngs: boolean
    closed: boolean
    first: { status: number }
    rounds: readonly { status: number }[]
    findings: readonly AuditFinding[]
  },
): Verdict {
  const who = byAuditMonitor(actor, 'review newer data')
  if (!who.allowed) return who
  if (!facts.usesProngs) return wrongState('This type of audit reviews no newer data.')
  if (facts.closed) return wrongState('This audit is closed.')
  if (facts.first.status < AuditStatus.reportIssued || facts.first.status === AuditStatus.cancelled)
    return wrongState('Newer data are reviewed after the report.')
  if (facts.rounds.some(({ status }) => status < AuditStatus.reportIssued))
    return wrongState('A review of newer data is open already.')
  return findingsOfRound(facts.findings).length > 0
    ? allowed
    : wrongState('Verify the individual cases first, or wait until the agency asks for verification.')
}

/**
 * What a round says about an item: it passes with at least one Y and no N. One that was not applicable throughout stays open,
 * and the sample is topped up (2.4, step 9).
 */
export function itemOutcome(set: ResponseSet, answers: readonly ScoredAnswer[]): RoundOutcome {
  const { met, notMet, excluded } = scoreOf(set, answers)
  return roundOutcome({
    recordsReviewed: met + notMet + excluded,
    recordsCompliant: met,
    recordsNotApplicable: excluded,
  })
}

/** What a round says about a finding: it passes when all its items pass and fails with any N (2.9). */
export function findingOutcome(
  set: ResponseSet,
  { itemIds }: Pick<AuditFinding, 'itemIds'>,
  answers: readonly ScoredAnswer[],
): RoundOutcome {
  const outcomes = itemIds.map((id) =>
    itemOutcome(
      set,
      answers.filter(({ itemId }) => itemId === id),
    ),
  )
  if (outcomes.includes('failed')) return 'failed'
  return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'passed') ? 'passed' : 'noneApplies'
}

/** The new N of a round: each is one more case of its finding and is corrected as well, which opens the first prong again. */
export function casesOfRound(
  set: ResponseSet,
  content: AuditContent,
  { itemIds }: Pick<AuditFinding, 'itemIds'>,
  answers: readonly ScoredAnswer[],
): ReportCase[] {
  return activeItems(content)
    .filter(({ id }) => itemIds.includes(id))
    .flatMap((item) =>
      answers
        .filter(({ itemId, value }) => itemId === item.id && isNotMet(set, value))
        .flatMap(({ recordId }) => caseOf(recordId, item)),
    )
}

/**
 * Status of a finding after a round. One that failed needs another round; where it failed without a new case to correct, the
 * agency goes on at once, for no correction would move it. The others wait for the state to close or to top up.
 */
export function findingStatusAfterRound(
  { status, cases }: { status: number; cases: number },
  outcome: RoundOutcome,
  newCases: number,
): number {
  if (outcome !== 'failed') return status
  return cases > 0 && newCases === 0 ? FindingStatus.correctionInProgress : FindingStatus.prong2Failed
}

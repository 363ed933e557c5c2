import { CaseState, FindingStatus, isCaseDone, isOpenFinding } from '../../findings/finding-states.js'
import { AuditStatus, auditStatusWords, type AuditTurn } from './audit-states.js'
import { currentProng } from './audit-due.js'

/** What an audit waits for, from its first review to its end (2.4). */
export const auditCourseActs = [
  'review',
  'verifyCorrections',
  'correct',
  'openRound',
  'closeFindings',
  'declareReady',
  'closeReviews',
  'closeAudit',
] as const
export type AuditCourseAct = (typeof auditCourseActs)[number]

/** The next step of an audit, whose it is, and how many corrections, findings or reviews it is about. */
export interface AuditCourseStep {
  act: AuditCourseAct
  turn: AuditTurn
  n: number
}

/** What the next step depends on; `corrections` are the states of those of every review together. */
export interface AuditCourseFacts {
  closed: boolean
  prongs: readonly { number: number; round: number; status: number }[]
  corrections: readonly number[]
  findings: readonly { status: number; prong2VerifiedOn: string | null }[]
}

/**
 * The one step that takes an audit further: the review that runs, then individual cases, then newer data, then the closing of
 * findings, of reviews and of the audit. null once nothing is left to do, and for an audit that was cancelled.
 */
export function nextAuditStep({
  closed,
  prongs,
  corrections,
  findings,
}: AuditCourseFacts): AuditCourseStep | null {
  const kept = prongs.filter(({ status }) => status !== AuditStatus.cancelled)
  const running = currentProng(kept)
  if (closed || !running) return null
  if (running.status < AuditStatus.reportIssued)
    return { act: 'review', turn: auditStatusWords(running.status).turn, n: 1 }
  const open = findings.filter(({ status }) => isOpenFinding(status))
  const passed = open.filter(({ prong2VerifiedOn, status }) => prong2VerifiedOn !== null && isReady(status))
  const ready = open.filter(({ prong2VerifiedOn, status }) => prong2VerifiedOn === null && isReady(status))
  const submitted = corrections.filter(isWithState).length
  const steps: AuditCourseStep[] = [
    { act: 'verifyCorrections', turn: 'State', n: submitted },
    {
      act: 'correct',
      turn: 'Agency',
      n: corrections.filter((state) => !isCaseDone(state)).length - submitted,
    },
    { act: 'openRound', turn: 'State', n: ready.length },
    { act: 'closeFindings', turn: 'State', n: passed.length },
    { act: 'declareReady', turn: 'Agency', n: open.length - passed.length - ready.length },
    {
      act: 'closeReviews',
      turn: 'State',
      n: kept.filter(({ status }) => status < AuditStatus.closed).length,
    },
    { act: 'closeAudit', turn: 'State', n: 1 },
  ]
  return steps.find(({ n }) => n > 0) ?? null
}

const isWithState = (state: number) => state === CaseState.submitted || state === CaseState.leftClaimed

/** Its individual cases are verified, or the agency says that it is ready. */
const isReady = (status: number) =>
  status === FindingStatus.prong1Verified || status === FindingStatus.verificationRequested

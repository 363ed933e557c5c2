import { isClosedFinding, FindingStatus } from '../../findings/finding-states.js'
import { AuditStatus } from './audit-states.js'

/** Where the review of newer data of an audit stands, as lists say it (2.10 A). */
export const newerDataStates = ['none', 'notNeeded', 'notOpen', 'running', 'passed', 'failed'] as const
export type NewerDataState = (typeof newerDataStates)[number]

interface NewerDataFacts {
  usesProngs: boolean
  prongs: readonly { number: number; status: number }[]
  /** Findings of the audit that were not withdrawn. */
  findings: readonly { status: number; newerDataVerified: boolean }[]
}

/**
 * `none` before the report and for kinds without newer data; `notNeeded` where no finding is open for it; `notOpen` while it waits
 * to be opened, again after a round in which an item applied to nobody.
 */
export function newerDataState({ usesProngs, prongs, findings }: NewerDataFacts): NewerDataState {
  const first = prongs.find(({ number }) => number === 1)
  const isReported =
    first !== undefined && [AuditStatus.reportIssued, AuditStatus.closed].some((one) => one === first.status)
  if (!usesProngs || !isReported) return 'none'
  const rounds = prongs.filter(({ number, status }) => number > 1 && status !== AuditStatus.cancelled)
  if (rounds.some(({ status }) => status < AuditStatus.reportIssued)) return 'running'
  const isDone = (finding: NewerDataFacts['findings'][number]) =>
    isClosedFinding(finding.status) ||
    finding.status === FindingStatus.preFindingCorrected ||
    finding.newerDataVerified
  if (rounds.length === 0) return findings.every(isDone) ? 'notNeeded' : 'notOpen'
  if (findings.some(({ status }) => status === FindingStatus.prong2Failed)) return 'failed'
  return findings.every(isDone) ? 'passed' : 'notOpen'
}

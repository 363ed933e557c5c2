import type { Actor } from '../../accounts/actor.js'
import { checkCorrection, findingTexts } from '../../findings/finding-acts.js'
import { CaseState, isCaseDone, type CaseCorrection } from '../../findings/finding-states.js'
import { byAuditMonitor, byRecordWorker, worksOnRecord, type RecordPlace } from '../lifecycle/audit-rights.js'
import { AuditStatus } from '../lifecycle/audit-states.js'
import { longDay } from '../../text-days.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import { afterCorrectionAct, CorrectionStatus, type CorrectionAct } from './correction-states.js'

/** What the rules need to know about one correction: the record that it belongs to, and where it stands. */
export interface CorrectionFacts extends RecordPlace {
  auditStatus: number
  state: number
  submittedOn: string | null
  /** A monitor has looked at it since it was submitted. */
  opened: boolean
}

const byAgency: ReadonlySet<CorrectionAct> = new Set(['saveDraft', 'submit', 'claimLeft', 'recall'])

/** Corrections are open for the agency from the report on (2.3). */
function whileOpen({ auditStatus }: Pick<CorrectionFacts, 'auditStatus'>): Verdict {
  return auditStatus === AuditStatus.reportIssued
    ? allowed
    : wrongState(
        auditStatus < AuditStatus.reportIssued
          ? 'Corrections open with the report.'
          : 'This part of the audit is closed.',
      )
}

/** An act on one correction: who, and in which state (2.3). What is written in it is judged by {@link checkAuditCorrection}. */
export function canActOnCorrection(
  actor: Actor,
  act: CorrectionAct,
  facts: CorrectionFacts,
  input: { comment?: string | undefined } = {},
): Verdict {
  const who = byAgency.has(act)
    ? byRecordWorker(actor, facts, 'correct this record')
    : byAuditMonitor(actor, 'verify a correction')
  if (!who.allowed) return who
  const open = whileOpen(facts)
  if (!open.allowed) return open
  if (act === 'saveDraft' && (facts.state === CaseState.draft || facts.state === CaseState.returned))
    return allowed
  if (afterCorrectionAct(facts.state, act) === undefined) return wrongState(notNow(facts, act))
  if (act === 'recall' && facts.opened)
    return wrongState('The monitor has opened it. Ask the monitor to return it.')
  const comment = input.comment?.trim()
  if (act === 'return' && !comment) return badInput(findingTexts.returnComment, 'comment')
  return act === 'undo' && !comment ? badInput('Reason is required.', 'comment') : allowed
}

function notNow({ state, submittedOn }: CorrectionFacts, act: CorrectionAct): string {
  if (isCaseDone(state)) return 'This case is verified.'
  if (!byAgency.has(act))
    return act === 'undo' ? 'This case is not verified.' : 'The agency has not submitted this correction.'
  if (act === 'recall' || submittedOn === null) return 'This correction was not submitted.'
  return submittedAlready(submittedOn)
}

/** "Submitted on {date}. Ask the monitor to return it if you need to change it." (2.11) */
export function submittedAlready(submittedOn: string): string {
  return `Submitted on ${longDay(submittedOn)}. Ask the monitor to return it if you need to change it.`
}

/** The state asks for services that make up for what a child missed, until the correction is verified. */
export function canAskServices(actor: Actor, facts: Pick<CorrectionFacts, 'auditStatus' | 'state'>): Verdict {
  const who = byAuditMonitor(actor, 'ask for compensatory services')
  if (!who.allowed) return who
  const open = whileOpen(facts)
  if (!open.allowed) return open
  return isCaseDone(facts.state) ? wrongState('This case is verified.') : allowed
}

/** What the agency writes about one correction (2.10 D). */
export interface CorrectionInput {
  correctable: CaseCorrection
  correctedOn: string | null
  narrative: string
  leftJurisdictionOn: string | null
  files: number
  /** Services that make up for what the child missed are needed, and which. */
  compensatoryNeeded: boolean
  compensatoryText: string
  /** Such services that the state asks for; empty for none. */
  compensatoryAsked: string
}

/**
 * What a correction still lacks before it can be submitted, see {@link checkCorrection}; and which compensatory services are needed,
 * or were given where the state asked for some and the child is still served here.
 */
export function checkAuditCorrection(
  input: CorrectionInput,
  days: { foundOn: string; today: string },
): Verdict[] {
  const isAsked = input.compensatoryAsked !== '' && input.leftJurisdictionOn === null
  const isSaid = input.compensatoryText.trim() !== ''
  const compensatory =
    isSaid || !(isAsked || input.compensatoryNeeded)
      ? allowed
      : badInput(
          isAsked
            ? 'Say how the compensatory services that the state asks for are given.'
            : 'Say which compensatory services are needed.',
          'compensatoryText',
        )
  return [...checkCorrection(input, days), compensatory].filter((verdict) => !verdict.allowed)
}

/** All corrections of a prong, as the status call sees them. */
export interface ProngCorrections {
  leaId: number
  auditStatus: number
  /** `ready`: nothing is missing in it. */
  corrections: readonly { state: number; ready: boolean; assigneeIds: readonly string[] }[]
}

/** What a status call does to each correction; the other values are computed and never set. */
const actOfStatus: Partial<Record<number, 'submit' | 'return' | 'verify'>> = {
  [CorrectionStatus.submitted]: 'submit',
  [CorrectionStatus.returned]: 'return',
  [CorrectionStatus.verified]: 'verify',
}

/**
 * A call that sets the correction status of a prong (2.3): the agency submits all that is ready (3), the state returns (4) or
 * verifies (5) all that is submitted.
 */
export function canSetCorrectionStatus(
  actor: Actor,
  to: number,
  prong: ProngCorrections,
  comment = '',
): Verdict {
  const act = actOfStatus[to]
  if (act === undefined) return wrongState('This status is computed from the corrections and cannot be set.')
  const isAgencys = act === 'submit'
  const assigneeIds = prong.corrections.flatMap((one) => one.assigneeIds)
  const who = isAgencys
    ? byRecordWorker(actor, { leaId: prong.leaId, assigneeIds }, 'submit corrections')
    : byAuditMonitor(actor, 'verify a correction')
  if (!who.allowed) return who
  const open = whileOpen(prong)
  if (!open.allowed) return open
  if (act === 'return' && comment.trim() === '') return badInput(findingTexts.returnComment, 'comment')
  if (correctionsMovedBy(actor, to, prong).length > 0) return allowed
  return wrongState(
    isAgencys ? 'No correction is ready to be submitted.' : 'The agency has not submitted a correction.',
  )
}

/** Which corrections a status call moves, by their places: those that are ready, or submitted; a local user moves their own. */
export function correctionsMovedBy(
  actor: Actor,
  to: number,
  { leaId, corrections }: ProngCorrections,
): number[] {
  const act = actOfStatus[to]
  return corrections.flatMap(({ state, ready, assigneeIds }, at) => {
    const isMoved = act !== undefined && afterCorrectionAct(state, act) !== undefined
    const isMine = act !== 'submit' || (ready && worksOnRecord(actor, { leaId, assigneeIds }))
    return isMoved && isMine ? [at] : []
  })
}

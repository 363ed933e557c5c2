import {
  calendarDay,
  canRecordRound,
  CaseState,
  checkRound,
  correctionDue,
  findingStatusAfterRound,
  FindingStatus,
  isCaseDone,
  isMaskedReference,
  oneLine,
  roundOutcome,
  type AuditAction,
  type RoundCounts,
} from '@portal/domain'
import type { BodyOf, recordFindingRound as recordCall } from '@portal/rest-contract'
import { badField } from '../../../server/api-error.js'
import { insistOnInput } from '../../../server/verdicts.js'
import { type FindingOffice, finding } from '../findings-command.js'
import { notifyOfFinding } from '../letters/findings-letters.js'
import type { Finding, FindingView } from '../findings-read-model.js'
import {
  dueColumns,
  insertCases,
  insertRound,
  removeCases,
  setRoundAside,
  type FindingColumns,
} from '../findings-store.js'
import { type Command, stampOf, changeRecord } from '../../../server/command.js'

/**
 * Records a review of newer data, entered by hand (prong 2). It passes with a compliant record and none that is not; every
 * record that is not becomes a case that needs an individual correction, and where none applies another review follows
 * (domain definition 2.4).
 */
export function recordFindingRound(
  command: Command,
  office: FindingOffice,
  id: number,
  { version, newCases, ...round }: BodyOf<typeof recordCall>,
): Promise<Finding> {
  const today = calendarDay(command.ctx.now)
  const cases = newCases.map((reference) => ({
    studentReference: oneLine(reference),
    requiredAction: 'Correct this record, which a review of newer data found not compliant.',
  }))
  return writeRound(
    command,
    office,
    id,
    { round, cases },
    {
      refuse({ answer: { files, newerDataFrom } }) {
        const counts = { ...round, newCases: newCases.length, files: files.length }
        insistOnInput(checkRound(counts, { newerFrom: newerDataFrom, today }))
        if (newCases.some(isMaskedReference)) throw badField('newCases', 'Student reference is required.')
      },
      version,
      byHand: true,
    },
  )
}

/** A review as it is stored. */
export interface ReviewedRound extends RoundCounts {
  periodFrom: string
  periodTo: string
  note: string
}

/** A record that a review found not compliant: one more case of the finding. */
export type NewCase = Pick<
  Parameters<typeof insertCases>[2][number],
  'studentReference' | 'requiredAction' | 'correctable' | 'foundOn'
>

/** Stores a review with the cases that it found, and what follows from it for the finding. */
export function writeRound(
  command: Command,
  office: FindingOffice,
  id: number,
  {
    round,
    cases,
    added,
  }: { round: ReviewedRound; cases: readonly NewCase[]; added?: (caseIds: number[]) => unknown },
  {
    byHand = false,
    ...terms
  }: { refuse?: (view: FindingView) => unknown; version?: number; byHand?: boolean } = {},
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const today = calendarDay(ctx.now)
  const outcome = roundOutcome(round)
  return changeRecord(finding, command, id, {
    ...terms,
    action: actions[outcome],
    may: ({ facts }) => canRecordRound(actor, byHand ? facts : { ...facts, reviewedInAudit: false }),
    columns: (view) => columnsAfter(outcome, view, today, cases.length),
    async change({ answer }) {
      const entry = { ...round, number: answer.roundCount + 1 }
      await insertRound(tx, { findingId: id, ...entry, recordedBy: actor.userId, recordedOn: ctx.now })
      if (outcome !== 'failed') return
      const rows = cases.map((one) => Object.assign(foundInRound(answer, office, today), one))
      const caseIds = await insertCases(tx, id, rows, stampOf(command))
      await added?.(caseIds)
    },
    reason: resultOf(round),
    notify: async (view) =>
      outcome === 'failed' && view.facts.issuedOn !== null && notifyOfFailure(command, view),
  })
}

/** A result of a review of newer data, and how the finding stood before it. */
interface RoundResult {
  roundId: number | null
  /** Cases that it added; nobody has begun to correct one. */
  caseIds: readonly number[]
  before: { status: number; prong1VerifiedOn: string | null }
  reason: string
}

/**
 * Takes the result of a review back: the finding stands as before, unless a verification was undone since. The activity that
 * reviewed it judges whether it may.
 */
export function withdrawRound(
  command: Command,
  id: number,
  { roundId, caseIds, before, reason }: RoundResult,
): Promise<Finding> {
  const { tx, ctx } = command
  return changeRecord(finding, command, id, {
    action: 'withdrawFindingRound',
    columns({ answer, facts }) {
      const rest = answer.cases.filter((one) => !caseIds.includes(one.id))
      const isReady = facts.status === FindingStatus.verificationRequested
      return rest.every(({ state }) => isCaseDone(state))
        ? {
            prong2VerifiedOn: null,
            prong1VerifiedOn: before.prong1VerifiedOn,
            status: isReady ? facts.status : before.status,
          }
        : { prong2VerifiedOn: null, prong1VerifiedOn: null, status: FindingStatus.correctionInProgress }
    },
    async change({ answer }) {
      if (roundId !== null) await setRoundAside(tx, roundId, ctx.now)
      if (caseIds.length === 0) return
      const kept = answer.cases.map((one) => one.id).filter((one) => !caseIds.includes(one))
      await removeCases(tx, id, kept)
    },
    reason,
  })
}

type Outcome = ReturnType<typeof roundOutcome>

const actions = {
  noneApplies: 'topUpFindingRound',
  passed: 'passFindingRound',
  failed: 'failFindingRound',
} as const satisfies Record<Outcome, AuditAction>

function columnsAfter(
  outcome: Outcome,
  { answer, facts }: FindingView,
  today: string,
  newCases: number,
): FindingColumns {
  if (outcome === 'noneApplies') return {}
  if (outcome === 'failed') {
    const before = { status: facts.status, cases: facts.caseStates.length }
    return {
      ...(newCases > 0 && { prong1VerifiedOn: null }),
      ...(facts.issuedOn !== null && { status: findingStatusAfterRound(before, outcome, newCases) }),
    }
  }
  // Where no case was open there was nothing to verify before.
  const prong1 = facts.caseStates.every(isCaseDone) && answer.prong1VerifiedOn === null
  return { prong2VerifiedOn: today, ...(prong1 && { prong1VerifiedOn: today }) }
}

const foundInRound = ({ dueOn }: Finding, { calendar }: FindingOffice, today: string) => ({
  ...(dueOn !== null && dueColumns(correctionDue(today, 'newerData', dueOn, calendar))),
  state: CaseState.required,
  foundOn: today,
})

function notifyOfFailure(command: Command, view: FindingView): Promise<void> {
  const { number } = view.answer
  return notifyOfFinding(command, view, {
    kind: 'findingRoundFailed',
    key: `finding-round-failed:${command.ctx.requestId}`,
    title: `Finding ${number}: newer data is not compliant yet`,
    text: [
      `the review of newer data of finding ${number} found records that are not compliant. They need individual corrections, then another review.`,
    ],
  })
}

function resultOf({ recordsReviewed, recordsCompliant, recordsNotApplicable }: RoundCounts): string {
  const result = `${recordsCompliant} of ${recordsReviewed} records compliant`
  return recordsNotApplicable === 0 ? result : `${result}, ${recordsNotApplicable} not applicable`
}

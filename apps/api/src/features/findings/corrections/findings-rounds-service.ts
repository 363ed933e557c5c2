import {
  calendarDay,
  canRecordRound,
  CaseState,
  checkRound,
  correctionDue,
  FindingStatus,
  isCaseDone,
  isMaskedReference,
  oneLine,
  roundOutcome,
  type AuditAction,
  type RoundCounts,
} from '@portal/domain'
import type { BodyOf, recordFindingRound as recordCall } from '@portal/rest-contract'
import { insistOnInput } from '../../../server/verdicts.js'
import { badField } from '../findings-checks.js'
import { type FindingOffice, finding } from '../findings-command.js'
import { notifyOfFinding } from '../letters/findings-letters.js'
import type { Finding, FindingView } from '../findings-read-model.js'
import { dueColumns, insertCases, insertRound, type FindingColumns } from '../findings-store.js'
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
  const { tx, actor, ctx } = command
  const today = calendarDay(ctx.now)
  const outcome = roundOutcome(round)
  return changeRecord(finding, command, id, {
    action: actions[outcome],
    may: ({ facts }) => canRecordRound(actor, facts),
    refuse({ answer: { files, newerDataFrom } }) {
      const counts = { ...round, newCases: newCases.length, files: files.length }
      insistOnInput(checkRound(counts, { newerFrom: newerDataFrom, today }))
      if (newCases.some(isMaskedReference)) throw badField('newCases', 'Student reference is required.')
    },
    version,
    columns: (view) => columnsAfter(outcome, view, today),
    async change({ answer }) {
      const entry = { ...round, number: answer.roundCount + 1 }
      await insertRound(tx, { findingId: id, ...entry, recordedBy: actor.userId, recordedOn: ctx.now })
      if (outcome === 'failed')
        await insertCases(tx, id, newCases.map(newCase(answer, office, today)), stampOf(command))
    },
    reason: resultOf(round),
    notify: async (view) =>
      outcome === 'failed' && view.facts.issuedOn !== null && notifyOfFailure(command, view),
  })
}

type Outcome = ReturnType<typeof roundOutcome>

const actions = {
  noneApplies: 'topUpFindingRound',
  passed: 'passFindingRound',
  failed: 'failFindingRound',
} as const satisfies Record<Outcome, AuditAction>

function columnsAfter(outcome: Outcome, { answer, facts }: FindingView, today: string): FindingColumns {
  if (outcome === 'noneApplies') return {}
  if (outcome === 'failed')
    return {
      prong1VerifiedOn: null,
      ...(facts.issuedOn !== null && { status: FindingStatus.prong2Failed }),
    }
  // Where no case was open there was nothing to verify before.
  const prong1 = facts.caseStates.every(isCaseDone) && answer.prong1VerifiedOn === null
  return { prong2VerifiedOn: today, ...(prong1 && { prong1VerifiedOn: today }) }
}

const newCase =
  ({ dueOn }: Finding, { calendar }: FindingOffice, today: string) =>
  (reference: string) => ({
    studentReference: oneLine(reference),
    requiredAction: 'Correct this record, which a review of newer data found not compliant.',
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

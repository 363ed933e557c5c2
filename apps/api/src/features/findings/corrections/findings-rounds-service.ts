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
  type RoundCounts,
} from '@portal/domain'
import type { BodyOf, recordFindingRound as recordCall } from '@portal/rest-contract'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { badField } from '../findings-checks.js'
import { changeOf, type FindingCommand, type FindingOffice } from '../findings-command.js'
import { tellOfFinding } from '../letters/findings-letters.js'
import type { Finding } from '../findings-read-model.js'
import { lockedFinding, step } from '../findings-service.js'
import { dueColumns, insertCases, insertRound } from '../findings-store.js'

/**
 * Records a review of newer data, entered by hand (prong 2). It passes with a compliant record and none that is not; every
 * record that is not becomes a case that needs an individual correction, and where none applies another review follows
 * (domain definition 2.4).
 */
export async function recordFindingRound(
  command: FindingCommand,
  office: FindingOffice,
  id: number,
  { version, newCases, ...round }: BodyOf<typeof recordCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const view = await lockedFinding(command, id)
  const { answer, facts } = view
  insist(canRecordRound(actor, facts), answer)
  const today = calendarDay(ctx.now)
  insistOnInput(
    checkRound(
      { ...round, newCases: newCases.length, files: answer.files.length },
      { newerFrom: answer.newerDataFrom, today },
    ),
  )
  if (newCases.some(isMaskedReference)) throw badField('newCases', 'Student reference is required.')
  insistOnVersion(version, view, ctx.now, answer)
  await insertRound(tx, {
    findingId: id,
    ...round,
    number: answer.roundCount + 1,
    recordedBy: actor.userId,
    recordedOn: ctx.now,
  })
  const outcome = roundOutcome(round)
  if (outcome === 'noneApplies') return step(command, view, 'topUpFindingRound', {}, resultOf(round))
  if (outcome === 'passed') {
    // Where no case was open there was nothing to verify before.
    const prong1 = facts.caseStates.every(isCaseDone) && answer.prong1VerifiedOn === null
    const columns = { prong2VerifiedOn: today, ...(prong1 && { prong1VerifiedOn: today }) }
    return step(command, view, 'passFindingRound', columns, resultOf(round))
  }
  await insertCases(
    tx,
    id,
    newCases.map((reference) => ({
      studentReference: oneLine(reference),
      requiredAction: 'Correct this record, which a review of newer data found not compliant.',
      ...(answer.dueOn !== null &&
        dueColumns(correctionDue(today, 'newerData', answer.dueOn, office.calendar))),
      state: CaseState.required,
      foundOn: today,
    })),
    changeOf(command),
  )
  const after = await step(
    command,
    view,
    'failFindingRound',
    {
      prong1VerifiedOn: null,
      ...(facts.issuedOn !== null && { status: FindingStatus.prong2Failed }),
    },
    resultOf(round),
  )
  if (facts.issuedOn !== null)
    await tellOfFinding(command, view, {
      kind: 'findingRoundFailed',
      key: `finding-round-failed:${ctx.requestId}`,
      title: `Finding ${answer.number}: newer data is not compliant yet`,
      text: [
        `the review of newer data of finding ${answer.number} found records that are not compliant. They need individual corrections, then another review.`,
      ],
    })
  return after
}

function resultOf({ recordsReviewed, recordsCompliant, recordsNotApplicable }: RoundCounts): string {
  const result = `${recordsCompliant} of ${recordsReviewed} records compliant`
  return recordsNotApplicable === 0 ? result : `${result}, ${recordsNotApplicable} not applicable`
}

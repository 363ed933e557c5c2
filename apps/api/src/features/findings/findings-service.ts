import {
  calendarDay,
  canCloseBeforeIssuing,
  canCloseFinding,
  canEditFinding,
  canIssueFinding,
  canReopenFinding,
  canRequestVerification,
  canWithdrawFinding,
  checkIssueDate,
  closedAs,
  correctionDue,
  findingDueOn,
  FindingStatus,
  isMaskedReference,
  oneLine,
  type AuditAction,
} from '@portal/domain'
import {
  caseFields,
  draftFields,
  type BodyOf,
  type closeFinding as closeCall,
  type decideFinding as decideCall,
  type issueFinding as issueCall,
  type requestFindingVerification as requestCall,
  type updateFinding as updateCall,
} from '@portal/rest-contract'
import { z } from 'zod'
import { merged } from '../../server/merged.js'
import { validated } from '../../server/validated.js'
import { insist, insistOnInput, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { badField, insistOnDraftFields } from './findings-checks.js'
import { changeOf, findingFound, type FindingCommand, type FindingOffice } from './findings-command.js'
import { issueLetter, tellOfFinding } from './letters/findings-letters.js'
import { findFinding, type Finding, type FindingView } from './findings-read-model.js'
import {
  changeCase,
  changeFinding,
  insertCases,
  lockFinding,
  removeCases,
  setCasesDue,
  setRoundsAside,
  type FindingColumns,
} from './findings-store.js'

/** Changes a draft, with its individual cases. */
export async function updateFinding(
  command: FindingCommand,
  id: number,
  { cases, version, ...input }: BodyOf<typeof updateCall>,
): Promise<Finding> {
  const { ctx } = command
  const view = await lockedFinding(command, id)
  insist(canEditFinding(command.actor, view.facts), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  const { citation, owner, ...stored } = view.answer
  const wanted = merged(
    draftFields,
    { ...stored, citationId: citation?.id ?? null, ownerMonitorId: owner?.id ?? null },
    input,
  )
  // Who answers for it already is not chosen anew.
  await insistOnDraftFields(command, { ...wanted, ownerMonitorId: input.ownerMonitorId })
  if (cases) await changeCases(command, view, cases)
  return step(command, view, 'updateFinding', {
    citationId: wanted.citationId,
    indicatorCode: wanted.indicatorCode,
    countingMode: wanted.countingMode,
    description: wanted.description,
    evidenceSummary: wanted.evidenceSummary,
    systemic: wanted.systemic,
    discoveredOn: wanted.discoveredOn,
    ...(input.ownerMonitorId && { ownerMonitorId: input.ownerMonitorId }),
  })
}

const wholeCases = z.object({ cases: z.array(caseFields.extend({ id: z.number().optional() })) })

/** Changes the cases that are there, adds those without an id, and removes those that are not named. */
async function changeCases(
  command: FindingCommand,
  { answer }: FindingView,
  given: NonNullable<BodyOf<typeof updateCall>['cases']>,
): Promise<void> {
  const { tx } = command
  const known = new Map(answer.cases.map((entry) => [entry.id, entry]))
  const { cases } = validated(wholeCases, {
    cases: given.map((entry) => {
      if (entry.id === undefined) return entry
      const stored = known.get(entry.id)
      if (!stored) throw badField('cases', 'This case does not exist.')
      return { id: entry.id, ...merged(caseFields, stored, entry) }
    }),
  })
  const change = changeOf(command)
  await removeCases(
    tx,
    answer.id,
    cases.flatMap((entry) => entry.id ?? []),
  )
  for (const { id: caseId, studentReference, requiredAction, correctable } of cases) {
    // A reference that was not revealed comes back as its mask: it stays what it is.
    const reference = isMaskedReference(studentReference) ? undefined : oneLine(studentReference)
    if (caseId !== undefined)
      await changeCase(
        tx,
        caseId,
        { requiredAction, correctable, ...(reference !== undefined && { studentReference: reference }) },
        change,
      )
    else if (reference === undefined) throw badField('cases', 'Student reference is required.')
    else
      await insertCases(tx, answer.id, [{ studentReference: reference, requiredAction, correctable }], change)
  }
}

/** Notifies the agency by letter: from here the one-year clock runs. */
export async function issueFinding(
  command: FindingCommand,
  office: FindingOffice,
  id: number,
  input: BodyOf<typeof issueCall>,
): Promise<Finding> {
  const { tx, ctx } = command
  const view = await lockedFinding(command, id)
  insist(canIssueFinding(command.actor, view.facts), view.answer)
  const { discoveredOn } = view.answer
  insistOnInput([checkIssueDate(input.issuedOn, { discoveredOn, today: calendarDay(ctx.now) })])
  insistOnVersion(input.version, view, ctx.now, view.answer)
  const dueOn = findingDueOn(input.issuedOn)
  await setCasesDue(tx, id, correctionDue(input.issuedOn, 'issued', dueOn, office.calendar))
  const columns = { status: FindingStatus.issued, issuedOn: input.issuedOn, dueOn }
  await changeFinding(tx, id, columns, changeOf(command))
  const issued = findingFound(await findFinding(tx, command.actor, id, ctx.now))
  await issueLetter(command, office, issued, 'Issued', input, input.issuedOn)
  return recorded(command, view, 'issueFinding', columns)
}

/** Withdraws, reopens, or records a correction before the notification; always with a reason. */
export async function decideFinding(
  command: FindingCommand,
  id: number,
  { decision, reason, version }: BodyOf<typeof decideCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const view = await lockedFinding(command, id)
  const rules = {
    withdraw: canWithdrawFinding,
    reopen: canReopenFinding,
    correctedBeforeIssuing: canCloseBeforeIssuing,
  }
  insist(rules[decision](actor, view.facts), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  if (decision === 'reopen') {
    // The closure stays in the history; a new review of newer data is needed to close again.
    await setRoundsAside(tx, id, ctx.now)
    const reopened = {
      status: FindingStatus.correctionInProgress,
      closedOn: null,
      prong2VerifiedOn: null,
      verificationNote: null,
      verificationRequestedOn: null,
    }
    return step(command, view, 'reopenFinding', reopened, reason)
  }
  return decision === 'withdraw'
    ? step(command, view, 'withdrawFinding', { status: FindingStatus.withdrawn }, reason)
    : step(
        command,
        view,
        'correctFindingBeforeIssuing',
        { status: FindingStatus.preFindingCorrected },
        reason,
      )
}

/** Closes by letter, once both prongs are verified; timely by the day of the correction. */
export async function closeFinding(
  command: FindingCommand,
  office: FindingOffice,
  id: number,
  input: BodyOf<typeof closeCall>,
): Promise<Finding> {
  const { ctx } = command
  const view = await lockedFinding(command, id)
  insist(canCloseFinding(command.actor, view.facts), view.answer)
  insistOnVersion(input.version, view, ctx.now, view.answer)
  const closedOn = calendarDay(ctx.now)
  const { correctedOn, dueOn } = view.answer
  const status = closedAs(correctedOn ?? closedOn, dueOn ?? closedOn)
  await issueLetter(command, office, view, 'Closed', input)
  return step(command, view, 'closeFinding', { status, closedOn })
}

/** The agency declares that it is ready for the review of newer data. */
export async function requestFindingVerification(
  command: FindingCommand,
  id: number,
  { note, version }: BodyOf<typeof requestCall>,
): Promise<Finding> {
  const { actor, ctx } = command
  const view = await lockedFinding(command, id)
  insist(canRequestVerification(actor, view.facts), view.answer)
  insistOnVersion(version, view, ctx.now, view.answer)
  const { number } = view.answer
  await tellOfFinding(
    command,
    view,
    {
      kind: 'findingReady',
      key: `finding-ready:${ctx.requestId}`,
      title: `Finding ${number}: ${view.agency} is ready for the review of newer data`,
      text: [`${view.agency} asks for the review of newer data of finding ${number}.`],
    },
    'Review it here',
  )
  return step(command, view, 'requestFindingVerification', {
    status: FindingStatus.verificationRequested,
    verificationNote: note,
    verificationRequestedOn: ctx.now,
  })
}

/** The finding as it stands under the lock; NOT_FOUND when it is not for the actor's eyes. */
export async function lockedFinding({ tx, actor, ctx }: FindingCommand, id: number): Promise<FindingView> {
  await lockFinding(tx, id)
  return findingFound(await findFinding(tx, actor, id, ctx.now))
}

/** Writes new columns with their entry in the history, and answers the finding as it stands then. */
export async function step(
  command: FindingCommand,
  before: FindingView,
  action: AuditAction,
  columns: FindingColumns,
  reason?: string,
): Promise<Finding> {
  await changeFinding(command.tx, before.answer.id, columns, changeOf(command))
  return recorded(command, before, action, columns, reason)
}

/** The entry in the history alone, for columns that were written. */
async function recorded(
  { tx, actor, ctx }: FindingCommand,
  before: FindingView,
  action: AuditAction,
  columns: object,
  reason?: string,
): Promise<Finding> {
  const { id } = before.answer
  const after = findingFound(await findFinding(tx, actor, id, ctx.now)).answer
  const names = Object.keys(columns)
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'finding',
    targetId: id,
    leaId: before.facts.leaId,
    year: before.year,
    before: pick(before.answer, names),
    after: pick(after, names),
    reason: reason ?? null,
  })
  return after
}

function pick(answer: Finding, names: readonly string[]): Record<string, unknown> {
  const { citation, owner, casesTotal, ...rest } = answer
  const fields = { ...rest, citationId: citation?.reference, ownerMonitorId: owner?.fullName, casesTotal }
  return Object.fromEntries(
    Object.entries(fields).filter(([name]) => names.includes(name) || name === 'casesTotal'),
  )
}

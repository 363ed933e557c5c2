import {
  calendarDay,
  canCorrect,
  canJudgeCase,
  canUndoVerification,
  CaseState,
  checkCorrection,
  correctionDue,
  FindingStatus,
  findingTexts,
  isCaseDone,
  statusAfterCases,
  type AuditAction,
} from '@portal/domain'
import {
  correctionFields,
  type BodyOf,
  type judgeFindingCorrection as judgeCall,
  type saveFindingCorrection as saveCall,
} from '@portal/rest-contract'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { badField } from '../findings-checks.js'
import { notifyHourly } from '../../notifications/notifications-notices-store.js'
import { changeOf, findingFound, type FindingCommand, type FindingOffice } from '../findings-command.js'
import { issueLetter, tellOfFinding } from '../letters/findings-letters.js'
import { caseName, findFinding, type Finding, type FindingView } from '../findings-read-model.js'
import { lockedFinding } from '../findings-service.js'
import {
  changeCase,
  changeFinding,
  dueColumns,
  type CaseColumns,
  type FindingColumns,
} from '../findings-store.js'

type Case = Finding['cases'][number]

/** The agency writes what it did about an individual case; with `submit` it hands it to the state. */
export async function saveFindingCorrection(
  command: FindingCommand,
  at: { id: number; caseId: number },
  { submit, version, ...given }: BodyOf<typeof saveCall>,
): Promise<Finding> {
  const { actor, ctx } = command
  const view = await lockedFinding(command, at.id)
  const found = caseOf(view, at.caseId)
  insist(canCorrect(actor, view.facts, found.state), view.answer)
  insistOnCase(view, found, version, ctx.now)
  const input = merged(correctionFields, found, given)
  const today = calendarDay(ctx.now)
  if (submit) {
    const { correctable, foundOn } = found
    insistOnInput(checkCorrection({ ...input, correctable, files: found.files.length }, { foundOn, today }))
  }
  const state = !submit
    ? found.state === CaseState.returned
      ? CaseState.returned
      : CaseState.draft
    : input.leftJurisdictionOn === null
      ? CaseState.submitted
      : CaseState.leftClaimed
  const columns = {
    ...input,
    state,
    ...(submit && { submittedBy: actor.userId, submittedOn: ctx.now }),
  }
  // The first saved correction moves the finding on (1.3), and so does the first after newer data failed.
  const moves = [FindingStatus.issued, FindingStatus.prong2Failed].some((from) => from === view.facts.status)
  const action = submit ? 'submitFindingCorrection' : 'saveFindingCorrection'
  return caseStep(command, view, found, action, columns, {
    ...(moves && { status: FindingStatus.correctionInProgress }),
  })
}

/** The state verifies a correction, returns it with a comment, or takes a verification back with a reason. */
export async function judgeFindingCorrection(
  command: FindingCommand,
  office: FindingOffice,
  at: { id: number; caseId: number },
  { verdict, comment, version }: BodyOf<typeof judgeCall>,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const view = await lockedFinding(command, at.id)
  const found = caseOf(view, at.caseId)
  const rule = verdict === 'undo' ? canUndoVerification : canJudgeCase
  insist(rule(actor, view.facts, found.state), view.answer)
  if (verdict !== 'verify' && comment === '')
    throw badField('comment', verdict === 'undo' ? 'Reason is required.' : findingTexts.returnComment)
  insistOnCase(view, found, version, ctx.now)
  const verified = found.state === CaseState.leftClaimed ? CaseState.leftApproved : CaseState.verified
  const state = verdict === 'verify' ? verified : CaseState.returned
  const columns: CaseColumns = {
    state,
    stateComment: comment === '' ? found.stateComment : comment,
    verifiedBy: verdict === 'verify' ? actor.userId : null,
    verifiedOn: verdict === 'verify' ? ctx.now : null,
    // What comes back needs a day by which it is corrected.
    ...(verdict === 'undo' &&
      view.answer.dueOn !== null &&
      dueColumns(correctionDue(calendarDay(ctx.now), 'undone', view.answer.dueOn, office.calendar))),
  }
  const caseStates = view.answer.cases.map((entry) => (entry.id === found.id ? state : entry.state))
  const done = caseStates.every(isCaseDone)
  const status = statusAfterCases({ status: view.facts.status, caseStates })
  const answer = await caseStep(command, view, found, `${verdict}FindingCorrection`, columns, {
    prong1VerifiedOn: done ? calendarDay(ctx.now) : null,
    status,
  })
  if (verdict !== 'verify' && view.facts.issuedOn !== null)
    await tellOfFinding(command, view, {
      kind: 'correctionReturned',
      key: `correction-${verdict}:${found.id}:${ctx.requestId}`,
      title: `Finding ${view.answer.number}: a correction was returned`,
      text: [`the state has returned an individual correction of finding ${view.answer.number}.`],
    })
  if (verdict === 'verify' && view.facts.issuedOn !== null) await tellOfVerified(command, view)
  if (!done || verdict !== 'verify' || view.facts.issuedOn === null) return answer
  const after = findingFound(await findFinding(tx, actor, at.id, ctx.now))
  await issueLetter(command, office, after, 'CorrectionsVerified', {
    signatureName: actor.fullName,
    signatureTitle: '',
  })
  return findingFound(await findFinding(tx, actor, at.id, ctx.now)).answer
}

/** To the agency and those at work, once an hour for one finding: a monitor verifies many corrections in a row. */
async function tellOfVerified(
  { tx, actor, ctx }: FindingCommand,
  { answer: { id, number, leaId } }: FindingView,
): Promise<void> {
  await notifyHourly(tx, ctx, {
    kind: 'correctionVerified',
    key: `corrections-verified:${id}`,
    leaId,
    findingId: id,
    link: { path: `/compliance/findings/${id}`, words: 'See it here' },
    except: actor.userId,
    events: 1,
    words: (events) => {
      const what = events === 1 ? 'a correction was' : `${events} corrections were`
      return {
        title: `Finding ${number}: ${what} verified`,
        text: [`${what} verified by the state, of finding ${number}.`],
      }
    },
  })
}

function caseOf(view: FindingView, caseId: number): Case {
  return findingFound(view.answer.cases.find((entry) => entry.id === caseId))
}

function insistOnCase(view: FindingView, found: Case, version: number, now: Date): void {
  const stored = view.caseChanges.get(found.id)
  if (stored) insistOnVersion(version, stored, now, view.answer)
}

/** Writes a case, and what follows for the finding, with their entry in the history. */
async function caseStep(
  command: FindingCommand,
  view: FindingView,
  found: Case,
  action: AuditAction,
  columns: CaseColumns,
  follows: FindingColumns,
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const { id } = view.answer
  await changeCase(tx, found.id, columns, changeOf(command))
  await changeFinding(tx, id, follows, changeOf(command))
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'finding',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: { correction: found.state, status: view.facts.status },
    after: {
      ...caseName(view, found.id),
      correction: columns.state,
      status: follows.status ?? view.facts.status,
    },
    reason: columns.stateComment ?? null,
  })
  return findingFound(await findFinding(tx, actor, id, ctx.now)).answer
}

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
  type Verdict,
} from '@portal/domain'
import {
  correctionFields,
  type BodyOf,
  type judgeFindingCorrection as judgeCall,
  type saveFindingCorrection as saveCall,
} from '@portal/rest-contract'
import { badField } from '../../../server/api-error.js'
import { merged } from '../../../server/merged.js'
import { insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { notifyHourly } from '../../notifications/notifications-notices-store.js'
import { findingFound, type FindingOffice, finding } from '../findings-command.js'
import { issueLetter, notifyOfFinding } from '../letters/findings-letters.js'
import { caseName, factsOfCase, findFinding, type Finding, type FindingView } from '../findings-read-model.js'
import {
  changeCase,
  changeFinding,
  dueColumns,
  type CaseColumns,
  type FindingColumns,
} from '../findings-store.js'
import { type Command, stampOf, changeRecord, type RecordKind } from '../../../server/command.js'

type Case = Finding['cases'][number]

interface Written {
  columns: CaseColumns
  /** What follows for the finding. */
  follows: FindingColumns
}

/** A finding, for commands that write one of its cases. */
const withCase = (caseId: number): RecordKind<Command, number, FindingView, Written> => ({
  ...finding,
  async write(command, { answer }, { columns, follows }) {
    await changeCase(command.tx, caseId, columns, stampOf(command))
    await changeFinding(command.tx, answer.id, follows, stampOf(command))
  },
})

/** Who may act on a case; an activity that the case comes from passes its own. */
type CaseRule = (view: FindingView, state: number) => Verdict

/** The agency writes what it did about an individual case; with `submit` it hands it to the state. */
export function saveFindingCorrection(
  command: Command,
  { id, caseId }: { id: number; caseId: number },
  { submit, version, ...given }: BodyOf<typeof saveCall>,
  rule: CaseRule = (view, state) => canCorrect(command.actor, ownFacts(view, caseId), state),
): Promise<Finding> {
  const { actor, ctx } = command
  return changeRecord(withCase(caseId), command, id, {
    action: submit ? 'submitFindingCorrection' : 'saveFindingCorrection',
    may: (view) => rule(view, caseOf(view, caseId).state),
    refuse: (view) => insistOnCase(view, caseId, version, ctx.now),
    columns(view) {
      const found = caseOf(view, caseId)
      const input = merged(correctionFields, found, given)
      if (submit) {
        const files = found.files.length
        const { correctable, foundOn } = found
        const today = calendarDay(ctx.now)
        insistOnInput(checkCorrection({ ...input, correctable, files }, { foundOn, today }))
      }
      const drafted = found.state === CaseState.returned ? CaseState.returned : CaseState.draft
      const sent = input.leftJurisdictionOn === null ? CaseState.submitted : CaseState.leftClaimed
      return {
        columns: {
          ...input,
          state: submit ? sent : drafted,
          ...(submit && { submittedBy: actor.userId, submittedOn: ctx.now }),
        },
        // The first saved correction moves the finding on (1.3), and so does the first after newer data failed.
        follows: startsCorrection(view) ? { status: FindingStatus.correctionInProgress } : {},
      }
    },
    audit: (before, after) => toldOfCase(caseId, before, after),
  })
}

function startsCorrection({ facts }: FindingView): boolean {
  return [FindingStatus.issued, FindingStatus.prong2Failed].some((from) => from === facts.status)
}

/** The state verifies a correction, returns it with a comment, or takes a verification back with a reason. */
export async function judgeFindingCorrection(
  command: Command,
  office: FindingOffice,
  { id, caseId }: { id: number; caseId: number },
  { verdict, comment, version }: BodyOf<typeof judgeCall>,
  rule: CaseRule = (view, state) =>
    (verdict === 'undo' ? canUndoVerification : canJudgeCase)(command.actor, ownFacts(view, caseId), state),
): Promise<Finding> {
  const { tx, actor, ctx } = command
  const answer = await changeRecord(withCase(caseId), command, id, {
    action: `${verdict}FindingCorrection`,
    may: (view) => rule(view, caseOf(view, caseId).state),
    refuse(view) {
      if (verdict !== 'verify' && comment === '')
        throw badField('comment', verdict === 'undo' ? 'Reason is required.' : findingTexts.returnComment)
      insistOnCase(view, caseId, version, ctx.now)
    },
    columns: (view) => judgedCase(command, office, view, { caseId, verdict, comment }),
    audit: (before, after) => ({
      ...toldOfCase(caseId, before, after),
      reason: caseOf(after, caseId).stateComment,
    }),
    notify: async (view) => view.facts.issuedOn !== null && notifyOfJudgement(command, view, caseId, verdict),
  })
  const isDone = answer.cases.every(({ state }) => isCaseDone(state))
  if (!isDone || verdict !== 'verify' || answer.issuedOn === null) return answer
  const verified = findingFound(await findFinding(tx, actor, id, ctx.now))
  await issueLetter(command, office, verified, 'CorrectionsVerified', {
    signatureName: actor.fullName,
    signatureTitle: '',
  })
  return findingFound(await findFinding(tx, actor, id, ctx.now)).answer
}

/** The agency takes back what it submitted, as its draft. */
export function recallFindingCorrection(
  command: Command,
  { id, caseId }: { id: number; caseId: number },
  version: number,
  rule: CaseRule,
): Promise<Finding> {
  return changeRecord(withCase(caseId), command, id, {
    action: 'recallFindingCorrection',
    may: (view) => rule(view, caseOf(view, caseId).state),
    refuse: (view) => insistOnCase(view, caseId, version, command.ctx.now),
    columns: () => ({
      columns: { state: CaseState.draft, submittedBy: null, submittedOn: null },
      follows: {},
    }),
    audit: (before, after) => toldOfCase(caseId, before, after),
  })
}

type Judgement = Pick<BodyOf<typeof judgeCall>, 'verdict' | 'comment'>

function judgedCase(
  { actor, ctx }: Command,
  { calendar }: FindingOffice,
  view: FindingView,
  { caseId, verdict, comment }: Judgement & { caseId: number },
): Written {
  const found = caseOf(view, caseId)
  const verified = found.state === CaseState.leftClaimed ? CaseState.leftApproved : CaseState.verified
  const state = verdict === 'verify' ? verified : CaseState.returned
  const caseStates = view.answer.cases.map((entry) => (entry.id === caseId ? state : entry.state))
  return {
    columns: {
      state,
      stateComment: comment === '' ? found.stateComment : comment,
      verifiedBy: verdict === 'verify' ? actor.userId : null,
      verifiedOn: verdict === 'verify' ? ctx.now : null,
      // What comes back needs a day by which it is corrected.
      ...(verdict === 'undo' &&
        view.answer.dueOn !== null &&
        dueColumns(correctionDue(calendarDay(ctx.now), 'undone', view.answer.dueOn, calendar))),
    },
    follows: {
      prong1VerifiedOn: caseStates.every(isCaseDone) ? calendarDay(ctx.now) : null,
      status: statusAfterCases({ status: view.facts.status, caseStates }),
    },
  }
}

/** Verifications once an hour for one finding: a monitor verifies many corrections in a row. */
async function notifyOfJudgement(
  command: Command,
  view: FindingView,
  caseId: number,
  verdict: Judgement['verdict'],
): Promise<void> {
  if (verdict === 'verify') return notifyOfVerified(command, view, caseId)
  const { number } = view.answer
  await notifyOfFinding(command, view, {
    kind: 'correctionReturned',
    key: `correction-${verdict}:${caseId}:${command.ctx.requestId}`,
    title: `Finding ${number}: a correction was returned`,
    text: [`the state has returned an individual correction of finding ${number}.`],
    caseIds: [caseId],
  })
}

/** To the agency and those at work. */
async function notifyOfVerified(
  { tx, actor, ctx }: Command,
  { answer: { id, number, leaId } }: FindingView,
  caseId: number,
): Promise<void> {
  await notifyHourly(tx, ctx, {
    kind: 'correctionVerified',
    key: `corrections-verified:${id}`,
    leaId,
    findingId: id,
    caseIds: [caseId],
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

/** What a case may be judged by without the activity that it comes from. */
const ownFacts = (view: FindingView, caseId: number) => factsOfCase(view.facts, caseOf(view, caseId))

function insistOnCase(view: FindingView, caseId: number, version: number, now: Date): void {
  const stored = view.caseChanges.get(caseId)
  if (stored) insistOnVersion(version, stored, now, view.answer)
}

function toldOfCase(caseId: number, before: FindingView, after: FindingView) {
  const { state } = caseOf(after, caseId)
  return {
    before: { correction: caseOf(before, caseId).state, status: before.facts.status },
    after: { ...caseName(before, caseId), caseId, correction: state, status: after.facts.status },
  }
}

import { anActor } from '../../testing/builders.js'
import type { Verdict } from '../../verdict.js'
import {
  afterNotApplicableStep,
  canTakeNotApplicableStep,
  type NotApplicableStep,
} from '../not-applicable.js'
import { reopenedSubsectionState } from '../reopening.js'
import { afterReading, canIssueDraft, type LetterDraftFacts } from '../../letters/letter-drafts.js'
import { reportDraftRules } from '../report-drafts.js'
import {
  canAcceptAll,
  canAskForResponse,
  canClose,
  canIssueFinalReport,
  canIssueSelectiveReport,
  canOpenReview,
  canReopen,
  canResubmit,
  canTakeUp,
  canWriteReview,
  checkChosen,
  type ReviewFacts,
  type SubsectionReviewFacts,
} from '../review-acts.js'
import { canActivate, canRecall, canResetActivation, canStart, canSubmit } from '../self-assessment-acts.js'
import { canRecallSent, canSend } from '../sending.js'
import { afterSubmitAct, SubmitState, type SubmitAct } from '../submit-states.js'
import { canAnswer, canApprove, canMarkReady, canReturn, type SubsectionFacts } from '../subsection-acts.js'
import { afterSubsectionAct, SubsectionState, type SubsectionAct } from '../subsection-states.js'

const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const monitor = anActor('StateMonitor')
const secondMonitor = anActor('StateMonitor', { userId: 'another monitor' })

export interface WalkedSubsection {
  state: SubsectionState
  /** Number of items with a gap, items with a request of the state, and items without a rating of the state. */
  gaps: number
  requests: number
  unrated: number
  notApplicable: 'Requested' | 'Approved' | null
}

/** A self-assessment of agency 1, reduced to what the rules depend on. */
export interface WalkedYear {
  submitState: SubmitState
  rolling: boolean
  subsections: readonly WalkedSubsection[]
  draft: LetterDraftFacts
}

/** A year before its activation. */
export function aYear(subsections: number, rolling: boolean): WalkedYear {
  const one: WalkedSubsection = { state: 0, gaps: 1, requests: 0, unrated: 1, notApplicable: null }
  return { submitState: 0, rolling, subsections: Array.from({ length: subsections }, () => one), draft: null }
}

/** An action of one person; null where a rule refuses it. */
export type WalkedAct = (year: WalkedYear, at: number) => WalkedYear | null

const leaId = 1
const all = <T>(year: WalkedYear, change: (one: WalkedSubsection) => T) => year.subsections.map(change)
const wholeFacts = (year: WalkedYear) => ({
  leaId,
  submitState: year.submitState,
  questionnaireState: 'Published' as const,
  subsectionStates: all(year, ({ state }) => state),
})
const reviewFacts = (year: WalkedYear): ReviewFacts => ({
  leaId,
  submitState: year.submitState,
  subsections: year.subsections.map((one, id) => ({ id, number: `${id}`, ...one })),
})
const subsectionFacts = (year: WalkedYear, one: WalkedSubsection): SubsectionFacts => ({
  leaId,
  submitState: year.submitState,
  state: one.state,
  assignees: [{ id: user.userId, fullName: user.fullName }],
  incompleteItems: one.notApplicable === 'Approved' ? 0 : one.gaps,
  notApplicable: one.notApplicable,
  rolling: year.rolling,
})
const subsectionReview = (year: WalkedYear, one: WalkedSubsection): SubsectionReviewFacts => ({
  submitState: year.submitState,
  state: one.state,
  unrated: one.unrated,
  requests: one.requests,
  reviewedBy: null,
  secondReadBy: null,
  notApplicable: one.notApplicable === 'Approved',
  rolling: year.rolling,
})

function step(year: WalkedYear, act: SubmitAct): SubmitState {
  const to = afterSubmitAct(year.submitState, act)
  if (to === undefined)
    throw new Error(`${act} is allowed in state ${year.submitState}, which it does not leave.`)
  return to
}

function subsectionStep(state: SubsectionState, act: SubsectionAct): SubsectionState {
  const to = afterSubsectionAct(state, act)
  if (to === undefined)
    throw new Error(`${act} is allowed in subsection state ${state}, which it does not leave.`)
  return to
}

const withOne = (year: WalkedYear, at: number, change: Partial<WalkedSubsection>): WalkedYear => ({
  ...year,
  subsections: year.subsections.map((one, index) => (index === at ? { ...one, ...change } : one)),
})

/** An action on the whole that also changes subsections. */
const onWhole =
  (
    rule: (year: WalkedYear) => Verdict,
    act: SubmitAct,
    move: (one: WalkedSubsection) => Partial<WalkedSubsection> = () => ({}),
  ): WalkedAct =>
  (year) =>
    rule(year).allowed
      ? {
          ...year,
          submitState: step(year, act),
          subsections: all(year, (one) => Object.assign({}, one, move(one))),
        }
      : null

/** An action on one subsection. */
const onOne =
  (
    rule: (year: WalkedYear, one: WalkedSubsection) => Verdict,
    change: (one: WalkedSubsection, year: WalkedYear) => Partial<WalkedSubsection>,
    touch: (year: WalkedYear) => WalkedYear = (year) => year,
  ): WalkedAct =>
  (year, at) => {
    const one = year.subsections[at]
    return one && rule(year, one).allowed ? touch(withOne(year, at, change(one, year))) : null
  }

const from = (state: SubsectionState, act: SubsectionAct) => (one: WalkedSubsection) =>
  one.state === state ? { state: subsectionStep(one.state, act) } : {}

/** The effects of a save, as in the API. */
const answered = (gaps: number) => (one: WalkedSubsection) => ({
  gaps,
  state:
    afterSubsectionAct(one.state, 'firstSave') ??
    afterSubsectionAct(one.state, 'firstResponse') ??
    (gaps > 0 ? afterSubsectionAct(one.state, 'reopen') : undefined) ??
    one.state,
})
const begun = (year: WalkedYear): WalkedYear => ({
  ...year,
  submitState: afterSubmitAct(year.submitState, 'firstAnswer') ?? year.submitState,
})
const byAdmin =
  (rule: (actor: typeof admin, facts: SubsectionFacts) => Verdict) =>
  (year: WalkedYear, one: WalkedSubsection) =>
    rule(admin, subsectionFacts(year, one))
const byMonitor =
  (rule: (actor: typeof monitor, facts: SubsectionReviewFacts) => Verdict) =>
  (year: WalkedYear, one: WalkedSubsection) =>
    rule(monitor, subsectionReview(year, one))
const notApplicableStep = (name: NotApplicableStep): WalkedAct =>
  onOne(
    (year, one) =>
      canTakeNotApplicableStep(
        name === 'request' || name === 'withdraw' ? admin : monitor,
        subsectionFacts(year, one),
        name,
      ),
    (one) => afterNotApplicableStep(name, one),
    name === 'approve' ? begun : undefined,
  )
const takenUp = (one: WalkedSubsection): Partial<WalkedSubsection> => {
  const state = afterSubsectionAct(one.state, 'openReview')
  return state === undefined ? {} : { state, requests: 0 }
}

/** Issues the report for the subsections whose bits are set in a number. */
function issueSelectiveReport(year: WalkedYear, bits: number): WalkedYear | null {
  const facts = reviewFacts(year)
  const chosen = facts.subsections.filter(({ id }) => (bits >> id) % 2 === 1).map(({ id }) => id)
  if (!canIssueSelectiveReport(monitor, facts).allowed || !canIssueDraft(year.draft).allowed) return null
  if (checkChosen(facts, chosen).length > 0) return null
  return {
    ...year,
    draft: null,
    submitState: step(year, 'issueSelectiveReport'),
    subsections: year.subsections.map((one, id) =>
      chosen.includes(id) ? { ...one, state: SubsectionState.responseNeeded } : one,
    ),
  }
}

const saveDraft =
  (actor: typeof monitor, state: 'Draft' | 'In review'): WalkedAct =>
  (year) =>
    reportDraftRules.save(actor, year, year.draft).allowed
      ? { ...year, draft: { state, writtenBy: actor.userId } }
      : null
const readDraft =
  (agrees: boolean): WalkedAct =>
  (year) =>
    year.draft && reportDraftRules.read(secondMonitor, year, year.draft).allowed
      ? { ...year, draft: { ...year.draft, state: afterReading(agrees) } }
      : null
const withoutDraft =
  (act: WalkedAct): WalkedAct =>
  (year, at) => {
    const after = act(year, at)
    return after && { ...after, draft: null }
  }

/** Every action on a year; the rules decide when, and the effects are those of the API. */
export const walkedActs = {
  activate: onWhole((year) => canActivate(monitor, wholeFacts(year)), 'activate'),
  resetActivation: onWhole((year) => canResetActivation(monitor, wholeFacts(year)), 'resetActivation'),
  start: (year: WalkedYear, at: number) => {
    const open = onWhole((one) => canStart(admin, wholeFacts(one)), 'start')(year, at)
    const hasWork = year.subsections.some(
      ({ gaps, notApplicable }) => gaps === 0 || notApplicable === 'Approved',
    )
    return open && (hasWork ? begun(open) : open)
  },
  answer: onOne(byAdmin(canAnswer), answered(0), begun),
  answerAsUser: onOne((year, one) => canAnswer(user, subsectionFacts(year, one)), answered(0), begun),
  answerPartly: onOne(byAdmin(canAnswer), answered(1), begun),
  markReady: onOne(byAdmin(canMarkReady), ({ state }) => ({ state: subsectionStep(state, 'markReady') })),
  approve: onOne(byAdmin(canApprove), ({ state }) => ({ state: subsectionStep(state, 'approve') })),
  return: onOne(byAdmin(canReturn), ({ state }) => ({ state: subsectionStep(state, 'return') })),
  requestNotApplicable: notApplicableStep('request'),
  withdrawNotApplicable: notApplicableStep('withdraw'),
  approveNotApplicable: notApplicableStep('approve'),
  refuseNotApplicable: notApplicableStep('refuse'),
  send: onOne(byAdmin(canSend), ({ state }) => ({ state: subsectionStep(state, 'send') })),
  recallSent: onOne(byAdmin(canRecallSent), ({ state }) => ({ state: subsectionStep(state, 'recallSent') })),
  submit: onWhole(
    (year) => canSubmit(admin, wholeFacts(year)),
    'submit',
    from(SubsectionState.approved, 'submit'),
  ),
  recall: onWhole(
    (year) => canRecall(admin, wholeFacts(year)),
    'recall',
    from(SubsectionState.submitted, 'recall'),
  ),
  openReview: onWhole((year) => canOpenReview(monitor, year), 'openReview', takenUp),
  takeUp: onOne(byMonitor(canTakeUp), () => ({ state: SubsectionState.inStateReview })),
  writeRequest: onOne(byMonitor(canWriteReview), () => ({ requests: 1 })),
  takeRequestAway: onOne(byMonitor(canWriteReview), () => ({ requests: 0 })),
  acceptAll: onOne(byMonitor(canAcceptAll), ({ state }) => ({
    unrated: 0,
    state: subsectionStep(state, 'accept'),
  })),
  askForResponse: onOne(byMonitor(canAskForResponse), ({ state }) => ({
    state: subsectionStep(state, 'askForResponse'),
  })),
  issueSelectiveReport,
  resubmit: onWhole(
    (year) => canResubmit(admin, reviewFacts(year)),
    'resubmit',
    from(SubsectionState.responseInProgress, 'resubmit'),
  ),
  saveDraft: saveDraft(monitor, 'Draft'),
  sendDraftToReview: saveDraft(monitor, 'In review'),
  takeDraftOver: saveDraft(secondMonitor, 'Draft'),
  agreeWithDraft: readDraft(true),
  giveDraftBack: readDraft(false),
  issueFinalReport: withoutDraft(
    onWhole(
      (year) => {
        const draft = canIssueDraft(year.draft)
        return draft.allowed ? canIssueFinalReport(monitor, reviewFacts(year)) : draft
      },
      'issueFinalReport',
      ({ state }) => ({ state: subsectionStep(state, 'finalReport') }),
    ),
  ),
  close: onWhole((year) => canClose(monitor, year), 'close'),
  reopen: withoutDraft(
    onWhole(
      (year) => canReopen(monitor, year),
      'reopen',
      (one) => ({
        state: reopenedSubsectionState({ ...one, gaps: one.notApplicable === 'Approved' ? 0 : one.gaps }),
      }),
    ),
  ),
} as const satisfies Record<string, WalkedAct>
export type WalkedActName = keyof typeof walkedActs

/** Actions that lead to the end, the most advanced first; with the subsections that they apply to. */
const towardsTheEnd: readonly [WalkedActName, (one: WalkedSubsection) => boolean][] = [
  ['close', () => true],
  ['issueFinalReport', () => true],
  ['resubmit', () => true],
  ['openReview', () => true],
  ['submit', () => true],
  ['acceptAll', () => true],
  ['takeRequestAway', ({ requests }) => requests > 0],
  ['takeUp', ({ state }) => state === SubsectionState.responseNeeded],
  ['approve', () => true],
  ['markReady', () => true],
  ['withdrawNotApplicable', () => true],
  ['answer', ({ state, gaps }) => gaps > 0 || state === 0 || state === SubsectionState.responseNeeded],
  ['start', () => true],
  ['activate', () => true],
]

/** One step towards the end; null where no action is possible. */
export function onward(year: WalkedYear): WalkedYear | null {
  if (year.draft?.state === 'In review') return walkedActs.giveDraftBack(year, 0)
  for (const [name, wanted] of towardsTheEnd)
    for (const [at, one] of year.subsections.entries()) {
      const after = wanted(one) ? walkedActs[name](year, at) : null
      if (after) return after
    }
  return null
}

/** The final state of a year; the state in which it is stuck if it cannot be finished. */
export function finished(year: WalkedYear): WalkedYear {
  let now = year
  // No path has more than a few steps for each subsection.
  for (let pass = 0; pass < 20 * year.subsections.length; pass++) {
    const next = onward(now)
    if (!next) return now
    now = next
  }
  return now
}

import {
  badInput,
  canAccept,
  canAcceptAll,
  canAskForResponse,
  canOpenReview,
  canSecondRead,
  canTakeUp,
  canWriteReview,
  ratingChoices,
  SubmitState,
  SubsectionState,
  type Actor,
  type AuditAction,
  type SubsectionReviewFacts,
  type Verdict,
} from '@portal/domain'
import {
  itemReviewFields,
  subsectionReviewFields,
  type BodyOf,
  type saveItemReview as saveItemCall,
  type saveSubsectionReview as saveSubsectionCall,
} from '@portal/rest-contract'
import { merged } from '../../../server/merged.js'
import { insist, insistOnInput, insistOnVersion } from '../../../server/verdicts.js'
import { writeAudit } from '../../audit-trail/audit-trail-store.js'
import { changeOf, foundOr404, type Command } from '../self-assessment-command.js'
import {
  findReview,
  findSubsectionReview,
  type ItemReview,
  type SelfAssessmentReview,
  type SubsectionReview,
  type SubsectionReviewView,
} from './self-assessment-review-read-model.js'
import {
  fillRatings,
  putItemReview,
  putSubsectionReview,
  stampReview,
  stampSecondReading,
  takeUpSubsections,
} from './self-assessment-review-store.js'
import {
  changeSelfAssessments,
  changeSubsection,
  lockSelfAssessmentOf,
  lockSelfAssessments,
} from '../self-assessment-store.js'
import { findSubsection } from '../self-assessment-subsection-read-model.js'

/** Takes a submitted or resubmitted self-assessment up: from here on it cannot be recalled. */
export async function openSelfAssessmentReview(
  command: Command,
  id: number,
  input: { version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  await lockSelfAssessments(tx, [id])
  const view = foundOr404(await findReview(tx, actor, id))
  insist(canOpenReview(actor, view.facts), view.answer)
  insistOnVersion(input.version, view, ctx.now, view.answer)
  await takeUpSubsections(tx, id)
  await changeSelfAssessments(
    tx,
    [id],
    {
      submitState: SubmitState.inStateReview,
      reviewLead: actor.userId,
      reviewOpenedOn: ctx.now,
      responseDueOn: null,
    },
    changeOf(command),
  )
  const after = foundOr404(await findReview(tx, actor, id))
  await writeAudit(tx, {
    actor,
    ctx,
    action: 'openSelfAssessmentReview',
    targetType: 'selfAssessment',
    targetId: id,
    leaId: view.facts.leaId,
    year: view.year,
    before: { submitState: view.facts.submitState },
    after: { submitState: SubmitState.inStateReview },
  })
  return after.answer
}

/** The state's rating, comments and request for one item. Saving what is stored already changes nothing. */
export async function saveItemReview(
  command: Command,
  place: { id: number; itemId: number },
  { version, ...given }: BodyOf<typeof saveItemCall>,
): Promise<ItemReview> {
  const { tx, actor, ctx } = command
  await lockSelfAssessmentOf(tx, place.id)
  const view = foundOr404(await findSubsectionReview(tx, actor, place.id))
  const item = itemOf(view, place.itemId)
  insist(canWriteReview(actor, view.facts), item)
  const review = merged(itemReviewFields, withWords(item), given)
  await insistOnRating(command, place, review.stateRating)
  insistOnVersion(version, { version: item.version, changed: lastChange(item) }, ctx.now, item)
  if (same(review, item)) return item
  await putItemReview(tx, { subsectionResponseId: place.id, itemId: place.itemId }, review, changeOf(command))
  const saved = itemOf(foundOr404(await findSubsectionReview(tx, actor, place.id)), place.itemId)
  await writeReviewAudit(command, view, 'saveItemReview', `${place.id}/${place.itemId}`, {
    before: withoutInternal(item, saved),
    after: withoutInternal(saved, item),
  })
  return saved
}

/** The comments on a subsection; as {@link saveItemReview}. */
export async function saveSubsectionReview(
  command: Command,
  id: number,
  { version, ...given }: BodyOf<typeof saveSubsectionCall>,
): Promise<SubsectionReview> {
  const { tx, actor, ctx } = command
  const view = await locked(command, id)
  const { answer } = view
  insist(canWriteReview(actor, view.facts), answer)
  insistOnVersion(version, { version: answer.version, changed: lastChange(answer) }, ctx.now, answer)
  const review = merged(subsectionReviewFields, withWords(answer), given)
  if (same(review, answer)) return answer
  await putSubsectionReview(tx, id, review, changeOf(command))
  const saved = foundOr404(await findSubsectionReview(tx, actor, id)).answer
  await writeReviewAudit(command, view, 'saveSubsectionReview', id, {
    before: withoutInternal(answer, saved),
    after: withoutInternal(saved, answer),
  })
  return saved
}

/** Accepts at the agency's ratings where the state has given none. */
export async function acceptAllRatings(
  command: Command,
  id: number,
  input: { version: number },
): Promise<SubsectionReview> {
  const { tx, actor, ctx } = command
  const view = await locked(command, id)
  insist(canAcceptAll(actor, view.facts), view.answer)
  insistOnVersion(input.version, { version: view.stateVersion, changed: null }, ctx.now, view.answer)
  await fillRatings(tx, id, changeOf(command))
  const rated = foundOr404(await findSubsectionReview(tx, actor, id))
  insist(canAccept(actor, rated.facts), rated.answer)
  return move(command, view, 'acceptAllRatings', SubsectionState.accepted)
}

/** Another monitor has read the review. */
export async function markSecondReading(command: Command, id: number): Promise<SubsectionReview> {
  const { tx, actor } = command
  const view = await locked(command, id)
  insist(canSecondRead(actor, view.facts), view.answer)
  await stampSecondReading(tx, id, changeOf(command))
  const after = foundOr404(await findSubsectionReview(tx, actor, id))
  await writeReviewAudit(command, view, 'markSecondReading', id, { after: { secondReadBy: actor.fullName } })
  return after.answer
}

const steps: Partial<
  Record<number, { action: AuditAction; rule: (actor: Actor, facts: SubsectionReviewFacts) => Verdict }>
> = {
  [SubsectionState.inStateReview]: { action: 'reconsiderSubsection', rule: canTakeUp },
  [SubsectionState.accepted]: { action: 'acceptSubsection', rule: canAccept },
  [SubsectionState.responseNeeded]: { action: 'askForResponse', rule: canAskForResponse },
}

/** Whether a state is one that the state's review gives. */
export function isReviewStep(state: number): boolean {
  return steps[state] !== undefined
}

/** Accepts a subsection, asks for a response, or takes it up again. */
export async function moveReview(
  command: Command,
  id: number,
  state: number,
  version: number,
): Promise<void> {
  const { actor, ctx } = command
  const view = await locked(command, id)
  const step = steps[state]
  if (!step) throw new Error(`${state} is no step of a review.`)
  insist(step.rule(actor, view.facts), view.answer)
  insistOnVersion(version, { version: view.stateVersion, changed: null }, ctx.now, view.answer)
  await move(command, view, step.action, state as SubsectionState)
}

async function move(
  command: Command,
  view: SubsectionReviewView,
  action: AuditAction,
  state: SubsectionState,
): Promise<SubsectionReview> {
  const { tx, actor } = command
  const { id } = view.answer
  const decided = state !== SubsectionState.inStateReview
  await changeSubsection(tx, id, { state }, changeOf(command))
  await stampReview(tx, id, decided ? changeOf(command) : null)
  const after = foundOr404(await findSubsectionReview(tx, actor, id))
  await writeReviewAudit(command, view, action, id, {
    before: { state: view.facts.state },
    after: { state },
  })
  return after.answer
}

async function locked({ tx, actor }: Command, id: number): Promise<SubsectionReviewView> {
  await lockSelfAssessmentOf(tx, id)
  return foundOr404(await findSubsectionReview(tx, actor, id))
}

function itemOf(view: SubsectionReviewView, itemId: number): ItemReview {
  return foundOr404(view.answer.items.find((item) => item.itemId === itemId))
}

/** A rating is one of the item's own choices. */
async function insistOnRating(
  { tx, actor }: Command,
  place: { id: number; itemId: number },
  stateRating: number | null,
): Promise<void> {
  if (stateRating === null) return
  const { items } = foundOr404(await findSubsection(tx, actor, place.id)).answer
  const item = items.find(({ id }) => id === place.itemId)
  const choices = item ? ratingChoices(item.responseType, item.ratingScale) : []
  if (!choices.some(({ value }) => value === stateRating))
    insistOnInput([badInput('Choose a rating.', 'stateRating')])
}

function lastChange({ changedBy, changedOn }: Pick<ItemReview, 'changedBy' | 'changedOn'>) {
  return changedBy && changedOn ? { by: changedBy.fullName, on: new Date(changedOn) } : null
}

/** Whoever writes a review sees its internal comment; null is for those who do not. */
function withWords<Review extends { internalComment: string | null }>(review: Review) {
  return { ...review, internalComment: review.internalComment ?? '' }
}

function same(given: object, stored: object): boolean {
  const now = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(given).every(([name, value]) => now.get(name) === value)
}

const shared: ReadonlySet<string> = new Set([
  'stateRating',
  'stateComment',
  'toProvide',
  'sharedComment',
  'strengths',
  'needs',
])

/** The history is read more widely than a review: of an internal comment it keeps that it changed, not its words. */
function withoutInternal(of: object, against: object): Record<string, unknown> {
  const other = new Map<string, unknown>(Object.entries(against))
  const changed = Object.entries(of).filter(([name, value]) => other.get(name) !== value)
  return {
    ...Object.fromEntries(changed.filter(([name]) => shared.has(name))),
    ...(changed.some(([name]) => name === 'internalComment') && { internalComment: 'changed' }),
  }
}

/**
 * Under names of their own, because a local administrator reads the history of a subsection and its answers, and a review
 * is the state's until a report is issued.
 */
async function writeReviewAudit(
  { tx, actor, ctx }: Command,
  view: SubsectionReviewView,
  action: AuditAction,
  targetId: string | number,
  change: { before?: object; after: object },
): Promise<void> {
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'subsectionReview',
    targetId,
    leaId: view.leaId,
    year: view.year,
    ...change,
  })
}

import {
  allowed,
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
import type { z } from 'zod'
import { merged } from '../../../server/merged.js'
import { saveItem } from '../../../parts/answering/save-item.js'
import { insist } from '../../../server/verdicts.js'
import { foundOr404, reviewedSelfAssessment } from '../self-assessment-command.js'
import {
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
import { changeSubsection, lockSelfAssessmentOf } from '../self-assessment-store.js'
import { findSubsection } from '../self-assessment-subsection-read-model.js'
import { stampOf, type Command, openRecord, changeRecord, type RecordKind } from '../../../server/command.js'

/** The state's review of a subsection. */
const review: RecordKind<Command, number, SubsectionReviewView, { state: SubsectionState }> = {
  found: foundOr404,
  lock: ({ tx }, id) => lockSelfAssessmentOf(tx, id),
  find: ({ tx, actor }, id) => findSubsectionReview(tx, actor, id),
  version: ({ stateVersion }) => ({ version: stateVersion, changed: null }),
  // Under a name of its own, because a local administrator reads the history of a subsection and its answers, and a review
  // is the state's until a report is issued.
  target: ({ answer, leaId, year }) => ({
    targetType: 'subsectionReview',
    targetId: answer.id,
    leaId,
    year,
  }),
  async write(command, { answer }, columns) {
    const decided = columns.state !== SubsectionState.inStateReview
    await changeSubsection(command.tx, answer.id, columns, stampOf(command))
    await stampReview(command.tx, answer.id, decided ? stampOf(command) : null)
  },
  audit: ({ facts: before }, { facts: after }) => ({
    before: { state: before.state },
    after: { state: after.state },
  }),
}

/** Takes a submitted or resubmitted self-assessment up: from here on it cannot be recalled. */
export function openSelfAssessmentReview(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<SelfAssessmentReview> {
  const { tx, actor, ctx } = command
  return changeRecord(reviewedSelfAssessment, command, id, {
    action: 'openSelfAssessmentReview',
    may: ({ facts }) => canOpenReview(actor, facts),
    version,
    columns: () => ({
      submitState: SubmitState.inStateReview,
      reviewLead: actor.userId,
      reviewOpenedOn: ctx.now,
      responseDueOn: null,
    }),
    change: () => takeUpSubsections(tx, id),
  })
}

/** The state's rating, comments and request for one item. Saving what is stored already changes nothing. */
export async function saveItemReview(
  command: Command,
  { id, itemId }: { id: number; itemId: number },
  { version, ...sent }: BodyOf<typeof saveItemCall>,
): Promise<ItemReview> {
  const { tx, actor } = command
  const view = await openRecord(review, command, id)
  const item = itemOf(view, itemId)
  return saveItem(
    command,
    item,
    { version, sent },
    {
      action: 'saveItemReview',
      fields: itemReviewFields,
      stored: withWords(item),
      may: canWriteReview(actor, view.facts),
      check: async ({ stateRating }) => [await checkRating(command, { id, itemId }, stateRating)],
      changed: lastChange(item),
      async write(words) {
        await putItemReview(tx, { subsectionResponseId: id, itemId }, words, stampOf(command))
        return itemOf(foundOr404(await findSubsectionReview(tx, actor, id)), itemId)
      },
      target: { ...review.target(view), targetId: `${id}/${itemId}` },
      kept: withoutInternal,
    },
  )
}

/** The comments on a subsection; as {@link saveItemReview}. */
export function saveSubsectionReview(
  command: Command,
  id: number,
  { version, ...sent }: BodyOf<typeof saveSubsectionCall>,
): Promise<SubsectionReview> {
  const comments: RecordKind<
    Command,
    number,
    SubsectionReviewView,
    z.infer<typeof subsectionReviewFields>
  > = {
    ...review,
    version: ({ answer }) => ({ version: answer.version, changed: lastChange(answer) }),
    write: ({ tx }, _view, words) => putSubsectionReview(tx, id, words, stampOf(command)),
  }
  return changeRecord(comments, command, id, {
    action: 'saveSubsectionReview',
    may: ({ facts }) => canWriteReview(command.actor, facts),
    version,
    columns({ answer }) {
      const words = merged(subsectionReviewFields, withWords(answer), sent)
      return same(words, answer) ? null : words
    },
    audit: ({ answer: before }, { answer: after }) => ({
      before: withoutInternal(before, after),
      after: withoutInternal(after, before),
    }),
  })
}

/** Accepts at the agency's ratings where the state has none. */
export function acceptAllRatings(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<SubsectionReview> {
  const { tx, actor } = command
  return changeRecord(review, command, id, {
    action: 'acceptAllRatings',
    may: ({ facts }) => canAcceptAll(actor, facts),
    version,
    columns: () => ({ state: SubsectionState.accepted }),
    async change() {
      await fillRatings(tx, id, stampOf(command))
      const rated = foundOr404(await findSubsectionReview(tx, actor, id))
      insist(canAccept(actor, rated.facts), rated.answer)
    },
  })
}

/** Another monitor has read the review. */
export function markSecondReading(command: Command, id: number): Promise<SubsectionReview> {
  return changeRecord(review, command, id, {
    action: 'markSecondReading',
    may: ({ facts }) => canSecondRead(command.actor, facts),
    change: () => stampSecondReading(command.tx, id, stampOf(command)),
    audit: () => ({ after: { secondReadBy: command.actor.fullName } }),
  })
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
  const step = steps[state]
  if (!step) throw new Error(`${state} is no step of a review.`)
  await changeRecord(review, command, id, {
    action: step.action,
    may: ({ facts }) => step.rule(command.actor, facts),
    version,
    columns: () => ({ state: state as SubsectionState }),
  })
}

function itemOf(view: SubsectionReviewView, itemId: number): ItemReview {
  return foundOr404(view.answer.items.find((item) => item.itemId === itemId))
}

/** A rating is one of the item's own choices. */
async function checkRating(
  { tx, actor }: Command,
  place: { id: number; itemId: number },
  stateRating: number | null,
): Promise<Verdict> {
  if (stateRating === null) return allowed
  const { items } = foundOr404(await findSubsection(tx, actor, place.id)).answer
  const item = items.find(({ id }) => id === place.itemId)
  const choices = item ? ratingChoices(item.responseType, item.ratingScale) : []
  return choices.some(({ value }) => value === stateRating)
    ? allowed
    : badInput('Choose a rating.', 'stateRating')
}

function lastChange({ changedBy, changedOn }: Pick<ItemReview, 'changedBy' | 'changedOn'>) {
  return changedBy && changedOn ? { by: changedBy.fullName, on: new Date(changedOn) } : null
}

/** Whoever writes a review sees its internal comment; null is for those who do not. */
function withWords<Review extends { internalComment: string | null }>(review: Review) {
  return { ...review, internalComment: review.internalComment ?? '' }
}

function same(sent: object, stored: object): boolean {
  const now = new Map<string, unknown>(Object.entries(stored))
  return Object.entries(sent).every(([name, value]) => now.get(name) === value)
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

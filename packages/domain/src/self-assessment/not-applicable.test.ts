import { describe, expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import { aSubsection, anActor } from '../testing/builders.js'
import {
  afterNotApplicableStep,
  canTakeNotApplicableStep,
  checkNotApplicable,
  type NotApplicableStep,
} from './not-applicable.js'
import { canAnswer, canApprove, canMarkReady, canReturn, type SubsectionFacts } from './subsection-acts.js'
import { canReconsider, canTakeUp, canWriteReview, shownSubsectionState } from './review-acts.js'
import { canRecallSent, canSend } from './sending.js'

const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const foreign = anActor('LocalAdmin', { leaId: 2 })
const monitor = anActor('StateMonitor')
const liaison = anActor('DEILiaison')
const onlyAdmins = 'Only a local administrator can say that a subsection does not apply.'
const onlyMonitors = 'Only a state monitor can decide this.'
const pendingReason = 'The state has been asked whether this subsection applies.'
const doesNot = 'This subsection does not apply to the agency.'
const sent = 'This subsection was sent to the state.'

const reasonOf = (verdict: { allowed: boolean; reason: string | null }) => verdict.reason

describe('a subsection that does not apply', () => {
  it.each<[NotApplicableStep, string, Actor, Partial<SubsectionFacts>, string | null]>([
    ['request', 'a local administrator', admin, {}, null],
    ['request', 'a local administrator, approved', admin, { state: 3 }, null],
    ['request', 'a local user', user, {}, onlyAdmins],
    ['request', 'a foreign administrator', foreign, {}, onlyAdmins],
    ['request', 'a monitor', monitor, {}, onlyAdmins],
    ['request', 'twice', admin, { notApplicable: 'Requested' }, 'The state has already been asked.'],
    ['request', 'after sending', admin, { state: 4, rolling: true }, sent],
    [
      'request',
      'after submitting',
      admin,
      { submitState: 4 },
      'This self-assessment has already been submitted.',
    ],
    ['request', 'before activation', admin, { submitState: 0 }, 'This self-assessment is not activated.'],
    ['withdraw', 'a local administrator', admin, { notApplicable: 'Requested' }, null],
    [
      'withdraw',
      'what is decided',
      admin,
      { notApplicable: 'Approved', state: 6 },
      'The state has nothing to decide here.',
    ],
    ['approve', 'a monitor', monitor, { notApplicable: 'Requested' }, null],
    ['approve', 'a liaison', liaison, { notApplicable: 'Requested' }, onlyMonitors],
    ['approve', 'the agency itself', admin, { notApplicable: 'Requested' }, onlyMonitors],
    ['approve', 'unasked', monitor, {}, 'The agency has not asked whether this applies.'],
    [
      'approve',
      'twice',
      monitor,
      { notApplicable: 'Approved' },
      'It is already decided that this does not apply.',
    ],
    ['refuse', 'a monitor', monitor, { notApplicable: 'Requested' }, null],
    ['refuse', 'an approval', monitor, { notApplicable: 'Approved', state: 6 }, null],
    [
      'refuse',
      'an approval too late',
      monitor,
      { notApplicable: 'Approved', submitState: 5 },
      'This self-assessment has already been submitted.',
    ],
  ])('%s by %s', (step, _who, actor, facts, reason) => {
    expect(reasonOf(canTakeNotApplicableStep(actor, aSubsection(facts), step))).toBe(reason)
  })

  it('is closed to the agency while the state is asked and when it agreed', () => {
    const rules = [canAnswer, canMarkReady, canApprove, canReturn]
    for (const rule of rules) {
      expect(reasonOf(rule(admin, aSubsection({ notApplicable: 'Requested' })))).toBe(pendingReason)
      expect(reasonOf(rule(admin, aSubsection({ notApplicable: 'Approved', state: 6 })))).toBe(doesNot)
    }
    expect(reasonOf(canAnswer(user, aSubsection({ notApplicable: 'Requested' })))).toBe(pendingReason)
  })

  it('says why, to ask and to refuse', () => {
    expect(checkNotApplicable('request', ' ')).toMatchObject({
      reason: 'Reason is required.',
      field: 'reason',
    })
    expect(checkNotApplicable('refuse', undefined).allowed).toBe(false)
    expect(checkNotApplicable('approve', undefined).allowed).toBe(true)
  })

  it.each<[NotApplicableStep, number, 'Requested' | 'Approved' | null, object]>([
    ['request', 0, null, { notApplicable: 'Requested', state: 0 }],
    ['request', 3, null, { notApplicable: 'Requested', state: 1 }],
    ['withdraw', 1, 'Requested', { notApplicable: null, state: 1 }],
    ['approve', 0, 'Requested', { notApplicable: 'Approved', state: 6 }],
    ['refuse', 6, 'Approved', { notApplicable: null, state: 1 }],
  ])('%s leaves what comes next', (step, state, notApplicable, after) => {
    expect(afterNotApplicableStep(step, { state, notApplicable })).toEqual(after)
  })

  it('is not reviewed', () => {
    const facts = { submitState: 5, state: 6, unrated: 0, requests: 0, reviewedBy: null, secondReadBy: null }
    expect(reasonOf(canReconsider(monitor, { ...facts, notApplicable: true }))).toBe(doesNot)
    expect(reasonOf(canWriteReview(monitor, { ...facts, notApplicable: true }))).toBe(doesNot)
  })
})

describe('a subsection that goes to the state before the whole', () => {
  const approved = { state: 3, rolling: true }
  it.each<[string, Actor, Partial<SubsectionFacts>, string | null]>([
    ['a local administrator', admin, approved, null],
    ['a local user', user, approved, 'Only a local administrator can send a subsection.'],
    ['where it is not allowed', admin, { state: 3 }, 'This questionnaire is submitted as a whole.'],
    ['not approved yet', admin, { state: 2, rolling: true }, 'Approve this subsection first.'],
    ['twice', admin, { state: 4, rolling: true }, 'This subsection is already with the state.'],
    ['with a gap', admin, { ...approved, incompleteItems: 1 }, '1 item is not complete.'],
    [
      'after the whole',
      admin,
      { ...approved, submitState: 4 },
      'This self-assessment has already been submitted.',
    ],
  ])('is sent by %s', (_who, actor, facts, reason) => {
    expect(reasonOf(canSend(actor, aSubsection(facts)))).toBe(reason)
  })

  it('is recalled until the state takes it up', () => {
    const recall = (facts: Partial<SubsectionFacts>, actor = admin) =>
      reasonOf(canRecallSent(actor, aSubsection({ rolling: true, ...facts })))
    expect(recall({ state: 4 })).toBe(null)
    expect(recall({ state: 5 })).toBe('The state has begun its review.')
    expect(recall({ state: 3 })).toBe('This subsection was not sent.')
    expect(recall({ state: 4 }, monitor)).toBe('Only a local administrator can recall a subsection.')
  })

  it('is closed to the agency, and open to a monitor alone', () => {
    expect(reasonOf(canAnswer(admin, aSubsection({ state: 4, rolling: true })))).toBe(sent)
    const review = { submitState: 3, unrated: 0, requests: 0, reviewedBy: null, secondReadBy: null }
    const rolling = { ...review, rolling: true }
    expect(canTakeUp(monitor, { ...rolling, state: 4 }).allowed).toBe(true)
    expect(canTakeUp(liaison, { ...rolling, state: 4 }).allowed).toBe(false)
    expect(canWriteReview(monitor, { ...rolling, state: 4 }).reason).toBe(
      'Take this subsection up for review first.',
    )
    expect(canTakeUp(monitor, { ...review, state: 4 }).allowed).toBe(false)
    expect(canWriteReview(monitor, { ...rolling, state: 5 }).allowed).toBe(true)
    expect(canWriteReview(monitor, { ...rolling, state: 3 }).allowed).toBe(false)
    expect(canWriteReview(monitor, { ...review, state: 5 }).allowed).toBe(false)
  })

  it('keeps what was decided to the state until a report tells it, but not that it does not apply', () => {
    expect(shownSubsectionState(admin, { submitState: 3, state: 6 })).toBe(5)
    expect(shownSubsectionState(monitor, { submitState: 3, state: 6 })).toBe(6)
    expect(shownSubsectionState(admin, { submitState: 3, state: 6, notApplicable: 'Approved' })).toBe(6)
    expect(shownSubsectionState(admin, { submitState: 8, state: 6 })).toBe(6)
  })
})

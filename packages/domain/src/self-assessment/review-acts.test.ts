import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import type { Actor } from '../accounts/actor.js'
import {
  canAccept,
  canAcceptAll,
  canAskForResponse,
  canClose,
  canIssueFinalReport,
  canIssueSelectiveReport,
  canOpenReview,
  canReconsider,
  canReopen,
  canResubmit,
  canSecondRead,
  canWriteReview,
  checkChosen,
  shownSubsectionState,
} from './review-acts.js'
import type { ReviewFacts, SubsectionReviewFacts } from './review-acts.js'

const ofSubsection = {
  canWriteReview,
  canAccept,
  canAcceptAll,
  canAskForResponse,
  canReconsider,
  canSecondRead,
}
const ofWhole = {
  canOpenReview,
  canIssueSelectiveReport,
  canResubmit,
  canIssueFinalReport,
  canClose,
  canReopen,
}
const monitor = anActor('StateMonitor')
const second = anActor('StateMonitor', { userId: 'second' })
const liaison = anActor('DEILiaison')
const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const client: Actor = { ...monitor, roles: [], permissions: [], client: { scopes: [], leas: 'all' } }
const closed: Actor = { ...monitor, permissions: [] }
const monitors = 'Only a state monitor can review a self-assessment.'
const notOpen = 'Open the review first.'

const review = (overrides: Partial<SubsectionReviewFacts> = {}): SubsectionReviewFacts => ({
  submitState: 5,
  state: 5,
  unrated: 0,
  requests: 0,
  reviewedBy: null,
  secondReadBy: null,
  ...overrides,
})
const subsection = (overrides: Partial<ReviewFacts['subsections'][number]> = {}) => ({
  id: 1,
  number: '1.1',
  state: 6,
  gaps: 0,
  requests: 0,
  ...overrides,
})
const whole = (submitState: number, ...subsections: ReviewFacts['subsections'][number][]): ReviewFacts => ({
  leaId: 1,
  submitState,
  subsections,
})

describe('reviewing a subsection', () => {
  it.each<
    [
      (
        | 'canWriteReview'
        | 'canAccept'
        | 'canAcceptAll'
        | 'canAskForResponse'
        | 'canReconsider'
        | 'canSecondRead'
      ),
      Actor,
      Partial<SubsectionReviewFacts>,
      string | null,
    ]
  >([
    ['canWriteReview', monitor, {}, null],
    ['canWriteReview', closed, {}, monitors],
    ['canWriteReview', liaison, {}, monitors],
    ['canWriteReview', admin, {}, monitors],
    ['canWriteReview', client, {}, monitors],
    ['canWriteReview', monitor, { submitState: 4, state: 4 }, notOpen],
    [
      'canWriteReview',
      monitor,
      { state: 6 },
      'This subsection is reviewed. Take it up again to change its review.',
    ],
    ['canAccept', monitor, {}, null],
    ['canAccept', monitor, { state: 7 }, null],
    ['canAccept', monitor, { unrated: 2 }, '2 items have no rating of the state.'],
    ['canAccept', monitor, { unrated: 1 }, '1 item has no rating of the state.'],
    ['canAccept', monitor, { state: 6 }, 'This subsection is already accepted.'],
    [
      'canAccept',
      monitor,
      { requests: 1 },
      'It says what the agency must provide. Take that away, or choose Response needed.',
    ],
    ['canAccept', admin, {}, monitors],
    ['canAcceptAll', monitor, { unrated: 3 }, null],
    ['canAskForResponse', monitor, { requests: 1 }, null],
    ['canAskForResponse', monitor, {}, 'Write what to provide beside at least one item.'],
    ['canAskForResponse', monitor, { state: 7, requests: 1 }, 'A response is already asked for.'],
    ['canAskForResponse', monitor, { submitState: 6, requests: 1 }, notOpen],
    ['canReconsider', monitor, { state: 6 }, null],
    ['canReconsider', monitor, {}, 'This subsection is not reviewed yet.'],
    ['canSecondRead', second, { reviewedBy: monitor.userId, state: 6 }, null],
    [
      'canSecondRead',
      monitor,
      { reviewedBy: monitor.userId, state: 6 },
      'The second reader is another person.',
    ],
    ['canSecondRead', second, {}, 'This subsection is not reviewed yet.'],
    [
      'canSecondRead',
      second,
      { reviewedBy: monitor.userId, secondReadBy: 'x' },
      'A second reader has read this review.',
    ],
  ])('%s, case %#', (rule, actor, overrides, reason) => {
    expect(ofSubsection[rule](actor, review(overrides)).reason).toBe(reason)
  })
})

describe('reports of a self-assessment', () => {
  it.each<
    [
      (
        | 'canOpenReview'
        | 'canIssueSelectiveReport'
        | 'canResubmit'
        | 'canIssueFinalReport'
        | 'canClose'
        | 'canReopen'
      ),
      Actor,
      ReviewFacts,
      string | null,
    ]
  >([
    ['canOpenReview', monitor, whole(4), null],
    ['canOpenReview', monitor, whole(7), null],
    ['canOpenReview', monitor, whole(3), 'The agency has not submitted this self-assessment.'],
    ['canOpenReview', monitor, whole(5), 'The review is already open.'],
    ['canOpenReview', liaison, whole(4), monitors],
    ['canIssueSelectiveReport', monitor, whole(5, subsection({ requests: 1 })), null],
    [
      'canIssueSelectiveReport',
      monitor,
      whole(5, subsection()),
      'No subsection says what the agency must provide.',
    ],
    ['canIssueSelectiveReport', monitor, whole(8, subsection({ requests: 1 })), notOpen],
    ['canIssueSelectiveReport', admin, whole(5, subsection({ requests: 1 })), monitors],
    ['canResubmit', admin, whole(6, subsection({ state: 8 }), subsection()), null],
    ['canResubmit', admin, whole(6, subsection({ state: 7 })), '1 subsection has no response yet.'],
    ['canResubmit', admin, whole(6, subsection({ state: 8, gaps: 2 })), '2 items are not complete.'],
    ['canResubmit', admin, whole(7), 'The state has not asked for a response.'],
    ['canResubmit', user, whole(6), 'Only a local administrator can resubmit.'],
    [
      'canResubmit',
      anActor('LocalAdmin', { leaId: 2 }),
      whole(6),
      'Only a local administrator can resubmit.',
    ],
    ['canIssueFinalReport', monitor, whole(5, subsection()), null],
    ['canIssueFinalReport', monitor, whole(5, subsection({ state: 5 })), '1 subsection is not accepted.'],
    ['canIssueFinalReport', monitor, whole(6, subsection()), notOpen],
    ['canClose', monitor, whole(8), null],
    ['canClose', monitor, whole(5), 'Issue the final report first.'],
    ['canClose', monitor, whole(9), 'This self-assessment is already closed.'],
    ['canReopen', monitor, whole(8), null],
    ['canReopen', monitor, whole(6), 'This self-assessment cannot be reopened now.'],
    ['canReopen', admin, whole(4), monitors],
  ])('%s, case %#', (rule, actor, facts, reason) => {
    expect(ofWhole[rule](actor, facts).reason).toBe(reason)
  })

  it('names what is wrong with the subsections chosen for a selective report', () => {
    const facts = whole(
      5,
      subsection({ id: 1, number: '1.1', state: 7, requests: 1 }),
      subsection({ id: 2, number: '1.2', state: 5, requests: 1 }),
      subsection({ id: 3, number: '1.3', state: 6 }),
    )
    const reasons = (chosen: number[]) => checkChosen(facts, chosen).map(({ reason }) => reason)
    expect(reasons([1])).toEqual([])
    expect(reasons([])).toEqual(['Choose at least one subsection.'])
    expect(reasons([2, 3, 9])).toEqual([
      'A chosen subsection is not part of this self-assessment.',
      'Subsection 1.1 needs a response. Choose it, or accept it first.',
      'Subsection 1.2 is not reviewed yet.',
      'Subsection 1.3 does not say what to provide.',
    ])
  })

  it('keeps the decisions of an open review from agencies and other systems', () => {
    const decided = { submitState: 5, state: 7 }
    for (const actor of [admin, user, client]) {
      expect(shownSubsectionState(actor, decided)).toBe(5)
      expect(shownSubsectionState(actor, { submitState: 6, state: 7 })).toBe(7)
    }
    for (const actor of [monitor, liaison]) expect(shownSubsectionState(actor, decided)).toBe(7)
  })
})

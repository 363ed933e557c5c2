import { describe, expect, it } from 'vitest'
import { nextAuditStep, type AuditCourseFacts } from './audit-course.js'

const first = { number: 1, round: 1, status: 8 }
const round = { number: 2, round: 1, status: 8 }
const finding = { status: 3, prong2VerifiedOn: null }
const passed = { status: 4, prong2VerifiedOn: '2026-12-01' }

describe('the next step of an audit', () => {
  it.each<[string, Partial<AuditCourseFacts>, object | null]>([
    ['nothing for a closed audit', { closed: true }, null],
    ['nothing for a cancelled one', { prongs: [{ ...first, status: 10 }] }, null],
    [
      'the list of the agency',
      { prongs: [{ ...first, status: 1 }] },
      { act: 'review', turn: 'Agency', n: 1 },
    ],
    [
      'the review of newer data that runs, before corrections of the first one',
      { prongs: [first, { ...round, status: 6 }], corrections: [0] },
      { act: 'review', turn: 'State', n: 1 },
    ],
    [
      'what the agency submitted, before what it still has to do',
      { corrections: [0, 2, 5], findings: [finding] },
      { act: 'verifyCorrections', turn: 'State', n: 2 },
    ],
    [
      'corrections of the agency',
      { corrections: [0, 1, 3, 4], findings: [finding] },
      { act: 'correct', turn: 'Agency', n: 3 },
    ],
    [
      'newer data about findings that did not pass',
      { corrections: [4], findings: [{ ...finding, status: 4 }, passed] },
      { act: 'openRound', turn: 'State', n: 1 },
    ],
    [
      'letters of findings that passed',
      { prongs: [first, round], corrections: [4], findings: [passed, { ...passed, status: 7 }] },
      { act: 'closeFindings', turn: 'State', n: 1 },
    ],
    [
      'the word of the agency where no case is to be corrected',
      { findings: [{ ...finding, status: 2 }] },
      { act: 'declareReady', turn: 'Agency', n: 1 },
    ],
    [
      'the end of each review that was not cancelled',
      { prongs: [first, round, { ...round, round: 2, status: 10 }], findings: [{ ...passed, status: 7 }] },
      { act: 'closeReviews', turn: 'State', n: 2 },
    ],
    [
      'the end of the audit',
      { prongs: [{ ...first, status: 9 }] },
      { act: 'closeAudit', turn: 'State', n: 1 },
    ],
  ])('is %s', (_, given, step) => {
    const facts = { closed: false, prongs: [first], corrections: [], findings: [], ...given }
    expect(nextAuditStep(facts)).toEqual(step)
  })
})

import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import type { Verdict } from '../verdict.js'
import {
  canAddCaseStudy,
  canEditCaseStudy,
  canExportCaseStudy,
  canMoveCaseStudy,
  canReadCaseStudies,
  canRefer,
  canRevealCaseStudyStudents,
  checkCaseStudyMove,
  seesCaseStudy,
  type CaseStudyFacts,
  type CaseStudyMove,
  type CaseStudyStatus,
} from './case-study-states.js'

const codeOf = (verdict: Verdict) => (verdict.allowed ? 'ok' : verdict.code)
const facts: CaseStudyFacts = {
  leaId: 1,
  status: 'Draft',
  authorId: 'author',
  reviewerId: 'reviewer',
  gaps: [],
  undecided: 0,
  auditId: null,
  sharing: false,
}
const monitor = (userId: string) => ({ ...anActor('StateMonitor'), userId })

describe('case studies', () => {
  it.each([
    ['StateMonitor', true, true, true],
    ['DEILiaison', true, false, false],
    ['DisputeResolutionStaff', true, false, false],
    ['LocalAdmin', false, false, false],
    ['LocalUser', false, false, false],
  ] as const)('a %s reads: %s, writes: %s, reveals: %s', (role, reads, writes, reveals) => {
    const actor = anActor(role)
    expect([
      canReadCaseStudies(actor).allowed,
      canAddCaseStudy(actor).allowed && canEditCaseStudy(actor, facts).allowed,
      canRevealCaseStudyStudents(actor).allowed,
    ]).toEqual([reads, writes, reveals])
  })

  it('are seen of the agencies of a liaison alone', () => {
    const liaison = { ...anActor('DEILiaison'), selectedLeas: [2] }
    expect([seesCaseStudy(liaison, { leaId: 1 }), seesCaseStudy(liaison, { leaId: 2 })]).toEqual([
      false,
      true,
    ])
    expect(seesCaseStudy({ ...anActor('LocalAdmin'), leaId: 1 }, { leaId: 1 })).toBe(false)
  })

  it.each<[CaseStudyMove, CaseStudyStatus, string, Partial<CaseStudyFacts>, string]>([
    ['submit', 'Draft', 'author', {}, 'ok'],
    ['submit', 'Draft', 'other', {}, 'ok'],
    ['submit', 'Draft', 'author', { gaps: ['Question is required.'] }, 'CONFLICT'],
    ['submit', 'Final', 'author', {}, 'CONFLICT'],
    ['takeBack', 'In review', 'author', {}, 'ok'],
    ['takeBack', 'In review', 'reviewer', {}, 'ok'],
    ['takeBack', 'In review', 'other', {}, 'FORBIDDEN'],
    ['approve', 'In review', 'reviewer', {}, 'ok'],
    ['approve', 'In review', 'author', {}, 'FORBIDDEN'],
    ['approve', 'In review', 'other', {}, 'FORBIDDEN'],
    ['approve', 'Draft', 'reviewer', {}, 'CONFLICT'],
    ['reopen', 'Final', 'other', {}, 'ok'],
    ['reopen', 'Shared summary', 'other', {}, 'CONFLICT'],
    ['share', 'Final', 'other', {}, 'CONFLICT'],
    ['share', 'Final', 'other', { sharing: true }, 'ok'],
    ['share', 'Final', 'other', { sharing: true, undecided: 1 }, 'CONFLICT'],
    ['unshare', 'Shared summary', 'other', {}, 'ok'],
  ])('%s in the status %s by the %s with %j: %s', (move, status, userId, more, expected) => {
    expect(codeOf(canMoveCaseStudy(monitor(userId), { ...facts, status, ...more }, move))).toBe(expected)
  })

  it('move on by monitors alone', () => {
    for (const role of ['DEILiaison', 'DisputeResolutionStaff', 'LocalAdmin'] as const)
      expect(codeOf(canMoveCaseStudy(anActor(role), facts, 'submit'))).toBe('FORBIDDEN')
  })

  it.each<[CaseStudyMove, string, string | null, string[]]>([
    ['submit', '', null, ['Reviewer is required.']],
    ['submit', '', 'author', ['A second monitor reviews a case study, not its author.']],
    ['submit', '', 'reviewer', []],
    ['takeBack', ' ', null, ['Reason is required.']],
    ['reopen', '', null, ['Reason is required.']],
    ['unshare', 'Wrong agency.', null, []],
    ['approve', '', null, []],
    ['reopen', 'x'.repeat(1001), null, ['Reason can have at most 1000 characters.']],
  ])('ask of %s with the reason %j and the reviewer %s: %j', (move, reason, reviewerId, expected) => {
    expect(checkCaseStudyMove(move, facts, { reason, reviewerId }).map((verdict) => verdict.reason)).toEqual(
      expected,
    )
  })

  it('are taken away without names once all words are decided, with names for a reason', () => {
    const asked = (names: boolean, reason: string, undecided: number) =>
      codeOf(canExportCaseStudy(monitor('other'), { undecided }, { names, reason }))
    expect([
      asked(false, '', 0),
      asked(false, '', 2),
      asked(true, ' ', 0),
      asked(true, 'A hearing.', 2),
    ]).toEqual(['ok', 'CONFLICT', 'BAD_USER_INPUT', 'ok'])
    expect(
      codeOf(canExportCaseStudy(anActor('DEILiaison'), { undecided: 0 }, { names: false, reason: '' })),
    ).toBe('FORBIDDEN')
  })

  it.each<[CaseStudyStatus, number | null, string]>([
    ['Draft', null, 'CONFLICT'],
    ['In review', null, 'CONFLICT'],
    ['Final', null, 'ok'],
    ['Shared summary', null, 'ok'],
    ['Final', 4, 'CONFLICT'],
  ])('lead to an audit in the status %s with the audit %s: %s', (status, auditId, expected) => {
    expect(codeOf(canRefer(monitor('other'), { ...facts, status, auditId }))).toBe(expected)
  })

  it('stay as they are in review and when they are final', () => {
    for (const status of ['In review', 'Final', 'Shared summary'] as const)
      expect(codeOf(canEditCaseStudy(monitor('author'), { status }))).toBe('CONFLICT')
  })
})

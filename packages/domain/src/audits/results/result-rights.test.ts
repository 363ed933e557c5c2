import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { canIssueReport, canWithdrawReport, type WithdrawalFacts } from './result-rights.js'

const monitor = anActor('StateMonitor')
const first: WithdrawalFacts = { status: 8, number: 1, laterRounds: 0, findings: [2, 3], begun: 0 }
const round: WithdrawalFacts = { ...first, number: 2, findings: [4, 6] }
const reasonOf = (facts: WithdrawalFacts, actor = monitor) => {
  const verdict = canWithdrawReport(actor, facts)
  return verdict.allowed ? null : verdict.reason
}

describe('the report of a review', () => {
  it('is issued when every record is complete, and not before', () => {
    const facts = {
      leaId: 1,
      status: 6,
      hasList: true,
      subject: { one: 'student', many: 'students' },
      notified: true,
      listAccepted: true,
      records: 4,
      recordsComplete: 3,
      recordsWithoutDocument: 0,
      openCorrections: 0,
    }
    const reason = 'Complete all records before issuing the report.'
    expect(canIssueReport(monitor, facts)).toMatchObject({ allowed: false, reason })
    expect(canIssueReport(monitor, { ...facts, status: 7, recordsComplete: 4 }).allowed).toBe(true)
  })

  it('is taken back by monitors alone, once it is issued', () => {
    for (const role of ['LocalAdmin', 'LocalUser', 'DEILiaison', 'DisputeResolutionStaff'] as const)
      expect([role, reasonOf(first, anActor(role))]).toEqual([
        role,
        'Only a state monitor can withdraw a report.',
      ])
    for (const status of [6, 7, 9, 10])
      for (const facts of [first, round])
        expect([status, reasonOf({ ...facts, status })]).toEqual([status, 'No report is issued.'])
  })

  it.each<[string, WithdrawalFacts, string | null]>([
    ['is open', first, null],
    [
      'has a verified finding',
      { ...first, findings: [2, 4] },
      '1 finding has verified corrections, so the report stays.',
    ],
    [
      'has closed findings',
      { ...first, findings: [7, 8] },
      '2 findings have verified corrections, so the report stays.',
    ],
    ['has a round', { ...first, laterRounds: 1 }, 'Newer data are reviewed already, so the report stays.'],
  ])('of records %s', (_what, facts, reason) => expect(reasonOf(facts)).toBe(reason))

  it.each<[string, WithdrawalFacts, string | null]>([
    ['has results that nothing is built on', round, null],
    [
      'has a later round',
      { ...round, laterRounds: 1 },
      'A later review of newer data is there, so these results stay.',
    ],
    [
      'has closed findings',
      { ...round, findings: [4, 7, 8] },
      '2 findings are closed on these results, so they stay.',
    ],
    [
      'has a closed finding',
      { ...round, findings: [7] },
      '1 finding is closed on these results, so they stay.',
    ],
    [
      'has cases that are being corrected',
      { ...round, begun: 2 },
      'The agency has begun to correct 2 cases that this review found, so its results stay.',
    ],
  ])('of newer data %s', (_what, facts, reason) => expect(reasonOf(facts)).toBe(reason))
})

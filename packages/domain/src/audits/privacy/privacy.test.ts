import { describe, expect, it } from 'vitest'
import { anActor } from '../../testing/builders.js'
import { isDueForDeletion, retainedUntil } from './retention.js'
import { shownScore } from './shown-scores.js'
import { maskedStudent } from './student-names.js'

describe('the privacy of students', () => {
  it.each([
    ['Jane', 'Doe', '9876541234', 'J. D. ****1234'],
    [' émile', 'øst ', '9876541234', 'É. Ø. ****1234'],
    ['Jane', '', '1234567', 'J. ****'],
    ['', '', '', '****'],
  ])('shows %j %j with %j as %j', (firstName, lastName, id, masked) => {
    expect(maskedStudent({ firstName, lastName, id })).toBe(masked)
  })

  it('keeps lists and files of records three years after the closing, and the rest seven', () => {
    expect(retainedUntil('studentList', '2026-11-03')).toBe('2029-11-03')
    expect(retainedUntil('recordFile', '2024-02-29')).toBe('2027-02-28')
    expect(retainedUntil('letter', '2026-11-03')).toBe('2033-11-03')
    expect(retainedUntil('studentList', null)).toBeNull()
  })

  it('proposes to delete only after that day, never under a legal hold and never while it is open', () => {
    const due = (until: string | null, legalHold = false) =>
      isDueForDeletion({ until, legalHold }, '2029-11-04')
    expect([due('2029-11-03'), due('2029-11-04'), due('2029-11-03', true), due(null)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  it('shows the state every number, and others none about fewer than ten students', () => {
    const state = shownScore(anActor('StateMonitor'), { met: 20, notMet: 4 })
    expect(state).toMatchObject({ notMet: { shown: true, value: 4 }, percent: '83.3 %' })
    expect(shownScore(anActor('LocalAdmin'), { met: 20, notMet: 4 })).toEqual({
      met: { shown: false, text: 'hidden' },
      notMet: { shown: false, text: 'n<10' },
      reviewed: { shown: true, value: 24 },
      percent: 'n<10',
    })
    expect(shownScore(anActor('LocalAdmin'), { met: 30, notMet: 12 })).toMatchObject({
      met: { shown: true, value: 30 },
      percent: '71.4 %',
    })
    const small = { met: 5, notMet: 1 }
    for (const role of ['DEILiaison', 'DisputeResolutionStaff'] as const)
      expect(shownScore(anActor(role), small).reviewed).toEqual({ shown: true, value: 6 })
    const client = { roles: [], client: { scopes: [], leas: 'all' } } as const
    expect(shownScore(anActor('DEILiaison', client), small).reviewed).toMatchObject({ shown: false })
    expect(shownScore(anActor('DEILiaison', { leaId: 1 }), small).reviewed).toMatchObject({ shown: false })
  })
})

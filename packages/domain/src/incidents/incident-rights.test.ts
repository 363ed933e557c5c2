import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import {
  canAddIncident,
  canEditIncident,
  canReadIncidents,
  canRecordIncidentNotice,
  canRevealIncidentStudent,
  checkNoticeGiven,
  seesIncident,
} from './incident-rights.js'

describe('incidents', () => {
  it.each([
    ['StateMonitor', true, false, true],
    ['DEILiaison', true, false, false],
    ['DisputeResolutionStaff', true, false, false],
    ['LocalAdmin', true, true, true],
    ['LocalUser', true, true, true],
  ] as const)(
    'a %s reads them: %s, writes them: %s, reveals students: %s',
    (role, reads, writes, reveals) => {
      const actor = anActor(role)
      const lea = actor.leaId ?? 1
      expect([
        canReadIncidents(actor).allowed,
        canAddIncident(actor).allowed,
        canEditIncident(actor, lea).allowed,
        canRecordIncidentNotice(actor, { leaId: lea, givenOn: null }).allowed,
        canRevealIncidentStudent(actor, lea).allowed,
      ]).toEqual([reads, writes, writes, writes, reveals])
    },
  )

  it('are those of the own agency for its people', () => {
    const actor = anActor('LocalAdmin', { leaId: 2 })
    expect([seesIncident(actor, 2), seesIncident(actor, 3)]).toEqual([true, false])
    expect(canEditIncident(actor, 3).allowed).toBe(false)
    expect(canRevealIncidentStudent(actor, 3).allowed).toBe(false)
  })

  it('have a notice that is given once, on a day that has come', () => {
    const actor = anActor('LocalAdmin', { leaId: 2 })
    expect(canRecordIncidentNotice(actor, { leaId: 2, givenOn: '2026-09-01' }).reason).toBe(
      'This notice was given already.',
    )
    const days = { reachedOn: '2026-09-01', today: '2026-09-10' }
    expect(
      ['', '2026-08-31', '2026-09-11', '2026-09-01'].map((day) => checkNoticeGiven(day, days).allowed),
    ).toEqual([false, false, false, true])
  })
})

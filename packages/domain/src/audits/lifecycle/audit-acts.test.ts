import { describe, expect, it } from 'vitest'
import type { RoleName } from '../../accounts/roles.js'
import { anActor } from '../../testing/builders.js'
import { aProng } from '../testing/builders.js'
import { deskAudit } from '../types/desk-audit-type.js'
import {
  canCloseAudit,
  canCreateAudit,
  canSetAuditStatus,
  nextSequence,
  type NewAudit,
  type ProngFacts,
  type StatusInput,
} from './audit-acts.js'
import { canAssignLocalUser, canReadList, canReadReview, canRevealRecord, seesAudit } from './audit-rights.js'
import { auditStatuses, auditStatusWords, auditSteps, type AuditStatus } from './audit-states.js'
import { recordStatusNames, recordSteps } from './record-states.js'

const monitor = anActor('StateMonitor')
const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const onlyMonitor = (act: string) => `Only a state monitor can ${act}.`

describe('the status of a prong', () => {
  it.each<[RoleName, number, AuditStatus, Partial<ProngFacts>, StatusInput, string | null]>([
    ['StateMonitor', 0, 1, {}, {}, null],
    ['StateAdmin', 0, 1, {}, {}, null],
    ['StateMonitor', 0, 1, { notified: false }, {}, 'Send the notification letter first.'],
    ['LocalAdmin', 0, 1, {}, {}, onlyMonitor('move the audit on')],
    ['LocalAdmin', 1, 2, {}, {}, null],
    ['StateMonitor', 1, 2, {}, {}, null],
    ['LocalUser', 1, 2, {}, {}, 'Only a local administrator can do this.'],
    ['StateMonitor', 1, 2, { listAccepted: false }, {}, 'Upload the student list first.'],
    ['StateMonitor', 2, 3, { records: 0, recordsComplete: 0 }, {}, 'Draw the sample first.'],
    ['StateMonitor', 2, 3, {}, {}, null],
    ['StateMonitor', 3, 4, {}, {}, 'The audit cannot move from Sample drawn to Documents in preparation.'],
    ['LocalAdmin', 4, 5, {}, {}, null],
    ['LocalAdmin', 3, 5, {}, {}, null],
    ['StateMonitor', 4, 5, {}, {}, 'Only a local administrator can do this.'],
    ['LocalAdmin', 4, 5, { leaId: 2 }, {}, 'Only a local administrator can do this.'],
    [
      'LocalAdmin',
      4,
      5,
      { recordsWithoutDocument: 3 },
      {},
      '3 students have no document. Add a file or a reason.',
    ],
    [
      'LocalAdmin',
      4,
      5,
      { recordsWithoutDocument: 1 },
      {},
      '1 student has no document. Add a file or a reason.',
    ],
    ['StateMonitor', 6, 7, {}, {}, null],
    ['StateMonitor', 6, 7, { recordsComplete: 1 }, {}, '1 record is not complete.'],
    ['StateMonitor', 7, 8, {}, { letter: true }, null],
    ['StateMonitor', 7, 8, {}, {}, 'A report is issued by letter. Select a template.'],
    [
      'StateMonitor',
      7,
      8,
      { recordsComplete: 1 },
      { letter: true },
      'Complete all records before issuing the report.',
    ],
    ['StateMonitor', 8, 9, {}, {}, null],
    ['StateMonitor', 8, 9, { openCorrections: 2 }, {}, '2 corrections are not verified.'],
    ['StateMonitor', 4, 10, {}, { reason: 'Agency merged' }, null],
    ['StateMonitor', 4, 10, {}, {}, 'Say why.'],
    ['StateMonitor', 8, 10, {}, { reason: 'x' }, 'The audit cannot move from Report issued to Cancelled.'],
    ['StateMonitor', 9, 10, {}, { reason: 'x' }, 'The audit cannot move from Closed to Cancelled.'],
    ['StateMonitor', 5, 4, {}, { reason: 'Wrong files' }, null],
    ['StateMonitor', 5, 4, {}, { reason: ' ' }, 'Say why.'],
    ['LocalAdmin', 5, 4, {}, { reason: 'x' }, onlyMonitor('move the audit on')],
    ['StateMonitor', 7, 6, {}, { reason: 'One more look' }, null],
    ['StateMonitor', 8, 7, {}, { reason: 'x' }, 'Supersede the report letter first.'],
    ['StateMonitor', 8, 7, {}, { reason: 'x', letter: true }, null],
    [
      'StateMonitor',
      6,
      5,
      {},
      { reason: 'x' },
      'The audit cannot move from Review in progress to Documents complete.',
    ],
    ['StateMonitor', 0, 5, {}, {}, 'The audit cannot move from Not started to Documents complete.'],
    [
      'StateMonitor',
      3,
      2,
      {},
      { reason: 'x' },
      'The audit cannot move from Sample drawn to Student list received.',
    ],
    ['DEILiaison', 0, 5, {}, {}, onlyMonitor('move the audit on')],
    ['StateMonitor', 0, 3, {}, {}, 'The audit cannot move from Not started to Sample drawn.'],
    ['StateMonitor', 0, 3, { hasList: false }, {}, null],
    [
      'StateMonitor',
      0,
      1,
      { hasList: false },
      {},
      'The audit cannot move from Not started to Student list requested.',
    ],
  ])('is set by %s from %i to %i with %j and %j: %s', (role, from, to, given, input, reason) => {
    expect(canSetAuditStatus(anActor(role), aProng(from, given), to, input).reason).toBe(reason)
  })

  it('has a name and a turn for every number, and every step leads somewhere else', () => {
    expect(auditStatuses.map((_, status) => auditStatusWords(status).turn).join(' ')).toBe(
      'State Agency State Agency Agency State State State Agency None None',
    )
    expect(() => auditStatusWords(11)).toThrow(RangeError)
    expect(auditSteps.every(({ from, to }) => !(from as readonly number[]).includes(to))).toBe(true)
    expect(recordSteps.every(({ from, to }) => !(from as readonly number[]).includes(to))).toBe(true)
    expect(recordStatusNames).toHaveLength(9)
  })

  it.each<[number[], number[], string | null]>([
    [[9, 9], [7, 8, 9, 1], null],
    [[9, 10], [], null],
    [[9, 9], [7, 4], '1 finding is still open.'],
    [[9, 9], [2, 6], '2 findings are still open.'],
    [[9, 8], [7], 'Close both prongs first.'],
  ])('of prongs %j with findings %j closes the audit: %s', (prongs, findings, reason) => {
    const facts = { prongs: prongs.map((status) => ({ status })), findings }
    expect(canCloseAudit(monitor, facts).reason).toBe(reason)
    expect(canCloseAudit(admin, facts)).toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a new audit', () => {
  const audit: NewAudit = {
    reason: 'Cyclical',
    reasonText: '',
    plannedStart: '2026-10-01',
    documentsDueOn: '2026-11-02',
    plannedEnd: '2027-03-01',
  }
  it.each<[Partial<NewAudit>, number[], string[]]>([
    [{}, [], []],
    [{}, [1], ['There is an audit of this type, year and part already. Only a targeted one can be added.']],
    [{ reason: 'Targeted' }, [1], []],
    [{ reason: 'Other' }, [], ['Reason is required.']],
    [{ reason: 'Other', reasonText: 'A press report' }, [], []],
    [{ documentsDueOn: '2026-09-30' }, [], ['Documents due must be on or after Planned start.']],
    [{ plannedEnd: '2026-11-01' }, [], ['Planned end must be on or after Documents due.']],
    [
      { documentsDueOn: null, plannedEnd: '2026-09-30' },
      [],
      ['Planned end must be on or after Planned start.'],
    ],
  ])('with %j beside %j: %j', (given, sequences, reasons) => {
    expect(canCreateAudit(monitor, { ...audit, ...given }, sequences).map(({ reason }) => reason)).toEqual(
      reasons,
    )
  })

  it('is the state’s, and numbered after the ones before', () => {
    expect(canCreateAudit(admin, audit, []).map(({ reason }) => reason)).toEqual([
      onlyMonitor('create an audit'),
    ])
    expect([nextSequence([]), nextSequence([1, 3])]).toEqual([1, 4])
  })
})

describe('rights on audits and records', () => {
  const place = { leaId: 1, assigneeIds: ['id of LocalUser'] }

  it.each<[RoleName, boolean, boolean]>([
    ['StateMonitor', true, true],
    ['StateAdmin', true, true],
    ['LocalAdmin', true, true],
    ['LocalUser', true, true],
    ['DEILiaison', true, false],
    ['DisputeResolutionStaff', true, false],
  ])('%s sees the audit: %s, names and files: %s', (role, sees, reveals) => {
    expect(seesAudit(anActor(role), deskAudit, 1)).toBe(sees)
    expect(canRevealRecord(anActor(role), place).allowed).toBe(reveals)
  })

  it('end at the agency, at the assignment, and at types that are shown to others only', () => {
    expect(seesAudit(anActor('LocalAdmin', { leaId: 2 }), deskAudit, 1)).toBe(false)
    expect(canRevealRecord(anActor('LocalUser', { userId: 'another' }), place).allowed).toBe(false)
    expect(canRevealRecord(anActor('LocalAdmin', { leaId: 2 }), place).allowed).toBe(false)
    const hidden = { visibleTo: ['StateMonitor', 'DEILiaison'] as const }
    expect([monitor, admin, anActor('DEILiaison')].map((actor) => seesAudit(actor, hidden, 1))).toEqual([
      true,
      false,
      true,
    ])
  })

  it('local administrators assign local users of their agency', () => {
    const of = (leaId: number | null, isLocalUser = true) => ({ leaId, isLocalUser })
    expect(canAssignLocalUser(admin, 1, of(1)).allowed).toBe(true)
    expect(canAssignLocalUser(admin, 1, of(2)).reason).toBe('Only local users of the agency can be assigned.')
    expect(canAssignLocalUser(admin, 1, of(1, false)).allowed).toBe(false)
    expect(canAssignLocalUser(user, 1, of(1)).reason).toBe('Only a local administrator can assign users.')
    expect(canAssignLocalUser(monitor, 1, of(1)).allowed).toBe(false)
  })
})

it.each([
  ['StateAdmin', true, true],
  ['StateMonitor', true, true],
  ['DEILiaison', true, true],
  ['DisputeResolutionStaff', true, true],
  ['LocalAdmin', true, false],
  ['LocalUser', false, false],
] as const)('%s reads the list: %s, and the review of a record: %s', (role, list, review) => {
  expect(canReadList(anActor(role), 1).allowed).toBe(list)
  expect(canReadReview(anActor(role)).allowed).toBe(review)
})

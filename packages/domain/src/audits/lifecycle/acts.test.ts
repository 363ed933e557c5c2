import { describe, expect, it } from 'vitest'
import type { RoleName } from '../../accounts/roles.js'
import { anActor } from '../../testing/builders.js'
import { aProng, aRecordOf } from '../testing/builders.js'
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
import { canAssignLocalUser, canRevealRecord, seesAudit } from './audit-rights.js'
import { auditStatuses, auditStatusWords, auditSteps, type AuditStatus } from './audit-states.js'
import {
  canActOnRequest,
  canRequestDocuments,
  requestDue,
  type RequestAct,
  type RequestState,
} from './document-requests.js'
import {
  canAnswerRecord,
  canConfirmEnrolment,
  canReadSecond,
  canReopenRecord,
  canSetUpRecord,
  canSubmitRecord,
  canTakeOutRecord,
  canUploadRecordFile,
  type RecordFacts,
} from './record-acts.js'
import { recordStatusNames, recordSteps } from './record-states.js'
import {
  canAddByHand,
  canDeleteSample,
  canDrawSample,
  canResizeSample,
  canUploadList,
  type SampleFacts,
} from './sample-acts.js'

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

describe('the sample', () => {
  const sample = (given: Partial<SampleFacts> = {}): SampleFacts => ({
    leaId: 1,
    status: 3,
    listAccepted: true,
    eligible: 30,
    records: [],
    ...given,
  })
  const record = (status: number, files = 0, confirmedEnrolled = false) => ({
    status,
    files,
    confirmedEnrolled,
  })
  const started = [record(3), record(0, 1), record(0, 0, true), record(2), record(7, 4), record(8)]

  it.each<[string, Partial<SampleFacts>, Parameters<typeof canDrawSample>[2], string | null]>([
    ['all is well', {}, { size: 30 }, null],
    ['no list', { listAccepted: false }, { size: 5 }, 'Upload the student list first.'],
    ['before the list', { status: 1 }, { size: 5 }, 'Upload the student list first.'],
    ['nobody is left', { eligible: 0 }, { size: 5 }, 'The filter leaves no students.'],
    ['too large', {}, { size: 31 }, 'The sample size cannot be larger than the population (30).'],
    ['too small', {}, { size: 0 }, 'Sample size must be a whole number of 1 or more.'],
    ['no seed', {}, { size: 5, seed: 2 ** 32 }, 'Seed must be between 0 and 4294967295.'],
    [
      'work would be lost',
      { records: started },
      { size: 5 },
      '3 records already have answers. Redrawing will remove them.',
    ],
    [
      'work of one would be lost',
      { records: [record(6)] },
      { size: 5 },
      '1 record already has answers. Redrawing will remove it.',
    ],
    ['the loss is confirmed', { records: started }, { size: 5, confirm: true }, null],
    [
      'the review is complete',
      { status: 7 },
      { size: 5, confirm: true },
      'The sample cannot be changed in this status.',
    ],
  ])('is drawn: %s', (_, given, draw, reason) => {
    expect(canDrawSample(monitor, sample(given), draw).reason).toBe(reason)
    expect(canDrawSample(admin, sample(given), draw).reason).toBe(onlyMonitor('draw a sample'))
  })

  it('is not made smaller than what is started', () => {
    expect(canResizeSample(monitor, sample({ records: started }), 3).allowed).toBe(true)
    expect(canResizeSample(monitor, sample({ records: started }), 2).reason).toBe(
      'The sample size cannot be smaller than the records that are started (3).',
    )
    expect(canResizeSample(monitor, sample({ status: 2 }), 2).reason).toBe('Draw the sample first.')
  })

  it('takes at most a fifth by hand without a second look', () => {
    const nine = Array.from({ length: 9 }, () => record(0))
    const by = (byHand: number, confirm = false, reason = 'A complaint') =>
      canAddByHand(monitor, sample({ records: nine }), { reason, byHand, confirm })
    expect(by(1).allowed).toBe(true)
    expect(by(2).reason).toContain('More than 20 %')
    expect(by(2, true).allowed).toBe(true)
    expect(by(0, false, ' ').reason).toBe('Reason is required.')
  })

  it('is deleted before anybody reviewed it', () => {
    expect(canDeleteSample(monitor, sample({ records: [record(2), record(8)] })).allowed).toBe(true)
    expect(canDeleteSample(monitor, sample({ records: [record(3)] })).reason).toContain(
      'Records are in review',
    )
    expect(canDeleteSample(monitor, sample({ status: 4 })).allowed).toBe(false)
  })

  it('is drawn from a list that local administrators send until then', () => {
    const may = (status: number, actor = admin) => canUploadList(actor, { leaId: 1, status }).allowed
    expect([0, 1, 2, 3].map((status) => may(status))).toEqual([false, true, true, false])
    expect([user, monitor, anActor('DEILiaison')].map((actor) => may(1, actor))).toEqual([
      false,
      false,
      false,
    ])
  })
})

describe('a record', () => {
  const acts: Readonly<Record<string, (given: Partial<RecordFacts>, actor?: typeof monitor) => boolean>> = {
    setUp: (given, actor = monitor) => canSetUpRecord(actor, aRecordOf(given)).allowed,
    answer: (given, actor = monitor) => canAnswerRecord(actor, aRecordOf(given)).allowed,
    submit: (given, actor = monitor) => canSubmitRecord(actor, aRecordOf(given)).allowed,
    reopen: (given, actor = monitor) => canReopenRecord(actor, aRecordOf(given), 'A reason').allowed,
    takeOut: (given, actor = monitor) => canTakeOutRecord(actor, aRecordOf(given), 'A reason').allowed,
  }
  it.each([
    ['setUp', '0 1 2 3 4'],
    ['answer', '2 3 4'],
    ['submit', '3 4'],
    ['reopen', '6'],
    ['takeOut', '0 1 2 3 4 5 6'],
  ])('%s is done in %s, while the audit is reviewed, by a monitor', (name, states) => {
    const act = acts[name] ?? (() => false)
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].filter((status) => act({ status })).join(' ')).toBe(states)
    const status = Number(states.at(-1))
    const audit = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((auditStatus) => act({ status, auditStatus }))
    expect(audit).toEqual(name === 'takeOut' ? [3, 4, 5, 6] : [4, 5, 6])
    expect([admin, user, anActor('DisputeResolutionStaff')].map((actor) => act({ status }, actor))).toEqual([
      false,
      false,
      false,
    ])
  })

  it('says why it is closed to changes', () => {
    expect(canAnswerRecord(monitor, aRecordOf({ status: 6 })).reason).toBe(
      'This record is complete. Reopen it to change it.',
    )
    expect(canAnswerRecord(monitor, aRecordOf({ status: 1 })).reason).toBe(
      'Answer the setup questions first.',
    )
    expect(canAnswerRecord(monitor, aRecordOf({ auditStatus: 3 })).reason).toContain('has not begun')
    expect(canReopenRecord(monitor, aRecordOf({ status: 6 }), '').reason).toBe('Reason is required.')
    expect(canTakeOutRecord(monitor, aRecordOf(), ' ').reason).toBe('Reason is required.')
  })

  it('is read again by another person than the first', () => {
    const waiting = { status: 5, needsSecondReader: true, reviewedBy: 'another' }
    expect(canReadSecond(monitor, aRecordOf(waiting)).allowed).toBe(true)
    expect(canReadSecond(monitor, aRecordOf({ ...waiting, reviewedBy: monitor.userId })).reason).toBe(
      'The second reader is another person than the first.',
    )
    expect(canReadSecond(monitor, aRecordOf({ ...waiting, needsSecondReader: false })).allowed).toBe(false)
  })

  it('gets documents from the state, the agency’s administrators and those who are assigned', () => {
    const stranger = anActor('LocalUser', { userId: 'another' })
    const people = [
      monitor,
      admin,
      user,
      stranger,
      anActor('DEILiaison'),
      anActor('LocalAdmin', { leaId: 2 }),
    ]
    expect(people.map((actor) => canUploadRecordFile(actor, aRecordOf()).allowed)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false,
    ])
    const audit = [2, 3, 4, 5, 6, 7, 8].filter(
      (auditStatus) => canUploadRecordFile(admin, aRecordOf({ auditStatus })).allowed,
    )
    expect(audit).toEqual([3, 4, 5, 6, 7])
    expect(canUploadRecordFile(admin, aRecordOf({ status: 7 })).allowed).toBe(false)
  })

  it('is confirmed as enrolled, or left on a day that is not to come, by a local administrator', () => {
    const confirm = (actor: typeof admin, leftOn: string | null) =>
      canConfirmEnrolment(actor, aRecordOf({ auditStatus: 3 }), { leftOn, today: '2026-10-10' })
    expect(confirm(admin, null).allowed).toBe(true)
    expect(confirm(admin, '2026-10-10').allowed).toBe(true)
    expect(confirm(admin, '2026-10-11').reason).toBe('Date left cannot be in the future.')
    expect(confirm(user, null).allowed).toBe(false)
  })
})

describe('a request for documents', () => {
  it('is made while the record is reviewed, says what it needs, and is due in five business days', () => {
    const request = (status: number, auditStatus = 6, text = 'The notice of March') =>
      canRequestDocuments(monitor, { status, auditStatus }, text).reason
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter((status) => request(status) === null)).toEqual([2, 3, 4])
    expect(request(3, 7)).toBe('Documents are requested while the record is reviewed.')
    expect(request(3, 6, ' ')).toBe('Say which documents you need.')
    expect(canRequestDocuments(admin, { status: 3, auditStatus: 6 }, 'x').allowed).toBe(false)
    // Over Thanksgiving.
    expect(requestDue('2026-11-20').due).toBe('2026-11-30')
  })

  it.each<[RequestAct, RoleName, RequestState, number, string | null]>([
    ['answer', 'LocalUser', 'Open', 7, null],
    ['answer', 'LocalAdmin', 'Open', 8, 'The report is issued: this request cannot be answered any more.'],
    ['answer', 'LocalAdmin', 'Withdrawn', 6, 'This request is withdrawn.'],
    [
      'answer',
      'StateMonitor',
      'Open',
      6,
      'Only a local administrator, or a person whom they assigned, can answer this request.',
    ],
    ['askAgain', 'StateMonitor', 'Answered', 6, null],
    ['close', 'StateMonitor', 'Answered', 6, null],
    ['withdraw', 'StateMonitor', 'Open', 6, null],
    ['withdraw', 'StateMonitor', 'Answered', 6, 'This request is answered.'],
    ['close', 'LocalAdmin', 'Answered', 6, onlyMonitor('close a request')],
  ])('%s by %s when %s in status %i: %s', (act, role, state, auditStatus, reason) => {
    const facts = { leaId: 1, assigneeIds: ['id of LocalUser'], auditStatus, state }
    expect(canActOnRequest(anActor(role), act, facts, { text: '', files: 1 }).reason).toBe(reason)
  })

  it('is answered with something', () => {
    const facts = { leaId: 1, assigneeIds: [], auditStatus: 6, state: 'Open' } as const
    expect(canActOnRequest(admin, 'answer', facts).reason).toBe('Attach a document or say why there is none.')
    expect(canActOnRequest(admin, 'answer', facts, { text: 'It was lost.', files: 0 }).allowed).toBe(true)
  })
})

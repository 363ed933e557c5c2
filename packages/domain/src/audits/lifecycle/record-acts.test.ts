import { describe, expect, it } from 'vitest'
import type { RoleName } from '../../accounts/roles.js'
import { anActor } from '../../testing/builders.js'
import { aRecordOf } from '../testing/builders.js'
import {
  canAnswerRequest,
  canDecideRequest,
  canRemindOfRequest,
  checkExtension,
  documentsStatus,
  requestDueDerivation,
  storedRequestDue,
  type RequestFacts,
  canRequestDocuments,
  requestDue,
  type RequestAct,
  type RequestState,
} from './document-requests.js'
import {
  canAnswerRecord,
  canAssignSecondReader,
  canConfirmEnrolment,
  canReadSecond,
  canRemoveRecordFile,
  canReopenRecord,
  canSendBackRecord,
  canSettleReadings,
  canSetUpRecord,
  canSubmitRecord,
  canTakeOutRecord,
  checkSecondReader,
  canUploadRecordFile,
  readsBlind,
  type RecordFacts,
} from './record-acts.js'

const monitor = anActor('StateMonitor')
const admin = anActor('LocalAdmin')
const user = anActor('LocalUser')
const onlyMonitor = (act: string) => `Only a state monitor can ${act}.`

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
    const secondReaderId = monitor.userId
    const waiting = { status: 5, needsSecondReader: true, reviewedBy: 'another', secondReaderId }
    expect(canReadSecond(monitor, aRecordOf(waiting)).allowed).toBe(true)
    expect(canReadSecond(monitor, aRecordOf({ ...waiting, reviewedBy: monitor.userId })).reason).toBe(
      'The second reader is another person than the first.',
    )
    expect(canReadSecond(monitor, aRecordOf({ ...waiting, needsSecondReader: false })).allowed).toBe(false)
    expect(canReadSecond(monitor, aRecordOf({ ...waiting, secondReaderId: null })).reason).toBe(
      'Choose the second reader of this record first.',
    )
    expect(canReadSecond(monitor, aRecordOf({ ...waiting, secondReaderId: 'third' })).reason).toBe(
      'Only the second reader of this record can answer it.',
    )
    expect(readsBlind(monitor, aRecordOf(waiting))).toBe(true)
    expect(readsBlind(monitor, aRecordOf({ ...waiting, needsSecondReader: false }))).toBe(false)
    // Anybody else may become the second reader.
    expect(readsBlind(monitor, aRecordOf({ ...waiting, secondReaderId: 'third' }))).toBe(true)
    expect(readsBlind(monitor, aRecordOf({ ...waiting, secondReaderId: null }))).toBe(true)
    expect(readsBlind(monitor, aRecordOf({ ...waiting, reviewedBy: monitor.userId }))).toBe(false)
  })

  it('stays hidden from its second reader, who does not answer it first, while it is sent back', () => {
    const sentBack = {
      status: 3,
      needsSecondReader: true,
      reviewedBy: 'first',
      secondReaderId: monitor.userId,
    }
    expect(readsBlind(monitor, aRecordOf(sentBack))).toBe(true)
    expect(readsBlind(monitor, aRecordOf({ ...sentBack, secondReaderId: 'third' }))).toBe(false)
    const reason = 'You are the second reader of this record: its first reader answers it.'
    expect(canAnswerRecord(monitor, aRecordOf(sentBack)).reason).toBe(reason)
    expect(canSubmitRecord(monitor, aRecordOf(sentBack)).reason).toBe(reason)
    expect(canAnswerRecord(monitor, aRecordOf({ ...sentBack, secondReaderId: 'third' })).allowed).toBe(true)
  })

  it('is read again by nobody who has seen its answers', () => {
    expect(checkSecondReader('Mona Tor', false).allowed).toBe(true)
    expect(checkSecondReader('Mona Tor', true)).toMatchObject({
      reason: 'Mona Tor has seen the answers of this record. Choose somebody else.',
      field: 'secondReaderId',
    })
  })

  it('gets a second reader who is not the first, while it waits for one', () => {
    const waiting = { status: 5, needsSecondReader: true, reviewedBy: 'first' }
    const reason = (userId: string | null, given: Partial<RecordFacts> = {}) =>
      canAssignSecondReader(monitor, aRecordOf({ ...waiting, ...given }), userId).reason
    expect([reason('second'), reason(null)]).toEqual([null, null])
    expect(reason('first')).toBe('The second reader is another person than the first.')
    expect(reason('second', { needsSecondReader: false })).toBe(
      'This record does not wait for a second reader.',
    )
    expect(canAssignSecondReader(admin, aRecordOf(waiting), 'second').reason).toBe(
      onlyMonitor('choose the second reader'),
    )
  })

  it('is settled by its two readers after both have read', () => {
    const read = { status: 5, needsSecondReader: false, reviewedBy: 'first', secondReaderId: monitor.userId }
    expect(canSettleReadings(monitor, aRecordOf(read)).allowed).toBe(true)
    expect(canSettleReadings(monitor, aRecordOf({ ...read, reviewedBy: monitor.userId })).allowed).toBe(true)
    expect(canSettleReadings(monitor, aRecordOf({ ...read, secondReaderId: 'third' })).reason).toBe(
      'Only the two readers of this record can settle it.',
    )
    expect(canSettleReadings(monitor, aRecordOf({ ...read, needsSecondReader: true })).reason).toBe(
      'The second reader has not finished.',
    )
    expect(canSendBackRecord(monitor, aRecordOf(read), '').reason).toBe('Reason is required.')
    expect(canSendBackRecord(monitor, aRecordOf(read), 'Page 3 is missing.').allowed).toBe(true)
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
    const facts = { leaId: 1, assigneeIds: ['id of LocalUser'], auditStatus, status: 3, state }
    const verdict =
      act === 'answer'
        ? canAnswerRequest(anActor(role), facts)
        : canDecideRequest(anActor(role), act, facts, 'Page 3 is missing.')
    expect(verdict.reason).toBe(reason)
  })

  const open: RequestFacts = { leaId: 1, assigneeIds: [], auditStatus: 6, status: 3, state: 'Open' }
  const answered = { ...open, state: 'Answered' } as const

  it.each([
    [{ text: '', files: 0, noDocument: false }, 'Attach a document or say why there is none.'],
    [{ text: 'It was lost.', files: 0, noDocument: false }, null],
    [{ text: '', files: 0, noDocument: true }, 'Say why there is no such document.'],
    [{ text: 'Never written.', files: 0, noDocument: true }, null],
    [
      { text: 'Never written.', files: 1, noDocument: true },
      'You have uploaded a document. Delete it, or take back that there is none.',
    ],
  ])('is answered with something: %o', (input, reason) => {
    expect(canAnswerRequest(admin, open, input).reason).toBe(reason)
  })

  it('is returned, extended and withdrawn with a reason, and accepted without one', () => {
    const reasonOf = (...[decision, facts]: [Parameters<typeof canDecideRequest>[1], RequestFacts]) =>
      canDecideRequest(monitor, decision, facts, ' ').reason
    expect(reasonOf('askAgain', answered)).toBe('Tell the agency what is still missing.')
    expect(reasonOf('extend', open)).toBe('Reason is required.')
    expect(reasonOf('withdraw', open)).toBe('Reason is required.')
    expect(reasonOf('close', open)).toBe('Reason is required.')
    expect(reasonOf('close', answered)).toBe(null)
    expect(reasonOf('close', { ...answered, status: 8 })).toBe('This record is not in the sample any more.')
    expect(checkExtension('2026-12-01', '2026-12-01').reason).toBe('Choose a day after the present due date.')
    expect(checkExtension('2026-12-02', '2026-12-01').allowed).toBe(true)
  })

  it('is reminded of once a day while it is open', () => {
    const remind = (remindedOn: string | null, facts: RequestFacts = open) =>
      canRemindOfRequest(monitor, facts, { remindedOn, today: '2026-11-20' }).reason
    expect(remind(null)).toBe(null)
    expect(remind('2026-11-19')).toBe(null)
    expect(remind('2026-11-20')).toBe('The agency was reminded today.')
    expect(remind(null, answered)).toBe('This request is answered.')
  })

  it('is due on a day of work, and says how that came about', () => {
    const set = { by: 'm', at: new Date('2026-11-18T15:00:00Z'), today: '2026-11-18' }
    const usual = storedRequestDue(null, set)
    expect(usual).toEqual({ dueOn: '2026-11-25', dueMoved: null })
    expect(requestDueDerivation({ ...usual, extensions: [] }, set.today)).toContain('5 business days')
    const moved = storedRequestDue('2026-11-21', set)
    expect(moved).toMatchObject({ dueOn: '2026-11-23', dueMoved: { from: '2026-11-21', reason: 'Saturday' } })
    expect(requestDueDerivation({ ...moved, extensions: [] }, set.today)).toContain('That is a Saturday')
  })
})

it.each([
  [{ documents: 0, noDocumentReason: '', openRequests: 0 }, 3, 'None'],
  [{ documents: 2, noDocumentReason: '', openRequests: 0 }, 4, 'Uploaded'],
  [{ documents: 2, noDocumentReason: '', openRequests: 0 }, 5, 'Complete'],
  [{ documents: 0, noDocumentReason: 'On paper.', openRequests: 0 }, 4, 'Complete'],
  [{ documents: 2, noDocumentReason: '', openRequests: 1 }, 6, 'Requested'],
] as const)('documents of a record %o in status %i are %s', (record, auditStatus, status) => {
  expect(documentsStatus(record, auditStatus)).toBe(status)
})

it.each([
  ['StateMonitor', null, true],
  ['StateMonitor', 1, false],
  ['LocalAdmin', 1, true],
  ['LocalAdmin', null, false],
  ['LocalUser', 1, true],
  ['DEILiaison', null, false],
] as const)('a document is deleted by its own side: %s, uploaded from %s', (role, leaId, allowed) => {
  const actor = anActor(role)
  expect(
    canRemoveRecordFile(actor, aRecordOf({ auditStatus: 4, assigneeIds: [actor.userId] }), { leaId }).allowed,
  ).toBe(allowed)
  expect(canRemoveRecordFile(actor, aRecordOf({ auditStatus: 8 }), { leaId }).allowed).toBe(false)
})

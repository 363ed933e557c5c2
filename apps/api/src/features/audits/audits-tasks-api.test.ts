import type { AnswerOf, listTasks, search } from '@portal/rest-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditResultSteps } from '../../testing/audits/audit-result-steps.js'
import { auditReviewSteps } from '../../testing/audits/audit-review-steps.js'
import { auditRequestSteps } from '../../testing/audits/audit-request-steps.js'
import { auditSteps } from '../../testing/audits/audit-steps.js'
import { howard } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type Page = AnswerOf<typeof listTasks>
interface Calendar {
  value: { subject: string }[]
}

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const admin = 'admin@howard.example'
const user = 'user@howard.example'
const liaison = 'liaison@state.example'

let api: TestApi
let steps: ReturnType<typeof auditSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

/** Kinds and labels of the tasks that somebody has, or waits for, about a prong. */
async function tasksOf(person: string, prongId: number, show = 'mine'): Promise<[string, string][]> {
  const { body } = await steps.send<Page>(
    person,
    'get',
    `/api/tasks?pageSize=200&room=Audits&leaId=${howard}&show=${show}`,
  )
  return body.rows.flatMap(({ kind, label, recordId }) =>
    recordId === prongId ? [[kind, label] as [string, string]] : [],
  )
}

it('makes a task of each step for whose turn it is, and none for others', async () => {
  const planned = (await steps.create(monitor, [howard], { reason: 'Targeted' })).body[0]
  const plannedId = planned?.prongs[0]?.id ?? 0
  expect(await tasksOf(monitor, plannedId)).toEqual([['notifyOfAudit', 'Notify the agency: Desk audit']])
  for (const one of [admin, user, liaison])
    expect([one, await tasksOf(one, plannedId), await tasksOf(one, plannedId, 'waiting')]).toEqual([
      one,
      [],
      [],
    ])

  const { id: awaiting } = await steps.awaitingList(howard)
  expect(await tasksOf(admin, awaiting)).toEqual([['sendStudentList', 'Send the list: Desk audit']])
  expect([await tasksOf(monitor, awaiting), await tasksOf(user, awaiting)]).toEqual([[], []])

  const { id: listed } = await steps.withList(howard, 6)
  expect(await tasksOf(monitor, listed)).toEqual([['drawSample', 'Draw the sample: Desk audit']])
  expect((await tasksOf(admin, listed, 'waiting')).map(([kind]) => kind)).toEqual(['drawSample'])
})

it('makes a task of each record that is to be prepared, for its local user too, and names no child', async () => {
  const { id: prongId } = await steps.withSample(howard, 3)
  const records = (await steps.records(monitor, prongId)).body
  const [first, second, third] = records.map(({ id }) => id)
  expect(await tasksOf(admin, prongId)).toHaveLength(3)
  expect(await tasksOf(user, prongId)).toEqual([])
  await steps.assign(admin, prongId, [first ?? 0], await api.userId(user))
  const own = await tasksOf(user, prongId)
  expect(own).toEqual([
    [
      'prepareRecord',
      expect.stringMatching(/^Confirm enrolment and send documents: Desk audit, record \d+$/),
    ],
  ])
  for (const id of [first, second, third]) await steps.uploadFiles(admin, id ?? 0)
  expect(await tasksOf(admin, prongId)).toHaveLength(3)
  await steps.confirmAll(admin, prongId)
  expect(await tasksOf(admin, prongId)).toEqual([
    ['completeDocuments', 'Say that the documents are complete: Desk audit'],
  ])
  expect(await tasksOf(user, prongId)).toEqual([])
  const current = (await steps.prong(admin, prongId)).body
  expect((await steps.setStatus(admin, current, 5)).status).toBe(200)
  expect(await tasksOf(monitor, prongId)).toEqual([['reviewRecords', 'Review 3 records: Desk audit']])
  // How far the review is the agency learns from the report.
  expect(await tasksOf(admin, prongId, 'waiting')).toEqual([])
  expect((await tasksOf(liaison, prongId, 'waiting')).map(([kind]) => kind)).toEqual(['reviewRecords'])
})

it('makes a task of the records of each monitor, and of what second readers and both readers do', async () => {
  const review = auditReviewSteps(api)
  const id = await review.readyRecord(howard)
  const prongId = await review.prongOf(id)
  const others = (await review.records(monitor, prongId)).body.filter((one) => one.id !== id)
  await review.assignMonitor(monitor, prongId, [id], await api.userId(monitor2))
  for (const one of others) await review.uploadFiles(admin, one.id)
  const { body: current } = await review.prong(admin, prongId)
  expect((await review.setStatus(admin, current, 5)).status).toBe(200)
  const mine = async (person: string) => {
    const { body } = await steps.send<Page>(
      person,
      'get',
      `/api/tasks?pageSize=200&room=Audits&leaId=${howard}&assigned=me`,
    )
    return body.rows.flatMap(({ recordId, label }) => (recordId === prongId ? [label] : []))
  }
  expect(await mine(monitor2)).toEqual(['Review 1 record: Desk audit'])
  expect(await mine(monitor)).toEqual(['Review 2 records: Desk audit'])

  await review.setType({ secondReaderEvery: 1 })
  await review.submitted(id)
  expect(await mine(monitor)).toContain('Choose the second reader of 1 record: Desk audit')
  expect((await review.chooseReader(monitor, id, await api.userId(monitor2))).status).toBe(200)
  const order = (await review.records(monitor, prongId)).body.find((one) => one.id === id)?.order
  expect(await mine(monitor2)).toContain(`Read as the second reader: Desk audit, record ${order}`)
  await review.readAll(monitor2, id, { 'dab-4-02': 'N' })
  expect((await review.finishReading(monitor2, id)).status).toBe(200)
  for (const person of [monitor, monitor2])
    expect(await mine(person)).toContain(
      `Settle 2 different answers of two readers: Desk audit, record ${order}`,
    )
  for (const person of [admin, user, liaison]) expect(await mine(person)).toEqual([])
})

it('makes a task of each record with corrections for who works on it, and of those to verify', async () => {
  const results = auditResultSteps(api)
  const drawn = await results.withSample(howard, 3)
  const [record] = (await results.records(monitor, drawn.id)).body
  await results.assign(admin, drawn.id, [record?.id ?? 0], await api.userId(user))
  const reviewed = await results.review(drawn.id, { 'dab-1-01': 'NYN' })
  expect((await results.issue(monitor, reviewed)).status).toBe(200)
  const labels = async (person: string) => (await tasksOf(person, drawn.id)).map(([, label]) => label)
  expect(await labels(user)).toEqual(['Submit 1 correction: Desk audit, record 1'])
  expect(await labels(admin)).toEqual([
    'Submit 1 correction: Desk audit, record 1',
    'Submit 1 correction: Desk audit, record 3',
  ])
  for (const one of (await results.corrections(admin, drawn.id)).body.corrections) {
    await results.uploadFiles(admin, one.recordId, { correctionId: String(one.id) })
    await results.correct(admin, one, { act: 'submit', ...results.done() })
  }
  expect([await labels(user), await labels(admin)]).toEqual([[], []])
  expect(await labels(monitor)).toEqual(['Verify 2 corrections: Desk audit'])
  expect((await results.correctAll(monitor, drawn.id, 5)).status).toBe(200)
  expect(await labels(monitor)).toEqual(['Ask for newer data of 1 finding: Desk audit'])
})

it('makes a task of each request for documents, for whose turn it is, and a day in the calendar', async () => {
  const requests = auditRequestSteps(api)
  const request = await requests.requested(howard)
  const { prongId, recordId } = request
  await steps.assign(admin, prongId, [recordId], await api.userId(user))
  const label = expect.stringMatching(/^Answer the request for documents: Desk audit, record \d+$/)
  for (const one of [admin, user])
    expect(await tasksOf(one, prongId)).toContainEqual(['answerDocumentRequest', label])
  const { body } = await steps.send<Calendar>(
    monitor,
    'get',
    `/api/msde/desk-audit/dashboard/currentEvents/${howard}/true?startDate=${request.dueOn}&endDate=${request.dueOn}`,
  )
  expect(body.value.map(({ subject }) => subject)).toContain(
    `Due: Desk audit: documents of record ${request.order}`,
  )
  await requests.answerRequest(admin, request)
  const kinds = async (person: string) => (await tasksOf(person, prongId)).map(([kind]) => kind)
  expect(await kinds(admin)).not.toContain('answerDocumentRequest')
  expect(await kinds(monitor)).toContain('decideDocumentRequest')
  expect(await tasksOf(liaison, prongId)).toEqual([])
})

it('shows monitors in the calendar when documents are due and when the review ends', async () => {
  await steps.awaitingList(howard)
  const on = async (person: string, day: string) => {
    const { body } = await steps.send<Calendar>(
      person,
      'get',
      `/api/msde/desk-audit/dashboard/currentEvents/${howard}/true?startDate=${day}&endDate=${day}`,
    )
    return body.value.map(({ subject }) => subject)
  }
  expect(await on(monitor, '2998-11-02')).toContain('Due: Desk audit: documents')
  expect(await on(monitor, '2999-03-01')).toContain('Due: Desk audit: end of the review')
  expect(await on(admin, '2998-11-02')).toEqual([])
  const results = auditResultSteps(api)
  const reported = await results.reported(howard, 3, { 'dab-1-01': 'NYN' })
  const [correction] = (await results.corrections(admin, reported.id)).body.corrections
  expect(await on(monitor, correction?.dueOn ?? '')).toContain('Due: Desk audit: 2 corrections')
})

it('finds audits by agency and kind, and students by whole words for those who may see their names', async () => {
  const { id: prongId } = await steps.withSample(howard, 3)
  const [record] = (await steps.records(monitor, prongId)).body
  const id = record?.id ?? 0
  const values = (await steps.reveal(monitor, prongId, [id])).body[0]?.values ?? {}
  const { studentId = '', lastName = '', firstName = '' } = values
  const found = async (person: string, q: string, group: string) => {
    const { status, body } = await steps.send<AnswerOf<typeof search>>(
      person,
      'get',
      `/api/search?q=${encodeURIComponent(q)}&group=${group}&pageSize=100`,
    )
    expect(status).toBe(200)
    return body.groups.flatMap(({ hits }) => hits)
  }
  const audits = await found(monitor, 'howard desk audit', 'audits')
  expect(audits).toContainEqual(
    expect.objectContaining({ id: String(prongId), parentId: 'desk-audit', title: 'Desk audit, Part B' }),
  )
  expect(await found('admin@allegany.example', 'howard desk audit', 'audits')).toEqual([])
  const ids = async (person: string, q: string) =>
    (await found(person, q, 'auditRecords')).map((hit) => hit.id)
  for (const q of [studentId, `${lastName}, ${firstName}`.toLowerCase()])
    for (const person of [monitor, admin])
      expect([q, await ids(person, q)]).toEqual([q, expect.arrayContaining([String(id)])])
  for (const person of [user, liaison, 'admin@allegany.example'])
    expect(await ids(person, studentId)).not.toContain(String(id))
  expect(await ids(monitor, studentId.slice(0, -1))).toEqual([])
  await steps.assign(admin, prongId, [id], await api.userId(user))
  expect(await ids(user, studentId)).toContain(String(id))
  expect(JSON.stringify(await found(monitor, studentId, 'auditRecords'))).not.toContain(lastName)
})

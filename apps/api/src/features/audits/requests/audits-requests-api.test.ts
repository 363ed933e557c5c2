import { addDays, calendarDay, federalCalendar } from '@portal/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { audits } from '../../../db/schema/index.js'
import { auditRequestSteps, type DocumentRequest } from '../../../testing/audits/audit-request-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const liaison = 'liaison@state.example'

let api: TestApi
let steps: ReturnType<typeof auditRequestSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditRequestSteps(api)
})
afterAll(() => api.close())

const statusOf = async (recordId: number): Promise<number | undefined> => {
  const records = (await steps.records(monitor, await steps.prongOf(recordId))).body
  return records.find(({ id }) => id === recordId)?.status
}
const upload = (who: string, { id, recordId }: DocumentRequest) =>
  steps.uploadFiles(who, recordId, { requestId: String(id) })

/** The next day on which the state does not work, and the one after it on which it does. */
function closedDay(): { closed: string; open: string } {
  let closed = addDays(calendarDay(api.clock.now()), 7)
  while (federalCalendar.closing(closed) !== 'Saturday') closed = addDays(closed, 1)
  let open = closed
  while (federalCalendar.closing(open) !== null) open = addDays(open, 1)
  return { closed, open }
}

describe('a request for documents', () => {
  it('is made by a monitor while the record is reviewed, and lets the record wait', async () => {
    const id = await steps.recordInReview(allegany)
    for (const [who, status] of [
      [admin, 403],
      [liaison, 403],
      [user, 404],
    ] as const)
      expect([who, (await steps.request(who, id)).status]).toEqual([who, status])
    expect((await steps.request(monitor, id, { text: ' ' })).body.fields).toEqual({
      text: ['Say which documents you need.'],
    })
    expect((await steps.request(monitor, id, { itemId: 'none' })).body.fields).toHaveProperty('itemId')
    expect((await steps.request(monitor, id, { dueOn: '2020-01-02' })).body.fields).toHaveProperty('dueOn')
    const { closed, open } = closedDay()
    const { status, body } = await steps.request(monitor, id, { itemId: 'dab-4-01', dueOn: closed })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'Open',
      dueOn: open,
      itemId: 'dab-4-01',
      itemNumber: '4.1',
      close: { allowed: true },
      remind: { allowed: true },
      answerIt: { allowed: false },
    })
    expect(body.dueDerivation).toContain('That is a Saturday')
    expect(await statusOf(id)).toBe(4)
    const seen = (await steps.requestsOf(admin, id)).body
    expect(seen).toMatchObject([{ id: body.id, answerIt: { allowed: true }, close: { allowed: false } }])
    const unready = (await steps.withDocument(allegany)).id
    expect((await steps.request(monitor, unready)).body.message).toBe(
      'Documents are requested while the record is reviewed.',
    )
  })

  it('is answered with documents by those who work on the record, returned, answered again and accepted', async () => {
    let request = await steps.requested(allegany)
    expect((await steps.answerRequest(monitor, request)).status).toBe(403)
    expect((await steps.answerRequest(admin, request, { text: '' })).body.fields).toEqual({
      text: ['Attach a document or say why there is none.'],
    })
    expect((await upload(monitor, request)).status).toBe(403)
    expect((await steps.uploadFiles(admin, request.recordId, { requestId: '999999' })).status).toBe(404)
    const [file] = (await upload(admin, request)).body
    expect(file).toMatchObject({ requestId: request.id, remove: { allowed: true } })
    const none = { text: 'There is none.', noDocument: true }
    expect((await steps.answerRequest(admin, request, none)).body.fields).toHaveProperty('noDocument')
    request = (await steps.answerRequest(admin, request, { text: '' })).body
    expect(request).toMatchObject({ state: 'Answered', files: 1, answerIt: { allowed: false } })
    expect(await statusOf(request.recordId)).toBe(3)
    expect((await upload(admin, request)).body.message).toBe('This request is answered.')
    expect((await steps.deleteFile(admin, file?.id ?? '')).body.message).toBe(
      'This document answers a request. Ask the monitor to return the request if you need to change it.',
    )
    const stale = { ...request, version: request.version - 1 }
    expect((await steps.decide(monitor, request, 'askAgain')).body.fields).toEqual({
      reason: ['Tell the agency what is still missing.'],
    })
    const conflict = await steps.decide(monitor, stale, 'close')
    expect([conflict.status, conflict.body.current?.state]).toEqual([409, 'Answered'])
    request = (await steps.decide(monitor, request, 'askAgain', { reason: 'Page 2.' })).body
    expect(request).toMatchObject({ state: 'Open', decision: 'Page 2.' })
    expect(await statusOf(request.recordId)).toBe(4)
    request = (await steps.answerRequest(admin, request)).body
    request = (await steps.decide(monitor, request, 'close')).body
    expect(request).toMatchObject({ state: 'Closed', answer: 'Here it is.' })
    expect((await steps.decide(monitor, request, 'withdraw', { reason: 'x' })).body.message).toBe(
      'This request is closed.',
    )
    expect(
      (await auditOf(api, 'auditRecord', request.recordId))
        .map(({ action }) => action)
        .filter((action) => action.includes('equest')),
    ).toEqual([
      'requestDocuments',
      'answerDocumentRequest',
      'returnDocumentRequest',
      'answerDocumentRequest',
      'acceptDocumentRequest',
    ])
  })

  it('is answered by two at once only once, and says who was first', async () => {
    const request = await steps.requested(allegany)
    const answers = await Promise.all([
      steps.answerRequest(admin, request, { text: 'One.' }),
      steps.answerRequest('admin2@allegany.example', request, { text: 'Two.' }),
    ])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('is answered by the reason why there is no document, by a local user who works on the record', async () => {
    const request = await steps.requested(allegany)
    expect((await steps.readRequest(user, request.id)).status).toBe(404)
    await steps.assign(admin, request.prongId, [request.recordId], await api.userId(user))
    expect((await steps.requestsOfProng(user, request.prongId)).body).toHaveLength(1)
    const none = { text: 'It was never written.', noDocument: true }
    expect((await steps.answerRequest(user, request, none)).body).toMatchObject({
      state: 'Answered',
      noDocument: true,
      files: 0,
    })
  })

  it('is extended to a later day of work with a reason, and withdrawn', async () => {
    let request = await steps.requested(allegany)
    const first = request.dueOn
    const { closed, open } = closedDay()
    const late = addDays(closed, 28)
    expect((await steps.decide(monitor, request, 'extend', { reason: 'Snow.' })).body.fields).toHaveProperty(
      'dueOn',
    )
    const before = { reason: 'Snow.', dueOn: first }
    expect((await steps.decide(monitor, request, 'extend', before)).body.fields).toEqual({
      dueOn: ['Choose a day after the present due date.'],
    })
    request = (await steps.decide(monitor, request, 'extend', { reason: 'Snow.', dueOn: late })).body
    expect(request.dueOn >= addDays(open, 28)).toBe(true)
    expect(request.extensions).toMatchObject([{ from: first, to: request.dueOn, reason: 'Snow.' }])
    request = (await steps.decide(monitor, request, 'withdraw', { reason: 'Found it.' })).body
    expect([request.state, await statusOf(request.recordId)]).toEqual(['Withdrawn', 3])
  })

  it('is reminded of once a day, by the address of its record alone', async () => {
    const request = await steps.requested(allegany, { itemId: 'dab-4-01' })
    expect((await steps.remind(monitor, 3, request.recordId, 'dab-4-01')).status).toBe(404)
    expect((await steps.remind(monitor, allegany, request.recordId)).body.message).toBe(
      'There is no open request for documents here.',
    )
    const reminded = await steps.remind(monitor, allegany, request.recordId, 'dab-4-01')
    expect(reminded.body).toMatchObject([{ remindedOn: calendarDay(api.clock.now()) }])
    const again = await steps.remind(monitor, allegany, request.recordId, 'dab-4-01')
    expect([again.status, again.body.message]).toEqual([409, 'The agency was reminded today.'])
  })

  it('keeps its documents under a legal hold', async () => {
    const request = await steps.requested(allegany)
    const [file] = (await upload(admin, request)).body
    const { audit } = (await steps.prong(monitor, request.prongId)).body
    await api.db.update(audits).set({ legalHold: 'Lawsuit.' }).where(eq(audits.id, audit.id))
    expect((await steps.deleteFile(admin, file?.id ?? '')).body.message).toBe(
      'A legal hold keeps the documents of this audit.',
    )
  })
})

describe('uploads to records', () => {
  it('are told to the lead monitor once an hour, without the name of a child or a document', async () => {
    const { prongId, id } = await steps.withDocument(allegany)
    await steps.uploadFiles(admin, id)
    const { status, body } = await steps.reportUploads(admin, prongId)
    expect([status, body.documents]).toEqual([200, 2])
    const { id: quiet } = await steps.withSample(allegany, 2)
    expect((await steps.reportUploads(admin, quiet)).body.message).toBe(
      'Your agency has uploaded no document within the last hour.',
    )
    expect((await steps.reportUploads(monitor, prongId)).status).toBe(403)
  })
})

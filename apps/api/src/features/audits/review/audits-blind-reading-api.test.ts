import type {
  AnswerOf,
  assignSecondReader,
  getRecordHistory,
  listAuditEvents,
  listRecordProgress,
} from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRecordReaders } from '../../../db/schema/index.js'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const first = 'monitor@state.example'
const second = 'monitor2@state.example'
const third = 'sysadmin@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/desk-audit'
const comment = 'No baseline.'

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>
let secondId: string

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
  secondId = await api.userId(second)
})
beforeEach(() => steps.setType({ secondReaderEvery: 1 }))
afterAll(() => api.close())

const content = async (user: string, id: number) =>
  steps.content(user, { id, prongId: await steps.prongOf(id) })
const answered = async (user: string, id: number) =>
  (await content(user, id)).body.sections.flatMap(({ items }) => items).filter(({ value }) => value !== null)
const progress = async (user: string, id: number) =>
  steps.send<AnswerOf<typeof listRecordProgress>>(
    user,
    'get',
    `${base}/sample-audit/${await steps.prongOf(id)}/progress`,
  )
const history = (user: string, id: number) =>
  steps.send<AnswerOf<typeof getRecordHistory>>(
    user,
    'get',
    `/api/audit-trail/records/auditRecord/${id}?page=1&pageSize=100`,
  )
const found = async (user: string, q: string) =>
  (
    await steps.send<AnswerOf<typeof listAuditEvents>>(
      user,
      'get',
      `/api/audit-trail?q=${encodeURIComponent(q)}&action=updateItemResponse&page=1&pageSize=100`,
    )
  ).body.rows.map(({ targetId }) => Number(targetId))
const chosen = async (user: string, id: number, secondReaderId: string) =>
  steps.send<AnswerOf<typeof assignSecondReader> & { message?: string }>(
    user,
    'post',
    `${base}/sample-audit/${await steps.prongOf(id)}/assign-second-reader`,
    { recordIds: [id], secondReaderId },
  )

describe('while a record waits for its second reader', () => {
  it('nobody but the first sees an answer of it, whatever is asked for', async () => {
    const id = await steps.submittedRecord()
    expect((await answered(first, id)).length).toBeGreaterThan(20)
    for (const user of [second, third, liaison]) {
      expect([user, (await content(user, id)).body.blind, await answered(user, id)]).toEqual([user, true, []])
      expect([user, (await steps.send(user, 'get', `${base}/student/${id}/summary`)).status]).toEqual([
        user,
        403,
      ])
      expect((await progress(user, id)).body).toEqual(
        expect.not.arrayContaining([expect.objectContaining({ id })]),
      )
    }
    // A refused save carries the item as it stands.
    const refused = await steps.answer(second, id, 'dab-4-01', 0, { value: 'Y' })
    expect(refused.status).toBe(409)
    expect(JSON.stringify(refused.body)).not.toContain(comment)
    const seen = (await history(third, id)).body.rows
    expect(seen.map(({ action }) => action)).toContain('updateItemResponse')
    expect(JSON.stringify(seen)).not.toContain(comment)
    expect(JSON.stringify((await history(first, id)).body.rows)).toContain(comment)
    // A search of the trail gives no value away either, though the entry is found by what it shows.
    expect(await found(third, comment)).not.toContain(id)
    expect(await found(third, 'updateItemResponse')).toContain(id)
    expect(await found(first, comment)).toContain(id)
    expect((await progress(first, id)).body).toContainEqual(
      expect.objectContaining({ id, setUp: true, notMet: 1 }),
    )
    // Whoever saw nothing is noted nowhere.
    const noted = await api.db.select().from(auditRecordReaders).where(eq(auditRecordReaders.recordId, id))
    expect(noted.map(({ userId }) => userId)).toEqual([await api.userId(first)])
  })

  it('shows everything once the second has finished', async () => {
    const id = await steps.submittedRecord()
    await steps.chooseReader(first, id, secondId)
    await steps.readAll(second, id, { 'dab-4-01': 'N' })
    await steps.finishReading(second, id)
    expect((await answered(third, id)).length).toBeGreaterThan(20)
    expect(JSON.stringify((await history(second, id)).body.rows)).toContain(comment)
    expect(await found(third, comment)).toContain(id)
  })
})

describe('the second reader', () => {
  it('is nobody who has seen an answer of the record', async () => {
    const id = await steps.readyRecord(allegany)
    // Nothing is answered yet: opening the record gives nothing away.
    await content(second, id)
    await steps.answer(first, id, 'dab-4-01', 0, { value: 'N', comment })
    await content(third, id)
    await steps.answerAll(id)
    await steps.submit(first, id)
    const thirdId = await api.userId(third)
    const refused = await steps.chooseReader(first, id, thirdId)
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, ['secondReaderId']])
    expect((await steps.reading(first, id)).body.knowing.map((one) => one.id)).toContain(thirdId)
    expect((await steps.chooseReader(first, id, secondId)).status).toBe(200)
  })

  it('is chosen for many records at once, each by itself', async () => {
    const id = await steps.submittedRecord()
    for (const user of [admin, liaison])
      expect([user, (await chosen(user, id, secondId)).status]).toEqual([user, 403])
    expect((await chosen(first, id, 'nobody')).status).toBe(422)
    expect((await chosen(first, id, await api.userId(first))).body).toEqual([
      { id, done: false, reason: 'The second reader is another person than the first.' },
    ])
    expect((await chosen(first, id, secondId)).body).toEqual([{ id, done: true, reason: null }])
    expect((await steps.reading(second, id)).body.secondReader?.id).toBe(secondId)
  })

  it('neither sees nor gives the first answers while the record is sent back', async () => {
    const id = await steps.submittedRecord()
    await steps.chooseReader(first, id, secondId)
    const back = await steps.reopen(second, id)
    expect(back.body.status).toBe(3)
    expect(JSON.stringify(back.body)).not.toContain(comment)
    expect(await answered(second, id)).toEqual([])
    const refused = await steps.answer(second, id, 'dab-4-01', 0, { value: 'Y' })
    expect([refused.status, JSON.stringify(refused.body).includes(comment)]).toEqual([403, false])
  })
})

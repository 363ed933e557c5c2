import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditProngs, auditRecords, audits } from '../../../db/schema/index.js'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import type { AnswerOf, getPreviousAnswers, getRecordSummary } from '@portal/rest-contract'

const monitor = 'monitor@state.example'
const second = 'monitor2@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/desk-audit'

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
})
afterAll(() => api.close())

const summary = (user: string, id: number, query = '') =>
  steps.send<AnswerOf<typeof getRecordSummary> & Refusal>(
    user,
    'get',
    `${base}/student/${id}/summary${query}`,
  )
const file = (user: string, id: number, format: string) =>
  steps.send<Refusal>(user, 'get', `${base}/student/${id}/summary/file?format=${format}`)
const previous = (user: string, id: number) =>
  steps.send<AnswerOf<typeof getPreviousAnswers> & Refusal>(
    user,
    'get',
    `${base}/student/${id}/previous-answers`,
  )

it('the summary of a record says all answers with its setup, and why items do not apply', async () => {
  const id = await steps.submittedRecord()
  const { body } = await summary(liaison, id, '?part=Part%20B')
  expect(body.student).toMatch(/\*{4}/)
  expect(body).toMatchObject({ status: 6, notMet: 1, open: 0, submittedBy: 'Helen Marsh', secondReader: '' })
  const items = body.sections.flatMap((section) => section.items)
  expect(body.met + body.notMet + body.notApplicable).toBe(items.length)
  expect(items.find((item) => item.id === 'dab-4-01')).toMatchObject({
    answer: 'No',
    counts: 'notMet',
    comment: 'No baseline.',
  })
  expect(items.find((item) => item.id === 'dab-7-01')).toMatchObject({
    counts: 'excluded',
    notApplicable: 'Not applicable because the student is below transition age',
  })
  expect(body.setup.every(({ answer }) => answer !== '')).toBe(true)
  expect((await summary(admin, id)).status).toBe(403)
  const content = await steps.send<{ id: number }>(monitor, 'get', `${base}/content/${id}?part=Part%20B`)
  expect([content.status, content.body.id]).toEqual([200, id])
})

it('is taken away as a file by monitors, which is recorded', async () => {
  const id = await steps.submittedRecord()
  expect((await file(liaison, id, 'pdf')).status).toBe(403)
  for (const format of ['pdf', 'xlsx']) expect((await file(monitor, id, format)).status).toBe(200)
  const entries = await auditOf(api, 'auditRecord', String(id))
  expect(entries.filter(({ action }) => action === 'exportRecordSummary').map(({ after }) => after)).toEqual([
    { format: 'pdf' },
    { format: 'xlsx' },
  ])
})

it('is not for the second reader, who has not finished', async () => {
  await steps.setType({ secondReaderEvery: 1 })
  const id = await steps.submittedRecord()
  await steps.setType({ secondReaderEvery: 10 })
  await steps.chooseReader(monitor, id, await api.userId(second))
  const refused = await summary(second, id)
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'The first answers are hidden until the second reader has finished.',
  ])
  expect((await file(second, id, 'pdf')).status).toBe(403)
  expect((await summary(monitor, id)).status).toBe(200)
})

it('answers of an earlier year about the same child are found by lineage', async () => {
  const earlier = await steps.submittedRecord()
  const later = await steps.readyRecord(allegany)
  expect((await previous(monitor, later)).body).toEqual({ recordId: later, year: null, items: [] })
  const prongId = await steps.prongOf(earlier)
  const [prong] = await api.db.select().from(auditProngs).where(eq(auditProngs.id, prongId))
  const [row] = await api.db.select().from(auditRecords).where(eq(auditRecords.id, later))
  await api.db.update(auditProngs).set({ status: 8 }).where(eq(auditProngs.id, prongId))
  await api.db
    .update(auditRecords)
    .set({ key: row?.key ?? '' })
    .where(eq(auditRecords.id, earlier))
  expect((await previous(monitor, later)).body.items).toEqual([])
  const { id: auditId, ...before } = await moveBack(prong?.auditId ?? 0)
  const { body } = await previous(monitor, later)
  expect(body.year).toBe(before.year)
  expect(body.items.find(({ lineageId }) => lineageId === 'dab-4-01')).toMatchObject({
    answer: 'No',
    counts: 'notMet',
    comment: 'No baseline.',
  })
  expect((await previous(admin, later)).status).toBe(403)
  expect(auditId).toBeGreaterThan(0)
})

/** Puts an audit into the year before. */
async function moveBack(id: number): Promise<{ id: number; year: number }> {
  const [row] = await api.db.select().from(audits).where(eq(audits.id, id))
  const year = (row?.year ?? 0) - 1
  await api.db.update(audits).set({ year }).where(eq(audits.id, id))
  return { id, year }
}

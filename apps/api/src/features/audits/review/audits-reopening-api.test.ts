import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditProngs } from '../../../db/schema/index.js'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const second = 'monitor2@state.example'
const others = ['liaison@state.example', 'disputes@state.example', 'admin@allegany.example']
const itemId = 'dab-4-01'

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
})
afterAll(() => api.close())

it('a complete record is reopened by a monitor with a reason, and submitted again', async () => {
  const id = await steps.submittedRecord()
  expect((await steps.record(id)).reopen).toEqual({ allowed: true, reason: null })
  for (const user of others) expect([user, (await steps.reopen(user, id)).status]).toEqual([user, 403])
  expect((await steps.reopen(second, id, { reason: '' })).body.fields).toEqual({
    reason: ['Reason is required.'],
  })
  expect((await steps.reopen(second, id, { version: 1 })).status).toBe(409)
  const open = await steps.reopen(second, id)
  expect([open.status, open.body.status, open.body.answer.allowed]).toEqual([200, 3, true])
  expect((await steps.reopen(second, id)).status).toBe(409)
  const entries = await auditOf(api, 'auditRecord', String(id))
  const entry = entries.find(({ action }) => action === 'reopenRecord')
  expect(entry).toMatchObject({ reason: 'Page 3 is missing.', before: { status: 6 }, after: { status: 3 } })
  expect((await steps.answer(monitor, id, itemId, 1, { value: 'Y' })).status).toBe(200)
  expect((await steps.submit(monitor, id)).body.status).toBe(6)
})

it('a record is not reopened once the review of its prong is complete', async () => {
  const id = await steps.submittedRecord()
  await api.db
    .update(auditProngs)
    .set({ status: 7 })
    .where(eq(auditProngs.id, await steps.prongOf(id)))
  const late = await steps.reopen(monitor, id)
  expect([late.status, late.body.message]).toEqual([
    409,
    'The review is complete. Move the audit back to change a record.',
  ])
  expect((await steps.record(id)).reopen.allowed).toBe(false)
})

it('a review of newer data asks and takes only the items that it looks at', async () => {
  const id = await steps.readyRecord(allegany)
  await api.db
    .update(auditProngs)
    .set({ limitedItemIds: [itemId] })
    .where(eq(auditProngs.id, await steps.prongOf(id)))
  const { sections } = await steps.record(id)
  expect(sections.map(({ items }) => items.map((item) => item.id))).toEqual([[itemId]])
  expect((await steps.setup(monitor, id)).body.applicable).toBe(1)
  expect((await steps.answer(monitor, id, 'dab-1-01', 0, { value: 'Y' })).status).toBe(404)
  expect((await steps.answer(monitor, id, itemId, 0, { value: 'Y' })).status).toBe(200)
  expect((await steps.submit(monitor, id)).body.status).toBe(6)
})

it('a kind of audit has fields beside its answers by data alone, with their ranges', async () => {
  await steps.setType({
    extraFields: [{ key: 'page', label: 'Page', type: 'Number', required: true, min: 1, max: 500 }],
  })
  const id = await steps.readyRecord(allegany)
  expect((await steps.record(id)).extraFields).toMatchObject([{ key: 'page', min: 1, max: 500 }])
  await steps.answerAll(id)
  expect((await steps.submit(monitor, id)).body.message).toBe('Page is required.')
  const refused = async (extras: object) =>
    (await steps.answer(monitor, id, itemId, 1, { extras })).body.fields
  expect(await refused({ page: '501' })).toEqual({ 'extras.page': ['Page must be between 1 and 500.'] })
  expect(await refused({ other: '1' })).toEqual({ 'extras.other': ['There is no such field.'] })
  const items = (await steps.record(id)).sections.flatMap((section) => section.items)
  for (const item of items)
    if (item.notApplicable === null)
      await steps.answer(monitor, id, item.id, item.version, { extras: { page: '12' } })
  expect((await steps.submit(monitor, id)).body.status).toBe(6)
  const stored = (await steps.record(id)).sections.flatMap((section) => section.items)
  expect(stored.find((item) => item.id === itemId)).toMatchObject({ value: 'Y', extras: { page: '12' } })
  await steps.setType({ extraFields: [] })
})

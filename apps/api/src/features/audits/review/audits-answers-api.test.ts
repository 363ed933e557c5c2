import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditSteps } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const readers = ['liaison@state.example', 'disputes@state.example']
const [itemId, otherId] = ['dab-4-01', 'dab-4-02']

let api: TestApi
let steps: ReturnType<typeof auditSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

const contentOf = async (id: number, user = monitor) =>
  steps.content(user, { id, prongId: await steps.prongOf(id) })

async function itemOf(id: number, wanted = itemId) {
  const { sections } = (await contentOf(id)).body
  const item = sections.flatMap(({ items }) => items).find((one) => one.id === wanted)
  if (!item) throw new Error(`There is no item ${wanted}.`)
  return item
}

it('reads the items of a record with what does not apply, for the state alone', async () => {
  const id = await steps.readyRecord(allegany)
  const { sections, answer, submit } = (await contentOf(id)).body
  expect(sections.map(({ number }) => number).slice(0, 3)).toEqual(['1', '2', '3'])
  expect([answer.allowed, submit.allowed]).toEqual([true, false])
  const transition = sections.flatMap(({ items }) => items).find((item) => item.id === 'dab-7-01')
  expect(transition).toMatchObject({
    notApplicable: 'Not applicable because the student is below transition age',
    value: null,
  })
  expect((await itemOf(id)).choices.map(({ value, counts }) => `${value} ${counts}`)).toEqual([
    'Y met',
    'N notMet',
    'NA excluded',
    'PEND open',
  ])
  for (const reader of readers) expect((await contentOf(id, reader)).body.answer.allowed).toBe(false)
  expect((await contentOf(id, 'admin@allegany.example')).status).toBe(403)
  expect((await steps.content(monitor, { id, prongId: 999_999 })).status).toBe(404)
})

it('saves an answer, begins the review with it, and keeps its history', async () => {
  const id = await steps.readyRecord(allegany)
  const saved = await steps.answer(monitor, id, itemId, 0, { value: 'N', comment: ' No baseline. ' })
  expect([saved.status, saved.body]).toMatchObject([
    200,
    { value: 'N', comment: 'No baseline.', internalNote: '', version: 1 },
  ])
  expect((await contentOf(id)).body.status).toBe(3)
  expect((await steps.prong(monitor, await steps.prongOf(id))).body.status).toBe(6)
  const note = await steps.answer(monitor, id, itemId, 1, { internalNote: 'Ask.' })
  expect(note.body).toMatchObject({ value: 'N', comment: 'No baseline.', internalNote: 'Ask.', version: 2 })
  expect((await steps.answer(monitor, id, itemId, 2, {})).body.version).toBe(2)
  const entries = (await auditOf(api, 'auditRecord', String(id))).filter(
    ({ action }) => action === 'updateItemResponse',
  )
  expect(entries.map(({ after }) => after)).toEqual([
    { itemNumber: '4.1', value: 'N', comment: 'No baseline.' },
    { itemNumber: '4.1', internalNote: 'Ask.' },
  ])
})

it('refuses what an item has not, what does not apply, and people of the agency', async () => {
  const id = await steps.readyRecord(allegany)
  const of = (user: string, item: string, value: string) => steps.answer(user, id, item, 0, { value })
  expect((await of(monitor, itemId, 'Met')).status).toBe(422)
  const skipped = await of(monitor, 'dab-7-01', 'Y')
  expect([skipped.status, skipped.body.message]).toEqual([
    422,
    'Not applicable because the student is below transition age',
  ])
  expect((await of(monitor, 'none', 'Y')).status).toBe(404)
  for (const reader of [...readers, 'admin@allegany.example'])
    expect([reader, (await of(reader, itemId, 'Y')).status]).toEqual([reader, 403])
  const { id: early } = await steps.withDocument(allegany)
  expect((await steps.answer(monitor, early, itemId, 0, { value: 'Y' })).body.message).toBe(
    'Answer the setup questions first.',
  )
})

it('keeps the answer of whoever saved first, and gives it to the other', async () => {
  const id = await steps.readyRecord(allegany)
  const both = await Promise.all([
    steps.answer(monitor, id, itemId, 0, { value: 'Y' }),
    steps.answer(monitor2, id, itemId, 0, { value: 'N', comment: 'None.' }),
  ])
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const stored = await itemOf(id)
  expect(both.find(({ status }) => status === 409)?.body.current).toMatchObject({
    value: stored.value,
    version: 1,
  })
})

it('keeps answers that a setup answer makes not applicable, and counts them again afterwards', async () => {
  const id = await steps.readyRecord(allegany)
  const set = async (transitionAge: string) => {
    const { version } = (await steps.setup(monitor, id)).body
    // The call of the setup alone only previews while answers would be lost.
    const path = `/api/msde/desk-audit/update-skip-logic/${id}/Part%20B`
    const change = { answers: { transitionAge: [transitionAge] }, version }
    expect((await steps.send(monitor, 'post', path, change)).status).toBe(200)
  }
  await set('Yes')
  await steps.answer(monitor, id, 'dab-7-01', 0, { value: 'Y' })
  await set('No')
  expect(await itemOf(id, 'dab-7-01')).toMatchObject({ value: 'Y', notApplicable: expect.any(String) })
  await set('Yes')
  expect(await itemOf(id, 'dab-7-01')).toMatchObject({ value: 'Y', notApplicable: null, version: 1 })
})

it('is submitted once nothing is missing, and closed to changes then', async () => {
  const id = await steps.readyRecord(allegany)
  await steps.answer(monitor, id, itemId, 0, { value: 'N' })
  expect((await steps.submit(monitor, id)).body.message).toMatch(
    /^This record is not complete: \d+ unanswered, 0/,
  )
  await steps.answerAll(id)
  expect((await steps.submit(monitor, id)).body.message).toBe(
    'Explain why this item does not meet the requirement.',
  )
  await steps.answer(monitor, id, itemId, 1, { comment: 'No baseline.' })
  const done = await steps.submit(monitor, id)
  expect([done.status, done.body.status]).toEqual([200, 6])
  expect((await steps.submit(monitor, id)).status).toBe(409)
  expect((await steps.answer(monitor, id, otherId, 1, { value: 'Y' })).body.message).toBe(
    'This record is complete. Reopen it to change it.',
  )
})

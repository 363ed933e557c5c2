import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditSteps } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const readers = ['liaison@state.example', 'disputes@state.example']

let api: TestApi
let steps: ReturnType<typeof auditSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

it('is read by the state and answered by monitors, once documents are there', async () => {
  const { id: prongId } = await steps.withSample(allegany, 3)
  const id = (await steps.records(monitor, prongId)).body[0]?.id ?? 0
  const { version } = (await steps.setup(monitor, id)).body
  for (const one of readers) {
    expect([one, (await steps.setup(one, id)).status]).toEqual([one, 200])
    expect([one, (await steps.setUp(one, id, {}, version)).status]).toEqual([one, 403])
  }
  expect([(await steps.setup(admin, id)).status, (await steps.setUp(admin, id, {}, version)).status]).toEqual(
    [403, 403],
  )
  expect((await steps.setup('user@allegany.example', id)).status).toBe(404)
  const early = await steps.setUp(monitor, id, {}, version)
  expect([early.status, early.body.message]).toEqual([
    409,
    'The review has not begun: the agency has uploaded no documents yet.',
  ])
})

it('makes a record ready, with the items that do not apply, and needs setup again when an answer goes', async () => {
  const { id } = await steps.withDocument(allegany)
  const before = (await steps.setup(monitor, id)).body
  expect([before.status, before.notApplicable]).toEqual([0, []])
  expect(before.questions.some(({ proposed }) => proposed.length > 0)).toBe(true)
  const answers = Object.fromEntries(
    before.questions.map(({ key, type, options }) => [
      key,
      type === 'YesNo'
        ? ['No']
        : type === 'Number'
          ? ['9']
          : type === 'Date'
            ? ['2026-01-02']
            : [options[0] ?? ''],
    ]),
  )
  const [firstKey = ''] = before.missing
  const some = await steps.setUp(monitor, id, { [firstKey]: answers[firstKey] }, before.version)
  expect([some.status, some.body.status, some.body.missing.length]).toEqual([
    200,
    1,
    before.missing.length - 1,
  ])
  const ready = (await steps.setUp(monitor, id, answers, some.body.version)).body
  expect([ready.status, ready.missing]).toEqual([2, []])
  expect(ready.notApplicable[0]?.reason).toMatch(/^Not applicable because /)
  expect(ready.applicable).toBeLessThan(before.applicable)
  const again = (await steps.setUp(monitor, id, { [firstKey]: [] }, ready.version)).body
  expect([again.status, again.missing]).toEqual([1, [firstKey]])
  const entries = await auditOf(api, 'auditRecord', id)
  const entry = entries.find(({ action }) => action === 'updateRecordSetup')
  expect(Object.keys(entry?.after ?? {})).toEqual([firstKey])
})

it('refuses what is no question and no answer beside its question, and older versions', async () => {
  const { id } = await steps.withDocument(allegany)
  const { questions, version } = (await steps.setup(monitor, id)).body
  const yesNo = questions.find(({ type }) => type === 'YesNo')?.key ?? ''
  const refused = await steps.setUp(monitor, id, { shoes: ['No'], [yesNo]: ['Perhaps'] }, version)
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([
    422,
    ['answers.shoes', `answers.${yesNo}`],
  ])
  const answers = await Promise.all(
    ['Yes', 'No'].map((one) => steps.setUp(monitor, id, { [yesNo]: [one] }, version)),
  )
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditSteps } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const colleague = 'monitor2@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditSteps>
let colleagueId: string

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
  colleagueId = await api.userId(colleague)
})
afterAll(() => api.close())

async function sampled(): Promise<{ prongId: number; ids: number[] }> {
  const { id } = await steps.withSample(allegany, 4)
  return { prongId: id, ids: (await steps.records(monitor, id)).body.map((record) => record.id) }
}

const monitorsOf = async (prongId: number) =>
  (await steps.records(admin, prongId)).body.map(({ assignedMonitor }) => assignedMonitor?.id ?? null)

it('is said by monitors alone, of monitors, and of records of this sample', async () => {
  const { prongId, ids } = await sampled()
  for (const one of [admin, 'user@allegany.example', 'liaison@state.example', 'disputes@state.example'])
    expect([one, (await steps.assignMonitor(one, prongId, ids, colleagueId)).status]).toEqual([one, 403])
  expect((await steps.assignMonitor('admin@howard.example', prongId, ids, colleagueId)).status).toBe(404)
  for (const nobody of ['nobody', await api.userId(admin)])
    expect((await steps.assignMonitor(monitor, prongId, ids, nobody)).body.fields).toEqual({
      monitorId: ['Choose a state monitor.'],
    })
  const other = await sampled()
  const mixed = await steps.assignMonitor(monitor, prongId, [...ids, ...other.ids], colleagueId)
  expect(mixed.status).toBe(404)
  expect((await steps.assignMonitor(monitor, prongId, [], colleagueId)).status).toBe(422)
  expect(await monitorsOf(prongId)).toEqual([null, null, null, null])
})

it('changes several records at once, with one notice that names no child, and can be taken back', async () => {
  const { prongId, ids } = await sampled()
  const [first = 0, second = 0] = ids
  const { status, body } = await steps.assignMonitor(monitor, prongId, [first, second, first], colleagueId)
  expect([status, body.map(({ assignedMonitor }) => assignedMonitor?.fullName ?? null)]).toEqual([
    200,
    ['Andre Whitfield', 'Andre Whitfield', null, null],
  ])
  // A record that the monitor reviews already is left as it is, and not counted.
  await steps.assignMonitor(monitor, prongId, ids.slice(0, 3), colleagueId)
  await steps.assignMonitor(monitor, prongId, [first], null)
  expect(await monitorsOf(prongId)).toEqual([null, colleagueId, colleagueId, null])
  const acts = (await auditOf(api, 'auditRecord', first)).map(({ action }) => action)
  expect(acts).toEqual(['assignMonitor', 'assignMonitor'])
  const notices = await steps.send<{ rows: { title: string }[] }>(
    colleague,
    'get',
    '/api/account/users/me/notices',
  )
  const own = JSON.stringify(notices.body)
  expect(own).toContain('Desk audit, Part B: 2 records to review assigned to you')
  expect(own).toContain('Desk audit, Part B: 1 record to review assigned to you')
  expect(own).not.toMatch(/Last\d|400000/)
})

it('is the same when several monitors do it at once', async () => {
  const { prongId, ids } = await sampled()
  const assign = () => steps.assignMonitor(monitor, prongId, ids, colleagueId)
  const answers = await Promise.all([assign(), assign(), assign()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(await monitorsOf(prongId)).toEqual(Array(4).fill(colleagueId))
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditSteps } from '../../../testing/audits/audit-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditSteps>
let userId: string

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
  userId = await api.userId(user)
})
afterAll(() => api.close())

async function sampled(): Promise<{ prongId: number; ids: number[] }> {
  const { id } = await steps.withSample(allegany, 4)
  return { prongId: id, ids: (await steps.records(monitor, id)).body.map((record) => record.id) }
}

it('is for local administrators, to local users of their agency', async () => {
  const { prongId, ids } = await sampled()
  for (const one of [monitor, user, 'liaison@state.example', 'disputes@state.example']) {
    expect([one, (await steps.assign(one, prongId, ids, userId)).status]).toEqual([one, 403])
    expect([one, (await steps.people(one, prongId)).status]).toEqual([one, 403])
  }
  expect((await steps.assign('admin@howard.example', prongId, ids, userId)).status).toBe(404)
  const foreign = await api.userId('user@howard.example')
  expect((await steps.assign(admin, prongId, ids, foreign)).status).toBe(404)
  expect((await steps.assign(admin, prongId, ids, await api.userId(admin))).status).toBe(403)
  const other = await sampled()
  expect((await steps.assign(admin, prongId, [...ids, ...other.ids], userId)).status).toBe(404)
  const { body } = await steps.records(admin, prongId)
  expect(body.flatMap(({ assignees }) => assignees)).toEqual([])
})

it('lets a local user see these records and no others, and sends one notice that names no child', async () => {
  const { prongId, ids } = await sampled()
  const [first = 0, second = 0, third = 0] = ids
  const { status, body } = await steps.assign(admin, prongId, [first, second], userId)
  expect([status, body.filter(({ assignees }) => assignees.length > 0).map(({ id }) => id)]).toEqual([
    200,
    [first, second],
  ])
  expect((await steps.records(user, prongId)).body.map(({ id }) => id)).toEqual([first, second])
  expect((await steps.people(admin, prongId)).body.find(({ id }) => id === userId)?.isAssigned).toBe(true)
  const notes = { note: 'x' }
  expect((await steps.changeRecord(user, { id: first, version: 1 }, notes)).status).toBe(403)
  expect((await steps.changeRecord(user, { id: third, version: 1 }, notes)).status).toBe(404)
  await steps.assign(admin, prongId, [first], userId, false)
  expect((await steps.records(user, prongId)).body.map(({ id }) => id)).toEqual([second])
  expect((await auditOf(api, 'auditRecord', first)).map(({ action }) => action)).toEqual([
    'assignRecords',
    'unassignRecords',
  ])
  const notices = await steps.send<{ rows: { title: string; text: string }[] }>(
    user,
    'get',
    '/api/account/users/me/notices',
  )
  const own = JSON.stringify(notices.body)
  expect(own).toContain('Desk audit, Part B: 2 records assigned to you')
  expect(own).not.toMatch(/Last\d|400000/)
})

it('is the same when several administrators do it at once', async () => {
  const { prongId, ids } = await sampled()
  const answers = await Promise.all(['a', 'b', 'c'].map(() => steps.assign(admin, prongId, ids, userId)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await steps.records(user, prongId)).body).toHaveLength(4)
})

it('reveals a name to those who work on the record, and each record says who saw it', async () => {
  const { prongId, ids } = await sampled()
  const [first = 0, second = 0] = ids
  await steps.assign(admin, prongId, [first], userId)
  for (const one of ['liaison@state.example', 'disputes@state.example'])
    expect([one, (await steps.reveal(one, prongId, [first])).status]).toEqual([one, 403])
  expect((await steps.reveal(user, prongId, [first, second])).status).toBe(404)
  expect((await steps.reveal(monitor, (await sampled()).prongId, [first])).status).toBe(404)
  const { status, body } = await steps.reveal(user, prongId, [first])
  expect([status, Object.keys(body[0]?.values ?? {}).toSorted()]).toEqual([
    200,
    ['dob', 'firstName', 'lastName', 'studentId'],
  ])
  expect(body[0]?.values['lastName']).toMatch(/^Last\d+$/)
  await steps.reveal(monitor, prongId, [first])
  const seen = (await auditOf(api, 'auditRecord', first)).filter(({ action }) => action === 'revealRecords')
  expect(seen.map(({ actorId }) => actorId)).toEqual([userId, await api.userId(monitor)])
  expect(JSON.stringify(seen)).not.toMatch(/Last\d|400000/)
})

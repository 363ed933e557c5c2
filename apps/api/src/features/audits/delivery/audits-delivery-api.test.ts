import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLineSteps } from '../../../testing/audits/audit-line-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditLineSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = auditLineSteps(api)
})
afterAll(() => api.close())

const missed = { student: 20, provider: 30, closed: 0, other: 0 }

it('begins with what the list says, and adds up what a monitor saves', async () => {
  const { prongId, id } = await steps.withLines(allegany)
  const first = (await steps.line(monitor, id)).body
  expect(first).toMatchObject({ frequency: 'WEEKLY', minutes: 60, version: 0 })
  // Nothing is owed of a line that nobody has entered.
  expect(first.totals).toMatchObject({ percent: 'N/A', flagged: false, shortfall: 0, compensatory: 0 })
  expect(first.totals.planned).toBeGreaterThan(0)
  const given = {
    frequency: 'MONTHLY',
    minutes: 270,
    periodFrom: '2025-09-01',
    periodTo: '2025-10-31',
    months: [
      { month: '2025-09', delivered: 230, makeUp: 0, missed },
      { month: '2025-10', delivered: 200, makeUp: 60, missed: { ...missed, student: 0, provider: 0 } },
    ],
  }
  const saved = await steps.saveLine(monitor, id, 0, given)
  expect(saved.body.message).toBeUndefined()
  expect(saved.body.totals).toMatchObject({
    planned: 540,
    percent: '90.7 %',
    flagged: false,
    shortfall: 50,
    compensatory: 30,
  })
  expect(saved.body.months.map(({ planned }) => planned)).toEqual([270, 270])

  const stale = await steps.saveLine(monitor, id, 0, { notes: 'Again' })
  expect(stale.status).toBe(409)
  const wrong = await steps.saveLine(monitor, id, 1, { periodTo: '2025-09-30' })
  expect([wrong.status, wrong.body.message]).toEqual([422, '2025-10 is not in the period.'])

  const related = (await steps.related(monitor, prongId)).body
  expect(related.map(({ service, provider, totals }) => [service, provider, totals.delivered])).toEqual(
    expect.arrayContaining([[saved.body.service, saved.body.provider, 430]]),
  )
  expect(related).toHaveLength(2)
})

it('is for the state until the report, and only where records have minutes', async () => {
  const { prongId, id } = await steps.withLines(allegany)
  expect((await steps.line(admin, id)).status).toBe(403)
  expect((await steps.related(admin, prongId)).status).toBe(403)
  expect((await steps.saveLine(admin, id, 0, { notes: 'Ours' })).status).toBe(403)
  const path = `/api/msde/desk-audit/service-line/${id}`
  expect((await steps.send(monitor, 'get', path)).status).toBe(404)
})

import type { AnswerOf, getMonitoringHistory } from '@portal/rest-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportStatements } from '../../db/statement-log.js'
import { auditSteps } from '../../testing/audits/audit-steps.js'
import { allegany } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'

type History = AnswerOf<typeof getMonitoringHistory>

const monitor = 'monitor@state.example'
const howard = 13

let api: TestApi
let steps: ReturnType<typeof auditSteps>
beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

const read = async (person: string, query = '') =>
  (await steps.send<History>(person, 'get', `/api/msde/reports/monitoring-history${query}`)).body

it('names six years, and for each agency what there was and when the state last told it a result', async () => {
  const year = await steps.currentYear()
  const { years, agencies } = await read(monitor)
  expect(years).toHaveLength(6)
  expect(years.at(-1)).toBeGreaterThanOrEqual(year)
  const reported = agencies.find(({ leaId }) => leaId === howard)
  expect(reported?.lastMonitored).toBe(year)
  expect(reported?.activities).toContainEqual(
    expect.objectContaining({
      activity: 'Desk audit',
      part: 'Part C',
      status: 'Report issued',
      monitored: true,
      recordKind: 'desk-audit',
    }),
  )
  const underReview = agencies.find(({ leaId }) => leaId === allegany)?.activities
  expect(underReview).toContainEqual(expect.objectContaining({ activity: 'Desk audit', monitored: false }))
  expect(agencies.some(({ lastMonitored }) => lastMonitored === null)).toBe(true)
  expect(agencies.some(({ code }) => code === '99')).toBe(false)
  expect(
    (await read(monitor, `?year=${year - 10}`)).agencies.every((one) => one.lastMonitored === null),
  ).toBe(true)
})

it('shows an agency its own monitoring, without audits of which it was not notified', async () => {
  const admin = 'admin@allegany.example'
  const before = await read(admin)
  expect(before.agencies.map(({ leaId }) => leaId)).toEqual([allegany])
  const planned = (await steps.create(monitor, [allegany], { reason: 'Targeted' })).body[0]
  const audits = async (person: string) =>
    (await read(person)).agencies
      .find(({ leaId }) => leaId === allegany)
      ?.activities.flatMap(({ recordKind, recordId }) => (recordKind === null ? [] : [recordId]))
  const prongId = planned?.prongs[0]?.id ?? 0
  expect(await audits(monitor)).toContain(prongId)
  expect(await audits(admin)).not.toContain(prongId)
})

it('takes as many statements for one agency as for all', async () => {
  const statementsFor = async (person: string) => {
    const sent: string[] = []
    await reportStatements(
      (text) => sent.push(text),
      () => read(person),
    )
    return sent.filter((text) => /activity|from "leas"/.test(text)).length
  }
  expect(await statementsFor(monitor)).toBe(await statementsFor('admin@howard.example'))
})

import type { AnswerOf, getCohort, listCohorts, listSelfAssessments } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allegany, howard, selfAssessmentSteps, type Refusal } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'

type Cohort = AnswerOf<typeof getCohort>
type Rows = AnswerOf<typeof listSelfAssessments>

const monitor = 'monitor@state.example'
const second = 'monitor2@state.example'
const base = '/api/msde/self-assessment/cohorts'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let year: number
let secondId: string

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  year = await steps.currentYear()
  secondId = await api.userId(second)
})
afterAll(() => api.close())

const read = async (at = year): Promise<Cohort> =>
  (await steps.send<Cohort>(monitor, 'get', `${base}/${secondId}?year=${at}`)).body
const save = (user: string, body: object, userId = secondId) =>
  steps.send<Cohort>(user, 'post', `${base}/${userId}`, { year, cohortNumber: null, leaIds: [], ...body })

describe('cohorts', () => {
  it('name every state monitor with the agencies of the year, by name', async () => {
    const { body } = await steps.send<AnswerOf<typeof listCohorts>>(
      'liaison@state.example',
      'get',
      `${base}?year=${year}`,
    )
    const names = body.map(({ user }) => user.fullName)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)))
    expect(body.map(({ user }) => user.id)).toContain(await api.userId(monitor))
    expect(body.every(({ edit }) => !edit.allowed)).toBe(true)
    // No agency was assigned in an earlier year.
    expect(await read(year - 1)).toMatchObject({ id: null, leaIds: [], version: 0, year: year - 1 })
  })

  it('are changed with an entry in the history, and show in the list of self-assessments', async () => {
    const before = await read()
    const saved = (
      await save(monitor, { cohortNumber: 2, leaIds: [howard, allegany], version: before.version })
    ).body
    expect(saved).toMatchObject({
      cohortNumber: 2,
      leaIds: [allegany, howard],
      version: before.version + 1,
      changedBy: { id: await api.userId(monitor) },
    })
    const [entry] = (await auditOf(api, 'cohort', saved.id ?? 0)).slice(-1)
    expect(entry).toMatchObject({
      action: 'saveCohort',
      year,
      after: { cohortNumber: 2, agencies: ['Allegany County', 'Howard County'] },
    })
    const { body } = await steps.send<Rows>(
      monitor,
      'post',
      `/api/self-assessment/dashboard/lealist/${year}`,
      [allegany],
    )
    expect(body[0]?.monitors.map(({ id }) => id)).toContain(secondId)
  })

  it('are refused from an old version, with the row that is stored', async () => {
    const { version, leaIds } = await read()
    const { status, body } = await save(monitor, { version: version - 1 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'CONFLICT', current: { leaIds, version } })
  })

  it('let only one of two through who save at once', async () => {
    const { version } = await read()
    const answers = await Promise.all(
      [allegany, howard].map((id) => save(monitor, { leaIds: [id], version })),
    )
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('are refused for what is not there, and for people who are no monitors', async () => {
    const { version } = await read()
    const fields = async (body: object) =>
      Object.keys(((await save(monitor, { version, ...body })).body as unknown as Refusal).fields ?? {})
    expect(await fields({ cohortNumber: 7, leaIds: [9999] })).toEqual(['cohortNumber', 'leaIds'])
    expect(await fields({ year: 1990 })).toEqual(['year'])
    const admin = await api.userId('admin@allegany.example')
    expect((await save(monitor, { version: 0 }, admin)).status).toBe(404)
    expect((await save('liaison@state.example', { version })).status).toBe(403)
    expect((await steps.send('admin@allegany.example', 'get', `${base}?year=${year}`)).status).toBe(403)
  })
})

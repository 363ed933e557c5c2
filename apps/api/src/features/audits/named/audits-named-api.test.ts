import { afterAll, beforeAll, expect, it } from 'vitest'
import type {
  AnswerOf,
  getAuditContent,
  getAuditDashboard,
  getContentSetup,
  getRecordItem,
  getSampleRecord,
} from '@portal/rest-contract'
import { auditReviewSteps } from '../../../testing/audits/audit-review-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const base = '/api/msde/desk-audit'

let api: TestApi
let steps: ReturnType<typeof auditReviewSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditReviewSteps(api)
})
afterAll(() => api.close())

const get = <Answer>(user: string, path: string) =>
  steps.send<Answer & Refusal>(user, 'get', `${base}/${path}`)

it('the dashboard of an agency says of each audit what comes next, by when, and its letters', async () => {
  const audit = await steps.targeted(allegany)
  await steps.notify(monitor, audit)
  const planned = await steps.targeted(allegany)
  const path = `dashboard/${allegany}/${audit.year}/true`
  const { body } = await get<AnswerOf<typeof getAuditDashboard>>(monitor, path)
  const part = body.parts.find((one) => one.audit.id === audit.id)
  expect(part).toMatchObject({
    part: 'Part B',
    tiles: { sampled: 0, openFindings: 0, overdueCorrections: 0 },
    nextAction: { turn: 'State', step: 'requestList', dueOn: '2998-10-01' },
    letters: [{ kind: 'Notification', superseded: false }],
  })
  const seen = await get<AnswerOf<typeof getAuditDashboard>>(admin, path)
  expect(seen.body.parts.map((one) => one.audit.id)).not.toContain(planned.id)
  const current = await get<AnswerOf<typeof getAuditDashboard>>(admin, `dashboard/${allegany}`)
  expect(current.body).toEqual(seen.body)
})

it('one record, and one item of it, are read alone', async () => {
  const id = await steps.submittedRecord()
  const prongId = await steps.prongOf(id)
  const record = await get<AnswerOf<typeof getSampleRecord>>(admin, `student/${id}`)
  expect((await steps.records(admin, prongId)).body).toContainEqual(record.body)
  const item = await get<AnswerOf<typeof getRecordItem>>(monitor, `contentitem/dab-4-01/${id}`)
  expect(item.body).toMatchObject({ id: 'dab-4-01', value: 'N', comment: 'No baseline.' })
  expect((await get(monitor, `contentitem/none/${id}`)).status).toBe(404)
  expect((await get(admin, `contentitem/dab-4-01/${id}`)).status).toBe(403)
})

it('content and setup questions are those that new audits are made with', async () => {
  const year = await steps.currentYear()
  const content = await get<AnswerOf<typeof getAuditContent>>(monitor, 'content?part=Part%20C')
  expect(content.body).toMatchObject({ part: 'Part C' })
  expect(content.body.sections.length).toBeGreaterThan(3)
  const setup = await get<AnswerOf<typeof getContentSetup>>(monitor, 'case-specific-setup?part=Part%20C')
  expect(setup.body).toEqual(content.body.setupQuestions)
  const ofYear = await get<AnswerOf<typeof getContentSetup>>(
    monitor,
    `content-setup/?part=Part%20C&year=${year}`,
  )
  expect(ofYear.body).toEqual(setup.body)
  expect((await get(monitor, 'content-setup/?part=Part%20C&year=1999')).status).toBe(404)
  expect((await get(monitor, 'content-setup/?part=Part%20D&year=2026')).status).toBe(422)
})

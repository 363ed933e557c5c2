import { shortDay } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionnaireResponses, subsectionResponses } from '../../../db/schema/index.js'
import { testConfig } from '../../../testing/test-config.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import {
  allegany,
  dueOn,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { remindOfSelfAssessments } from '../self-assessment-jobs.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const earlier = '2999-05-31'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let id = 0
let userId = ''
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  id = (await steps.rowOf(allegany)).id
  userId = await api.userId(user)
  await steps.activate(monitor, [id])
})
afterAll(() => api.close())

const whole = async () => (await steps.get(admin, id)).body
const places = (one: SelfAssessment) => one.sections.flatMap(({ subsections }) => subsections)
const start = <Body = SelfAssessment>(who: string, body: object) =>
  steps.send<Body>(who, 'post', `/api/self-assessment/${id}/local-activation`, body)
const plan = <Body = SelfAssessment>(who: string, body: object) =>
  steps.send<Body>(who, 'put', `/api/self-assessment/${id}/local-plan`, body)
const mailsOf = async (subject: string) =>
  (await api.mailbox()).filter((mail) => mail.subject.includes(subject))

describe('local activation with a plan', () => {
  it('is refused with people of elsewhere, other subsections and days after that of the whole', async () => {
    const { version, ...own } = await whole()
    const [first] = places({ version, ...own })
    const subsectionResponseId = first?.id ?? 0
    const foreign = await api.userId('user@howard.example')
    for (const [body, field] of [
      [{ leadId: foreign }, 'leadId'],
      [{ people: [{ subsectionResponseId, userIds: [foreign] }] }, 'people'],
      [{ dueDates: [{ subsectionResponseId: 999_999, dueOn: earlier }] }, 'dueDates'],
      [{ dueDates: [{ subsectionResponseId, dueOn: '2020-01-01' }] }, 'dueDates'],
      [{ dueDates: [{ subsectionResponseId, dueOn: '2999-12-31' }] }, 'dueDates'],
    ] as const) {
      const refused = await start<Refusal>(admin, { ...body, version })
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([422, [field]])
    }
    const late = { dueDates: [{ subsectionResponseId, dueOn: '2999-12-31' }], version }
    expect((await start<Refusal>(admin, late)).body.fields?.['dueDates']).toEqual([
      'Due date of the self-assessment must be on or after due date of 1.1.',
    ])
    expect(await whole()).toMatchObject({ submitState: 1, localLead: null, plan: { allowed: false } })
  })

  it('names the lead, assigns people and sets days, each with its entry in the history', async () => {
    const { version } = await whole()
    const [first, second] = places(await whole())
    if (!first || !second) throw new Error('no subsections')
    const started = await start(admin, {
      leadId: userId,
      people: [
        { subsectionResponseId: first.id, userIds: [userId] },
        { subsectionResponseId: second.id, userIds: [userId] },
      ],
      dueDates: [{ subsectionResponseId: first.id, dueOn: earlier }],
      version,
    })
    expect(started.body).toMatchObject({ submitState: 2, localLead: { id: userId }, plan: { allowed: true } })
    const [planned, other] = places(started.body)
    expect(planned).toMatchObject({ dueOn: earlier, assignees: [{ id: userId }] })
    expect(other).toMatchObject({ dueOn })
    expect((await steps.subsection(user, first.id)).body).toMatchObject({
      dueOn: earlier,
      dueDerivation: 'Set by the agency: May 31, 2999.',
    })
    expect(await auditOf(api, 'subsectionResponse', first.id)).toMatchObject([
      { action: 'assignUser' },
      { action: 'setSubsectionDueDate', before: { dueOn: null }, after: { dueOn: earlier } },
    ])
    expect((await mailsOf('2 subsections are assigned to you')).map(({ to }) => to)).toEqual([user])
  })

  it('shows the day in tasks with its rule', async () => {
    const { body } = await steps.send<{ rows: { placeId: number; deadline: object }[] }>(
      user,
      'get',
      '/api/tasks?pageSize=100&room=Self-assessment',
    )
    const [first, second] = places(await whole())
    expect(body.rows.find(({ placeId }) => placeId === first?.id)?.deadline).toMatchObject({
      due: earlier,
      derivation: 'Set by the agency: May 31, 2999.',
    })
    expect(body.rows.find(({ placeId }) => placeId === second?.id)?.deadline).toMatchObject({ due: dueOn })
  })
})

describe('a plan that is changed later', () => {
  it('is a local administrator’s, on the version that was seen', async () => {
    const { version } = await whole()
    expect((await plan(user, { version })).status).toBe(403)
    expect((await plan(monitor, { version })).status).toBe(403)
    expect((await plan('admin@howard.example', { version })).status).toBe(404)
    expect((await plan(admin, { version: version - 1 })).status).toBe(409)
  })

  it('changes lead and days, tells who works there, and keeps both in the history', async () => {
    const { version } = await whole()
    const [first] = places(await whole())
    const later = '2999-06-15'
    const dueDates = [{ subsectionResponseId: first?.id ?? 0, dueOn: later }]
    const changed = await plan(admin, { leadId: await api.userId(admin), dueDates, version })
    expect(changed.body.localLead?.id).toBe(await api.userId(admin))
    expect(places(changed.body)[0]).toMatchObject({ dueOn: later })
    expect((await auditOf(api, 'subsectionResponse', first?.id ?? 0)).at(-1)).toMatchObject({
      action: 'setSubsectionDueDate',
      before: { dueOn: earlier },
      after: { dueOn: later },
    })
    expect((await auditOf(api, 'selfAssessment', id)).at(-1)?.action).toBe('planSelfAssessment')
    expect((await mailsOf(`subsection 1.1, now due ${shortDay(later)}`)).map(({ to }) => to)).toContain(user)
  })

  it('never leaves a subsection due later than the whole, whatever the state sets afterwards', async () => {
    const sooner = '2999-06-03'
    await steps.send(monitor, 'post', '/api/msde/self-assessment/due-date', { ids: [id], dueOn: sooner })
    expect(places(await whole())[0]).toMatchObject({ dueOn: sooner })
  })
})

it('reminds who works in a subsection of its own day, once for each of 30, 7 and 1 days', async () => {
  const [first] = places(await whole())
  await api.db
    .update(questionnaireResponses)
    .set({ dueOn: '2027-06-30' })
    .where(eq(questionnaireResponses.id, id))
  await api.db
    .update(subsectionResponses)
    .set({ dueOn: '2027-03-31' })
    .where(eq(subsectionResponses.id, first?.id ?? 0))
  const remind = async (day: string) => {
    const deps = { db: api.db, clock: () => new Date(`${day}T15:00:00Z`), config: testConfig() }
    await remindOfSelfAssessments(deps)
    return (await mailsOf('subsection 1.1 of Allegany')).filter(({ to }) => to === user).length
  }
  expect(await remind('2027-02-20')).toBe(0)
  expect(await remind('2027-03-10')).toBe(1)
  expect(await remind('2027-03-11')).toBe(1)
  expect(await remind('2027-03-26')).toBe(2)
  expect(await remind('2027-03-30')).toBe(3)
  expect(await remind('2027-04-02')).toBe(4)
})

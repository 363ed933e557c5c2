import { shortDay } from '@portal/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditOf } from '../../../testing/audits/test-audit.js'
import {
  allegany,
  dueOn,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type Row,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const later = '2999-07-31'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let own: Row
let foreign: Row
beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  own = await steps.rowOf(allegany)
  foreign = await steps.rowOf(howard)
  await steps.activate(monitor, [own.id])
})
afterAll(() => api.close())

const setDue = <Body = Row[]>(user: string, ids: number[], day: string) =>
  steps.send<Body>(user, 'post', '/api/msde/self-assessment/due-date', { ids, dueOn: day })
const remind = <Body = Row[]>(user: string, ids: number[]) =>
  steps.send<Body>(user, 'post', '/api/msde/self-assessment/reminders', { ids })
const mailsOf = async (subject: string) =>
  (await api.mailbox()).filter((mail) => mail.subject.includes(subject))

describe('another due date', () => {
  it('is refused for all when one of them is not activated yet', async () => {
    expect(await setDue<Refusal>(monitor, [own.id, foreign.id], later)).toMatchObject({
      status: 409,
      body: { message: 'This self-assessment is not activated. The activation sets its due date.' },
    })
    expect((await steps.rowOf(allegany)).dueOn).toBe(dueOn)
  })

  it('is refused in the past', async () => {
    expect(await setDue<Refusal>(monitor, [own.id], '2020-01-01')).toMatchObject({
      status: 422,
      body: { fields: { dueOn: ['The due date cannot be in the past.'] } },
    })
  })

  it('is set with an entry in the history, and the local administrators are told of both days', async () => {
    expect(await setDue(monitor, [own.id], later)).toMatchObject({ status: 200, body: [{ dueOn: later }] })
    expect(
      (await auditOf(api, 'selfAssessment', String(own.id))).map(({ action, before, after }) => ({
        action,
        before,
        after,
      })),
    ).toContainEqual({ action: 'setSelfAssessmentDueDate', before: { dueOn }, after: { dueOn: later } })
    const mails = await mailsOf(`now due ${shortDay(later)}`)
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['admin2@allegany.example', admin])
    expect(mails[0]?.text).toContain(`from ${shortDay(dueOn)} to ${shortDay(later)}`)
  })

  it('that is the one it has already changes and tells nothing', async () => {
    const before = await steps.rowOf(allegany)
    expect((await setDue(monitor, [own.id], later)).status).toBe(200)
    expect(await steps.rowOf(allegany)).toEqual(before)
    expect(await mailsOf(`now due ${shortDay(later)}`)).toHaveLength(2)
  })

  it('on a closed day moves to the next business day, and the page says how', async () => {
    // 3 August 2999 is a Saturday.
    expect(await setDue(monitor, [own.id], '2999-08-03')).toMatchObject({ body: [{ dueOn: '2999-08-05' }] })
    expect((await steps.get(monitor, own.id)).body).toMatchObject({
      dueDerivation:
        'Set by the state: August 3, 2999. That is a Saturday, so it moves to Monday, August 5, 2999.',
    })
    expect(await setDue(monitor, [own.id], later)).toMatchObject({ body: [{ dueOn: later }] })
  })
})

describe('a reminder', () => {
  it('goes to the local administrators with the due date and a link, as often as it is sent', async () => {
    expect((await remind(monitor, [own.id])).status).toBe(200)
    expect((await remind(monitor, [own.id])).status).toBe(200)
    const mails = await mailsOf('reminder for Allegany')
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      'admin2@allegany.example',
      'admin2@allegany.example',
      admin,
      admin,
    ])
    expect(mails[0]?.text).toContain(`is due on ${shortDay(later)}`)
    expect(mails[0]?.text).toContain(`/user/dashboard/self-assessment/${own.id}`)
  })

  it('is refused for all when one of them does not wait for its agency', async () => {
    const before = (await api.mailbox()).length
    expect(await remind<Refusal>(monitor, [own.id, foreign.id])).toMatchObject({
      status: 409,
      body: { message: 'It is not the turn of the agency: there is nothing to remind it of.' },
    })
    expect(await api.mailbox()).toHaveLength(before)
  })
})

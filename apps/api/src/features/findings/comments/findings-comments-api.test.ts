import type { AnswerOf, getRecordHistory } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findingSteps, type Finding } from '../../../testing/finding-steps.js'
import { allegany, type Refusal } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'

const monitor = 'monitor@state.example'
const colleague = 'monitor2@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'
const secret = 'zzsecretzz'

let api: TestApi
let findings: ReturnType<typeof findingSteps>
let finding: Finding

beforeAll(async () => {
  api = await startTestApi()
  findings = findingSteps(api)
  finding = (await findings.issue(monitor, await findings.other(allegany))).body
})
afterAll(() => api.close())

const reason = (answer: { body: unknown }) => (answer.body as Refusal).message
const fields = (answer: { body: unknown }) => (answer.body as Refusal).fields
const change = (who: string, comment: { id: number; version: number }, body: string) =>
  findings.send<Finding>(who, 'put', `/api/findings/${finding.id}/comments/${comment.id}`, {
    body,
    version: comment.version,
  })
const settle = (who: string, comment: { id: number; version: number }, resolved: boolean) =>
  findings.send<Finding>(who, 'post', `/api/findings/${finding.id}/comments/${comment.id}/resolution`, {
    resolved,
    version: comment.version,
  })
const last = ({ comments }: Finding) => {
  const found = comments.at(-1)
  if (!found) throw new Error('There is no comment.')
  return found
}

describe('comments on a finding', () => {
  it('are sanitised, shown to those for whom they are, and told without their words', async () => {
    const said = await findings.comment(monitor, finding, {
      body: '<p onclick="x()">Look at <b>page 3</b>.<script>x()</script></p>',
    })
    expect(said.status).toBe(201)
    expect(last(said.body)).toMatchObject({
      body: '<p>Look at <b>page 3</b>.</p>',
      visibility: 'Shared',
      editedAt: null,
      resolvedAt: null,
    })
    for (const who of [admin, user, colleague, 'liaison@state.example'])
      expect(last((await findings.get(who, finding.id)).body).body).toContain('page 3')
    const mail = (await api.mailbox()).find(({ to, subject }) => to === admin && subject.includes('comment'))
    expect(mail?.text).toContain(`/compliance/findings/${finding.id}`)
    expect(mail?.text).not.toContain('page 3')
  })

  it('are written by monitors, and shared ones by those of the agency who work on it', async () => {
    expect((await findings.comment(admin, finding)).status).toBe(201)
    expect((await findings.comment(user, finding)).status).toBe(403)
    expect((await findings.comment('liaison@state.example', finding)).status).toBe(403)
    expect((await findings.comment(stranger, finding)).status).toBe(404)
    expect((await findings.comment(admin, finding, { visibility: 'Internal' })).status).toBe(403)
    await findings.send(admin, 'post', `/api/findings/${finding.id}/users/${await api.userId(user)}`, {
      assigned: true,
    })
    expect((await findings.comment(user, finding)).status).toBe(201)
    const draft = await findings.other(allegany)
    expect(reason(await findings.comment(monitor, draft))).toBe(
      'The agency reads shared comments once the finding is issued.',
    )
    expect((await findings.comment(monitor, draft, { visibility: 'Internal' })).status).toBe(201)
  })

  it('need words, and not too many', async () => {
    for (const body of ['', '<p> </p>', '<script>x()</script>'])
      expect(fields(await findings.comment(monitor, finding, { body }))).toEqual({
        body: ['Comment is required.'],
      })
    expect(fields(await findings.comment(monitor, finding, { body: 'x'.repeat(10_001) }))).toEqual({
      body: ['Comment can have at most 10000 characters.'],
    })
  })

  it('are changed by their authors alone, with a version, until they are resolved', async () => {
    const first = last((await findings.comment(monitor, finding)).body)
    expect((await change(colleague, first, '<p>Mine now.</p>')).status).toBe(403)
    expect((await change(admin, first, '<p>Mine now.</p>')).status).toBe(403)
    const edited = last((await change(monitor, first, '<p>Page 4.</p>')).body)
    expect(edited).toMatchObject({ body: '<p>Page 4.</p>', version: 2 })
    expect(edited.editedAt).not.toBeNull()
    expect((await change(monitor, first, '<p>Page 5.</p>')).status).toBe(409)
    const resolved = last((await settle(admin, edited, true)).body)
    expect(resolved.resolvedBy?.id).toBe(await api.userId(admin))
    expect(resolved.resolvedAt).not.toBeNull()
    expect(reason(await change(monitor, resolved, '<p>Page 6.</p>'))).toBe(
      'This comment is resolved. Open it again to change it.',
    )
    expect(last((await settle(monitor, resolved, false)).body).resolvedAt).toBeNull()
  })
})

describe('internal comments never reach an agency', () => {
  let internal: Finding['comments'][number]
  beforeAll(async () => {
    const said = await findings.comment(monitor, finding, {
      body: `<p>${secret}</p>`,
      visibility: 'Internal',
    })
    internal = last(said.body)
  })

  it('but people of the state', async () => {
    for (const who of [
      colleague,
      'liaison@state.example',
      'disputes@state.example',
      'sysadmin@state.example',
    ])
      expect(JSON.stringify((await findings.get(who, finding.id)).body)).toContain(secret)
  })

  it.each([admin, user])('in no answer, list, search, export, notice or history of %s', async (who) => {
    const later = await findings.send(admin, 'post', `/api/findings/${finding.id}/comments`, {
      body: '<p>Thank you.</p>',
      visibility: 'Shared',
    })
    const paths = [
      `/api/findings/${finding.id}`,
      `/api/findings?q=${secret}`,
      `/api/findings?pageSize=100`,
      '/api/findings/export',
      `/api/search?q=${secret}`,
      `/api/audit-trail/records/finding/${finding.id}?pageSize=100`,
      `/api/audit-trail/records/findingInternalComment/${finding.id}?pageSize=100`,
    ]
    const answers = await Promise.all(paths.map((path) => findings.send<unknown>(who, 'get', path)))
    for (const [at, { body }] of [later, ...answers].entries())
      expect([at, JSON.stringify(body).includes(secret)]).toEqual([at, false])
    const history = answers[5]?.body as AnswerOf<typeof getRecordHistory>
    expect(history.rows.some(({ targetType }) => targetType !== 'finding')).toBe(false)
    const mails = (await api.mailbox()).filter(({ to }) => to === who)
    expect(mails.some((mail) => JSON.stringify(mail).includes('internal'))).toBe(false)
    const acts = await Promise.all([change(who, internal, '<p>Mine.</p>'), settle(who, internal, true)])
    expect(acts.map(({ status }) => status)).toEqual([404, 404])
  })

  it('while the history of the state has them', async () => {
    const { body } = await findings.send<AnswerOf<typeof getRecordHistory>>(
      monitor,
      'get',
      `/api/audit-trail/records/finding/${finding.id}?pageSize=100`,
    )
    expect(JSON.stringify(body)).toContain(secret)
  })
})

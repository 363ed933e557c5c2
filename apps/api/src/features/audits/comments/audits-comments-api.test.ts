import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditCommentSteps, type Discussion } from '../../../testing/audits/audit-request-steps.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const monitor2 = 'monitor2@state.example'
const admin = 'admin@allegany.example'
const liaison = 'liaison@state.example'
const secret = 'zzsecretzz'

let api: TestApi
let steps: ReturnType<typeof auditCommentSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditCommentSteps(api)
})
afterAll(() => api.close())

const last = ({ comments }: Discussion) => {
  const found = comments.at(-1)
  if (!found) throw new Error('There is no comment.')
  return found
}

describe('comments on a record', () => {
  it('are sanitised, told without their words, changed by their author and resolved', async () => {
    const { id } = await steps.withDocument(allegany)
    const said = await steps.comment(monitor, id, {
      body: `<p onclick="x()">Look at <b>page 3</b>, ${secret}.<script>x()</script></p>`,
    })
    expect(said.status).toBe(201)
    expect(last(said.body)).toMatchObject({
      body: `<p>Look at <b>page 3</b>, ${secret}.</p>`,
      visibility: 'Shared',
    })
    const mail = (await api.mailbox()).find(({ to, subject }) => to === admin && subject.includes('comment'))
    expect(mail?.text).toContain('/user/dashboard/desk-audit/prongs/')
    expect(mail?.text).not.toContain(secret)
    expect((await steps.comment(monitor, id, { body: '<p> </p>' })).body.fields).toHaveProperty('body')
    const mine = last((await steps.comment(admin, id)).body)
    expect((await steps.editComment(monitor, id, mine, '<p>Mine.</p>')).status).toBe(403)
    const changed = (await steps.editComment(admin, id, mine, '<p>Page 4.</p>')).body
    expect(last(changed)).toMatchObject({ body: '<p>Page 4.</p>', edit: { allowed: true } })
    const stale = await steps.editComment(admin, id, mine, '<p>Page 5.</p>')
    expect(stale.status).toBe(409)
    const resolved = (await steps.resolveComment(monitor, id, last(changed))).body
    expect(last(resolved).resolvedBy).not.toBeNull()
    expect((await auditOf(api, 'auditRecord', id)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['addRecordComment', 'editRecordComment', 'resolveRecordComment']),
    )
  })

  it('are kept from the agency while they are for the state', async () => {
    const { id } = await steps.withDocument(allegany)
    await steps.comment(monitor, id, { visibility: 'Internal', body: `<p>${secret}</p>` })
    expect((await steps.discussion(liaison, id)).body.comments).toHaveLength(1)
    const seen = await steps.discussion(admin, id)
    expect(seen.body).toMatchObject({ comments: [], commentInternally: { allowed: false } })
    expect(JSON.stringify(await auditOf(api, 'auditRecord', id))).not.toContain(secret)
  })

  it('are kept from the second reader until that reading is finished', async () => {
    await steps.setType({ secondReaderEvery: 1 })
    const id = await steps.submittedRecord()
    await steps.setType({ secondReaderEvery: 10 })
    await steps.comment(monitor, id, { visibility: 'Internal', body: `<p>I say no, ${secret}.</p>` })
    await steps.chooseReader(monitor, id, await api.userId(monitor2))
    const blind = (await steps.discussion(monitor2, id)).body
    expect(blind).toMatchObject({ comments: [], commentInternally: { allowed: false } })
    await steps.readAll(monitor2, id)
    await steps.finishReading(monitor2, id)
    expect((await steps.discussion(monitor2, id)).body.comments).toHaveLength(1)
  })
})

import { deskAudit } from '@portal/domain'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditContents, auditTypes } from '../../db/schema/index.js'
import { auditSteps, type Audit } from '../../testing/audits/audit-steps.js'
import { allegany, howard } from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'

let api: TestApi
let steps: ReturnType<typeof auditSteps>

beforeAll(async () => {
  api = await startTestApi()
  steps = auditSteps(api)
})
afterAll(() => api.close())

const first = ({ prongs }: Audit) => prongs[0] ?? { id: 0, version: 0, status: -1 }

describe('planning of audits', () => {
  it('is refused to everybody but monitors, before anything else is said', async () => {
    for (const user of [admin, 'user@allegany.example', 'liaison@state.example', 'disputes@state.example'])
      expect([
        (await steps.create(user, [allegany])).status,
        (await steps.preview(user, [999_999])).status,
      ]).toEqual([403, 403])
  })

  it.each([
    [{ leadMonitorId: 'nobody' }, 'leadMonitorId', 'Choose a state monitor.'],
    [{ year: 1990 }, 'year', 'Choose a year.'],
    [{ year: 2999 }, 'year', 'Choose a year.'],
    [{ leaIds: [999_999] }, 'leaIds', 'Choose an agency.'],
    [{ leaIds: [] }, 'leaIds', 'Choose at least one agency.'],
    [{ reason: 'Other' }, 'reasonText', 'Reason is required.'],
    [{ documentsDueOn: '2998-09-30' }, 'documentsDueOn', 'Documents due must be on or after Planned start.'],
    [{ plannedEnd: '2998-10-30' }, 'plannedEnd', 'Planned end must be on or after Documents due.'],
  ])('refuses %j beside its field', async (given, field, message) => {
    const ids = async () => (await steps.list(monitor, [howard])).body.map((one) => one.id)
    const before = await ids()
    const { status, body } = await steps.create(monitor, [howard], given)
    expect([status, body.fields]).toEqual([422, { [field]: [message] }])
    expect(await ids()).toEqual(before)
  })

  it('shows in a preview what creating makes, and creates all or none', async () => {
    const both = { parts: ['Part B', 'Part C'] }
    const preview = await steps.preview(monitor, [2, 3], both)
    expect(
      preview.body.map(({ leaId, part, sequence, refusals }) => [leaId, part, sequence, refusals]),
    ).toEqual([
      [2, 'Part B', 1, []],
      [2, 'Part C', 1, []],
      [3, 'Part B', 1, []],
      [3, 'Part C', 1, []],
    ])
    expect(preview.body[0]?.letter.paragraphs.join(' ')).toContain('Anne Arundel')
    expect((await steps.list(monitor, [2, 3])).body).toEqual([])
    const created = await steps.create(monitor, [2, 3], both)
    expect([created.status, created.body.length]).toEqual([201, 4])
    const again = await steps.create(monitor, [3, 4])
    expect([again.status, again.body.code]).toEqual([409, 'CONFLICT'])
    expect(again.body.message).toContain('Part B: There is an audit of this type, year and part already.')
    expect((await steps.list(monitor, [4])).body).toEqual([])
    const targeted = await steps.create(monitor, [3], { reason: 'Targeted' })
    expect(targeted.body[0]?.sequence).toBe(2)
    const [entry] = await auditOf(api, 'audit', created.body[0]?.id ?? 0)
    expect(entry).toMatchObject({ action: 'createAudit', after: { part: 'Part B', sequence: 1 } })
  })

  it('creates one audit when several people create the same at once', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map(() => steps.create(monitor, [5], { parts: ['Part C'] })),
    )
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409, 409,
    ])
    const further = await Promise.all(['a', 'b', 'c'].map(() => steps.targeted(5)))
    expect(further.map(({ sequence }) => sequence).toSorted((one, other) => one - other)).toEqual([1, 2, 3])
  })

  it('takes an invented kind of audit by data alone', async () => {
    const key = 'bus-rides'
    const lists = async () =>
      steps.send<Audit[]>(
        monitor,
        'post',
        `/api/msde/${key}/dashboard/lealist/${await steps.currentYear()}`,
        [],
      )
    expect((await lists()).status).toBe(404)
    await api.db.insert(auditTypes).values({ key, definition: { ...deskAudit, key, label: 'Bus rides' } })
    const [content] = await api.db.select().from(auditContents).orderBy(desc(auditContents.year))
    if (!content) throw new Error('There is no content.')
    await api.db.insert(auditContents).values({ ...content, id: undefined, typeKey: key })
    const body = await steps.input([6], { parts: [content.part] })
    const created = await steps.send<Audit[]>(monitor, 'post', `/api/msde/${key}/audits`, body)
    expect(created.body).toMatchObject([{ typeKey: key, leaId: 6, part: content.part }])
    expect((await lists()).body).toEqual(created.body)
    expect((await steps.list(monitor, [6])).body).toEqual([])
  })
})

describe('an audit', () => {
  it('is unseen by its agency until it is notified, and by other agencies ever', async () => {
    const audit = await steps.targeted(allegany)
    const { id } = first(audit)
    expect((await steps.prong(admin, id)).status).toBe(404)
    expect((await steps.list(admin)).body.map((one) => one.id)).not.toContain(audit.id)
    expect((await steps.prong('liaison@state.example', id)).body.audit.id).toBe(audit.id)
    await steps.notify(monitor, audit)
    expect((await steps.list(admin)).body.map((one) => one.id)).toContain(audit.id)
    expect((await steps.prong(admin, id)).body.allowedActions.every(({ allowed }) => !allowed)).toBe(true)
    expect((await steps.list('admin@howard.example')).body.map((one) => one.id)).not.toContain(audit.id)
    expect((await steps.prong('admin@howard.example', id)).status).toBe(404)
    expect((await steps.send(monitor, 'get', `/api/msde/other-kind/prong/${id}`)).status).toBe(404)
  })

  it('notifies its agency once, by a letter in its library and a notice that names no child', async () => {
    const notifications = async () => {
      const { body } = await steps.send<{ rows: { title: string }[] }>(admin, 'get', '/api/msde/reports')
      return body.rows.filter(({ title }) => title.startsWith('Notification of an audit')).length
    }
    const before = await notifications()
    const audit = await steps.targeted(allegany)
    expect((await steps.notify(admin, audit)).status).toBe(404)
    expect((await steps.notify('liaison@state.example', audit)).status).toBe(403)
    expect((await steps.notify(monitor, { ...audit, leaId: howard })).status).toBe(404)
    expect((await steps.notify(monitor, audit, admin)).body.fields).toEqual({
      userId: ['Choose a state monitor.'],
    })
    const answers = await Promise.all(['a', 'b', 'c'].map(() => steps.notify(monitor, audit)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409])
    expect(await notifications()).toBe(before + 1)
    expect((await auditOf(api, 'audit', audit.id)).map(({ action }) => action)).toContain('notifyOfAudit')
  })

  it('moves by the table of steps alone, with a reason where one is needed', async () => {
    const audit = await steps.targeted(allegany)
    const prong = first(audit)
    expect((await steps.setStatus('liaison@state.example', prong, 1)).status).toBe(403)
    expect((await steps.setStatus(monitor, prong, 1)).body.message).toBe(
      'Send the notification letter first.',
    )
    expect((await steps.setStatus(monitor, prong, 7)).body.message).toBe(
      'The audit cannot move from Not started to Review complete.',
    )
    await steps.notify(monitor, audit)
    const moved = await steps.setStatus(monitor, prong, 1)
    expect([moved.status, moved.body.status, moved.body.version]).toEqual([200, 1, prong.version + 1])
    expect((await steps.setStatus(admin, moved.body, 2)).body.message).toBe('Upload the student list first.')
    expect((await steps.setStatus(monitor, prong, 10, { reason: 'Merged.' })).status).toBe(409)
    expect((await steps.setStatus(monitor, moved.body, 10)).body.fields).toEqual({ reason: ['Say why.'] })
    const cancelled = await steps.setStatus(monitor, moved.body, 10, { reason: 'Merged.' })
    expect([cancelled.body.status, cancelled.body.allowedActions]).toEqual([10, []])
  })

  it('moves once when two monitors move it at once', async () => {
    const audit = await steps.targeted(allegany)
    await steps.notify(monitor, audit)
    const answers = await Promise.all(['a', 'b'].map(() => steps.setStatus(monitor, first(audit), 1)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  })
})

import type { AnswerOf, createAnnouncement, listAnnouncements } from '@portal/rest-contract'
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcementDismissals, auditEvents } from '../../db/schema/index.js'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../testing/test-api.js'

type Managed = AnswerOf<typeof createAnnouncement>
type Shown = AnswerOf<typeof listAnnouncements>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'
const sysadmin = 'sysadmin@state.example'
const admin = 'admin@allegany.example'
const member = 'user@allegany.example'
const stranger = 'admin@howard.example'
const everybody = [
  monitor,
  sysadmin,
  'liaison@state.example',
  'disputes@state.example',
  admin,
  member,
  stranger,
]

const base = '/api/announcements'
const given = {
  title: ' Office  closed ',
  body: '<p onclick="x">On <b>Friday</b>.</p><script>x</script>',
  severity: 'Information',
  roles: [] as string[],
  leaIds: [] as number[],
  fromDay: '2020-01-01',
  toDay: '2999-12-31',
  dismissible: true,
}

async function as<Body = Managed>(
  user: string,
  method: string,
  path = '',
  body?: unknown,
): Promise<TestAnswer<Body>> {
  const token = await api.tokenFor(user)
  return api.call<Body>(method, base + path, { token, ...(body !== undefined && { body }) })
}
const write = async (change: object = {}) => (await as(monitor, 'post', '', { ...given, ...change })).body
const titles = async (user: string) => (await as<Shown>(user, 'get')).body.map(({ title }) => title)
const readersOf = async (title: string) => {
  const read = await Promise.all(everybody.map(async (user) => (await titles(user)).includes(title)))
  return everybody.filter((_user, index) => read[index])
}
const lastAudit = async () =>
  (await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1))[0]

describe('an announcement', () => {
  it('is stored sanitised, and in the audit trail', async () => {
    const made = await write({ roles: ['LocalUser', 'LocalAdmin', 'LocalUser'], leaIds: [13, 1, 13] })
    expect(made).toMatchObject({
      title: 'Office closed',
      body: '<p>On <b>Friday</b>.</p>',
      roles: ['LocalAdmin', 'LocalUser'],
      leaIds: [1, 13],
      state: 'Shown',
      dismissals: 0,
      version: 1,
    })
    expect(await lastAudit()).toMatchObject({
      action: 'createAnnouncement',
      targetType: 'announcement',
      targetId: String(made.id),
      after: { title: 'Office closed', text: 'On Friday.' },
    })
  })

  it.each<[string, object, string[]]>([
    ['everybody', {}, everybody],
    ['local administrators', { roles: ['LocalAdmin'] }, [admin, stranger]],
    ['one agency', { leaIds: [1] }, [admin, member]],
    ['administrators of one agency', { roles: ['LocalAdmin'], leaIds: [1] }, [admin]],
    [
      'one agency and the monitors',
      { roles: ['StateMonitor', 'LocalUser'], leaIds: [1] },
      [monitor, sysadmin, member],
    ],
    ['liaisons', { roles: ['DEILiaison'] }, ['liaison@state.example']],
  ])('for %s is read by nobody else', async (name, audience, readers) => {
    const { title } = await write({ title: `To ${name}`, ...audience })
    expect(await readersOf(title)).toEqual(readers)
  })

  it('is shown on its days only, the most urgent first', async () => {
    await write({ title: 'Past', toDay: '2020-01-02' })
    await write({ title: 'To come', fromDay: '2999-01-01' })
    await write({ title: 'Loud', severity: 'Urgent', roles: ['DisputeResolutionStaff'] })
    await write({ title: 'Middle', severity: 'Important', roles: ['DisputeResolutionStaff'] })
    const read = await titles('disputes@state.example')
    expect(read.slice(0, 2)).toEqual(['Loud', 'Middle'])
    expect(read).not.toContain('Past')
    expect(read).not.toContain('To come')
  })

  it('names everything that is wrong with it', async () => {
    const { status, body } = await as<{ fields: object }>(monitor, 'post', '', {
      ...given,
      title: '',
      body: '<p> </p>',
      leaIds: [1, 4242],
      toDay: '2019-01-01',
    })
    expect(status).toBe(422)
    expect(Object.keys(body.fields).toSorted()).toEqual(['body', 'leaIds', 'title', 'toDay'])
  })
})

describe('putting an announcement away', () => {
  it('is remembered for one person, once', async () => {
    const { id, title } = await write({ title: 'Put away' })
    const answers = await Promise.all([1, 2, 3].map(() => as(member, 'post', `/${id}/dismissal`)))
    expect(statusesOf(answers)).toEqual([204, 204, 204])
    expect(await titles(member)).not.toContain(title)
    expect(await titles(admin)).toContain(title)
    const rows = await api.db
      .select()
      .from(announcementDismissals)
      .where(eq(announcementDismissals.announcementId, id))
    expect(rows).toHaveLength(1)
    expect((await as(monitor, 'get', `/${id}`)).body.dismissals).toBe(1)
  })

  it('is refused where it must be read, and where the caller does not read it', async () => {
    const firm = await write({ title: 'Firm', dismissible: false })
    expect((await as(member, 'post', `/${firm.id}/dismissal`)).status).toBe(409)
    const foreign = await write({ leaIds: [13] })
    for (const id of [foreign.id, 999_999])
      expect((await as(member, 'post', `/${id}/dismissal`)).status).toBe(404)
  })

  it('ends when a monitor shows it again, or makes it firm', async () => {
    const { id, title, version } = await write({ title: 'Comes back' })
    await as(member, 'post', `/${id}/dismissal`)
    const quiet = await as(monitor, 'put', `/${id}`, { ...given, title, version })
    expect(await titles(member)).not.toContain(title)
    const firm = await as(monitor, 'put', `/${id}`, {
      ...given,
      title,
      dismissible: false,
      version: quiet.body.version,
    })
    expect(await titles(member)).toContain(title)
    await as(monitor, 'put', `/${id}`, { ...given, title, version: firm.body.version, showAgain: true })
    expect(await titles(member)).toContain(title)
  })
})

describe('managing announcements', () => {
  it('keeps the second of two who change one at once from overwriting the first', async () => {
    const { id } = await write({ title: 'Twice' })
    const answers = await Promise.all(
      [monitor, sysadmin].map((user, index) =>
        as<{ current?: Managed }>(user, 'put', `/${id}`, { ...given, title: `Of ${index}`, version: 1 }),
      ),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.current).toMatchObject({ id, version: 2 })
  })

  it('deletes and restores', async () => {
    const { id, title } = await write({ title: 'Deleted' })
    expect((await as(monitor, 'post', `/${id}/deletion`, { version: 7 })).status).toBe(409)
    expect((await as(monitor, 'post', `/${id}/deletion`, { version: 1 })).body).toMatchObject({
      isDeleted: true,
      change: { allowed: false },
      restore: { allowed: true },
    })
    expect(await titles(member)).not.toContain(title)
    expect((await as(monitor, 'put', `/${id}`, { ...given, version: 2 })).status).toBe(409)
    expect((await as(member, 'post', `/${id}/dismissal`)).status).toBe(404)
    const kept = (await as<Managed[]>(monitor, 'get', '/managed')).body
    const deleted = (await as<Managed[]>(monitor, 'get', '/managed?show=deleted')).body
    expect([kept, deleted].map((list) => list.some((one) => one.id === id))).toEqual([false, true])
    expect((await as(monitor, 'post', `/${id}/restoration`, { version: 2 })).status).toBe(200)
    expect(await titles(member)).toContain(title)
  })

  it('is for state monitors', async () => {
    const { id } = await write()
    for (const user of everybody.filter((one) => one !== monitor && one !== sysadmin)) {
      const tried = [
        await as(user, 'get', '/managed'),
        await as(user, 'get', `/${id}`),
        await as(user, 'post', '', given),
        await as(user, 'put', `/${id}`, { ...given, version: 1 }),
        await as(user, 'post', `/${id}/deletion`, { version: 1 }),
        await as(user, 'post', `/${id}/restoration`, { version: 1 }),
      ]
      expect([user, statusesOf(tried)]).toEqual([user, [403, 403, 403, 403, 403, 403]])
    }
  })
})

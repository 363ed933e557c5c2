import type { AnswerOf, getUser, listNotices } from '@portal/rest-contract'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { notices, outgoingMails, users } from '../../db/schema/index.js'
import { createLog } from '../../server/log.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { queueMail } from './notifications-store.js'
import { MailRefusedError, sendDueMails } from './notifications-worker.js'

const root = '/api/account/users/me/notices'
const monitor = 'monitor@state.example'
const other = 'admin@howard.example'
type Page = AnswerOf<typeof listNotices>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

async function send<Body>(user: string, method: string, path: string, body?: object) {
  return api.call<Body>(method, path, { token: await api.tokenFor(user), ...(body && { body }) })
}
const list = async (user: string, query = '') => (await send<Page>(user, 'get', `${root}${query}`)).body
const unread = async (user: string) =>
  (await send<{ unread: number }>(user, 'get', `${root}/unread`)).body.unread

beforeEach(async () => {
  await api.db.delete(notices)
  const rows = [
    [monitor, 'progress', 13],
    [monitor, 'findings', 1],
    [monitor, 'years', null],
    [other, 'progress', 13],
  ] as const
  for (const [index, [user, group, leaId]] of rows.entries())
    await api.db.insert(notices).values({
      key: `notice ${index}`,
      userId: await api.userId(user),
      kind: 'subsectionReady',
      group,
      leaId,
      title: `Notice ${index}`,
      path: '/user/landing',
      channel: 'Immediate',
      createdOn: new Date(api.clock.now().getTime() + index),
    })
})

it('lists the own notices, newest first, with what they can be narrowed by', async () => {
  const page = await list(monitor)
  expect(page).toMatchObject({ total: 3, unread: 3 })
  expect(page.rows.map(({ title, isLegal, readOn }) => [title, isLegal, readOn])).toEqual([
    ['Notice 2', false, null],
    ['Notice 1', true, null],
    ['Notice 0', false, null],
  ])
  expect(page.newestId).toBe(page.rows[0]?.id)
  expect(page.groups.map(({ key }) => key)).toEqual(['progress', 'findings', 'years'])
  expect(page.agencies.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 13])
  expect((await list(monitor, '?group=findings')).rows).toHaveLength(1)
  expect((await list(monitor, '?leaId=13')).total).toBe(1)
  expect((await list(monitor, '?page=2&pageSize=2')).rows.map(({ title }) => title)).toEqual(['Notice 0'])
})

it('marks one as read, then all up to the newest that was seen, and nobody else’s', async () => {
  const { rows } = await list(monitor)
  const theirs = (await list(other)).rows[0]?.id ?? 0
  const [newest, second] = rows
  const one = await send<{ unread: number }>(monitor, 'put', `${root}/read`, { ids: [newest?.id, theirs] })
  expect(one.body.unread).toBe(2)
  expect((await list(monitor, '?unread=true')).rows.map(({ id }) => id)).toEqual([second?.id, rows[2]?.id])
  const up = await send<{ unread: number }>(monitor, 'put', `${root}/read`, { upToId: rows[2]?.id })
  expect(up.body.unread).toBe(1)
  await send(monitor, 'put', `${root}/read`, { upToId: newest?.id })
  expect([await unread(monitor), await unread(other)]).toEqual([0, 1])
})

it('puts together what happened to one record, opens to the single ones, and marks them with it', async () => {
  const userId = await api.userId(monitor)
  const one = (n: number, given: Partial<typeof notices.$inferInsert> = {}) => ({
    key: `due ${n}`,
    userId,
    kind: 'dueChanged' as const,
    group: 'assignments',
    title: `Now due ${n}`,
    path: '/one',
    channel: 'Immediate' as const,
    createdOn: new Date(api.clock.now().getTime() + 100 + n),
    ...given,
  })
  await api.db.insert(notices).values(Array.from({ length: 362 }, (_, n) => one(n)))
  await api.db.insert(notices).values([one(400, { path: '/two' }), one(401, { kind: 'assigned' })])
  await api.db.insert(notices).values(one(500, { userId: await api.userId(other) }))
  const page = await list(monitor, '?together=true')
  expect(page.total).toBe(4)
  const numbers = page.rows.map(({ title, alike, alikeUnread, counted }) => [
    title,
    alike,
    alikeUnread,
    counted,
  ])
  expect(numbers).toEqual([
    ['Now due 401', 1, 1, null],
    ['Now due 400', 1, 1, null],
    ['Now due 361', 362, 362, '362 changes to due dates'],
    ['Notice 2', 3, 3, '3 subsections marked as ready'],
  ])
  const newest = page.rows[2]?.id ?? 0
  const single = await list(monitor, `?alikeTo=${newest}&pageSize=3`)
  expect([single.total, single.rows.map(({ title }) => title)]).toEqual([
    362,
    ['Now due 361', 'Now due 360', 'Now due 359'],
  ])
  expect((await list(other, `?alikeTo=${newest}`)).rows).toEqual([])

  await api.db.insert(notices).values(one(600))
  await send(monitor, 'put', `${root}/read`, { ids: [newest], alike: true })
  const after = (await list(monitor, '?together=true')).rows.find(({ title }) => title === 'Now due 600')
  expect(after).toMatchObject({ alike: 363, alikeUnread: 1, readOn: null })
  expect((await list(monitor, '?together=true&unread=true')).rows[0]).toMatchObject({
    title: 'Now due 600',
    alike: 1,
  })
})

it('shows nothing of an agency that the person belongs to no more', async () => {
  await api.db.update(users).set({ leaId: 1 }).where(eq(users.userName, other))
  await expect.poll(() => unread(other), { timeout: 1000, interval: 20 }).toBe(0)
  expect((await list(other)).rows).toEqual([])
  await api.db.update(users).set({ leaId: 13 }).where(eq(users.userName, other))
  await expect.poll(() => unread(other), { timeout: 1000, interval: 20 }).toBe(1)
})

it('counts to a hundred and no further', async () => {
  const userId = await api.userId(monitor)
  const rows = Array.from({ length: 150 }, (_, n) => ({
    key: `many ${n}`,
    userId,
    kind: 'subsectionReady' as const,
    group: 'progress',
    title: 'Many',
    path: '/',
    channel: 'Off' as const,
    createdOn: api.clock.now(),
  }))
  await api.db.insert(notices).values(rows)
  expect(await unread(monitor)).toBe(100)
})

it('flags an address that the mail server refuses for good, tells who may know it, and takes the flag back', async () => {
  await api.db.delete(outgoingMails)
  const mail = (key: string) =>
    queueMail(api.db, { key, to: other.toUpperCase(), subject: 'S', text: 'T' }, api.clock.now())
  const work = (send: () => Promise<void>) =>
    sendDueMails({
      db: api.db,
      log: createLog('silent'),
      clock: api.clock.now,
      send,
      clearBody: false,
      joining: { ms: 0, publicUrl: '' },
    })
  const user = async (who: string) =>
    (await send<AnswerOf<typeof getUser>>(who, 'get', `/api/account/users/${await api.userId(other)}`)).body

  await mail('busy')
  await work(async () => {
    throw new MailRefusedError('busy')
  })
  expect((await user(monitor)).mailBouncedOn).toBeNull()
  await mail('gone')
  await work(async () => {
    throw new MailRefusedError('no such address', { bounced: true })
  })
  const [row] = await api.db.select().from(outgoingMails).where(eq(outgoingMails.key, 'gone'))
  expect(row).toMatchObject({ attempts: 1 })
  expect(row?.failedAt).not.toBeNull()
  expect((await user(monitor)).mailBouncedOn).not.toBeNull()
  const own = await send<{ mailBouncedOn: string | null }>(other, 'get', '/api/account/users/me/preferences')
  expect(own.body.mailBouncedOn).not.toBeNull()
  // Contacts are shown without it.
  await api.db.update(users).set({ contactInfoDisplayed: true }).where(eq(users.userName, other))
  expect((await user('liaison@state.example')).mailBouncedOn).toBeNull()

  await mail('back')
  await work(async () => undefined)
  expect((await user(monitor)).mailBouncedOn).toBeNull()
})

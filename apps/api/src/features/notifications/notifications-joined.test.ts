import type { NoticeKind } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database, OpenDatabase } from '../../db/database.js'
import { outgoingMails } from '../../db/schema/index.js'
import { createLog } from '../../server/log.js'
import { TestClock } from '../../testing/test-clock.js'
import { openTestDatabase } from '../../testing/test-database.js'
import { readMailbox } from './notifications-mailbox.js'
import { claimMails, queueMail, queueMails, type NewMail, type OutgoingMail } from './notifications-store.js'
import { MailRefusedError, sendDueMails } from './notifications-worker.js'

let database: OpenDatabase
let db: Database
let clock: TestClock
let sent: OutgoingMail[]
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(outgoingMails)
  clock = new TestClock()
  sent = []
})

const joining = { ms: 300_000, publicUrl: 'https://portal.example' }
const ann = 'Ann@state.example'
const notice = (key: string, given: { kind?: NoticeKind; to?: string; path?: string } = {}): NewMail => {
  const { kind = 'dueChanged', to = ann, path = '/one' } = given
  const part = { kind, fullName: 'Ann Lee', text: [`it is ${key}.`], link: { path, words: 'See it here' } }
  return { key, to, subject: key, text: key, part }
}
const queue = (...mails: NewMail[]) => queueMails(db, mails, clock.now())
const take = async (mail: OutgoingMail) => void sent.push(mail)
const work = (send: (mail: OutgoingMail) => Promise<void> = take, clearBody = false) =>
  sendDueMails({ db, log: createLog('silent'), clock: clock.now, send, clearBody, joining })
const subjects = () => sent.map(({ subject }) => subject).toSorted()

it('mails of one kind to one person within five minutes are one mail that lists them', async () => {
  await queue(notice('a'))
  clock.advance({ minutes: 2 })
  await queue(notice('b', { to: ann.toLowerCase() }), notice('c', { path: '/two' }))
  await work()
  expect(sent).toEqual([])
  clock.advance({ minutes: 3 })
  expect(await work()).toBe(1)
  expect(subjects()).toEqual(['3 changes to due dates in the compliance monitoring portal'])
  for (const said of ['- It is a.', '- It is b.', '- It is c.', 'https://portal.example/two'])
    expect(sent[0]?.text).toContain(said)
  clock.advance({ days: 1 })
  expect(await work()).toBe(0)
  const rows = await db.select().from(outgoingMails)
  expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true)
})

it('another person, another kind and a later mail have mails of their own, and one alone is as it was', async () => {
  await queue(notice('a'), notice('b', { to: 'other@state.example' }), notice('c', { kind: 'assigned' }))
  clock.advance({ minutes: 5 })
  await work()
  clock.advance({ seconds: 1 })
  await queue(notice('d'))
  clock.advance({ minutes: 5 })
  await work()
  expect(subjects()).toEqual(['a', 'b', 'c', 'd'])
})

it('codes, links and legal notices never wait and are never joined', async () => {
  await queue(
    notice('finding 1', { kind: 'findingLetter' }),
    notice('finding 2', { kind: 'findingLetter' }),
    notice('device', { kind: 'newDevice' }),
    { key: 'code 1', to: ann, subject: 'code 1', text: '123456', urgent: true },
    { key: 'code 2', to: ann, subject: 'code 2', text: '654321', urgent: true },
    { key: 'link', to: ann, subject: 'link', text: 'https://portal.example/auth/reset-password' },
  )
  await work()
  expect(subjects()).toEqual(['code 1', 'code 2', 'device', 'finding 1', 'finding 2', 'link'])
})

it('what is to be told at the end of an hour is not told before by another mail of its kind', async () => {
  await queue(notice('now'))
  await queueMail(
    db,
    { ...notice('hourly'), dueAt: new Date(clock.now().getTime() + 3_600_000) },
    clock.now(),
  )
  clock.advance({ minutes: 5 })
  await work()
  expect(subjects()).toEqual(['now'])
  clock.advance({ minutes: 60 })
  await work()
  expect(subjects()).toEqual(['hourly', 'now'])
})

it('a refused joined mail is tried again as one, with what came meanwhile', async () => {
  await queue(notice('a'), notice('b'))
  clock.advance({ minutes: 5 })
  await work(async () => {
    throw new MailRefusedError('busy')
  })
  await queue(notice('c'))
  clock.advance({ seconds: 11 })
  expect(await work()).toBe(1)
  expect(sent[0]?.text).toMatch(/It is a\.\n- It is b\.\n- It is c\./)
})

it('the death of a worker loses no mail that it had not begun, and repeats none that it had', async () => {
  await queue(notice('a'), notice('b'))
  clock.advance({ minutes: 5 })
  const [claimed] = await claimMails(db, { now: clock.now(), joinMs: joining.ms }, 5)
  expect(claimed?.joined).toHaveLength(1)
  await queue(notice('c'))
  clock.advance({ minutes: 5 })
  await work()
  expect(subjects()).toEqual(['c'])
})

it('a mail that tried too often is given up alone: those that it said go on', async () => {
  await queue(notice('old'))
  const refuse = async () => {
    throw new MailRefusedError('busy')
  }
  for (let tries = 0; tries < 7; tries++) {
    clock.advance({ hours: 1 })
    await work(refuse)
  }
  await queue(notice('young'))
  clock.advance({ hours: 1 })
  await work(refuse)
  clock.advance({ hours: 1 })
  await work()
  expect(subjects()).toEqual(['young'])
})

it('nothing of a joined mail is kept in production once it was sent', async () => {
  await queue(notice('a'), notice('b'))
  clock.advance({ minutes: 5 })
  await work(take, true)
  const rows = await db.select().from(outgoingMails)
  expect(rows.map(({ text, part }) => [text, part])).toEqual([
    ['', null],
    ['', null],
  ])
})

it('the demonstration mailbox shows each while they wait, and the one that was sent', async () => {
  await queue(notice('a'), notice('b'))
  const shown = async () => (await readMailbox(db, joining.publicUrl)).map(({ subject }) => subject)
  expect(await shown()).toEqual(['b', 'a'])
  clock.advance({ minutes: 5 })
  await work()
  expect(await shown()).toEqual(['2 changes to due dates in the compliance monitoring portal'])
})

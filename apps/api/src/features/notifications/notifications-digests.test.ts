import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { lastDailyDigest } from '@portal/domain'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database, type OpenDatabase } from '../../db/database.js'
import { inChunks } from '../../db/in-chunks.js'
import { notices, outgoingMails, users } from '../../db/schema/index.js'
import { testConfig } from '../../testing/test-config.js'
import { openTestDatabase, prepareDataDir } from '../../testing/test-database.js'
import { queueDueDigests } from './notifications-digests.js'

const howard = 13
const hours = 3_600_000

/** Notices to a person that a digest has sent. */
async function tell(
  db: Database,
  userId: string,
  given: { count: number; at: Date; channel?: 'Daily' | 'Weekly' | 'Immediate'; leaIds?: (number | null)[] },
): Promise<void> {
  const { count, at, channel = 'Daily', leaIds = [howard] } = given
  const rows = Array.from({ length: count }, (_, n) => ({
    key: `${channel} ${at.toISOString()} ${n}`,
    userId,
    kind: 'subsectionReady' as const,
    group: 'progress',
    leaId: leaIds[n % leaIds.length] ?? null,
    title: `Event ${n}`,
    path: '/user/landing',
    channel,
    createdOn: at,
  }))
  for (const chunk of inChunks(rows)) await db.insert(notices).values(chunk)
}

async function idOf(db: Database, userName: string): Promise<string> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.userName, userName))
  if (!row) throw new Error(`No user ${userName}.`)
  return row.id
}

describe('digests', () => {
  let database: OpenDatabase
  let db: Database
  let now: Date
  let monitor: string
  const queue = () => queueDueDigests({ db, clock: () => now, config: testConfig() })
  const mails = () =>
    db
      .select({ to: outgoingMails.to, subject: outgoingMails.subject, text: outgoingMails.text })
      .from(outgoingMails)
      .orderBy(outgoingMails.id)
  beforeAll(async () => {
    database = await openTestDatabase()
    db = database.db
    monitor = await idOf(db, 'monitor@state.example')
  })
  afterAll(() => database.close())
  beforeEach(async () => {
    await db.delete(outgoingMails)
    await db.delete(notices)
    // A Wednesday.
    now = new Date('2026-11-25T11:59:00Z')
  })
  const at = (text: string) => new Date(text)

  it('go out at seven, one for a person, with everything of the day before', async () => {
    await tell(db, monitor, { count: 3, at: at('2026-11-24T20:00:00Z'), leaIds: [howard, 1, null] })
    expect(await queue()).toBe(0)
    now = at('2026-11-25T12:00:00Z')
    expect([await queue(), await queue()]).toEqual([1, 0])
    const [mail] = await mails()
    expect(mail).toMatchObject({
      to: 'monitor@state.example',
      subject: '3 new notices in the compliance monitoring portal',
    })
    expect(mail?.text).toMatch(/Howard.*: 1 new notice/)
    expect(mail?.text).toContain('/user/notices')
  })

  it('are not sent when nothing is new, when all was read, and to an account that was disabled', async () => {
    now = at('2026-11-25T13:00:00Z')
    expect(await queue()).toBe(0)
    await tell(db, monitor, { count: 2, at: at('2026-11-24T20:00:00Z') })
    await db.update(notices).set({ readOn: now })
    expect(await queue()).toBe(0)
    const disabled = await idOf(db, 'disabled@howard.example')
    await tell(db, disabled, { count: 2, at: at('2026-11-24T21:00:00Z') })
    expect([await queue(), await mails()]).toEqual([0, []])
  })

  it('leave what happened after seven, and what is mailed at once, to others', async () => {
    now = at('2026-11-25T14:00:00Z')
    await tell(db, monitor, { count: 1, at: at('2026-11-24T20:00:00Z') })
    await tell(db, monitor, { count: 5, at: at('2026-11-25T12:30:00Z') })
    await tell(db, monitor, { count: 7, at: at('2026-11-24T20:00:00Z'), channel: 'Immediate' })
    await queue()
    now = at('2026-11-26T12:00:00Z')
    await queue()
    expect((await mails()).map(({ subject }) => subject.split(' ')[0])).toEqual(['1', '5'])
  })

  it('hold a week on Mondays, together with the day', async () => {
    await tell(db, monitor, { count: 4, at: at('2026-11-24T20:00:00Z'), channel: 'Weekly' })
    await tell(db, monitor, { count: 2, at: at('2026-11-29T20:00:00Z') })
    for (const day of [26, 27, 28, 29]) {
      now = at(`2026-11-${day}T12:00:00Z`)
      expect(await queue()).toBe(0)
    }
    now = at('2026-11-30T12:00:00Z')
    expect(await queue()).toBe(1)
    expect((await mails())[0]?.subject).toMatch(/^6 new notices/)
  })

  it.each([
    ['forward', '2026-03-08T10:59:00Z', '2026-03-08T11:00:00Z'],
    ['back', '2026-11-01T11:59:00Z', '2026-11-01T12:00:00Z'],
  ])('go out at seven on the day on which the clocks go %s', async (_way, before, seven) => {
    now = at(before)
    await tell(db, monitor, { count: 1, at: new Date(now.getTime() - 6 * hours) })
    expect(await queue()).toBe(0)
    now = at(seven)
    expect(await queue()).toBe(1)
  })

  it('are made up for when the portal was down at seven', async () => {
    await tell(db, monitor, { count: 1, at: at('2026-11-24T20:00:00Z') })
    now = at('2026-11-27T03:00:00Z')
    expect(await queue()).toBe(1)
  })
})

/** What a process that is killed runs: the queue of digests, then the outbox. */
const work = `
  const { openDatabase } = await import('./src/db/database.js')
  const { queueDueDigests } = await import('./src/features/notifications/notifications-digests.js')
  const { sendDueMails } = await import('./src/features/notifications/notifications-worker.js')
  const { smtpSender } = await import('./src/features/notifications/notifications-smtp.js')
  const { createLog } = await import('./src/server/log.js')
  const { db, close } = await openDatabase({ dataDir: process.env.DATA_DIR })
  const clock = () => new Date()
  console.log('begun')
  await queueDueDigests({ db, clock, config: { publicUrl: 'https://portal.example' } })
  console.log('queued')
  if (process.env.STOP === 'queued') await new Promise((resolve) => setTimeout(resolve, 60_000))
  const send = smtpSender(process.env.SMTP, 'portal@portal.example')
  await sendDueMails({ db, log: createLog('silent'), clock, send, clearBody: false, joining: { ms: 0, publicUrl: '' } })
  await close()
  console.log('sent')
`

const apiDir = fileURLToPath(new URL('../../..', import.meta.url))

/** Runs the work until it says a word, and kills it there. */
async function workUntil(word: string, env: Record<string, string>): Promise<void> {
  const loader = ['-C', '@portal/source', '--import', '@oxc-node/core/register']
  const child = spawn(process.execPath, [...loader, '--input-type=module', '-e', work], {
    cwd: apiDir,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  let complaints = ''
  child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()))
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.includes(word)) child.kill('SIGKILL')
  })
  await new Promise((resolve) => child.once('close', resolve))
  if (!said.includes(word)) throw new Error(`It did not say ${word}: ${complaints}`)
}

it('tells 500 events in one mail, once, though the worker is killed while it queues and before it sends', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-digest-'))
  await prepareDataDir(dataDir)
  const now = new Date()
  const yesterday = new Date(lastDailyDigest(now).at.getTime() - 12 * hours)
  const people = ['monitor@state.example', 'monitor2@state.example', 'admin@howard.example']
  let database = await openDatabase({ dataDir })
  for (const [index, person] of people.entries())
    await tell(database.db, await idOf(database.db, person), {
      count: index === 0 ? 500 : 40,
      at: yesterday,
      leaIds: index === 2 ? [howard] : [howard, 1],
    })
  await database.close()

  const received: string[] = []
  const server = createServer((socket) => {
    let data = ''
    let inData = false
    socket.write('220 ready\r\n')
    socket.on('error', () => undefined)
    socket.on('data', (chunk) => {
      const text = chunk.toString()
      if (inData) {
        data += text
        if (!data.endsWith('\r\n.\r\n')) return
        received.push(data)
        data = ''
        inData = false
        socket.write('250 taken\r\n')
      } else if (/^DATA/i.test(text)) {
        inData = true
        socket.write('354 go on\r\n')
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n')
      else socket.write('250 ok\r\n')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  try {
    const env = { DATA_DIR: dataDir, SMTP: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` }
    await workUntil('begun', env)
    await workUntil('queued', { ...env, STOP: 'queued' })
    expect(received).toEqual([])
    await workUntil('sent', env)
    await workUntil('sent', env)
  } finally {
    server.close()
  }
  const subjects = received.map(
    (mail) => `${/^To: (.*)$/m.exec(mail)?.[1]?.trim()} ${/^Subject: (\d+)/m.exec(mail)?.[1]}`,
  )
  expect(subjects.toSorted()).toEqual([
    'admin@howard.example 40',
    'monitor2@state.example 40',
    'monitor@state.example 500',
  ])
  // Long lines are broken by '=' and a new line on their way.
  const whole = received.find((mail) => mail.includes('500 new notices'))?.replaceAll('=\r\n', '') ?? ''
  expect(whole.match(/: 250 new notices/g)).toHaveLength(2)

  database = await openDatabase({ dataDir })
  const [left] = await database.db
    .select({ pending: sql<number>`count(*) filter (where ${notices.digestedOn} is null)::int` })
    .from(notices)
  expect(left?.pending).toBe(0)
  await database.close()
}, 120_000)

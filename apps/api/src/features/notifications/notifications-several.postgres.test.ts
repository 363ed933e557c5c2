import { isNull, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openPostgres } from '../../db/database.js'
import { notices, outgoingMails, users } from '../../db/schema/index.js'
import { createLog } from '../../server/log.js'
import { testConfig } from '../../testing/test-config.js'
import { createTestDatabase } from '../../testing/test-database.js'
import { queueMail, type NewMail } from './notifications-store.js'
import { queueDueDigests } from './notifications-digests.js'
import { sendDueMails } from './notifications-worker.js'

const joining = { ms: 300_000, publicUrl: 'https://portal.example' }
const server = process.env['TEST_DATABASE_URL'] ?? ''

it('makes and sends one digest for a person, with two processes at it at once', async () => {
  const database = await createTestDatabase(server)
  const [one, two] = [openPostgres(database.url), openPostgres(database.url)]
  try {
    const now = new Date('2026-11-25T13:00:00Z')
    const people = await one.db.select({ id: users.id }).from(users)
    for (const { id } of people)
      await one.db.insert(notices).values(
        Array.from({ length: 20 }, (_, n) => ({
          key: `event ${n}`,
          userId: id,
          kind: 'subsectionReady' as const,
          group: 'progress',
          title: 'Event',
          path: '/',
          channel: 'Daily' as const,
          createdOn: new Date('2026-11-25T11:00:00Z'),
        })),
      )
    const sent: string[] = []
    const work = async ({ db }: typeof one) => {
      await queueDueDigests({ db, clock: () => now, config: testConfig() })
      const send = async ({ key }: { key: string }) => void sent.push(key)
      await sendDueMails({ db, log: createLog('silent'), clock: () => now, send, clearBody: false, joining })
    }
    await Promise.all([work(one), work(two), work(one), work(two)])
    const queued = await one.db.select().from(outgoingMails).where(like(outgoingMails.key, 'digest:%'))
    expect(queued.length).toBeGreaterThan(5)
    expect(queued.every(({ subject }) => subject.startsWith('20 new notices'))).toBe(true)
    const digests = sent.filter((key) => key.startsWith('digest:'))
    expect(digests.toSorted()).toEqual(queued.map(({ key }) => key).toSorted())
  } finally {
    await Promise.all([one.close(), two.close()])
    await database.drop()
  }
}, 60_000)

it('joins what one person is told of one kind into one mail, with several processes at it at once', async () => {
  const database = await createTestDatabase(server)
  const processes = Array.from({ length: 3 }, () => openPostgres(database.url))
  const [one] = processes
  if (!one) throw new Error('There is no process.')
  try {
    const queued = new Date('2026-11-25T13:00:00Z')
    const mailTo = (person: number, n: number): NewMail => ({
      key: `${person} ${n}`,
      to: `person${person}@state.example`,
      subject: `Mail ${n}`,
      text: `Mail ${n}`,
      part: {
        kind: 'dueChanged',
        fullName: `Person ${person}`,
        text: [`mail ${n} of ${person}.`],
        link: { path: `/${n % 3}`, words: 'See it here' },
      },
    })
    for (let person = 0; person < 12; person++)
      for (let n = 0; n < 8; n++) await queueMail(one.db, mailTo(person, n), queued)
    const sent: { to: string; text: string }[] = []
    const work = (db: typeof one.db) =>
      sendDueMails({
        db,
        log: createLog('silent'),
        clock: () => new Date(queued.getTime() + joining.ms),
        send: async ({ to, text }) => void sent.push({ to, text }),
        clearBody: false,
        joining,
      })
    await Promise.all([...processes, ...processes].map(({ db }) => work(db)))
    expect(sent.map(({ to }) => to).toSorted()).toEqual(
      Array.from({ length: 12 }, (_, person) => `person${person}@state.example`).toSorted(),
    )
    for (const { text } of sent) expect(text.match(/^- Mail \d of/gm)).toHaveLength(8)
    const left = await one.db.select().from(outgoingMails).where(isNull(outgoingMails.sentAt))
    expect(left).toEqual([])
  } finally {
    await Promise.all(processes.map(({ close }) => close()))
    await database.drop()
  }
}, 60_000)

import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database, OpenDatabase } from '../../db/database.js'
import { outgoingMails } from '../../db/schema/index.js'
import { recordedChange } from '../audit-trail/audit-trail-store.js'
import { createLog } from '../../server/log.js'
import { openTestDatabase } from '../../testing/test-database.js'
import { TestClock } from '../../testing/test-clock.js'
import {
  claimMails,
  clearAbandonedMails,
  queueMail,
  queueMails,
  urgentMails,
  type NewMail,
  type OutgoingMail,
} from './notifications-store.js'
import { MailRefusedError, sendDueMails } from './notifications-worker.js'

let database: OpenDatabase
let db: Database
let clock: TestClock
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())
beforeEach(async () => {
  await db.delete(outgoingMails)
  clock = new TestClock()
})

const joining = { ms: 300_000, publicUrl: 'https://portal.example' }
const mail = (key: string) => ({ key, to: 'someone@state.example', subject: 'Hello', text: 'Secret text' })

function worker(
  send: (mail: OutgoingMail) => Promise<void>,
  { clearBody = true, stopping }: { clearBody?: boolean; stopping?: AbortSignal } = {},
): Promise<number> {
  return sendDueMails({ db, log: createLog('silent'), clock: clock.now, send, clearBody, joining, stopping })
}

describe('the outbox', () => {
  it('keeps one mail for one key', async () => {
    await queueMail(db, mail('one'), clock.now())
    await queueMail(db, { ...mail('one'), subject: 'Again' }, clock.now())
    expect(await db.select().from(outgoingMails)).toMatchObject([{ subject: 'Hello' }])
  })

  it('sends nothing of a transaction that was undone', async () => {
    const undone = db.transaction(async (tx) => {
      await queueMail(tx, mail('one'), clock.now())
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await worker(async () => undefined)).toBe(0)
  })

  it('tells the sender of an urgent mail once it is queued for good, and of no other', async () => {
    const told = vi.fn<() => void>()
    urgentMails.on('wake', told)
    const queue = (given: NewMail) => recordedChange(database, (tx) => queueMail(tx, given, clock.now()))
    await queue(mail('one'))
    expect(told).not.toHaveBeenCalled()
    await queue({ ...mail('two'), urgent: true })
    expect(told).toHaveBeenCalledTimes(1)
    await recordedChange(database, (tx) =>
      queueMails(tx, [mail('three'), { ...mail('four'), urgent: true }], clock.now()),
    )
    expect(told).toHaveBeenCalledTimes(2)
    urgentMails.off('wake', told)
  })

  it('sends each mail once with several workers at work', async () => {
    for (let index = 0; index < 20; index++) await queueMail(db, mail(`mail ${index}`), clock.now())
    const sent: string[] = []
    const send = async ({ key }: OutgoingMail) => {
      await new Promise((resolve) => setTimeout(resolve, 1))
      sent.push(key)
    }
    await Promise.all([worker(send), worker(send), worker(send)])
    expect(sent.toSorted()).toEqual(Array.from({ length: 20 }, (_, index) => `mail ${index}`).toSorted())
  })

  it('sends what somebody waits for before everything that was queued earlier', async () => {
    for (let index = 0; index < 20; index++) await queueMail(db, mail(`mail ${index}`), clock.now())
    clock.advance({ seconds: 1 })
    await queueMail(db, { ...mail('code'), urgent: true }, clock.now())
    const sent: string[] = []
    await worker(async ({ key }) => void sent.push(key))
    expect(sent).toHaveLength(21)
    // Several are taken in parallel, and any of those may be sent first.
    expect(sent.slice(0, 5)).toContain('code')
  })

  it('speaks with the mail server over several connections, so a slow one does not hold up the rest', async () => {
    for (let index = 0; index < 5; index++) await queueMail(db, mail(`mail ${index}`), clock.now())
    const sent: string[] = []
    let answer = (): void => undefined
    const slow = new Promise<void>((resolve) => (answer = resolve))
    const working = worker(async ({ key }) => {
      if (key === 'mail 0') await slow
      sent.push(key)
    })
    await expect.poll(() => sent).toHaveLength(4)
    answer()
    expect(await working).toBe(5)
    expect(sent.at(-1)).toBe('mail 0')
  })

  it('begins no more mails once it is asked to stop', async () => {
    for (let index = 0; index < 50; index++) await queueMail(db, mail(`mail ${index}`), clock.now())
    const stopping = new AbortController()
    const sent: string[] = []
    await worker(
      async ({ key }) => {
        sent.push(key)
        stopping.abort()
      },
      { stopping: stopping.signal },
    )
    expect(sent.length).toBeLessThan(10)
    const claimed = (await db.select().from(outgoingMails)).filter(({ claimedAt }) => claimedAt)
    expect(claimed.map(({ key }) => key).toSorted()).toEqual(sent.toSorted())
  })

  it('lets other work have its turn between two mails', async () => {
    for (let index = 0; index < 25; index++) await queueMail(db, mail(`mail ${index}`), clock.now())
    let turns = 0
    let sending = true
    const turn = () => {
      turns++
      if (sending) setImmediate(turn)
    }
    setImmediate(turn)
    await worker(async () => undefined)
    sending = false
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  it('does not send a mail again whose worker died after claiming it', async () => {
    await queueMail(db, mail('one'), clock.now())
    expect((await claimMails(db, { now: clock.now(), joinMs: 0 }, 1)).map(({ key }) => key)).toEqual(['one'])
    clock.advance({ days: 1 })
    expect(await worker(async () => undefined)).toBe(0)
  })

  it('does not send a mail again when nobody knows whether it went out', async () => {
    await queueMail(db, mail('one'), clock.now())
    let sends = 0
    const breaksOff = async () => {
      sends++
      throw new Error('connection reset after the contents')
    }
    await worker(breaksOff)
    clock.advance({ days: 1 })
    await worker(breaksOff)
    expect(sends).toBe(1)
    expect(await db.select().from(outgoingMails)).toMatchObject([{ text: '', html: null }])
  })

  it('tries a refused mail again after a growing pause, and gives up at last', async () => {
    await queueMail(db, mail('one'), clock.now())
    let tries = 0
    const refuse = async () => {
      tries++
      throw new MailRefusedError('busy')
    }
    await worker(refuse)
    await worker(refuse)
    expect(tries).toBe(1)
    clock.advance({ seconds: 11 })
    await worker(refuse)
    expect(tries).toBe(2)
    clock.advance({ seconds: 11 })
    await worker(refuse)
    expect(tries).toBe(2)
    for (let hours = 0; hours < 20; hours++) {
      clock.advance({ hours: 1 })
      await worker(refuse)
    }
    expect(tries).toBe(8)
    const [row] = await db.select().from(outgoingMails)
    expect(row?.failedAt).not.toBeNull()
    expect(row).toMatchObject({ text: '', html: null })
  })

  it('sends a refused mail when the mail server is back, and clears what it said', async () => {
    await queueMail(db, mail('one'), clock.now())
    await worker(async () => {
      throw new MailRefusedError('busy')
    })
    clock.advance({ minutes: 1 })
    expect(await worker(async () => undefined)).toBe(1)
    const [row] = await db.select().from(outgoingMails).where(eq(outgoingMails.key, 'one'))
    expect(row).toMatchObject({ text: '', html: null, attempts: 2, lastError: null })
    expect(row?.sentAt).not.toBeNull()
  })

  it('clears what a mail said whose worker died, once it is certain that it will not be sent', async () => {
    await queueMail(db, mail('one'), clock.now())
    await claimMails(db, { now: clock.now(), joinMs: 0 }, 1)
    clock.advance({ minutes: 59 })
    await queueMail(db, mail('two'), clock.now())
    await clearAbandonedMails(db, clock.now())
    const texts = async () => (await db.select().from(outgoingMails)).map(({ key, text }) => [key, text])
    expect(await texts()).toEqual(
      expect.arrayContaining([
        ['one', 'Secret text'],
        ['two', 'Secret text'],
      ]),
    )
    clock.advance({ minutes: 2 })
    await clearAbandonedMails(db, clock.now())
    expect(await texts()).toEqual(
      expect.arrayContaining([
        ['one', ''],
        ['two', 'Secret text'],
      ]),
    )
  })

  it('keeps the contents for the demonstration mailbox', async () => {
    await queueMail(db, mail('one'), clock.now())
    await worker(async () => undefined, { clearBody: false })
    expect(await db.select().from(outgoingMails)).toMatchObject([{ text: 'Secret text' }])
  })
})

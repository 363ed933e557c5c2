import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase, Tx } from '../../db/database.js'
import { complianceYears, idempotencyKeys } from '../../db/schema/index.js'
import { testConfig } from '../../testing/test-config.js'
import { openTestDatabase } from '../../testing/test-database.js'
import { createLog } from '../log.js'
import { runCommand } from './run-command.js'

let database: OpenDatabase
const config = testConfig()
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let runs = 0

/** A command that adds a year and counts how often it really ran. */
function addYear(
  id: number,
  idempotencyKey: string | null,
  options: { actorId?: string; fail?: boolean; refused?: boolean } = {},
) {
  const ctx = {
    requestId: 'request',
    ip: '',
    now: new Date(),
    log: createLog('silent'),
    idempotencyKey,
    sessionId: null,
    userAgent: '',
    publicUrl: '',
  }
  const command = { call: 'addYear', actorId: options.actorId ?? 'someone', request: { id }, ctx }
  const work = async (tx: Tx) => {
    runs++
    await tx.insert(complianceYears).values({ id, name: `year ${id}` })
    if (options.fail) throw new Error('undone')
    return { id, run: runs }
  }
  return runCommand({ database, config }, command, work, async () => {
    if (options.refused) throw new Error('refused')
  })
}

const yearsWith = (id: number) => database.db.select().from(complianceYears).where(eq(complianceYears.id, id))

describe('a command with an idempotency key', () => {
  it('answers a repeat as it answered before, without running again', async () => {
    const first = await addYear(3001, 'key-1')
    expect(await addYear(3001, 'key-1')).toEqual(first)
    expect(await yearsWith(3001)).toHaveLength(1)
  })

  it('refuses the same key for another request', async () => {
    await addYear(3002, 'key-2')
    await expect(addYear(3003, 'key-2')).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await yearsWith(3003)).toHaveLength(0)
  })

  it('runs once when twenty repeats come at once', async () => {
    const before = runs
    const answers = await Promise.all(Array.from({ length: 20 }, () => addYear(3004, 'key-4')))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(runs).toBe(before + 1)
  })

  it('can be tried again with the same key after it failed', async () => {
    await expect(addYear(3005, 'key-5', { fail: true })).rejects.toThrow('undone')
    expect(await yearsWith(3005)).toHaveLength(0)
    expect(await addYear(3005, 'key-5')).toMatchObject({ id: 3005 })
  })

  it('runs although its key was taken outside of a transaction, without an answer', async () => {
    const taken = {
      actorId: 'someone',
      key: 'key-8',
      call: 'other',
      requestHash: 'other',
      createdAt: new Date(0),
    }
    await database.db.insert(idempotencyKeys).values(taken)
    const first = await addYear(3008, 'key-8')
    expect(first).toMatchObject({ id: 3008 })
    expect(await addYear(3008, 'key-8')).toEqual(first)
  })

  it('neither runs, nor keeps its key, nor answers a repeat when it is refused first', async () => {
    await expect(addYear(3009, 'key-9', { refused: true })).rejects.toThrow('refused')
    expect(await yearsWith(3009)).toHaveLength(0)
    const first = await addYear(3009, 'key-9')
    await expect(addYear(3009, 'key-9', { refused: true })).rejects.toThrow('refused')
    expect(await addYear(3009, 'key-9')).toEqual(first)
  })

  it('keeps the keys of different people apart', async () => {
    await addYear(3006, 'key-6')
    expect(await addYear(3007, 'key-6', { actorId: 'somebody else' })).toMatchObject({ id: 3007 })
  })
})

it('runs every time without a key', async () => {
  await addYear(3010, null)
  await expect(addYear(3010, null)).rejects.toThrow('Failed query')
})

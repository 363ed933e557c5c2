import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { unpackedRows } from '@portal/domain'
import { and, eq, lt } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase, type Database } from '../../db/database.js'
import { auditListParts, auditLists, auditProngs, auditRecords, auditSamples } from '../../db/schema/index.js'
import { startChildApi } from '../../testing/child-api.js'
import { auditPeople, awaitingListAt, uploadTo } from '../../testing/child-audit.js'
import { studentCsv } from '../../testing/student-lists.js'
import { testPassword } from '../../testing/test-config.js'
import { prepareDataDir } from '../../testing/test-database.js'

const students = 400
const size = 40
const list = ['list.csv', [studentCsv(students)]] as const
/** Milliseconds after the request at which the API is killed. */
const moments = [10, 60, 150]

it('takes a list whole or not at all when it is killed while it reads it, and takes it afterwards', async () => {
  const env = await dataFolder()
  const prongId = await inApi(env, async (api) => (await awaitingListAt(api)).prongId)
  for (const moment of moments) {
    const api = await startChildApi(env)
    const { admin } = await auditPeople(api)
    const sending = uploadTo(admin, prongId, list)
    await pause(moment)
    await api.end('SIGKILL')
    const isAcknowledged = (await sending).status === 200
    const isTaken = await withDatabase(env.DATA_DIR, (db) => isWhollyTaken(db, prongId))
    expect({ lost: isAcknowledged && !isTaken }).toEqual({ lost: false })
  }
  const shown = await inApi(env, async (api) => {
    const { admin } = await auditPeople(api)
    expect((await uploadTo(admin, prongId, list)).status).toBe(200)
    return (await admin.send('GET', `check-student-file/${prongId}`)).body
  })
  expect(shown).toMatchObject({ hasFile: true, rowCount: students, errorCount: 0 })
  expect(await withDatabase(env.DATA_DIR, (db) => isWhollyTaken(db, prongId))).toBe(true)
}, 180_000)

it('draws a sample whole or not at all when it is killed at it, and draws it afterwards', async () => {
  const env = await dataFolder()
  const prongId = await inApi(env, async (api) => {
    const audit = await awaitingListAt(api)
    expect((await uploadTo(audit.admin, audit.prongId, list)).status).toBe(200)
    return audit.prongId
  })
  const drawing = { prongId, sampleSize: size, updateOnly: false, seed: 2025 }
  for (const moment of moments) {
    const api = await startChildApi(env)
    const { monitor } = await auditPeople(api)
    const answer = monitor.send('POST', `generate-sample/${prongId}`, drawing)
    await pause(moment)
    await api.end('SIGKILL')
    const isAcknowledged = (await answer).status === 200
    const isDrawn = await withDatabase(env.DATA_DIR, (db) => isWhollyDrawn(db, prongId))
    expect({ lost: isAcknowledged && !isDrawn }).toEqual({ lost: false })
  }
  const shown = await inApi(env, async (api) => {
    const { monitor } = await auditPeople(api)
    const { status } = await monitor.send('POST', `generate-sample/${prongId}`, drawing)
    expect(status).toBe(200)
    return (await monitor.send('GET', `generate-sample/${prongId}`)).body
  })
  expect(shown).toMatchObject({ status: 3, sampled: size, drawn: { size, seed: 2025, changes: 0 } })
  expect(await withDatabase(env.DATA_DIR, (db) => isWhollyDrawn(db, prongId))).toBe(true)
}, 180_000)

async function dataFolder() {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  await prepareDataDir(dataDir)
  return { DATA_DIR: dataDir, MFA: 'off', DEMO_PASSWORD: testPassword }
}

async function inApi<T>(
  env: Record<string, string>,
  work: (api: Awaited<ReturnType<typeof startChildApi>>) => Promise<T>,
): Promise<T> {
  const api = await startChildApi(env)
  try {
    return await work(api)
  } finally {
    await api.end('SIGKILL')
  }
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

const statusOf = async (db: Database, prongId: number) =>
  (await db.select().from(auditProngs).where(eq(auditProngs.id, prongId)))[0]?.status

/** Whether a list is taken; fails where the status, the list and its rows do not agree. */
async function isWhollyTaken(db: Database, prongId: number): Promise<boolean> {
  const isTaken = (await statusOf(db, prongId)) === 2
  const lists = await db.$count(auditLists, eq(auditLists.prongId, prongId))
  const parts = await db.select().from(auditListParts).where(eq(auditListParts.prongId, prongId))
  const rows = parts.flatMap((part) => unpackedRows(part.rows, [])).length
  expect({ lists, rows }).toEqual(isTaken ? { lists: 1, rows: students } : { lists: 0, rows: 0 })
  return isTaken
}

/** Whether a sample is drawn; fails where the status, the certificate and the records do not agree. */
async function isWhollyDrawn(db: Database, prongId: number): Promise<boolean> {
  const isDrawn = (await statusOf(db, prongId)) === 3
  const samples = await db.$count(auditSamples, eq(auditSamples.prongId, prongId))
  const inSample = and(eq(auditRecords.prongId, prongId), lt(auditRecords.status, 7))
  const records = await db.$count(auditRecords, inSample)
  expect({ samples, records }).toEqual(isDrawn ? { samples: 1, records: size } : { samples: 0, records: 0 })
  return isDrawn
}

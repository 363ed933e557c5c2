import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase, type Database } from '../../../db/database.js'
import {
  auditItemAnswers,
  auditCorrections,
  auditFindings,
  auditLetters,
  auditProngs,
  auditRecords,
  findingLetters,
  findings,
  publishedReports,
} from '../../../db/schema/index.js'
import { startChildApi } from '../../../testing/child-api.js'
import { personAt, type Person } from '../../../testing/child-person.js'
import { allegany } from '../../../testing/self-assessment-steps.js'
import { testPassword } from '../../../testing/test-config.js'
import { prepareDataDir } from '../../../testing/test-database.js'

const monitor = 'monitor@state.example'
const base = '/api/msde/desk-audit'
/** Milliseconds after the request at which the API is killed. */
const moments = [5, 40, 120]
const items = Array.from({ length: 10 }, (_, at) => `dab-1-${String(at + 1).padStart(2, '0')}`)

interface Audit {
  prongs: { id: number }[]
}

it('issues a report as a whole or not at all when it is killed at work, and issues it afterwards', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  await prepareDataDir(dataDir)
  const env = { DATA_DIR: dataDir, MFA: 'off', DEMO_PASSWORD: testPassword }
  const prongIds = await createdProngs(env)
  await withDatabase(dataDir, async (db) => {
    for (const prongId of prongIds) await review(db, prongId)
  })
  for (const [at, moment] of moments.entries()) {
    const prongId = prongIds[at] ?? 0
    const api = await startChildApi(env)
    const person = await personAt(api, monitor)
    const issuing = issue(person, prongId)
    await pause(moment)
    await api.end('SIGKILL')
    const isAcknowledged = (await issuing) !== null
    const isIssued = await withDatabase(dataDir, (db) => isWhollyIssued(db, prongId))
    expect({ lost: isAcknowledged && !isIssued }).toEqual({ lost: false })
  }
  const api = await startChildApi(env)
  const person = await personAt(api, monitor)
  // Refused where it is issued already.
  for (const prongId of prongIds) await issue(person, prongId)
  await api.end('SIGKILL')
  await withDatabase(dataDir, async (db) => {
    for (const prongId of prongIds) expect(await isWhollyIssued(db, prongId)).toBe(true)
  })
}, 180_000)

const issue = (person: Person, prongId: number) =>
  person('POST', `${base}/audit/report/${prongId}`, {
    signatureName: 'Mona Tor',
    signatureTitle: 'Monitor',
    version: 1,
  })

/** A first prong for each kill. */
async function createdProngs(env: Record<string, string>): Promise<number[]> {
  const api = await startChildApi(env)
  const person = await personAt(api, monitor)
  const years = await person<{ id: number }[]>('GET', '/api/leas/years')
  const me = await person<{ id: string }>('GET', '/api/account/users/me')
  const ids: number[] = []
  for (const _ of moments) {
    const audits = await person<Audit[]>('POST', `${base}/audits`, {
      year: years?.at(-1)?.id,
      leaIds: [allegany],
      parts: ['Part B'],
      reason: 'Targeted',
      plannedStart: '2998-10-01',
      documentsDueOn: null,
      plannedEnd: null,
      leadMonitorId: me?.id,
    })
    ids.push(audits?.[0]?.prongs[0]?.id ?? 0)
  }
  await api.end('SIGKILL')
  return ids
}

async function withDatabase<T>(dataDir: string, work: (db: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir })
  try {
    return await work(database.db)
  } finally {
    await database.close()
  }
}

/** Completes records that meet none of the items, so that the report gives many findings. */
async function review(db: Database, prongId: number): Promise<void> {
  const [prong] = await db.select().from(auditProngs).where(eq(auditProngs.id, prongId))
  if (!prong) throw new Error(`Prong ${prongId} was not created.`)
  const { changedBy, changedOn } = prong
  const records = await db
    .insert(auditRecords)
    .values(
      Array.from({ length: 6 }, (_, place) => ({
        prongId,
        place,
        key: String(4_000_000_000 + place),
        fields: {},
        flags: [],
        order: place + 1,
        origin: 'Random' as const,
        status: 6,
        changedBy,
        changedOn,
      })),
    )
    .returning({ id: auditRecords.id })
  await db.insert(auditItemAnswers).values(
    records.flatMap(({ id: recordId }) =>
      items.map((itemId) => ({
        recordId,
        itemId,
        value: 'N',
        comment: '',
        internalNote: '',
        answeredBy: changedBy,
        answeredOn: changedOn,
      })),
    ),
  )
  await db.update(auditProngs).set({ status: 7 }).where(eq(auditProngs.id, prongId))
}

/** Whether a report is issued; fails where the status, the letter, the findings and the corrections do not agree. */
async function isWhollyIssued(db: Database, prongId: number): Promise<boolean> {
  const [prong] = await db.select().from(auditProngs).where(eq(auditProngs.id, prongId))
  const isIssued = prong?.status === 8
  const links = await db.select().from(auditFindings).where(eq(auditFindings.prongId, prongId))
  const ids = links.map(({ findingId }) => findingId)
  const stored = await db.select({ status: findings.status }).from(findings).where(inArray(findings.id, ids))
  const texts = await db.$count(findingLetters, inArray(findingLetters.findingId, ids))
  const letters = await db.select().from(auditLetters).where(eq(auditLetters.prongId, prongId))
  const entries = await db.$count(
    publishedReports,
    inArray(
      publishedReports.id,
      letters.map(({ reportId }) => reportId),
    ),
  )
  const records = db
    .select({ id: auditRecords.id })
    .from(auditRecords)
    .where(eq(auditRecords.prongId, prongId))
  const corrections = await db.$count(auditCorrections, inArray(auditCorrections.recordId, records))
  const wanted = isIssued ? items.length : 0
  expect({ findings: stored.length, texts, letters: letters.length, entries, corrections }).toEqual({
    findings: wanted,
    texts: wanted,
    letters: isIssued ? 1 : 0,
    entries: isIssued ? 1 : 0,
    corrections: wanted * 6,
  })
  expect(stored.every(({ status }) => status === 2)).toBe(true)
  return isIssued
}

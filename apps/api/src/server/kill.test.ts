import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { count, eq, like } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openDatabase } from '../db/database.js'
import { auditEvents, idempotencyKeys, outgoingMails, passwordLinks } from '../db/schema/index.js'
import { verifyAuditChain } from '../features/audit-trail/audit-trail-read-model.js'
import { auditHeadPath, readKeptAuditHead } from '../features/audit-trail/audit-trail-head-file.js'
import { startChildApi, type ChildApi } from '../testing/child-api.js'
import { prepareDataDir } from '../testing/test-database.js'
import { testPassword } from '../testing/test-config.js'

const rounds = 6
const user = 'monitor@state.example'
const writers = ['admin@allegany.example', 'user@allegany.example', 'admin@howard.example']

/** Numbers in [0, 1) that are the same in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

interface Ledger {
  acknowledged: string[]
  changes: number
  /** The password that is good for certain, and one that may have replaced it. */
  password: string
  maybe: string | undefined
}

async function send(
  api: ChildApi,
  method: string,
  path: string,
  init: RequestInit,
): Promise<Response | null> {
  try {
    const answer = await fetch(api.url + path, { method, ...init })
    await answer.clone().arrayBuffer()
    return answer
  } catch {
    return null
  }
}

const json = { 'content-type': 'application/json' }

/** Requests reset links, each with a key of its own, until the API is gone. */
async function keepRecovering(api: ChildApi, email: string, name: string, ledger: Ledger): Promise<void> {
  for (let n = 0; ; n++) {
    const key = `${name} ${n}`
    const body = JSON.stringify({ email })
    const answer = await send(api, 'POST', '/api/account/recover/password', {
      headers: { ...json, 'idempotency-key': key },
      body,
    })
    if (answer?.status !== 204) return
    ledger.acknowledged.push(key)
  }
}

interface Session {
  id: string
  accessToken: string
}

async function signIn(api: ChildApi, password: string): Promise<Session | null> {
  const body = new URLSearchParams({
    grant_type: 'password',
    username: user,
    password,
    client_id: 'portal-web',
  })
  const answer = await send(api, 'POST', '/api/auth/token', { body })
  return answer?.status === 200 ? ((await answer.json()) as Session) : null
}

/** Signs in with the last acknowledged password, or with the one whose change was on its way at the kill. */
async function signInAfterKill(api: ChildApi, ledger: Ledger): Promise<Session> {
  let session = await signIn(api, ledger.password)
  if (!session && ledger.maybe !== undefined) {
    session = await signIn(api, ledger.maybe)
    ledger.password = ledger.maybe
    ledger.changes++
  }
  ledger.maybe = undefined
  if (!session) throw new Error('Neither the old nor the new password is good.')
  return session
}

/** Changes one password over and over until the API is gone. */
async function keepChanging(api: ChildApi, signedIn: Session, round: number, ledger: Ledger): Promise<void> {
  let session = signedIn
  for (let n = 0; ; n++) {
    const newPassword = `Harbor-Lights ${round} Quilt ${n}`
    ledger.maybe = newPassword
    const answer = await send(api, 'PUT', `/api/account/users/${session.id}/password`, {
      headers: { ...json, authorization: `Bearer ${session.accessToken}` },
      body: JSON.stringify({ id: session.id, currentPassword: ledger.password, newPassword }),
    })
    if (answer?.status !== 200) return
    session = (await answer.json()) as Session
    ledger.password = newPassword
    ledger.maybe = undefined
    ledger.changes++
  }
}

it('loses no acknowledged write and leaves none half done when it is killed at random moments', async () => {
  const random = seededRandom(20_261_121)
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-kill-'))
  await prepareDataDir(dataDir)
  const env = { DATA_DIR: dataDir, MFA: 'off', RECOVERIES_PER_HOUR: '1000000', DEMO_PASSWORD: testPassword }
  const ledger: Ledger = { acknowledged: [], changes: 0, password: testPassword, maybe: undefined }

  for (let round = 0; round < rounds; round++) {
    const api = await startChildApi(env)
    const session = await signInAfterKill(api, ledger)
    const work = [
      keepChanging(api, session, round, ledger),
      ...writers.map((email, index) => keepRecovering(api, email, `${round}/${index}`, ledger)),
    ]
    // The kill depends on how much was written, not on how fast this machine is.
    const enough = ledger.acknowledged.length + 4 + Math.floor(random() * 20)
    while (ledger.acknowledged.length < enough) await pause(1)
    await pause(random() * 20)
    await api.end('SIGKILL')
    await Promise.all(work)
  }
  const last = await startChildApi(env)
  await signInAfterKill(last, ledger)
  expect(await last.end('SIGTERM')).toBe(0)

  const database = await openDatabase({ dataDir })
  try {
    const { db } = database
    const kept = new Set(
      (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys)).map((row) => row.key),
    )
    expect(ledger.acknowledged.filter((key) => !kept.has(key))).toEqual([])
    const howMany = async (query: Promise<{ n: number }[]>) => (await query)[0]?.n
    const links = await howMany(db.select({ n: count() }).from(passwordLinks))
    const mails = db
      .select({ n: count() })
      .from(outgoingMails)
      .where(like(outgoingMails.key, 'password-link %'))
    const audits = db
      .select({ n: count() })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'recoverPassword'))
    expect([await howMany(mails), await howMany(audits), kept.size]).toEqual([links, links, links])
    const changes = db
      .select({ n: count() })
      .from(auditEvents)
      .where(eq(auditEvents.action, 'changePassword'))
    expect(await howMany(changes)).toBeGreaterThanOrEqual(ledger.changes)
    const secret = await readFile(join(dataDir, 'session-secret'), 'utf8')
    const head = await readKeptAuditHead(auditHeadPath(dataDir), secret)
    expect(await verifyAuditChain(db, head ?? undefined)).toMatchObject({ ok: true, head })
  } finally {
    await database.close()
  }
}, 300_000)

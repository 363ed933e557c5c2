import { mkdtempSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database, OpenDatabase, Tx } from '../../db/database.js'
import { auditEvents } from '../../db/schema/index.js'
import { sqlState } from '../../db/sql-state.js'
import { assemble } from '../../server/assemble.js'
import { createLog } from '../../server/log.js'
import { testConfig } from '../../testing/test-config.js'
import { openTestDatabase } from '../../testing/test-database.js'
import { readAuditHead, verifyAuditChain } from './audit-trail-read-model.js'
import { keepAuditHead } from './audit-trail-jobs.js'
import { auditHeadPath, readKeptAuditHead, writeAuditHead } from './audit-trail-head-file.js'
import { runCommand } from '../../server/requests/run-command.js'
import { writeAudit, writeAudits } from './audit-trail-store.js'

let database: OpenDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const actor = { userId: 'someone', roles: ['LocalAdmin', 'LocalUser'] }

/** Past the trigger, as somebody with the rights of the database owner could. */
async function tamper(handle: Database, statement: ReturnType<typeof sql>): Promise<void> {
  await handle.execute(sql`alter table audit_events disable trigger user`)
  await handle.execute(statement)
  await handle.execute(sql`alter table audit_events enable trigger user`)
}

beforeEach(() => tamper(db, sql`delete from audit_events`))

function entryOf(targetId: number) {
  return {
    actor,
    action: 'submitSelfAssessment' as const,
    targetType: 'selfAssessment',
    targetId,
    leaId: 1,
    year: 2026,
    before: { submitState: 2, note: undefined },
    after: { submitState: 4, on: new Date('2026-11-02T10:00:00.123Z'), share: 0.1 },
    reason: 'Said "so"\u0001 in Ümlaut',
    ctx: { ip: '10.0.0.1', now: new Date(), requestId: `request-${targetId}` },
  }
}

async function act(targetId: number): Promise<void> {
  await db.transaction((tx) => writeAudit(tx, entryOf(targetId)))
}

/** A command, as the routes run it. */
function command<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  const ctx = {
    ...entryOf(1).ctx,
    log: createLog('silent'),
    idempotencyKey: null,
    sessionId: null,
    userAgent: '',
    publicUrl: 'http://localhost',
  }
  return runCommand(
    { database, config: testConfig() },
    { call: 'act', actorId: actor.userId, request: {}, ctx },
    work,
  )
}

async function targets(): Promise<string[]> {
  const rows = await db
    .select({ targetId: auditEvents.targetId })
    .from(auditEvents)
    .orderBy(asc(auditEvents.seq))
  return rows.map(({ targetId }) => targetId)
}

async function actTimes(times: number): Promise<void> {
  for (let target = 1; target <= times; target++) await act(target)
}

describe('the audit trail of a command', () => {
  it('is written with its commit, in the order of its acts, few and many', async () => {
    await act(1)
    const many = Array.from({ length: 60 }, (_, index) => 10 + index)
    const seen = await command(async (tx) => {
      await writeAudit(tx, entryOf(2))
      const before = await tx.$count(auditEvents)
      await writeAudits(tx, many.map(entryOf))
      await writeAudit(tx, entryOf(3))
      return before
    })
    expect(seen).toBe(1)
    expect(await targets()).toEqual(['1', '2', ...many.map(String), '3'])
    expect(await verifyAuditChain(db)).toMatchObject({ ok: true })
  })

  it('is gone with what it tells of', async () => {
    const failing = command(async (tx) => {
      await writeAudit(tx, entryOf(2))
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    await command((tx) => writeAudit(tx, entryOf(3)))
    expect(await targets()).toEqual(['3'])
  })

  it('undoes what it tells of when it cannot be written', async () => {
    const failing = command(async (tx) => {
      await tx.execute(sql`insert into idempotency_keys (actor_id, key, call, request_hash, created_at)
        values ('someone', 'of a broken command', 'act', '', now())`)
      await writeAudit(tx, { ...entryOf(2), after: { text: 'a\u0000b' } })
    })
    await expect(failing).rejects.toThrow('Failed query')
    expect(await targets()).toEqual([])
    const { rows } = (await db.execute(
      sql`select 1 from idempotency_keys where key = 'of a broken command'`,
    )) as { rows: unknown[] }
    expect(rows).toEqual([])
  })
})

describe('the audit trail', () => {
  it('records who did what, in which role, when and from where', async () => {
    await act(7)
    const [row] = await db.select().from(auditEvents)
    expect(row).toMatchObject({
      seq: 1,
      actorId: 'someone',
      actorRole: 'LocalAdmin',
      action: 'submitSelfAssessment',
      targetId: '7',
      leaId: 1,
      year: 2026,
      before: { submitState: 2 },
      after: { submitState: 4, on: '2026-11-02T10:00:00.123Z', share: 0.1 },
      ip: '10.0.0.1',
      requestId: 'request-7',
    })
  })

  it('holds a sound chain after parallel acts', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => act(index)))
    expect(await verifyAuditChain(db)).toMatchObject({ ok: true, head: { count: 20 } })
  })

  it('leaves no entry and no gap when the change is undone', async () => {
    await act(1)
    const undone = db.transaction(async (tx) => {
      await writeAudit(tx, {
        actor: null,
        action: 'addNote',
        targetType: 'x',
        targetId: 1,
        ctx: { ip: '', now: new Date(), requestId: '' },
      })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    await act(2)
    expect(await verifyAuditChain(db)).toMatchObject({ ok: true, head: { count: 2 } })
  })

  it.each([
    ['an update', sql`update audit_events set reason = 'x'`],
    ['a delete', sql`delete from audit_events`],
    ['emptying the table', sql`truncate audit_events`],
  ])('refuses %s', async (_name, statement) => {
    await actTimes(2)
    const refused: unknown = await db.execute(statement).then(
      () => undefined,
      (error: unknown) => error,
    )
    expect(sqlState(refused)).toBe('42501')
    expect(await verifyAuditChain(db)).toMatchObject({ ok: true, head: { count: 2 } })
  })
})

describe('verifying the chain', () => {
  it.each([
    ['an edited entry', sql`update audit_events set after = '{"submitState": 5}' where seq = 3`, 3],
    ['an edited time', sql`update audit_events set at = at + interval '1 millisecond' where seq = 3`, 3],
    ['another actor', sql`update audit_events set actor_id = 'somebody else' where seq = 3`, 3],
    ['a deleted entry', sql`delete from audit_events where seq = 3`, 3],
    ['a deleted first entry', sql`delete from audit_events where seq = 1`, 1],
    [
      'reordered entries',
      sql`update audit_events set seq = case seq when 2 then 103 when 3 then 102 end where seq in (2, 3)`,
      2,
    ],
  ])('finds %s', async (_name, statement, brokenAt) => {
    await actTimes(5)
    await tamper(db, statement)
    await tamper(db, sql`update audit_events set seq = seq - 100 where seq > 100`)
    expect(await verifyAuditChain(db)).toMatchObject({ ok: false, brokenAt })
  })

  it('finds a cut tail only against the head that was kept outside', async () => {
    await actTimes(5)
    const kept = await readAuditHead(db)
    await tamper(db, sql`delete from audit_events where seq >= 4`)
    expect(await verifyAuditChain(db)).toMatchObject({ ok: true })
    expect(await verifyAuditChain(db, kept)).toMatchObject({ ok: false, brokenAt: 4 })
  })

  it('accepts entries that came after the kept head', async () => {
    await actTimes(2)
    const kept = await readAuditHead(db)
    await actTimes(3)
    expect(await verifyAuditChain(db, kept)).toMatchObject({ ok: true, head: { count: 5 } })
  })
})

describe('the head that is kept outside the database', () => {
  it('follows the trail, and is not written over once the trail was cut', async () => {
    const lines: string[] = []
    const log = createLog('error', { write: (line) => lines.push(line) })
    const { deps } = assemble(testConfig(), database, { log })
    const path = auditHeadPath(deps.config.dataDir)
    await actTimes(2)
    await keepAuditHead(deps)
    await actTimes(2)
    await keepAuditHead(deps)
    const kept = await readAuditHead(db)
    expect(await readKeptAuditHead(path, deps.config.sessionSecret)).toEqual(kept)
    await tamper(db, sql`delete from audit_events where seq >= 3`)
    expect(lines).toEqual([])
    await keepAuditHead(deps)
    expect(await readKeptAuditHead(path, deps.config.sessionSecret)).toEqual(kept)
    expect(lines.join('')).toContain('does not hold the head')
  })

  const secret = 'a-secret-of-this-installation'

  it('is read back, and refused when it was edited or signed elsewhere', async () => {
    const path = auditHeadPath(mkdtempSync(join(tmpdir(), 'portal-audit-')))
    expect(await readKeptAuditHead(path, secret)).toBeNull()
    await writeAuditHead(path, secret, { count: 3, hash: 'abc' }, new Date())
    expect(await readKeptAuditHead(path, secret)).toEqual({ count: 3, hash: 'abc' })
    await expect(readKeptAuditHead(path, 'another secret')).rejects.toThrow('not signed')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"count":3', '"count":2'))
    await expect(readKeptAuditHead(path, secret)).rejects.toThrow('not signed')
  })
})

import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { openDatabase } from './db/database.js'
import { readAuditHead } from './features/audit-trail/audit-trail-read-model.js'
import { auditHeadPath, writeAuditHead } from './features/audit-trail/audit-trail-head-file.js'
import { writeAudits } from './features/audit-trail/audit-trail-store.js'
import { newJwtKeys } from './server/secrets.js'

const apiDir = fileURLToPath(new URL('..', import.meta.url))
const sessionSecret = 'a-secret-that-is-used-in-tests-only-0123456789'
const dataDir = mkdtempSync(join(tmpdir(), 'portal-verify-'))
const jwtKeys = newJwtKeys()

/** An embedded database with five entries, and its signed head beside it. */
beforeAll(async () => {
  const database = await openDatabase({ dataDir })
  await database.migrate()
  await database.db.transaction((tx) =>
    writeAudits(
      tx,
      Array.from({ length: 5 }, (_, at) => ({
        actor: null,
        action: 'addNote' as const,
        targetType: 'row',
        targetId: at,
        ctx: { ip: '', now: new Date(), requestId: '' },
      })),
    ),
  )
  const head = await readAuditHead(database.db)
  await writeAuditHead(auditHeadPath(dataDir), sessionSecret, head, new Date())
  await database.close()
}, 60_000)

it('says that a trail is sound', async () => {
  expect(await verify()).toEqual({
    code: 0,
    text: 'The audit trail is sound: 5 entries, it holds the kept head at entry 5.\n',
  })
}, 60_000)

it.each([
  ['an edit', [sql`update audit_events set action = 'other' where seq = 2`], 2, 'The entry was changed.'],
  [
    'an edit that wrote its own hash',
    [sql`update audit_events set action = 'other', hash = repeat('0', 64) where seq = 2`],
    2,
    'The entry was changed.',
  ],
  ['a cut in the middle', [sql`delete from audit_events where seq = 3`], 3, 'An entry is missing.'],
  [
    'a cut in the middle that was closed',
    [sql`delete from audit_events where seq = 3`, ...shifted(3, -1)],
    3,
    'The entry does not follow the one before it.',
  ],
  [
    'an insertion',
    [
      ...shifted(2, 1),
      sql`insert into audit_events select 3, at, actor_id, actor_role, action, target_type, 'planted', lea_id, year,
        before, after, reason, ip, request_id, previous_hash, hash from audit_events where seq = 2`,
    ],
    3,
    'The entry does not follow the one before it.',
  ],
  [
    'another order',
    [
      sql`update audit_events set seq = -seq where seq in (2, 3)`,
      sql`update audit_events set seq = 5 + seq where seq < 0`,
    ],
    2,
    'The entry does not follow the one before it.',
  ],
  ['a cut tail', [sql`delete from audit_events where seq > 3`], 4, 'Entries at the end are missing.'],
])(
  'finds %s, and where',
  async (_case, statements, entry, reason) => {
    // Each case begins with the sound trail.
    await tamper(
      sql`create table if not exists kept_events as select * from audit_events`,
      sql`delete from audit_events`,
      sql`insert into audit_events select * from kept_events order by seq`,
      ...statements,
    )
    expect(await verify()).toEqual({
      code: 1,
      text: `The audit trail is broken at entry ${entry}. ${reason}\n`,
    })
  },
  60_000,
)

/** Moves every entry behind one, by one place, past the key that no two may share. */
function shifted(after: number, by: number) {
  return [
    sql`update audit_events set seq = -seq where seq > ${after}`,
    sql`update audit_events set seq = -seq + ${by}::int where seq < 0`,
  ]
}

/** Past the trigger, as somebody with the rights of the database owner could. */
async function tamper(...statements: ReturnType<typeof sql>[]): Promise<void> {
  const database = await openDatabase({ dataDir })
  await database.db.execute(sql`alter table audit_events disable trigger user`)
  for (const statement of statements) await database.db.execute(statement)
  await database.db.execute(sql`alter table audit_events enable trigger user`)
  await database.close()
}

function verify(): Promise<{ code: number | null; text: string }> {
  const child = spawn(
    process.execPath,
    ['-C', '@portal/source', '--import', '@oxc-node/core/register', 'src/verify-audit-trail.ts'],
    {
      cwd: apiDir,
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir, SESSION_SECRET: sessionSecret, JWT_KEYS: jwtKeys },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (text += chunk.toString()))
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, text })))
}

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
        action: 'act',
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

it('says that a trail is sound, and where it was broken', async () => {
  expect(await verify()).toEqual({
    code: 0,
    text: 'The audit trail is sound: 5 entries, it holds the kept head at entry 5.\n',
  })
  await tamper(sql`delete from audit_events where seq = 5`)
  expect(await verify()).toEqual({
    code: 1,
    text: 'The audit trail is broken at entry 5. Entries at the end are missing.\n',
  })
  await tamper(sql`update audit_events set action = 'other' where seq = 2`)
  expect(await verify()).toEqual({
    code: 1,
    text: 'The audit trail is broken at entry 2. The entry was changed.\n',
  })
}, 120_000)

/** Past the trigger, as somebody with the rights of the database owner could. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  const database = await openDatabase({ dataDir })
  await database.db.execute(sql`alter table audit_events disable trigger user`)
  await database.db.execute(statement)
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

import { createHash, randomBytes } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  openAsBlob,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { DirectoryLockedError, lockDirectory } from '../db/directory-lock.js'
import { openInMemory, openPostgres, type OpenDatabase } from '../db/database.js'
import { seedDemonstration } from '../db/seed/seed-demonstration.js'
import { hashPassword } from '../features/session/passwords/session-password-hash.js'
import { testPassword } from './test-config.js'

const templateDir = join(tmpdir(), 'portal-api-templates')

/** A fresh, migrated and seeded database: in memory from a dump, or a PostgreSQL copy of a template. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env['TEST_DATABASE_URL']
  return server ? openCopy(server) : openInMemory(await testDump())
}

/** A data directory of the embedded engine, migrated and seeded. */
export async function testDump(): Promise<Blob> {
  return openAsBlob(await templateDump())
}

/** Fills DATA_DIR for a process that is to start on it, without the long first start. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  const engine = await PGlite.create({ dataDir: join(dataDir, 'db'), loadDataDir: await testDump() })
  await engine.close()
}

async function templateDump(): Promise<string> {
  const path = join(templateDir, `${sourceHash()}.tar`)
  mkdirSync(templateDir, { recursive: true })
  while (!existsSync(path)) {
    const lock = tryLock(`${path}.lock`)
    if (!lock) await new Promise((resolve) => setTimeout(resolve, 100))
    else
      try {
        if (!existsSync(path)) await writeTemplateDump(path)
      } finally {
        lock.release()
      }
  }
  return path
}

function tryLock(path: string): { release: () => void } | null {
  try {
    return lockDirectory(path)
  } catch (error) {
    if (error instanceof DirectoryLockedError) return null
    throw error
  }
}

async function writeTemplateDump(path: string): Promise<void> {
  const database = await openInMemory()
  await database.migrate()
  await seedDemonstration(database.db, { password: testPassword, hashPassword, now: new Date() })
  await database.tidy()
  const dump = await database.client.dumpDataDir('none')
  await database.close()
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, path)
  // Those of older states are of no use any more; a run that is under way may still read a recent one.
  for (const name of readdirSync(templateDir)) {
    const old = join(templateDir, name)
    if (Date.now() - statSync(old).mtimeMs > 86_400_000) rmSync(old, { force: true })
  }
}

async function openCopy(server: string): Promise<OpenDatabase> {
  const { url, drop } = await createTestDatabase(server)
  const copy = openPostgres(url)
  return {
    ...copy,
    async close() {
      await copy.close()
      await drop()
    },
  }
}

/** A migrated and seeded database on a PostgreSQL server, for processes that share one. */
export async function createTestDatabase(
  server: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = await templateDatabase(server)
  const name = `portal_test_${randomBytes(6).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  return {
    url: databaseUrl(server, name),
    drop: () => onServer(server, (client) => dropDatabase(client, name)),
  }
}

/** By force only if a process still holds it: the server does not let us force out its own housekeeping. */
async function dropDatabase(client: pg.Client, name: string): Promise<void> {
  await client
    .query(`drop database if exists ${name}`)
    .catch(() => client.query(`drop database if exists ${name} with (force)`))
}

async function templateDatabase(server: string): Promise<string> {
  const name = `portal_template_${sourceHash()}`
  await onServer(server, async (client) => {
    await client.query('select pg_advisory_lock(4100003)')
    const found = await client.query('select 1 from pg_database where datname = $1', [name])
    if (found.rowCount) return
    const draft = `${name}_draft`
    await dropDatabase(client, draft)
    await client.query(`create database ${draft}`)
    const database = openPostgres(databaseUrl(server, draft))
    try {
      await database.migrate()
      await seedDemonstration(database.db, { password: testPassword, hashPassword, now: new Date() })
    } finally {
      await database.close()
    }
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** Changes with the schema, the seeds, the rules they use, and the school year. */
function sourceHash(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 7))
  for (const folder of ['../db', '../../../../packages/domain/src']) {
    const root = fileURLToPath(new URL(folder, import.meta.url))
    for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted())
      if (/\.(ts|sql|json)$/.test(name) && !name.endsWith('.test.ts'))
        hash.update(name).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

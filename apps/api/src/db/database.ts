import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { sql, type ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres'
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import pg from 'pg'
import { withActs } from './after-commit.js'
import { lockDirectory } from './directory-lock.js'
import { prepareStatements } from './prepared-statements.js'
import { sendTogether, transactionsOf, type ChangeSteps } from './snapshots.js'
import { SyncedNodeFS, syncedStartParams } from './synced-node-fs.js'
import * as schema from './schema/index.js'
import { statementLogger } from './statement-log.js'

type Schema = typeof schema

/**
 * The database as stores see it, whichever engine is behind it. Store functions take it as their first parameter, so
 * that they work inside a transaction and outside. Inside one, use only the `tx` that was handed in: the embedded
 * engine has a single connection, and a query beside the transaction would wait for it forever.
 */
export type Database = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]

/** An open database with what belongs to its life. */
export interface OpenDatabase {
  db: Database
  engine: 'pglite' | 'postgres'
  migrate(): Promise<void>
  /** Answers when the database does. */
  ping(): Promise<void>
  /** Reads from one picture of the data, which nobody changes meanwhile. */
  snapshot<Answer>(read: (tx: Tx) => Promise<Answer>): Promise<Answer>
  /** Changes that all happen or none. */
  change<Found, Answer>(steps: ChangeSteps<Tx, Found, Answer>): Promise<Answer>
  /** Rows of a statement that has no drizzle form. */
  rows<Row>(statement: ReturnType<typeof sql>): Promise<Row[]>
  /**
   * Does the work unless another process is doing work of this name on the same database; false when it was left to
   * that one. The hold ends with the process, however that ends.
   */
  alone(name: string, work: () => Promise<void>): Promise<boolean>
  /** Keeps the database's statistics in step with its growth; the embedded engine needs to be vacuumed too. */
  tidy(): Promise<void>
  close(): Promise<void>
}

// The folder stays under src: a plain tsc build copies no SQL. From src/db and from dist/db it is the same way.
const migrationsFolder = fileURLToPath(new URL('../../src/db/migrations', import.meta.url))
/** Comes as text, as the PostgreSQL driver gives it: a number would lose digits. */
const int8 = 20
/** Any number; the same for every process that migrates this database. */
const migrationLock = 4_100_001

/** First part of the locks of {@link OpenDatabase.alone}; the second is a hash of the name. */
const aloneLocks = 4_100_005

/** Opens PostgreSQL when a URL is given, else the embedded engine under `dataDir`. */
export async function openDatabase(options: {
  databaseUrl?: string
  dataDir: string
}): Promise<OpenDatabase> {
  return options.databaseUrl ? openPostgres(options.databaseUrl) : openEmbedded(options.dataDir)
}

/** Opens a pool of connections; nothing connects before the first query. Statements end after 30 s. */
export function openPostgres(connectionString: string): OpenDatabase {
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    // Compiling a statement takes longer than running any of ours; from about a hundred agencies on PostgreSQL would.
    options: '-c jit=off',
    // The plans that a connection keeps go with it, and the next one makes them all anew: it stays for an hour, busy or not.
    maxLifetimeSeconds: 3600,
    idleTimeoutMillis: 0,
    // Parallel statements are pipelined: a round trip costs more than most statements.
    pipeline: true,
  })
  prepareStatements(pool)
  pool.on('connect', sendTogether)
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => undefined)
  // One that breaks between two statements of a transaction emits on the client only; the next statement then fails.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzlePg(pool, { schema, logger: statementLogger })
  const { snapshot, change } = transactionsOf(pool)
  return {
    db,
    engine: 'postgres',
    snapshot,
    change: withActs(change),
    rows: async <Row>(statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows as Row[],
    ping: () => ping(db),
    tidy: () => analyzeGrownTables(pool),
    close: () => pool.end(),
    migrate: () => migrateAlone(pool),
    async alone(name, work) {
      const client = await pool.connect()
      let mayHold = true
      try {
        const lock = [aloneLocks, name]
        const { rows } = await client.query<{ held: boolean }>(
          'select pg_try_advisory_lock($1, hashtext($2)) as held',
          lock,
        )
        mayHold = rows[0]?.held === true
        if (!mayHold) return false
        try {
          await work()
        } finally {
          await client.query('select pg_advisory_unlock($1, hashtext($2))', lock)
          mayHold = false
        }
        return true
      } finally {
        // Closed only where it may still hold the lock: a connection keeps the plans of its statements.
        client.release(mayHold)
      }
    },
  }
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    // Whoever starts second waits as long as the first one migrates.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migratePg(drizzlePg(client, { schema }), { migrationsFolder })
  } finally {
    // Closed, not given back: the lock and the setting end with the connection.
    client.release(true)
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // Two processes on one directory silently lose acknowledged rows; the lock lies outside the database's own folder.
  const lock = lockDirectory(join(dataDir, 'db.lock'))
  try {
    const client = await PGlite.create({
      fs: new SyncedNodeFS(join(dataDir, 'db')),
      startParams: syncedStartParams,
      parsers: { [int8]: (value) => value },
    })
    return embedded(client, lock.release)
  } catch (error) {
    lock.release()
    throw error
  }
}

/** The embedded engine in memory, for tests; `dump` is a data directory to start from. */
export async function openInMemory(dump?: Blob): Promise<OpenDatabase & { client: PGlite }> {
  const client = await PGlite.create({
    ...(dump && { loadDataDir: dump }),
    parsers: { [int8]: (value) => value },
  })
  return { ...embedded(client, () => undefined), client }
}

function embedded(client: PGlite, release: () => void): OpenDatabase {
  const db = drizzlePglite(client, { schema, logger: statementLogger })
  return {
    db,
    engine: 'pglite',
    snapshot: (read) => db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' }),
    change: withActs(({ first, work, last }) =>
      db.transaction(async (tx) => {
        const answer = await work(tx, await first(tx))
        for (const send of last(answer, tx)) await send()
        return answer
      }),
    ),
    rows: async <Row>(statement: ReturnType<typeof sql>) => (await db.execute(statement)).rows as Row[],
    ping: () => ping(db),
    migrate: () => migratePglite(db, { migrationsFolder }),
    // One process at a time has the folder, and it runs a job of a name once at a time.
    alone: (_name, work) => work().then(() => true),
    async tidy() {
      await client.exec('VACUUM ANALYZE')
      await client.exec('CHECKPOINT')
    },
    async close() {
      try {
        await client.close()
      } finally {
        release()
      }
    },
  }
}

/**
 * Tables with four times the rows of their last statistics. Autovacuum counts changes and would come either every minute
 * for what is written all day, after which every connection plans all its statements anew, or too late for a new table.
 * Few rows count too: planned for one, the lists of fifty agencies are joined in loops, ten times as long.
 */
async function analyzeGrownTables(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', s.schemaname, s.relname) as name
       from pg_stat_user_tables s join pg_class c on c.oid = s.relid
      where s.n_live_tup > 4 * greatest(c.reltuples, 0) + 10`,
  )
  if (rows.length > 0) await pool.query(`analyze ${rows.map(({ name }) => name).join(', ')}`)
}

async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`)
}

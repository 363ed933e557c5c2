import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../testing/test-database.js'
import type { OpenDatabase } from './database.js'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** How often statistics were made of a table by command. */
const analyzed = async (name: string) => {
  const [row] = await database.rows<{ count: string }>(
    sql`select analyze_count as count from pg_stat_user_tables where relname = ${name}`,
  )
  return Number(row?.count)
}

const tidied = async (name: string) => {
  await database.tidy()
  return analyzed(name)
}

/** A connection reports its writes to the statistics once a second at most. */
const patience = { timeout: 10_000, interval: 100 }

it('makes statistics of a table that has grown, once, and of none that has not', async () => {
  await database.db.execute(
    sql`create table grown with (autovacuum_enabled = false) as select n as id from generate_series(1, 50) n`,
  )
  await database.db.execute(sql`create table small with (autovacuum_enabled = false) as select 1 as id`)
  await expect.poll(() => tidied('grown'), patience).toBe(1)
  await database.db.execute(sql`update grown set id = id + 1`)
  expect(await tidied('grown')).toBe(1)
  expect(await analyzed('small')).toBe(0)

  await database.db.execute(sql`insert into grown select n from generate_series(1, 200) n`)
  await expect.poll(() => tidied('grown'), patience).toBe(2)
})

import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.js'
import { openPostgres, type OpenDatabase } from './database.js'

const server = process.env['TEST_DATABASE_URL'] ?? ''

describe('a statement that comes again on a connection', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>
  let database: OpenDatabase
  beforeAll(async () => {
    made = await createTestDatabase(server)
    database = openPostgres(made.url)
    await database.db.execute(sql`create table kept (id int, name text, at timestamptz)`)
  })
  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  const rowsOf = async (id: number) => {
    const statement = sql`select ${id}::int as id, name, at, '{"a": 1}'::jsonb as facts from kept where id <= ${id} order by 2`
    return database.rows(statement)
  }

  it('answers the same rows each time, with none, one and many, and as many at once', async () => {
    for (let time = 0; time < 5; time++) expect(await rowsOf(1)).toEqual([])
    await database.db.execute(sql`insert into kept values (1, 'a', '2026-01-01T00:00:00Z'), (2, 'b', null)`)
    const [one] = await rowsOf(1)
    expect(one).toMatchObject({ id: 1, name: 'a', facts: { a: 1 } })
    for (let time = 0; time < 5; time++) expect(await rowsOf(2)).toHaveLength(2)
    const many = await database.snapshot((tx) =>
      Promise.all(Array.from({ length: 8 }, (_, n) => tx.execute(sql`select ${n}::int as n from kept`))),
    )
    expect(many.map((each) => (each as { rows: { n: number }[] }).rows)).toEqual(
      many.map((_, n) => [{ n }, { n }]),
    )
  })

  it('that writes tells how many rows it changed', async () => {
    for (let time = 0; time < 5; time++) {
      const changed = await database.db.execute(sql`update kept set name = ${`n${time}`} where id = ${2}`)
      expect(changed).toMatchObject({ rowCount: 1, rows: [] })
    }
  })

  it('fails alone, and is answered again after it failed', async () => {
    const divided = (by: number) => database.rows(sql`select 10 / ${by}::int as n from kept limit 1`)
    for (let time = 0; time < 4; time++) {
      await expect(divided(0)).rejects.toMatchObject({ cause: { code: '22012' } })
      expect(await divided(5)).toEqual([{ n: 2 }])
    }
  })

  it('is refused by PostgreSQL, not misread, when its columns have become others', async () => {
    const all = async () => {
      const answer = await database.snapshot((tx) => tx.execute(sql`select * from kept where id = ${1}`))
      return (answer as { rows: object[] }).rows
    }
    // On every connection of the pool.
    for (let time = 0; time < 4; time++) await Promise.all(Array.from({ length: 20 }, all))
    await database.db.execute(sql`alter table kept add column more int default 7`)
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, all))
    const told = outcomes.map((one) =>
      one.status === 'fulfilled' ? one.value : (one.reason as { cause: Error }).cause.message,
    )
    // A connection that has not queried it yet reads it as it is now.
    const refusal = 'cached plan must not change result type'
    expect(told).toContain(refusal)
    const read = told.filter((one) => one !== refusal)
    expect(read).toEqual(read.map(() => [expect.objectContaining({ id: 1, more: 7 }) as object]))
  })
})

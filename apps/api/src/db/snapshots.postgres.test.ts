import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.js'
import { openPostgres, type OpenDatabase, type Tx } from './database.js'

const server = process.env['TEST_DATABASE_URL'] ?? ''

describe('reading from one picture of the data', () => {
  let made: Awaited<ReturnType<typeof createTestDatabase>>
  let database: OpenDatabase
  const count = async (db: Pick<Tx, 'execute'>) =>
    ((await db.execute(sql`select count(*)::int as n from seen`)) as { rows: { n: number }[] }).rows[0]?.n

  beforeAll(async () => {
    made = await createTestDatabase(server)
    database = openPostgres(made.url)
    await database.db.execute(sql`create table seen (n int)`)
  })

  afterAll(async () => {
    await database.close()
    await made.drop()
  })

  it('sees nothing of what is written meanwhile', async () => {
    const before = await database.snapshot(async (tx) => {
      const first = await count(tx)
      await database.db.execute(sql`insert into seen values (1)`)
      return [first, await count(tx)]
    })
    expect(before).toEqual([0, 0])
    expect(await database.snapshot(count)).toBe(1)
  })

  it('refuses to write', async () => {
    const writing = database.snapshot((tx) => tx.execute(sql`insert into seen values (2)`))
    await expect(writing).rejects.toMatchObject({
      cause: { message: expect.stringContaining('read-only') as string },
    })
    expect(await database.snapshot(count)).toBe(1)
  })

  it('leaves every connection usable, however many reads fail', async () => {
    const failing = Array.from({ length: 30 }, () =>
      database.snapshot(async (tx) => {
        await Promise.all([count(tx), tx.execute(sql`select * from nowhere`), count(tx)])
      }),
    )
    expect((await Promise.allSettled(failing)).map(({ status }) => status)).toEqual(
      failing.map(() => 'rejected'),
    )
    const reads = Array.from({ length: 30 }, () =>
      database.snapshot((tx) => Promise.all([count(tx), count(tx)])),
    )
    expect(await Promise.all(reads)).toEqual(reads.map(() => [1, 1]))
  })
})

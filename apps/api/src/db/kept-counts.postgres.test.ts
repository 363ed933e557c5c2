import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.js'
import type { OpenDatabase, Tx } from './database.js'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

it('counts what two people write into one place at once', async () => {
  const [place] = await database.rows<{ id: number; person: string; items: number[] }>(
    sql`select s.id, (select min(id) from users) as person,
        array(select i.id from compliance_strategy_items i where i.id not in
          (select item_id from csi_responses c where c.subsection_response_id = s.id) order by i.id limit 2) as items
      from subsection_responses s order by s.id limit 1`,
  )
  if (!place) throw new Error('There is no subsection.')
  const answer = async (db: Pick<Tx, 'execute'>, item: number | undefined) => {
    await db.execute(sql`insert into csi_responses
      (subsection_response_id, item_id, rating, narrative, is_complete, answered_by, answered_on)
      values (${place.id}, ${item}, 3, '', true, ${place.person}, now())`)
  }
  const count = async () => {
    const [row] = await database.rows<{ complete: number }>(
      sql`select complete from subsection_responses where id = ${place.id}`,
    )
    return row?.complete ?? Number.NaN
  }
  const before = await count()
  let second: Promise<unknown> | undefined
  await database.db.transaction(async (tx) => {
    await answer(tx, place.items[0])
    // It waits for the first, of which it saw nothing when it began.
    second = answer(database.db, place.items[1])
    await vi.waitFor(async () => {
      const waiting = await database.rows(sql`select 1 from pg_locks where not granted`)
      expect(waiting).toHaveLength(1)
    })
  })
  await second
  expect(await count()).toBe(before + 2)
})

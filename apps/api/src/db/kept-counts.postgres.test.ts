import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../testing/test-database.js'
import { openPostgres, type OpenDatabase } from './database.js'

const server = process.env['TEST_DATABASE_URL'] ?? ''
let made: Awaited<ReturnType<typeof createTestDatabase>>
let database: OpenDatabase
beforeAll(async () => {
  made = await createTestDatabase(server)
  database = openPostgres(made.url)
})
afterAll(async () => {
  await database.close()
  await made.drop()
})

it('counts what many people write into one place at once', async () => {
  const [place] = await database.rows<{ id: number; person: string; items: number[] }>(
    sql`select s.id, (select min(id) from users) as person,
        array(select i.id from compliance_strategy_items i where i.id not in
          (select item_id from csi_responses c where c.subsection_response_id = s.id) order by i.id limit 30) as items
      from subsection_responses s order by s.id limit 1`,
  )
  if (!place) throw new Error('There is no subsection.')
  const counted = async () => {
    const [row] = await database.rows<{ complete: number; n: number }>(
      sql`select complete, (select count(*)::int from csi_responses c where c.subsection_response_id = s.id
        and c.is_complete) as n from subsection_responses s where s.id = ${place.id}`,
    )
    return row
  }
  const before = (await counted())?.n ?? 0
  await Promise.all(
    place.items.map((item) =>
      database.db.execute(sql`insert into csi_responses
        (subsection_response_id, item_id, rating, narrative, is_complete, answered_by, answered_on)
        values (${place.id}, ${item}, 3, '', true, ${place.person}, now())`),
    ),
  )
  expect(place.items).toHaveLength(30)
  expect(await counted()).toEqual({ complete: before + 30, n: before + 30 })
})

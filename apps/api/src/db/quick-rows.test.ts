import { eq, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.js'
import type { Database } from './database.js'
import { withQuickRows } from './quick-rows.js'
import { leas, users } from './schema/index.js'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const changer = alias(users, 'changer')
const queries: Record<
  string,
  (db: Database) => { prepare: (name: string) => { execute: () => Promise<unknown> } }
> = {
  'every column of a table': (db) => db.select().from(users).orderBy(users.id),
  'groups that an outer join leaves empty': (db) =>
    db
      .select({
        id: users.id,
        agency: { id: leas.id, name: leas.name },
        mixed: { agency: leas.name, person: users.fullName, text: sql<string>`lower(${users.fullName})` },
        changedBy: { id: changer.id, fullName: changer.fullName },
        day: sql<string>`${users.tokensValidAfter}::date::text`,
        roles: sql<string[]>`array['a', 'b']`,
      })
      .from(users)
      .leftJoin(leas, eq(leas.id, users.leaId))
      .leftJoin(changer, eq(changer.id, users.changedBy))
      .orderBy(users.id),
  'whole tables that are joined': (db) =>
    db.select().from(users).leftJoin(leas, eq(leas.id, users.leaId)).orderBy(users.id),
  nothing: (db) => db.select().from(users).where(isNull(users.id)),
}

describe('rows made by a plan', () => {
  it.each(Object.entries(queries))('are those that drizzle makes: %s', async (name, query) => {
    const usual = await query(api.db).prepare(`usual: ${name}`).execute()
    expect(await withQuickRows(query(api.db).prepare(`quick: ${name}`)).execute()).toEqual(usual)
  })

  it('leaves alone what is no query', () => {
    const other = { some: 'thing' }
    expect(withQuickRows(other)).toEqual({ some: 'thing' })
  })
})

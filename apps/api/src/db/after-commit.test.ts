import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestDatabase } from '../testing/test-database.js'
import { afterCommit } from './after-commit.js'
import type { OpenDatabase, Tx } from './database.js'
import type { ChangeSteps } from './snapshots.js'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table told (id int primary key)`)
})
afterAll(() => database.close())

const insert = (tx: Tx) => tx.execute(sql`insert into told values (1)`)
const change = (work: (tx: Tx) => Promise<void>, last: ChangeSteps<Tx, void, void>['last'] = () => []) =>
  database.change({ first: async () => undefined, work, last })
const told = async () => (await database.rows(sql`select id from told`)).length

it('does something once a change has happened, once, and not again after the next', async () => {
  const act = vi.fn<() => void>()
  await change(async (tx) => {
    afterCommit(tx, act)
    afterCommit(tx, act)
    expect(act).not.toHaveBeenCalled()
  })
  expect(act).toHaveBeenCalledTimes(1)
  for (let each = 0; each < 12; each++) await change(async () => undefined)
  expect(act).toHaveBeenCalledTimes(1)
})

it('does nothing after a change that was undone by its work or by what is written last', async () => {
  const act = vi.fn<() => void>()
  const byWork = change(async (tx) => {
    afterCommit(tx, act)
    await insert(tx)
    throw new Error('undone')
  })
  await expect(byWork).rejects.toThrow('undone')
  const byLast = change(
    async (tx) => {
      afterCommit(tx, act)
      await insert(tx)
    },
    (_answer, tx) => [() => insert(tx)],
  )
  await expect(byLast).rejects.toThrow('insert into told')
  expect(await told()).toBe(0)
  expect(act).not.toHaveBeenCalled()
})

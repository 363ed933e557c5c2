import { sql } from 'drizzle-orm'
import { builtOnce } from './built-once.js'
import type { Tx } from './database.js'

const locks = { alone: 'pg_advisory_xact_lock', shared: 'pg_advisory_xact_lock_shared' } as const

/** Takes the advisory lock of a number until the end of the transaction. */
export function advisoryLock(
  number: number,
  mode: keyof typeof locks = 'alone',
): (tx: Tx) => Promise<unknown> {
  const built = builtOnce((db) =>
    db
      .select({ locked: sql`${sql.raw(locks[mode])}(${sql.raw(String(number))})::text` })
      .from(sql`(select 1) as once`)
      .prepare(`lock ${number} ${mode}`),
  )
  return (tx) => built(tx).execute()
}

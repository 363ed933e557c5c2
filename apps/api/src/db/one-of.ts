import { sql, type SQL } from 'drizzle-orm'

/**
 * That a column is one of these ids. Most people have one agency: one id is compared as it is, because PostgreSQL takes a list
 * for a longer one, finds the plan that it keeps dearer than a new one, and plans the statement again each time.
 */
export function oneOf(column: SQL, ids: readonly number[]): SQL {
  return ids.length === 1
    ? sql`${column} = ${ids[0]}::int`
    : sql`${column} = any(${sql.param([...ids])}::int[])`
}

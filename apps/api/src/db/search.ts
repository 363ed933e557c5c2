import { or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'

/** Whether one of the columns holds the text, whatever the letter case; undefined without a text. */
export function contains(text: string | undefined, columns: readonly SQLWrapper[]): SQL | undefined {
  if (text === undefined || text === '') return undefined
  const pattern = `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`
  return or(...columns.map((column) => sql`${column} ilike ${pattern}`))
}

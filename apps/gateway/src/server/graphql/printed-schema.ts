import { lexicographicSortSchema, printSchema } from 'graphql'
import { createSchema } from './schema.js'

/** The schema as SDL, sorted, so that every difference is a change. */
export async function printedSchema(): Promise<string> {
  return `${printSchema(lexicographicSortSchema(await createSchema()))}\n`
}

import { readFile } from 'node:fs/promises'
import { z } from 'zod'

// The folder stays under src: a plain tsc build copies no JSON. From src/db/seed and from dist/db/seed it is the same path.
const folder = new URL('../../../src/db/seed/data/', import.meta.url)

/** Reads a file of seed data and checks it; an error names the file and each wrong place in it. */
export async function readSeedData<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  from: URL = folder,
): Promise<z.output<Schema>> {
  const text = await readFile(new URL(file, from), 'utf8')
  const { data, error } = schema.safeParse(parsed(text, file))
  if (error) throw new Error(`The seed data in ${file} are wrong:\n${z.prettifyError(error)}`)
  return data
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`The seed data in ${file} are not JSON.`, { cause })
  }
}

import 'reflect-metadata'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { printedSchema } from './server/graphql/printed-schema.js'

/**
 * Writes the schema as SDL to the file named in the first argument, by default to schema/portal.graphql of the
 * checkout.
 */
const target = process.argv[2] ?? fileURLToPath(new URL('../../../schema/portal.graphql', import.meta.url))
await writeFile(target, await printedSchema())

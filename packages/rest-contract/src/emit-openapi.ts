import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from './openapi.js'

const target = fileURLToPath(new URL('../../../schema/rest-api.openapi.json', import.meta.url))
writeFileSync(target, `${JSON.stringify(openApiDocument(), null, 2)}\n`)

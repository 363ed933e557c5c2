import { pathToFileURL } from 'node:url'
import { inHouse, requireNode } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'

/**
 * `npm run verify-draw <certificate.json> <list>`: draws again from the list that an agency sent and compares the sample with
 * the certificate. Exit status 0: proven, 1: not proven, 2: a file could not be read. No database is needed.
 */
requireNode()
await ensureInstalled()
await build()
await import(pathToFileURL(inHouse('apps/api/dist/verify-draw.js')).href)

import { pathToFileURL } from 'node:url'
import { inHouse, requireNode } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'

/**
 * `npm run verify-audit`: walks the audit trail and says whether an entry was changed, taken out, put in or cut off. Exit
 * status 0: sound, 1: broken, 2: it could not be read. The embedded database must not be in use by a running portal.
 */
requireNode()
await ensureInstalled()
await build()
await import(pathToFileURL(inHouse('apps/api/dist/verify-audit-trail.js')).href)

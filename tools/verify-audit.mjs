import { pathToFileURL } from 'node:url'
import { inHouse, requireNode } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'

/**
 * `npm run verify-audit`: verifies the audit trail and reports whether an entry was changed, removed, inserted or
 * truncated. Exit status 0: intact, 1: broken, 2: it could not be read. The embedded database must not be in use by a
 * running portal.
 */
requireNode()
await ensureInstalled()
await build()
await import(pathToFileURL(inHouse('apps/api/dist/verify-audit-trail.js')).href)

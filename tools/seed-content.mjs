import { pathToFileURL } from 'node:url'
import { inHouse, requireNode } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'

/**
 * `npm run seed-content`: the agencies, years and questionnaire that a production installation begins with. A portal
 * that has agencies or years is left as it is.
 */
requireNode()
await ensureInstalled()
await build()
await import(pathToFileURL(inHouse('apps/api/dist/seed-content.js')).href)

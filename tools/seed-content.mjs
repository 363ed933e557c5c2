import { pathToFileURL } from 'node:url'
import { inHouse, requireNode } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'

/**
 * `npm run seed-content`: creates the agencies, years and questionnaire of a new production installation. A portal that
 * has agencies or years is not changed.
 */
requireNode()
await ensureInstalled()
await build()
await import(pathToFileURL(inHouse('apps/api/dist/seed-content.js')).href)

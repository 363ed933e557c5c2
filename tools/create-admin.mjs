import { pathToFileURL } from 'node:url'
import { inHouse, requireNode } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'

/**
 * `npm run create-admin -- <e-mail address> "<full name>"`: creates the first administrator of a production
 * installation. The API's program reads the arguments and the environment and reports the result.
 */
requireNode()
await ensureInstalled()
await build()
await import(pathToFileURL(inHouse('apps/api/dist/create-admin.js')).href)

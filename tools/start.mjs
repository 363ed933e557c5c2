import { mkdir } from 'node:fs/promises'
import { dataDir, requireNode, stopRunning } from './lib/house.mjs'
import { build, ensureInstalled } from './lib/install.mjs'
import { whenNpmIsGone } from './lib/npm-parent.mjs'
import { portFrom, requireFreePort } from './lib/ports.mjs'
import { startPart, untilReady } from './lib/portal.mjs'
import { everything, onlyWarnings } from './lib/readable-log.mjs'

/**
 * `npm start`: from a bare clone to a running portal. `npm start -- --verbose` keeps printing every log line; otherwise
 * only warnings and errors are printed after the portal is ready.
 */
const verbose = process.argv.includes('--verbose')

/** @type {import('./lib/portal.mjs').Part[]} */
const parts = []
let stopping = false
let ready = false

/** Stops the parts in reverse order of their start, and exits. */
async function stop(/** @type {number} */ status) {
  if (stopping) return
  stopping = true
  stopRunning()
  for (const part of parts.toReversed()) await part.stop()
  process.exit(status)
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (!stopping) console.log('Stopping the portal …')
    void stop(0)
  })
}
whenNpmIsGone(() => void stop(1))

/** @param {import('./lib/portal.mjs').PartName} name */
async function start(name, /** @type {string} */ url, /** @type {NodeJS.ProcessEnv} */ env) {
  const lowest = () => (ready && !verbose ? onlyWarnings : everything)
  const part = startPart(name, { url, env, lowest })
  parts.push(part)
  void part.ended.then((how) => {
    if (stopping || !ready) return
    console.error(`The ${name} ended unexpectedly (${how}); stopping the rest.`)
    void stop(1)
  })
  await untilReady(part)
}

/** The host to request: demonstration mode listens on the local machine, whatever HOST is. */
function listeningHost() {
  const host = process.env.PORTAL_MODE === 'production' ? process.env.HOST : undefined
  if (!host || host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

requireNode()
try {
  const port = portFrom('PORT', 4000)
  const apiPort = portFrom('API_PORT', 4100)
  const bundled = !process.env.API_URL
  await requireFreePort('PORT', port)
  if (bundled) await requireFreePort('API_PORT', apiPort)
  await ensureInstalled()
  await build()

  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`
  const apiUrl = process.env.API_URL || `http://127.0.0.1:${apiPort}`
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    PUBLIC_URL: publicUrl,
    DATA_DIR: dataDir(),
  }
  await mkdir(dataDir(), { recursive: true })
  if (bundled) await start('api', apiUrl, env)
  await start('gateway', `http://${listeningHost()}:${port}`, { ...env, API_URL: apiUrl })
  ready = true
  console.log(`Portal ready at ${publicUrl}`)
} catch (error) {
  if (!stopping) {
    console.error(error instanceof Error ? error.message : error)
    await stop(1)
  }
}

import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { bin, dataDir, inHouse, requireNode } from './lib/house.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { portFrom, requireFreePort } from './lib/ports.mjs'
import { startPart, untilReady } from './lib/portal.mjs'
import { forward } from './lib/readable-log.mjs'

/**
 * `npm run dev`: the API and the gateway from source, restarted when a file changes, and the web client with hot reload
 * on WEB_PORT (5173), which proxies everything else to the gateway.
 */
/** @type {Array<() => unknown>} */
const stops = []

async function stop(/** @type {number} */ status) {
  await Promise.all(stops.splice(0).map((end) => end()))
  process.exit(status)
}

process.on('SIGINT', () => void stop(0))
process.on('SIGTERM', () => void stop(0))

requireNode()
try {
  const port = portFrom('PORT', 4000)
  const apiPort = portFrom('API_PORT', 4100)
  const webPort = portFrom('WEB_PORT', 5173)
  await requireFreePort('PORT', port)
  if (!process.env.API_URL) await requireFreePort('API_PORT', apiPort)
  await requireFreePort('WEB_PORT', webPort)
  await ensureInstalled()
  await mkdir(dataDir(), { recursive: true })

  const apiUrl = process.env.API_URL || `http://127.0.0.1:${apiPort}`
  const webUrl = process.env.PUBLIC_URL || `http://localhost:${webPort}`
  const env = {
    ...process.env,
    PORT: String(port),
    API_PORT: String(apiPort),
    API_URL: apiUrl,
    // The browser uses the development server, so its origin counts.
    PUBLIC_URL: webUrl,
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir(),
  }
  if (!process.env.API_URL) {
    const api = startPart('api', { url: apiUrl, env, source: true })
    stops.push(() => api.stop())
    await untilReady(api)
  }
  const gateway = startPart('gateway', { url: env.GATEWAY_URL, env, source: true })
  stops.push(() => gateway.stop())
  await untilReady(gateway)

  const web = spawn(bin('vite'), ['--port', String(webPort), '--strictPort'], {
    cwd: inHouse('apps/web'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  })
  stops.push(() => web.kill())
  forward('web', web.stdout, { lowest: () => 0 })
  forward('web', web.stderr, { lowest: () => 0 })
  web.once('exit', () => void stop(1))
  console.log(`Developing at ${webUrl}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

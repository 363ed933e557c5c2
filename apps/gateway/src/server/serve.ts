import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tracing } from '@portal/tracing'
import type { Logger } from 'pino'
import { sessionSecretIn } from '../session/session-secret.js'
import { createApp, type GatewayApp } from './app.js'
import type { Config } from './config.js'
import { metricsServer, type Lifecycle } from './watch/health-routes.js'
import { openStores } from './stores.js'

export interface RunningGateway {
  port: number
  /** Port for Prometheus, if not the public one. */
  metricsPort: number | undefined
  /** Refuses readiness, completes all requests in flight, then closes. */
  stop: () => Promise<void>
}

const sweepEveryMs = 60 * 60 * 1000
/** Responses that take longer than this after the shutdown began are cut off. */
const patienceMs = 30_000

/** Starts listening. Rejects when the session store cannot be opened or the port is in use. */
export async function serve(config: Config, log: Logger, tracing?: Tracing): Promise<RunningGateway> {
  const lifecycle: Lifecycle = { shuttingDown: false }
  const sessionSecret = config.sessionSecret ?? (await sessionSecretIn(config.dataDir))
  const { sessions: store, limiters, live } = await openStores(config, log)
  await store.sweep()
  const sweeper = setInterval(
    () => void store.sweep().catch((err: unknown) => log.error({ err }, 'sweep')),
    sweepEveryMs,
  )
  sweeper.unref()
  const gateway = await createApp({
    config,
    log,
    store,
    limiters,
    live,
    sessionSecret,
    lifecycle,
    tracing,
  })
  const server = createServer(gateway.listener, lifecycle)
  const closeUnused = unusedConnections(server)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  const watched = await serveMetrics(config, gateway)
  log.info({ host: config.host, port, api: config.apiUrl, mode: config.mode }, 'gateway listens')

  const stop = async (): Promise<void> => {
    lifecycle.shuttingDown = true
    await sleep(config.shutdownDelayMs)
    // Streams would never end by themselves; their browsers reconnect to the remaining gateways.
    await gateway.endStreams()
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    // A busy connection becomes idle after its response, and would be kept alive.
    const closer = setInterval(() => {
      server.closeIdleConnections()
      closeUnused()
    }, 50)
    const cut = setTimeout(() => server.closeAllConnections(), patienceMs)
    await closed
    clearInterval(closer)
    clearTimeout(cut)
    clearInterval(sweeper)
    watched?.close()
    watched?.closeAllConnections()
    await gateway.close()
    await store.close()
    await tracing?.stop()
    log.info('gateway stopped')
  }
  let stopping: Promise<void> | undefined
  const metricsPort = (watched?.address() as AddressInfo | undefined)?.port
  return { port, metricsPort, stop: () => (stopping ??= stop()) }
}

/**
 * Browsers open connections ahead of their requests. Node counts a connection without a byte as busy until its header
 * timeout, so a stopping server has to close them itself.
 */
function unusedConnections(server: http.Server): () => void {
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return () => {
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }
}

async function serveMetrics(config: Config, { metrics }: GatewayApp): Promise<http.Server | undefined> {
  if (config.metricsPort === undefined) return undefined
  const server = metricsServer(metrics)
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.metricsPort, config.host, resolve)
  })
  return server
}

/** A server with a header timeout. Whole requests have no time limit here, because uploads may take long. */
export function createServer(
  app: http.RequestListener,
  lifecycle: Lifecycle,
  headersTimeout = 10_000,
): http.Server {
  return http.createServer(
    {
      headersTimeout,
      requestTimeout: 0,
      connectionsCheckingInterval: 1000,
      keepAliveTimeout: 65_000,
    },
    (request, response) => {
      if (lifecycle.shuttingDown) response.setHeader('connection', 'close')
      app(request, response)
    },
  )
}

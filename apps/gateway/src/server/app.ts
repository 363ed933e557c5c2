import type { RequestListener } from 'node:http'
import path from 'node:path'
import type { Tracing } from '@portal/tracing'
import express, { type Express, type NextFunction, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { errorFormatter } from '../errors/format-error.js'
import { PortalError } from '../errors/portal-error.js'
import { features } from '../features.js'
import { tokenRoute } from '../features/session/tokens/session-token-route.js'
import { SignInAttempts } from '../session/attempts.js'
import { DeviceProofs } from '../session/device-proof.js'
import { Sealer } from '../session/seal.js'
import type { SessionStore } from '../session/session-store.js'
import { Sessions } from '../session/sessions.js'
import { RestClient } from '../upstream/rest-client.js'
import type { AdmissionLimits } from '../upstream/admission.js'
import type { Deadlines } from '../upstream/request-upstream.js'
import { Transport } from '../upstream/transport.js'
import { bearerProof } from './limits/bearer-proof.js'
import { LiveReaders } from '../live/live-readers.js'
import { liveRoutes } from '../live/live-routes.js'
import { LiveStreams } from '../live/live-streams.js'
import { liveLimits, liveTimes, type LiveLimits, type LiveTimes } from '../live/live-times.js'
import { callsThatChangeRights } from '../live/rights-calls.js'
import type { Stores } from './stores.js'
import { CompiledOperations } from './graphql/compiled-operations.js'
import { compiledPath } from './graphql/compiled-path.js'
import { compressedAnswers } from './entrance/compressed-answers.js'
import { allowedOrigins, isSecure, leftOutParts, type Config } from './config.js'
import { devMailRoutes } from './web/dev-mail.js'
import { entrance } from './entrance/entrance.js'
import { operationPolicy } from './graphql/graphql-policy.js'
import { graphqlRoutes } from './graphql/graphql-routes.js'
import { createGraphqlServer } from './graphql/graphql-server.js'
import { healthRoutes, type Lifecycle, type MetricsReaders } from './watch/health-routes.js'
import { costlyAtOnce } from './limits/costly-at-once.js'
import { errorHandler } from './entrance/json-errors.js'
import { Metrics } from './watch/metrics.js'
import { operationCounter } from './graphql/operation-counter.js'
import { RegisteredOperations } from './graphql/registered-operations.js'
import { contextFactory } from './entrance/request-context.js'
import { RateLimits, type LimiterFactory } from './limits/rate-limits.js'
import { clientAddress } from './entrance/request-facts.js'
import { requestLimits } from './limits/request-limits.js'
import { RequestLoad } from './watch/request-load.js'
import { securityTextRoute } from './entrance/security-text.js'
import { schemaRoutes } from './graphql/schema-routes.js'
import { createSchema } from './graphql/schema.js'
import { traceRequests } from './watch/trace-requests.js'
import { webRoutes } from './web/web-routes.js'

export interface AppParts {
  config: Config
  log: Logger
  store: SessionStore
  limiters: LimiterFactory
  live: Stores['live']
  sessionSecret: string
  lifecycle: Lifecycle
  now?: () => number
  tracing?: Tracing | undefined
  /** Overrides of the promised time limits, for tests. */
  limits?: {
    deadlines?: Deadlines
    idleMs?: number
    bodyMs?: number
    admission?: AdmissionLimits
    live?: Partial<LiveLimits & LiveTimes>
  }
}

export interface GatewayApp {
  /** Handles every request. */
  listener: RequestListener
  /** Handles requests that do not take the compiled path. */
  app: Express
  metrics: Metrics
  /** Ends the streams of live events; their browsers reconnect to another gateway. */
  endStreams: () => Promise<void>
  /** Releases what the app holds open. */
  close: () => Promise<void>
}

function metricsReaders({ mode, metricsPort }: Config): MetricsReaders {
  if (metricsPort !== undefined) return 'nobody'
  // A demonstration listens on the loopback address only.
  return mode === 'demo' ? 'everybody' : 'this machine'
}

/**
 * Builds the gateway. Every route is registered here, so that the order of the guards can be read: the entrance, then
 * registered queries by their compiled functions, then everything else by Express and Apollo.
 */
// oxlint-disable-next-line max-lines-per-function -- The order of the guards is read in one place.
export async function createApp(parts: AppParts): Promise<GatewayApp> {
  const { config, log, store, lifecycle, limits, tracing } = parts
  const production = config.mode === 'production'
  const secure = isSecure(config)
  const metrics = new Metrics()
  const transport = new Transport({
    baseUrl: config.apiUrl,
    apiVersion: config.apiVersion,
    admission: limits?.admission,
    events: {
      refused: (place, reason) => metrics.refused.inc({ place, reason }),
      opened: () => log.error('the system of record does not answer; calls are refused until it does'),
      closed: () => log.info('the system of record answers again'),
    },
    trace: tracing?.call,
    observe: (call, outcome, seconds) => {
      metrics.upstreamSeconds.observe({ call, outcome }, seconds)
      if (outcome === '2xx' && callsThatChangeRights.has(call)) parts.live.signals.send({ kind: 'rights' })
    },
  })
  const load = new RequestLoad(config.maxRequests, () =>
    metrics.refused.inc({ place: 'request', reason: 'full' }),
  )
  metrics.watch(transport.admission, () => load.inProgress)
  const rest = new RestClient(transport)
  const sealer = new Sealer(parts.sessionSecret)
  const sessions = new Sessions(store, sealer, rest, parts.now)
  const attempts = new SignInAttempts(store, sealer, parts.now)
  const devices = new DeviceProofs(parts.sessionSecret)
  const rates = new RateLimits(config.limits, parts.sessionSecret, parts.limiters, (act) =>
    metrics.refused.inc({ place: act, reason: 'rate' }),
  )
  const addressOf = clientAddress(config.trustedProxies)
  const contexts = contextFactory({
    leftOut: leftOutParts(config),
    rest,
    sessions,
    attempts,
    devices,
    rates,
    secure,
    addressOf,
    deadlines: limits?.deadlines,
  })
  const { board, signals } = parts.live
  const times = { ...liveTimes, ...limits?.live }
  const readers = new LiveReaders(times.recheckMs, performance.now.bind(performance))
  const streams = new LiveStreams({
    board,
    signals,
    readers,
    contexts,
    times,
    limits: { ...liveLimits, inAll: config.maxStreams, ...limits?.live },
    now: performance.now.bind(performance),
    ended: (reason) => metrics.streamsEnded.inc({ reason }),
    refused: () => metrics.refused.inc({ place: 'stream', reason: 'full' }),
  })
  metrics.watchStreams(() => streams.open)
  const operations = await RegisteredOperations.load(config.webDist)
  if (operations.size === 0) {
    log.warn(
      { file: path.join(config.webDist, 'operations.json') },
      'no registered operations; build the web client',
    )
  }
  const schema = await createSchema()
  const format = errorFormatter(log)
  const count = operationCounter(metrics, operations, tracing)
  const graphql = createGraphqlServer({ schema, log, format, count, production })
  await graphql.start()
  const fail = errorHandler(log)

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', [...config.trustedProxies])
  // Data has no ETag, because it is never cached; files have their own.
  app.set('etag', () => undefined)
  app.set('query parser', 'simple')
  // The guards compare paths literally; no other spelling may reach a route behind them.
  app.enable('case sensitive routing')
  healthRoutes(app, transport, metrics, lifecycle, metricsReaders(config))
  securityTextRoute(app, config, parts.now)
  graphqlRoutes(app, graphql, operationPolicy(operations, contexts, production))
  const files = { transport, contexts, idleMs: limits?.idleMs }
  for (const feature of features) feature.files?.(app, files)
  tokenRoute(app, contexts)
  liveRoutes(app, { streams, readers, board, contexts })
  schemaRoutes(app, schema, contexts, production)
  if (!production) devMailRoutes(app, transport, config.publicUrl)
  await webRoutes(app, {
    webDist: config.webDist,
    playgroundDist: config.playgroundDist,
    secure,
    production,
    contexts,
  })
  app.use(() => {
    throw new PortalError('NOT_FOUND', 'There is nothing at this address.')
  })
  app.use((thrown: unknown, request: Request, response: Response, _next: NextFunction) => {
    fail(thrown, request, response)
  })

  const enter = entrance({
    log,
    secure,
    hstsSubdomains: config.hstsSubdomains,
    origins: allowedOrigins(config),
    bodyMs: limits?.bodyMs ?? 10_000,
    load,
    fail,
  })
  const limit = requestLimits(rates, addressOf, secure)
  const admit = costlyAtOnce(secure, () => metrics.refused.inc({ place: 'costly', reason: 'full' }))
  const prove = bearerProof(contexts, rates, addressOf)
  const answerCompiled = compiledPath({
    operations: new CompiledOperations(schema, operations),
    contexts,
    format,
    count,
    fail,
  })
  const listener: RequestListener = (request, response) => {
    if (!enter(request, response)) return
    const tooMany = admit(request, response)
    if (tooMany) return fail(tooMany, request, response)
    limit(request, response)
      .then(() => prove(request, response))
      .then(
        () =>
          compressedAnswers(request, response, () =>
            answerCompiled(request, response, () => app(request, response)),
          ),
        (refusal: unknown) => fail(refusal, request, response),
      )
  }
  return {
    listener: tracing ? traceRequests(tracing, listener) : listener,
    app,
    metrics,
    endStreams: () => streams.close(),
    close: async () => {
      await streams.close()
      board.close()
      signals.close()
      await graphql.stop()
      transport.close()
    },
  }
}

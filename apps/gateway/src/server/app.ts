import path from 'node:path'
import express, { type Express } from 'express'
import type { Logger } from 'pino'
import { PortalError } from '../errors/portal-error.js'
import { accountFileRoutes } from '../features/accounts/accounts-files.js'
import { agencyFileRoutes } from '../features/agencies/agencies-files.js'
import { auditTrailFileRoutes } from '../features/audit-trail/audit-trail-files.js'
import { documentFileRoutes } from '../features/documents/documents-files.js'
import { tokenRoute } from '../features/session/session-token-route.js'
import { SignInAttempts } from '../session/attempts.js'
import { Sealer } from '../session/seal.js'
import type { SessionStore } from '../session/session-store.js'
import { Sessions } from '../session/sessions.js'
import { RestClient } from '../upstream/rest-client.js'
import type { AdmissionLimits } from '../upstream/admission.js'
import type { Deadlines } from '../upstream/request-upstream.js'
import { Transport } from '../upstream/transport.js'
import { allowedOrigins, isSecure, type Config } from './config.js'
import { devMailRoutes } from './dev-mail.js'
import { operationPolicy } from './graphql-policy.js'
import { graphqlRoutes } from './graphql-routes.js'
import { createGraphqlServer } from './graphql-server.js'
import { requestGuard } from './guard.js'
import { healthRoutes, type Lifecycle } from './health-routes.js'
import { errorHandler, sendError } from './json-errors.js'
import { Metrics } from './metrics.js'
import { RegisteredOperations } from './registered-operations.js'
import { contextFactory } from './request-context.js'
import { requestIds } from './request-facts.js'
import { RequestLoad } from './request-load.js'
import { schemaRoutes } from './schema-routes.js'
import { createSchema } from './schema.js'
import { noStore, securityHeaders } from './security-headers.js'
import { limitBodyTime } from './slow-bodies.js'
import { webRoutes } from './web-routes.js'

export interface AppParts {
  config: Config
  log: Logger
  store: SessionStore
  sessionSecret: string
  lifecycle: Lifecycle
  now?: () => number
  /** Other time limits than the promised ones, for tests. */
  limits?: { deadlines?: Deadlines; idleMs?: number; bodyMs?: number; admission?: AdmissionLimits }
}

export interface GatewayApp {
  app: Express
  /** Lets go of what the app holds open. */
  close: () => Promise<void>
}

/** Puts the gateway together. Every route is registered here, so that the order of the guards can be read. */
export async function createApp(parts: AppParts): Promise<GatewayApp> {
  const { config, log, store, lifecycle, limits } = parts
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
    observe: (call, outcome, seconds) => metrics.upstreamSeconds.observe({ call, outcome }, seconds),
  })
  const load = new RequestLoad(config.maxRequests, () =>
    metrics.refused.inc({ place: 'request', reason: 'full' }),
  )
  metrics.watch(transport.admission, () => load.inProgress)
  const rest = new RestClient(transport)
  const sealer = new Sealer(parts.sessionSecret)
  const sessions = new Sessions(store, sealer, rest, parts.now)
  const attempts = new SignInAttempts(store, sealer, parts.now)
  const contexts = contextFactory({ rest, sessions, attempts, secure, deadlines: limits?.deadlines })
  const operations = await RegisteredOperations.load(config.webDist)
  if (operations.size === 0) {
    log.warn(
      { file: path.join(config.webDist, 'operations.json') },
      'no registered operations; build the web client',
    )
  }
  const schema = await createSchema()
  const graphql = createGraphqlServer({ schema, log, metrics, operations, production })
  await graphql.start()

  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', [...config.trustedProxies])
  // Data has no ETag, because it is never kept; files make their own.
  app.set('etag', () => undefined)
  app.set('query parser', 'simple')
  // The guards compare addresses as they are written; no other spelling may reach a route behind them.
  app.enable('case sensitive routing')
  app.use(requestIds(log), securityHeaders(secure), noStore, limitBodyTime(limits?.bodyMs ?? 10_000))
  app.use(requestGuard(allowedOrigins(config)))
  healthRoutes(app, transport, metrics, lifecycle)
  app.use(load.limit)
  graphqlRoutes(app, graphql, operationPolicy(operations, contexts, production))
  const files = { transport, contexts, idleMs: limits?.idleMs }
  for (const routes of [documentFileRoutes, agencyFileRoutes, accountFileRoutes, auditTrailFileRoutes])
    routes(app, files)
  tokenRoute(app, contexts)
  schemaRoutes(app, schema, contexts, production)
  if (!production) devMailRoutes(app, transport, config.publicUrl)
  await webRoutes(app, {
    webDist: config.webDist,
    playgroundDist: config.playgroundDist,
    secure,
    production,
    contexts,
  })
  app.use((request, response) => {
    sendError(request, response, new PortalError('NOT_FOUND', 'There is nothing at this address.'))
  })
  app.use(errorHandler(log))
  return {
    app,
    close: async () => {
      await graphql.stop()
      transport.close()
    },
  }
}

import { randomUUID } from 'node:crypto'
import { namesOneHost, unclearHost } from '@portal/domain'
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import { ApiError, toApiError } from './api-error.js'
import type { ApiDeps } from './deps.js'
import { healthRoutes, type Health } from './health.js'
import { observeRequests } from './metrics.js'
import { registerRoutes } from './requests/register-routes.js'
import { allRoutes, mountExtras } from '../features.js'
import { traceRequests } from './trace-requests.js'

/** The REST API as an Express app; it does not listen by itself. */
export function createApp(deps: ApiDeps, health: Health): Express {
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', deps.config.trustedProxies)
  app.use(requestId, observeRequests(deps.log), oneHost)
  if (deps.tracing) app.use(traceRequests(deps.tracing))
  app.use(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: { includeSubDomains: deps.config.hstsSubdomains },
    }),
  )
  app.use((_req, res, next) => {
    res.set('Cache-Control', 'no-store')
    // A kept connection would hold up the end of the process.
    if (health.shuttingDown) res.set('Connection', 'close')
    next()
  })
  healthRoutes(app, deps, health)
  mountExtras(app, deps)
  registerRoutes(app, allRoutes(deps), deps)
  app.use(() => {
    throw new ApiError('NOT_FOUND', 'There is nothing at this address.')
  })
  app.use(answerError(deps))
  return app
}

/** The caller's request id where it is a plain one, so that one id runs through all logs. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.get('x-request-id') ?? ''
  const id = /^[\w.:-]{1,100}$/.test(given) ? given : randomUUID()
  res.locals['requestId'] = id
  res.set('x-request-id', id)
  next()
}

/** Refuses a request that leaves open which host it is for. */
const oneHost: RequestHandler = (req, _res, next) => {
  if (!namesOneHost(req.headersDistinct['host'] ?? [], req.url, req.httpVersion))
    throw new ApiError('BAD_USER_INPUT', unclearHost, { status: 400 })
  next()
}

/** The one place that turns what was thrown into an answer. */
export function answerError(deps: ApiDeps): ErrorRequestHandler {
  return (thrown, _req, res, _next) => {
    const error = toApiError(thrown)
    const line = {
      requestId: res.locals['requestId'] as string,
      call: res.locals['callId'] as string,
      errorId: error.id,
      errorCode: error.code,
    }
    if (error.status >= 500) deps.log.error({ ...line, err: error.cause ?? error }, 'a request failed')
    else deps.log.info(line, 'a request was refused')
    if (res.headersSent) {
      // Too late for an error body: cutting the connection is the only way to say that the answer is not whole.
      res.destroy()
      return
    }
    if (error.retryAfterSeconds !== undefined)
      res.set('Retry-After', String(Math.ceil(error.retryAfterSeconds)))
    res.status(error.status).json(error.toBody())
  }
}

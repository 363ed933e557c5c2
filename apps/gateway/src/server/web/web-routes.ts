import path from 'node:path'
import type { Express, RequestHandler } from 'express'
import { PortalError } from '../../errors/portal-error.js'
import { mayExplore } from '../graphql/graphql-policy.js'
import type { ContextFactory } from '../entrance/request-context.js'
import { playgroundHeaders } from '../entrance/security-headers.js'
import { listStaticFiles, sendStaticFile } from './static-files.js'

export interface WebRouteParts {
  webDist: string
  playgroundDist: string
  secure: boolean
  production: boolean
  contexts: ContextFactory
}

/** Files of a build that are for the server, not for browsers. */
const serverOnly: ReadonlySet<string> = new Set(['/operations.json'])

/** Paths that are never a screen of the web client: an unknown one is a 404. */
const notScreens =
  /^\/(\.well-known|api|assets|dev|feeds|files|graphql|healthz|live|metrics|playground|readyz)(\/|$)/

/** The playground, for demonstrations and for users who may explore; then the web client at every other address. */
export async function webRoutes(app: Express, parts: WebRouteParts): Promise<void> {
  const playground = await listStaticFiles(parts.playgroundDist)
  const guard: RequestHandler = async (request, response, next) => {
    if (parts.production && !(await mayExplore(parts.contexts(request, response)))) {
      throw new PortalError('FORBIDDEN', 'The playground is for signed-in developers.')
    }
    next()
  }
  const sendPlayground: RequestHandler = (request, response) => {
    if (request.path === '/playground') {
      response.redirect(301, '/playground/')
      return
    }
    if (playground.size === 0) throw notBuilt('playground')
    const address = request.path.slice('/playground'.length)
    const file = playground.get(address === '/' ? '/index.html' : address)
    if (file === undefined) throw new PortalError('NOT_FOUND', 'There is nothing at this address.')
    sendStaticFile(request, response, file)
  }
  app.get('/playground{/*file}', guard, playgroundHeaders(parts.secure), sendPlayground)

  let client = await listStaticFiles(parts.webDist)
  const sendClient: RequestHandler = async (request, response, next) => {
    // A build that finished after the start is found without a restart.
    if (client.size === 0) client = await listStaticFiles(parts.webDist)
    // The root returns the page, whatever the Accept header.
    const wanted = request.path === '/' ? '/index.html' : request.path
    const file = serverOnly.has(request.path) ? undefined : client.get(wanted)
    if (file !== undefined) {
      sendStaticFile(request, response, file)
      return
    }
    const screen = request.accepts(['json', 'html']) === 'html' && !notScreens.test(request.path)
    if (!screen || path.extname(request.path) === '.json') {
      next()
      return
    }
    const index = client.get('/index.html')
    if (index === undefined) throw notBuilt('web client')
    sendStaticFile(request, response, index)
  }
  app.get('/{*path}', sendClient)
}

function notBuilt(what: string): PortalError {
  return new PortalError('UPSTREAM_UNAVAILABLE', `The ${what} is not built. Run: npm run build`)
}

import type { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import express, { type Express, type RequestHandler } from 'express'
import type { GatewayContext } from '../context.js'
import { PortalError } from '../errors/portal-error.js'
import { longestBodyBytes } from './json-body.js'
import { sendError } from './json-errors.js'

const jsonOnly: RequestHandler = (request, response, next) => {
  if (request.is('application/json') !== false) {
    next()
    return
  }
  sendError(
    request,
    response,
    new PortalError('BAD_USER_INPUT', 'Send the request as application/json.'),
    415,
  )
}

/** `POST` and `GET /graphql`, GraphQL over HTTP. GET answers queries only: Apollo refuses mutations in it. */
export function graphqlRoutes(
  app: Express,
  server: ApolloServer<GatewayContext>,
  policy: RequestHandler,
): void {
  const answer = expressMiddleware(server, {
    context: async ({ res }) => res.locals['context'] as GatewayContext,
  })
  app.post('/graphql', jsonOnly, express.json({ limit: longestBodyBytes }), policy, answer)
  app.get('/graphql', emptyBody, policy, answer)
  for (const method of ['put', 'patch', 'delete'] as const) {
    app[method]('/graphql', (request, response) => {
      response.setHeader('allow', 'GET, POST')
      sendError(request, response, new PortalError('BAD_USER_INPUT', 'Use POST or GET.'), 405)
    })
  }
}

/** The integration wants a body to be there, even where there is none. */
const emptyBody: RequestHandler = (request, _response, next) => {
  request.body = undefined
  next()
}

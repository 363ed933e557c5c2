import type { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import { isNestedTooDeeply } from '@portal/domain'
import express, { type Express, type RequestHandler } from 'express'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import { longestBodyBytes } from './json-body.js'
import { unreadableText } from '../entrance/json-errors.js'

const jsonOnly: RequestHandler = (request, _response, next) => {
  if (request.is('application/json') === false) {
    throw new PortalError('BAD_USER_INPUT', 'Send the request as application/json.', { status: 415 })
  }
  next()
}

/** `POST` and `GET /graphql`, GraphQL over HTTP. GET is for queries only: Apollo refuses mutations in it. */
export function graphqlRoutes(
  app: Express,
  server: ApolloServer<GatewayContext>,
  policy: RequestHandler,
): void {
  const answer = expressMiddleware(server, {
    context: async ({ res }) => res.locals['context'] as GatewayContext,
  })
  app.post(
    '/graphql',
    jsonOnly,
    express.json({ limit: longestBodyBytes, verify: insistOnShallow }),
    policy,
    answer,
  )
  app.get('/graphql', emptyBody, policy, answer)
  for (const method of ['put', 'patch', 'delete'] as const) {
    app[method]('/graphql', (_request, response) => {
      response.setHeader('allow', 'GET, POST')
      throw new PortalError('BAD_USER_INPUT', 'Use POST or GET.', { status: 405 })
    })
  }
}

/** Checked before parsing, because later code walks the body recursively. */
function insistOnShallow(_request: unknown, _response: unknown, body: Buffer): void {
  if (isNestedTooDeeply(body.toString())) throw new PortalError('BAD_USER_INPUT', unreadableText)
}

/** The integration requires a body, even for requests without one. */
const emptyBody: RequestHandler = (request, _response, next) => {
  request.body = undefined
  next()
}

import { openApiDocument } from '@portal/rest-contract'
import type { Express, RequestHandler } from 'express'
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql'
import { PortalError } from '../../errors/portal-error.js'
import { mayExplore } from './graphql-policy.js'
import type { ContextFactory } from '../entrance/request-context.js'

/**
 * `GET /schema.graphql` and `GET /openapi.json`: the schemas of the running gateway, for generating types. Open to
 * everyone who may introspect: everybody in a demonstration; in production clients with a token and users with
 * api.explore.
 */
export function schemaRoutes(
  app: Express,
  schema: GraphQLSchema,
  contexts: ContextFactory,
  production: boolean,
): void {
  const guard: RequestHandler = async (request, response, next) => {
    if (production && !(await mayExplore(contexts(request, response))))
      throw new PortalError('FORBIDDEN', 'The schema is for signed-in developers.')
    next()
  }
  let sdl: string | undefined
  let openApi: object | undefined
  app.get('/schema.graphql', guard, (_request, response) => {
    sdl ??= `${printSchema(lexicographicSortSchema(schema))}\n`
    response.type('text/plain; charset=utf-8').send(sdl)
  })
  app.get('/openapi.json', guard, (_request, response) => {
    openApi ??= openApiDocument()
    response.json(openApi)
  })
}

import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { GatewayContext } from '../../context.js'
import type { ErrorFormatter } from '../../errors/format-error.js'
import { PortalError } from '../../errors/portal-error.js'
import { guardIntrospection } from './graphql-policy.js'
import { answerStatus, withStatus } from './answer-status.js'
import { documentRules } from './document-rules.js'
import { documentLimits } from './limit-rules.js'
import type { OperationCounter } from './operation-counter.js'
import { retryTime } from '../limits/retry-time.js'
import { insistOnKinds } from './variable-words.js'

export interface GraphqlServerParts {
  schema: GraphQLSchema
  log: Logger
  format: ErrorFormatter
  count: OperationCounter
  production: boolean
}

/** Validation stops after this many errors. */
const mostErrors = 20

/** Apollo Server with our limits, our error formatter and our metrics. Anti-forgery is checked before it. */
export function createGraphqlServer(parts: GraphqlServerParts): ApolloServer<GatewayContext> {
  return new ApolloServer<GatewayContext>({
    schema: parts.schema,
    logger: parts.log,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: parts.production,
    csrfPrevention: false,
    persistedQueries: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: documentLimits.tokens },
    validationRules: documentRules,
    validationOptions: { maxErrors: mostErrors },
    formatError: parts.format,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      observer(parts),
    ],
  })
}

/** Counts and times operations, guards introspection in production, and keeps responses out of caches. */
function observer({ count, log, production }: GraphqlServerParts): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const started = performance.now()
      return {
        parsingDidStart: async ({ contextValue }) => readingTime(contextValue, log),
        validationDidStart: async ({ contextValue }) => readingTime(contextValue, log),
        async didResolveOperation({ document, contextValue, schema, operation, request: { variables } }) {
          try {
            if (production) await guardIntrospection(document, contextValue)
            if (operation) insistOnKinds(schema, operation, variables ?? {})
          } catch (error) {
            throw withStatus(error)
          }
        },
        async willSendResponse({ operationName, request, response }) {
          response.http.status = answerStatus(response.http.status, request.http?.headers.get('accept'))
          response.http.headers.set('cache-control', 'no-store')
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined
          const back = retryTime(result)
          if (back !== undefined) {
            response.http.headers.set('retry-after', String(back.seconds))
            response.http.status = back.status ?? response.http.status
          }
          count(operationName, result?.errors, started)
        },
      }
    },
  }
}

/**
 * Starts measuring how long a document blocks the event loop; the result is charged to its sender. Documents that were
 * validated before are cached and not measured.
 */
function readingTime(context: GatewayContext, log: Logger): () => Promise<void> {
  const began = performance.now()
  return async () => {
    const ms = Math.ceil(performance.now() - began)
    await context.spend('validation', undefined, ms).catch((error: unknown) => {
      // This document has been validated; an exceeded limit applies to the next one.
      if (!(error instanceof PortalError)) log.error({ err: error }, 'the time of a document was not counted')
    })
  }
}

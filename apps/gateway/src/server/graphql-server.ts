import { ApolloServer, type ApolloServerPlugin } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { GatewayContext } from '../context.js'
import { errorFormatter } from '../errors/format-error.js'
import { guardIntrospection } from './graphql-policy.js'
import { answerStatus, withStatus } from './answer-status.js'
import { costRule } from './cost-rule.js'
import { aliasRule, depthRule, directiveRule, documentLimits, onceRule } from './limit-rules.js'
import type { Metrics } from './metrics.js'
import type { RegisteredOperations } from './registered-operations.js'

export interface GraphqlServerParts {
  schema: GraphQLSchema
  log: Logger
  metrics: Metrics
  operations: RegisteredOperations
  production: boolean
}

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
    validationRules: [depthRule, aliasRule, directiveRule, onceRule, costRule],
    formatError: errorFormatter(parts.log),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      ApolloServerPluginSchemaReportingDisabled(),
      observer(parts),
    ],
  })
}

/** Counts and times operations, guards introspection in production, and keeps answers out of caches. */
function observer({
  metrics,
  operations,
  production,
}: GraphqlServerParts): ApolloServerPlugin<GatewayContext> {
  return {
    async requestDidStart() {
      const started = performance.now()
      return {
        async didResolveOperation({ document, contextValue }) {
          if (!production) return
          await guardIntrospection(document, contextValue).catch((error: unknown) => {
            throw withStatus(error)
          })
        },
        async willSendResponse({ operationName, request, response }) {
          response.http.status = answerStatus(response.http.status, request.http?.headers.get('accept'))
          response.http.headers.set('cache-control', 'no-store')
          const operation = operations.label(operationName)
          const errors = response.body.kind === 'single' ? response.body.singleResult.errors : undefined
          const code = errors?.[0]?.extensions?.['code']
          metrics.operations.inc({ operation, code: typeof code === 'string' ? code : 'ok' })
          metrics.operationSeconds.observe({ operation }, (performance.now() - started) / 1000)
        },
      }
    },
  }
}

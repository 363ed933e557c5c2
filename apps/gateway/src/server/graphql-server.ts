import { ApolloServer, type ApolloServerPlugin, type HTTPGraphQLHead } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginSchemaReportingDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled'
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { GatewayContext } from '../context.js'
import { errorFormatter } from '../errors/format-error.js'
import { guardIntrospection } from './graphql-policy.js'
import { answerStatus, withStatus } from './answer-status.js'
import { costRule } from './cost-rule.js'
import {
  aliasRule,
  depthRule,
  directiveRule,
  documentLimits,
  onceRule,
  operationTypeRule,
} from './limit-rules.js'
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
    validationRules: [operationTypeRule, depthRule, aliasRule, directiveRule, onceRule, costRule],
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
          const result = response.body.kind === 'single' ? response.body.singleResult : undefined
          const errors = result?.errors
          const code = errors?.[0]?.extensions?.['code']
          tellToComeBack(response.http, result)
          metrics.operations.inc({ operation, code: typeof code === 'string' ? code : 'ok' })
          metrics.operationSeconds.observe({ operation }, (performance.now() - started) / 1000)
        },
      }
    },
  }
}

/** A limit says when to come back; when nothing was answered because of overload, the status says so as well. */
function tellToComeBack(
  http: HTTPGraphQLHead,
  result: { data?: Record<string, unknown> | null; errors?: readonly GraphQLFormattedError[] } | undefined,
): void {
  const limited = result?.errors?.filter(({ extensions }) => extensions?.['retryAfterSeconds'] !== undefined)
  if (limited === undefined || limited.length === 0) return
  const seconds = Math.max(...limited.map(({ extensions }) => Number(extensions?.['retryAfterSeconds'])))
  http.headers.set('retry-after', String(Math.ceil(seconds)))
  const nothing = Object.values(result?.data ?? {}).every((value) => value === null)
  if (nothing && limited.some(({ extensions }) => extensions?.['code'] === 'UPSTREAM_UNAVAILABLE'))
    http.status = 503
}

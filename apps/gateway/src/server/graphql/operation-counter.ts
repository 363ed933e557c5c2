import type { Tracing } from '@portal/tracing'
import type { GraphQLFormattedError } from 'graphql'
import type { Metrics } from '../watch/metrics.js'
import type { RegisteredOperations } from './registered-operations.js'

/**
 * Counts and times an operation, labelled with the code of its first error. `started` is a time of `performance.now()`.
 */
export function operationCounter(metrics: Metrics, operations: RegisteredOperations, tracing?: Tracing) {
  return (
    operationName: string | null | undefined,
    errors: readonly GraphQLFormattedError[] | undefined,
    started: number,
  ): void => {
    const operation = operations.label(operationName)
    const code = errors?.[0]?.extensions?.['code']
    metrics.operations.inc({ operation, code: typeof code === 'string' ? code : 'ok' })
    metrics.operationSeconds.observe({ operation }, (performance.now() - started) / 1000)
    tracing?.describe({ 'graphql.operation.name': operation }, `graphql ${operation}`)
  }
}
export type OperationCounter = ReturnType<typeof operationCounter>

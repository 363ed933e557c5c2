import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** What `/metrics` tells, in the text format of Prometheus. */
export class Metrics {
  readonly registry = new Registry()

  readonly operations = new Counter({
    name: 'gateway_graphql_operations_total',
    help: 'GraphQL operations by name and by the code of their first error, ok without one',
    labelNames: ['operation', 'code'],
    registers: [this.registry],
  })

  readonly operationSeconds = new Histogram({
    name: 'gateway_graphql_operation_seconds',
    help: 'Time to answer a GraphQL operation',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [this.registry],
  })

  readonly upstreamSeconds = new Histogram({
    name: 'gateway_upstream_call_seconds',
    help: 'Time of a REST call to the system of record, by call and outcome',
    labelNames: ['call', 'outcome'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 3, 10],
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
  }
}

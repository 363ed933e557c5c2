import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import { lanes, type Admission } from '../../upstream/admission.js'

/** The metrics at `/metrics`, in the text format of Prometheus. */
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

  readonly refused = new Counter({
    name: 'gateway_refused_total',
    help: 'What was refused before it was tried: by place (request, call, transfer, or a rate-limited act) and reason (full, open, rate)',
    labelNames: ['place', 'reason'],
    registers: [this.registry],
  })

  readonly streamsEnded = new Counter({
    name: 'gateway_live_streams_ended_total',
    help: 'Streams of live events that ended: by the browser (closed) or for another reason',
    labelNames: ['reason'],
    registers: [this.registry],
  })

  constructor() {
    // Twenty samples a second show a blocked event loop; a hundred would be a quarter of the CPU time of an idle
    // process.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 50 })
  }

  /** Exposes the number of open live streams, read at each scrape. */
  watchStreams(open: () => number): void {
    const metric: Gauge = new Gauge({
      name: 'gateway_live_streams',
      help: 'Streams of live events that are open',
      registers: [],
      collect: () => metric.set(open()),
    })
    this.registry.registerMetric(metric)
  }

  /** Exposes the load of the connection to the system of record, read at each scrape. */
  watch(admission: Admission, requests: () => number): void {
    const gauge = (name: string, help: string, read: (set: Gauge<'lane'>) => void): void => {
      const metric: Gauge<'lane'> = new Gauge({
        name,
        help,
        labelNames: ['lane'],
        registers: [],
        collect: () => read(metric),
      })
      this.registry.registerMetric(metric)
    }
    gauge('gateway_upstream_in_flight', 'REST calls and transfers that run now', (set) => {
      for (const lane of lanes) set.set({ lane }, admission.inside(lane))
    })
    gauge('gateway_upstream_waiting', 'REST calls and transfers that wait for a place', (set) => {
      for (const lane of lanes) set.set({ lane }, admission.waiting(lane))
    })
    gauge('gateway_upstream_circuit_open', '1 while the system of record counts as down', (set) => {
      set.set(admission.isOpen ? 1 : 0)
    })
    gauge('gateway_requests_in_progress', 'Requests that are being answered, files left out', (set) => {
      set.set(requests())
    })
  }
}

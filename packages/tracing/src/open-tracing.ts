import { context, propagation, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { Tracing } from './tracing.js'

/** Starts tracing with the global provider of the process; a second call replaces it. */
export function openTracing(service: string, env: Readonly<Record<string, string | undefined>>): Tracing {
  const base = String(env['OTEL_EXPORTER_OTLP_ENDPOINT']).replace(/\/+$/, '')
  const exporter = new OTLPTraceExporter({ url: `${base}/v1/traces` })
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  })
  provider.register()
  const tracer = provider.getTracer('portal')

  return {
    serve(streams, from, work) {
      const parent = from === undefined ? ROOT_CONTEXT : propagation.extract(ROOT_CONTEXT, from)
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, parent)
      const within = trace.setSpan(parent, span)
      for (const stream of streams) context.bind(within, stream)
      context.with(within, work)
    },
    describe(attributes, name) {
      const span = trace.getActiveSpan()
      span?.setAttributes(attributes)
      if (name !== undefined) span?.updateName(name)
    },
    served(failed) {
      const span = trace.getActiveSpan()
      if (failed) span?.setStatus({ code: SpanStatusCode.ERROR })
      span?.end()
    },
    call(name) {
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT })
      const headers: Record<string, string> = {}
      propagation.inject(trace.setSpan(context.active(), span), headers)
      return {
        headers,
        end(outcome) {
          span.setAttribute('portal.outcome', outcome)
          if (outcome === 'error' || outcome === '5xx') span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    async stop() {
      // An unreachable collector must not block the shutdown.
      await provider.shutdown().catch(() => undefined)
      trace.disable()
      context.disable()
      propagation.disable()
    },
  }
}

import type { Tracing } from './tracing.js'

export type { Tracing }

/**
 * Traces to the collector that OTEL_EXPORTER_OTLP_ENDPOINT names (OTLP over HTTP), with the other OTEL_ variables as
 * OpenTelemetry defines them. Undefined without it: then nothing of OpenTelemetry is even loaded.
 */
export async function startTracing(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Tracing | undefined> {
  if ((env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '') === '') return undefined
  const { openTracing } = await import('./open-tracing.js')
  return openTracing(env['OTEL_SERVICE_NAME'] || service, env)
}

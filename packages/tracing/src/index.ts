import type { Tracing } from './tracing.js'

export type { Tracing }

/**
 * Starts tracing to the collector named by OTEL_EXPORTER_OTLP_ENDPOINT (OTLP over HTTP), configured by the other OTEL_
 * variables of OpenTelemetry. Returns undefined without that variable, and then does not even load OpenTelemetry.
 */
export async function startTracing(
  service: string,
  env: Readonly<Record<string, string | undefined>>,
): Promise<Tracing | undefined> {
  if ((env['OTEL_EXPORTER_OTLP_ENDPOINT'] ?? '') === '') return undefined
  const { openTracing } = await import('./open-tracing.js')
  return openTracing(env['OTEL_SERVICE_NAME'] || service, env)
}

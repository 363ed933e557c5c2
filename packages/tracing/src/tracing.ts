import type { EventEmitter } from 'node:events'

/** A started call of another process: the headers that continue its trace there, and how to end its span. */
export interface TracedCall {
  headers: Record<string, string>
  end: (outcome: string) => void
}

/**
 * OpenTelemetry traces of one process. Names and attributes are fixed: never an address, a text or an id of a record.
 */
export interface Tracing {
  /**
   * Starts the span of a request and runs `work` within it. `streams` are the request and the response, whose events
   * would otherwise run outside of the span. `from` are headers of a trusted caller whose trace continues; omit it for
   * others.
   */
  serve: (
    streams: readonly EventEmitter[],
    from: Readonly<Record<string, unknown>> | undefined,
    work: () => void,
  ) => void
  /** Adds attributes, and a name, to the span of the current request. */
  describe: (attributes: Record<string, string | number>, name?: string) => void
  /** Ends the span of the current request. */
  served: (failed: boolean) => void
  /** Starts the span of a call to another process. */
  call: (name: string) => TracedCall
  /** Flushes the remaining spans. */
  stop: () => Promise<void>
}

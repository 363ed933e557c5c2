import type { EventEmitter } from 'node:events'

/** A call of another process, begun: the headers that continue its trace there, and how it ends. */
export interface TracedCall {
  headers: Record<string, string>
  end: (outcome: string) => void
}

/** OpenTelemetry traces of one process. Names and attributes are ours: never an address, a text or an id of a record. */
export interface Tracing {
  /**
   * Begins the span of a request and runs the rest of it within. `streams` are the request and the response, whose
   * events would be outside otherwise. `from` are headers of a caller whose trace goes on; leave it out for strangers.
   */
  serve: (
    streams: readonly EventEmitter[],
    from: Readonly<Record<string, unknown>> | undefined,
    work: () => void,
  ) => void
  /** Says more of the request that is being served: its name, its call, its status. */
  describe: (attributes: Record<string, string | number>, name?: string) => void
  /** Ends the span of the request that is being served. */
  served: (failed: boolean) => void
  /** Begins the span of a call to another process. */
  call: (name: string) => TracedCall
  /** Sends what is left. */
  stop: () => Promise<void>
}

import { setTimeout as sleep } from 'node:timers/promises'
import { circuitBreaker, CircuitState, handleWhenResult, SamplingBreaker } from 'cockatiel'

export interface CircuitTimes {
  /**
   * The circuit opens when more than half of the calls in this period (milliseconds) failed, and there were at least
   * ten of them.
   */
  sampleMs: number
  /** Interval of the probes while it is open, in milliseconds. */
  probeEveryMs: number
  /** With fewer calls than this the circuit does not open. */
  fewest: number
}

/**
 * The circuit breaker before the system of record. While it is half open, it never tries a real call, which may hang or
 * change something, but a probe: so it closes within a second of the upstream's recovery, with or without traffic.
 */
export class Circuit {
  readonly #breaker
  #closed = false

  constructor(
    private readonly times: CircuitTimes,
    private readonly probe: () => Promise<boolean>,
    on: { opened: () => void; closed: () => void },
  ) {
    this.#breaker = circuitBreaker(
      handleWhenResult((answered) => answered === false),
      {
        halfOpenAfter: 0,
        breaker: new SamplingBreaker({
          threshold: 0.5,
          duration: times.sampleMs,
          minimumRps: (times.fewest * 1000) / times.sampleMs,
        }),
      },
    )
    let open = false
    this.#breaker.onStateChange((state) => {
      if (state === CircuitState.Open && !open) {
        open = true
        on.opened()
        void this.#untilClosed()
      }
      if (state === CircuitState.Closed) {
        open = false
        on.closed()
      }
    })
  }

  get isOpen(): boolean {
    return this.#breaker.state !== CircuitState.Closed
  }

  /** Counts the outcome of a call. */
  report(answered: boolean): void {
    if (!this.isOpen) void this.#breaker.execute(() => answered)
  }

  /** Stops the probes. */
  close(): void {
    this.#closed = true
  }

  async #untilClosed(): Promise<void> {
    while (this.isOpen && !this.#closed) {
      await sleep(this.times.probeEveryMs, undefined, { ref: false })
      if (!this.#closed) await this.#breaker.execute(() => this.probe())
    }
  }
}

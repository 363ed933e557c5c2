import { PortalError } from '../errors/portal-error.js'
import { Circuit, type CircuitTimes } from './circuit.js'
import { upstreamBusy, upstreamTimeout } from './upstream-errors.js'
import { Bulkhead, type Leave, type BulkheadSize } from './bulkhead.js'

/**
 * Kinds of requests with separate limits. Calls end by their deadline. Transfers (files, and work on thousands of
 * records) have none, so they have places of their own and cannot block a read.
 */
export const lanes = ['call', 'transfer'] as const
export type Lane = (typeof lanes)[number]

export interface AdmissionLimits {
  bulkheads: Record<Lane, BulkheadSize>
  circuit: CircuitTimes
}

/**
 * Promised: 50 calls in flight, 500 more wait at most a second (design promises, faults). Writes have the longest
 * deadline: if only writes hung and filled all places, too few calls would fail to open the circuit, so some places are
 * reserved for reads.
 */
export const admissionLimits: AdmissionLimits = {
  bulkheads: {
    call: { places: 50, forWrites: 40, waiting: 500, waitMs: 1000 },
    transfer: { places: 100, waiting: 500, waitMs: 1000 },
  },
  circuit: { sampleMs: 5000, probeEveryMs: 150, fewest: 10 },
}

export interface AdmissionEvents {
  refused?: (lane: Lane, reason: 'full' | 'open') => void
  opened?: () => void
  closed?: () => void
}

/** A place in a lane. At most one call of `answered` or `failed` may come before `leave`. */
export interface Admitted {
  /** The upstream responded, with whatever status. */
  answered: () => void
  /** The upstream did not respond, or a proxy before it reported that it is unavailable. */
  failed: () => void
  leave: Leave
}

/**
 * Admission control of the system of record: limits concurrent and waiting requests, and refuses all while the circuit
 * is open.
 */
export class Admission {
  readonly #bulkheads: Record<Lane, Bulkhead>
  readonly #circuit: Circuit
  readonly #events: AdmissionEvents
  #era = 0

  constructor(limits: AdmissionLimits, probe: () => Promise<boolean>, events: AdmissionEvents) {
    this.#events = events
    this.#bulkheads = {
      call: new Bulkhead(limits.bulkheads.call),
      transfer: new Bulkhead(limits.bulkheads.transfer),
    }
    this.#circuit = new Circuit(limits.circuit, probe, {
      opened: () => {
        this.#era += 1
        for (const lane of lanes) this.#bulkheads[lane].refuseWaiting(() => this.#refusal(lane, 'open'))
        events.opened?.()
      },
      closed: () => {
        // Calls that hang since before the outage must not delay the recovery.
        this.#bulkheads.call.forget()
        events.closed?.()
      },
    })
  }

  /** Throws UPSTREAM_UNAVAILABLE with a retry time, when there is no place or the upstream is down. */
  async enter(lane: Lane, signal: AbortSignal, write = false): Promise<Admitted> {
    if (this.#circuit.isOpen) throw this.#refusal(lane, 'open')
    const errors = {
      full: () => this.#refusal(lane, 'full'),
      aborted: () =>
        signal.reason instanceof PortalError ? signal.reason : upstreamTimeout('waited for a place'),
    }
    const leave = await this.#bulkheads[lane].enter(signal, errors, write)
    const era = this.#era
    // The end of a transfer depends on the browser as well, and calls that began before the last outage say nothing
    // about now.
    const report = (answered: boolean): void => {
      if (lane === 'call' && era === this.#era) this.#circuit.report(answered)
    }
    return { answered: () => report(true), failed: () => report(false), leave }
  }

  inside(lane: Lane): number {
    return this.#bulkheads[lane].inside
  }

  waiting(lane: Lane): number {
    return this.#bulkheads[lane].waiting
  }

  get isOpen(): boolean {
    return this.#circuit.isOpen
  }

  close(): void {
    this.#circuit.close()
  }

  #refusal(lane: Lane, reason: 'full' | 'open'): PortalError {
    this.#events.refused?.(lane, reason)
    return upstreamBusy(reason === 'full' ? `no place in lane ${lane}` : 'circuit open')
  }
}

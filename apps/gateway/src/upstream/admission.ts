import { PortalError } from '../errors/portal-error.js'
import { Circuit, type CircuitTimes } from './circuit.js'
import { upstreamBusy, upstreamTimeout } from './upstream-errors.js'
import { WaitingRoom, type Leave, type RoomSize } from './waiting-room.js'

/**
 * Calls end by their deadline. Transfers, that is files and work on thousands of records, take as long as they take,
 * so they have places of their own and cannot keep a read waiting.
 */
export const lanes = ['call', 'transfer'] as const
export type Lane = (typeof lanes)[number]

export interface AdmissionLimits {
  rooms: Record<Lane, RoomSize>
  circuit: CircuitTimes
}

/**
 * Promised: 50 calls in flight, 500 more wait at most a second (design promises, faults). Writes have the longest deadline:
 * were they to hang alone, too few calls would fail to open the circuit, so they leave places for reads.
 */
export const admissionLimits: AdmissionLimits = {
  rooms: {
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

/** A place in a lane. Exactly one call of `answered` or `failed` may come before `leave`. */
export interface Admitted {
  /** The upstream answered, whatever it said. */
  answered: () => void
  /** The upstream did not answer, or something before it said that it is gone. */
  failed: () => void
  leave: Leave
}

/** The door before the system of record: so many at once, so many waiting, and nobody while it is known to be down. */
export class Admission {
  readonly #rooms: Record<Lane, WaitingRoom>
  readonly #circuit: Circuit
  readonly #events: AdmissionEvents
  #era = 0

  constructor(limits: AdmissionLimits, probe: () => Promise<boolean>, events: AdmissionEvents) {
    this.#events = events
    this.#rooms = {
      call: new WaitingRoom(limits.rooms.call),
      transfer: new WaitingRoom(limits.rooms.transfer),
    }
    this.#circuit = new Circuit(limits.circuit, probe, {
      opened: () => {
        this.#era += 1
        for (const lane of lanes) this.#rooms[lane].refuseWaiting(() => this.#refusal(lane, 'open'))
        events.opened?.()
      },
      closed: () => {
        // Calls that hang since before the upstream went must not keep its return from being noticed.
        this.#rooms.call.forget()
        events.closed?.()
      },
    })
  }

  /** Throws UPSTREAM_UNAVAILABLE with a time to come back, when there is no place or the upstream is down. */
  async enter(lane: Lane, signal: AbortSignal, write = false): Promise<Admitted> {
    if (this.#circuit.isOpen) throw this.#refusal(lane, 'open')
    const errors = {
      full: () => this.#refusal(lane, 'full'),
      aborted: () =>
        signal.reason instanceof PortalError ? signal.reason : upstreamTimeout('waited for a place'),
    }
    const leave = await this.#rooms[lane].enter(signal, errors, write)
    const era = this.#era
    // How a transfer ends depends on the browser as well, and what began before the last fall is old news.
    const report = (answered: boolean): void => {
      if (lane === 'call' && era === this.#era) this.#circuit.report(answered)
    }
    return { answered: () => report(true), failed: () => report(false), leave }
  }

  inside(lane: Lane): number {
    return this.#rooms[lane].inside
  }

  waiting(lane: Lane): number {
    return this.#rooms[lane].waiting
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

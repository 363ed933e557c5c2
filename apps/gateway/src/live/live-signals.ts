/** What gateways tell each other about live events. None of it says who somebody is. */
export type LiveSignal =
  /** Other people are on a record than before, or elsewhere in it. */
  | { kind: 'changed'; topic: string }
  /** A session is over; its name is the hash under which it was stored. */
  | { kind: 'ended'; session: string }
  /** Somebody's rights have changed: who may read what is asked anew. */
  | { kind: 'rights' }

export type SignalListener = (signal: LiveSignal) => void

/** Carries signals to every gateway, this one included. One that is lost is made up for by the next regular look. */
export interface LiveSignals {
  send: (signal: LiveSignal) => void
  listen: (listener: SignalListener) => void
  close: () => void
}

/** Within one process. */
export class LocalSignals implements LiveSignals {
  readonly #listeners = new Set<SignalListener>()

  send(signal: LiveSignal): void {
    for (const listener of this.#listeners) listener(signal)
  }

  listen(listener: SignalListener): void {
    this.#listeners.add(listener)
  }

  close(): void {
    this.#listeners.clear()
  }
}

/** Signals between gateways about live events. None of them identifies a person. */
export type LiveSignal =
  /** The people on a record, or where they are on it, have changed. */
  | { kind: 'changed'; topic: string }
  /** A session has ended; identified by the hash under which it was stored. */
  | { kind: 'ended'; session: string }
  /** The rights of a user have changed: verdicts on who may read what are checked again. */
  | { kind: 'rights' }

export type SignalListener = (signal: LiveSignal) => void

/** Carries signals to every gateway, including this one. The next regular poll makes up for a lost signal. */
export interface LiveSignals {
  send: (signal: LiveSignal) => void
  listen: (listener: SignalListener) => void
  close: () => void
}

/** Signals within one process. */
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

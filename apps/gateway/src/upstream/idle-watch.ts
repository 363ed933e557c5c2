import { Transform } from 'node:stream'
import { upstreamTimeout } from './upstream-errors.js'

/** Files have no total time limit, but half a minute without a byte ends them (design promises, faults). */
export const idleLimitMs = 30_000

/** Watches a transfer: aborts it after a period without any bytes. */
export class IdleWatch {
  readonly #controller = new AbortController()
  readonly #timer: NodeJS.Timeout

  constructor(limitMs: number = idleLimitMs) {
    this.#timer = setTimeout(() => this.abort('no byte for too long'), limitMs)
  }

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  /** A stream to pipe the bytes through; each chunk restarts the period. */
  meter(): Transform {
    return new Transform({
      transform: (chunk, _encoding, done) => {
        this.#timer.refresh()
        done(null, chunk)
      },
    })
  }

  abort(why: string): void {
    this.stop()
    this.#controller.abort(upstreamTimeout(why))
  }

  stop(): void {
    clearTimeout(this.#timer)
  }
}

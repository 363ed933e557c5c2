import { ApiError } from '../api-error.js'

interface Waiter {
  since: number
  go: () => void
  refuse: (error: ApiError) => void
}

/** When there may be capacity again: the queue is emptied within a few seconds. */
const retrySeconds = 3

/**
 * Runs costly work, only so much of it at once, and lets only so much wait. Whoever asks (an address, an account) takes
 * turns with the others, however many times each of them asks; a full queue gives up the last place of whoever holds
 * most. What finds no place, or waited longer than callers do, is refused with UNAVAILABLE before it has cost anything.
 */
export class FairQueue {
  /** Lines by who asks; the first one of the map has the next turn. */
  readonly #lines = new Map<string, Waiter[]>()
  #running = 0
  #waiting = 0

  /** `refused` is the message where the queue is full; by default that the service is busy. */
  constructor(
    private readonly most: { running: number; waiting: number; seconds: number; refused?: () => ApiError },
  ) {}

  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    await this.#turn(who)
    try {
      return await work()
    } finally {
      this.#passOn()
    }
  }

  #turn(who: string): Promise<void> {
    if (this.#running < this.most.running) {
      this.#running++
      return Promise.resolve()
    }
    if (this.#waiting >= this.most.waiting && !this.#freePlaceFor(who)) return Promise.reject(this.#refusal())
    return new Promise((go, refuse) => {
      const line = this.#lines.get(who)
      const waiter = { go, refuse, since: performance.now() }
      if (line) line.push(waiter)
      else this.#lines.set(who, [waiter])
      this.#waiting++
    })
  }

  #passOn(): void {
    for (let next = this.#takeNext(); next; next = this.#takeNext()) {
      if (performance.now() - next.since <= this.most.seconds * 1000) return next.go()
      next.refuse(this.#refusal())
    }
    this.#running--
  }

  #takeNext(): Waiter | undefined {
    const [next] = this.#lines
    if (!next) return undefined
    const [who, line] = next
    this.#lines.delete(who)
    const waiter = line.shift()
    // Back to the end of the round.
    if (line.length > 0) this.#lines.set(who, line)
    this.#waiting--
    return waiter
  }

  #freePlaceFor(who: string): boolean {
    const own = this.#lines.get(who)?.length ?? 0
    let longest: Waiter[] = []
    for (const line of this.#lines.values()) if (line.length > longest.length) longest = line
    if (longest.length <= own + 1) return false
    longest.pop()?.refuse(this.#refusal())
    this.#waiting--
    return true
  }

  #refusal(): ApiError {
    return this.most.refused?.() ?? busy()
  }
}

function busy(): ApiError {
  return new ApiError('UNAVAILABLE', 'Too many people ask for this just now. Please try again.', {
    retryAfterSeconds: retrySeconds,
  })
}

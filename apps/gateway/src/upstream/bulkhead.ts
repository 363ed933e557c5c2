/** Frees the place; a second call has no effect. */
export type Leave = () => void

export interface BulkheadSize {
  /** Maximum number of concurrent holders. */
  places: number
  /** How many of the places writes may hold: they take longest when the upstream hangs. All by default. */
  forWrites?: number
  /** How many more may wait for a place, and for how long (milliseconds). */
  waiting: number
  waitMs: number
}

interface Waiter {
  write: boolean
  enter: () => void
  refuse: (error: Error) => void
}

/**
 * A limited number of places with a limited queue, first come, first served; reads overtake writes that have to wait.
 */
export class Bulkhead {
  #inside = 0
  #writes = 0
  #era = 0
  readonly #queue = new Set<Waiter>()

  constructor(private readonly size: BulkheadSize) {}

  get inside(): number {
    return this.#inside
  }

  get waiting(): number {
    return this.#queue.size
  }

  /**
   * Takes a place, after a wait if necessary. Throws `full` when none is freed in time, `aborted` when the signal
   * aborts.
   */
  enter(
    signal: AbortSignal,
    errors: { full: () => Error; aborted: () => Error },
    write = false,
  ): Leave | Promise<Leave> {
    if (signal.aborted) throw errors.aborted()
    if (this.#isPlaceFor(write)) return this.#take(write)
    if (this.#queue.size >= this.size.waiting) throw errors.full()
    return new Promise<Leave>((resolve, reject) => {
      const end = (): void => {
        this.#queue.delete(waiter)
        clearTimeout(timer)
        signal.removeEventListener('abort', aborted)
      }
      const waiter: Waiter = {
        write,
        enter: () => {
          end()
          resolve(this.#take(write))
        },
        refuse: (error) => {
          end()
          reject(error)
        },
      }
      const aborted = (): void => waiter.refuse(errors.aborted())
      const timer = setTimeout(() => waiter.refuse(errors.full()), this.size.waitMs)
      signal.addEventListener('abort', aborted, { once: true })
      this.#queue.add(waiter)
    })
  }

  /** Refuses everybody in the queue. */
  refuseWaiting(error: () => Error): void {
    for (const waiter of this.#queue) waiter.refuse(error())
  }

  /** Stops counting the current holders: they end by their own deadlines. */
  forget(): void {
    this.#era += 1
    this.#inside = 0
    this.#writes = 0
    this.#admit()
  }

  /** Whether there is a place; while there is one, the queue is empty for that kind. */
  #isPlaceFor(write: boolean): boolean {
    const { places, forWrites = places } = this.size
    return this.#inside < places && (!write || this.#writes < forWrites)
  }

  #take(write: boolean): Leave {
    this.#count(write, 1)
    const era = this.#era
    let left = false
    return () => {
      if (left) return
      left = true
      if (era !== this.#era) return
      this.#count(write, -1)
      this.#admit()
    }
  }

  #count(write: boolean, change: 1 | -1): void {
    this.#inside += change
    if (write) this.#writes += change
  }

  #admit(): void {
    for (const waiter of this.#queue) {
      if (this.#inside >= this.size.places) return
      if (this.#isPlaceFor(waiter.write)) waiter.enter()
    }
  }
}

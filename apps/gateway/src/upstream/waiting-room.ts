/** Gives a place back; a second call does nothing. */
export type Leave = () => void

export interface RoomSize {
  /** How many may be inside at once. */
  places: number
  /** How many of the places writes may hold: theirs last longest when the upstream hangs. All of them unless told. */
  forWrites?: number
  /** How many more may wait for a place, and how long each of them. */
  waiting: number
  waitMs: number
}

interface Waiter {
  write: boolean
  enter: () => void
  refuse: (error: Error) => void
}

/** A limited number of places with a limited queue before them, first come, first served; reads pass writes that may not. */
export class WaitingRoom {
  #inside = 0
  #writes = 0
  #era = 0
  readonly #queue = new Set<Waiter>()

  constructor(private readonly size: RoomSize) {}

  get inside(): number {
    return this.#inside
  }

  get waiting(): number {
    return this.#queue.size
  }

  /** Takes a place, after a wait if need be. Throws `full` when none comes in time, `aborted` when the signal says so. */
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

  /** Sends everybody away who waits. */
  refuseWaiting(error: () => Error): void {
    for (const waiter of this.#queue) waiter.refuse(error())
  }

  /** Counts nobody any more who is inside now: they end by their own deadlines. */
  forget(): void {
    this.#era += 1
    this.#inside = 0
    this.#writes = 0
    this.#admit()
  }

  /** While there is one, nobody waits who could take it. */
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

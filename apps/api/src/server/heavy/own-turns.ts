/**
 * One turn at a time for each person, with a rest before the next: what somebody has made takes only a share of the machine,
 * however much of it is requested at once. Others are not held up.
 */
export class OwnTurns {
  /** By person, the end of the rest after the turn that was requested last. */
  readonly #ends = new Map<string, Promise<void>>()

  /** `restMs` is how long a person rests after a turn that took so many milliseconds. */
  constructor(private readonly restMs: (who: string, tookMs: number) => number) {}

  /** Waits until the person may go on, then runs `work`, which calls `began` when its own waiting is over. */
  async run<T>(who: string, work: (began: () => void) => Promise<T>): Promise<T> {
    const before = this.#ends.get(who)
    let end = () => {}
    const ended = new Promise<void>((resolve) => (end = resolve))
    this.#ends.set(who, ended)
    await before
    let beganAt: number | undefined
    try {
      return await work(() => (beganAt = performance.now()))
    } finally {
      const tookMs = beganAt === undefined ? 0 : performance.now() - beganAt
      setTimeout(
        () => {
          end()
          if (this.#ends.get(who) === ended) this.#ends.delete(who)
        },
        this.restMs(who, tookMs),
      ).unref()
    }
  }
}

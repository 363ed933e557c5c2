/** A clock that runs with the real one and can be moved ahead. */
export class TestClock {
  #ahead = 0
  readonly now = (): Date => new Date(Date.now() + this.#ahead)

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by
    this.#ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
  }
}

import { quantile } from '../../bench/src/statistics.mjs'

/** @typedef {import('./steps.mjs').Taken} Taken */

/** Times and outcomes of the steps that people took. */
export class Measure {
  /** @type {Map<string, number[]>} */
  #times = new Map()
  /** What went wrong, and how often. @type {Map<string, number>} */
  #wrong = new Map()
  #statuses = { serverErrors: 0 }

  /** @param {Taken} taken */
  add({ step, answers }) {
    for (const answer of answers) {
      if (answer.outcome === 'ok') {
        const times = this.#times.get(step) ?? []
        times.push(answer.ms)
        this.#times.set(step, times)
      } else {
        const what = `${answer.outcome}: ${answer.what}`
        this.#wrong.set(what, (this.#wrong.get(what) ?? 0) + 1)
      }
      if (answer.outcome === 'failed') this.#statuses.serverErrors += 1
    }
  }

  get count() {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0)
  }

  /** Answers that were 5xx, faults in a 200, or broken off. */
  get failures() {
    return this.#statuses.serverErrors
  }

  get wrong() {
    return Object.fromEntries(this.#wrong)
  }

  /** How many answers said that nobody is signed in. */
  get signedOut() {
    return [...this.#wrong].reduce(
      (sum, [what, times]) => sum + (what.startsWith('signedOut') ? times : 0),
      0,
    )
  }

  get overall() {
    return figures([...this.#times.values()].flat())
  }

  get steps() {
    return Object.fromEntries(
      [...this.#times]
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([step, times]) => [step, figures(times)]),
    )
  }
}

/** Count and quantiles, in milliseconds. @param {readonly number[]} times */
export function figures(times) {
  if (times.length === 0) return { count: 0, p50Ms: 0, p99Ms: 0, mostMs: 0 }
  return {
    count: times.length,
    p50Ms: quantile(times, 0.5),
    p99Ms: quantile(times, 0.99),
    mostMs: Math.max(...times),
  }
}

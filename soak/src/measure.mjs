import { quantile } from '../../bench/src/statistics.mjs'

/** @typedef {import('./steps.mjs').Taken} Taken */

/** Times and outcomes of the steps that people took. */
export class Measure {
  /** @type {Map<string, number[]>} */
  #times = new Map()
  /** Failures and their number. @type {Map<string, number>} */
  #wrong = new Map()
  /** Number of responses by outcome. @type {Map<string, number>} */
  #outcomes = new Map()

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
      this.#outcomes.set(answer.outcome, this.#of(answer.outcome) + 1)
    }
  }

  get count() {
    return [...this.#times.values()].reduce((sum, times) => sum + times.length, 0)
  }

  /** Number of interrupted responses, and of faults without a retry time. */
  get failures() {
    return this.#of('failed')
  }

  /** Number of responses that are temporary failures and may be retried. */
  get passing() {
    return this.#of('busy') + this.#of('late')
  }

  get refused() {
    return this.#of('refused')
  }

  /** Number of responses that nobody is signed in. */
  get signedOut() {
    return this.#of('signedOut')
  }

  get wrong() {
    return Object.fromEntries(this.#wrong)
  }

  /** Summary in one line. */
  get summary() {
    const counts = `${this.count} steps, ${this.failures} failed, ${this.passing} told to come again, ${this.refused} refused, ${this.signedOut} signed out`
    return this.#wrong.size === 0 ? counts : `${counts} ${JSON.stringify(this.wrong)}`
  }

  #of(/** @type {string} */ outcome) {
    return this.#outcomes.get(outcome) ?? 0
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

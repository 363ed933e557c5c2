import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { between } from './random.mjs'
import { previewUsers, untilCertain } from './people.mjs'
import { createUser, saveAnswer, uploadDocument } from './steps.mjs'

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {import('./steps.mjs').Surroundings} Surroundings */
/** @typedef {import('./browser.mjs').Answer} Answer */

const importedAtOnce = 20

/** People who write without a pause while processes are killed, and retry each action until its outcome is certain. */
export class Writers {
  #over = false
  /** @type {Promise<void>[]} */
  #working = []
  /** Responses that were neither an acknowledgement nor a temporary failure, and their number. @type {Map<string, number>} */
  refusals = new Map()
  /** Temporary failures and their number. @type {Map<string, number>} */
  failures = new Map()
  signedOut = 0

  /**
   * @param {Surroundings} around
   * @param {Person} administrator imports and creates users
   * @param {Person[]} people with their own items
   */
  constructor(around, administrator, people) {
    this.around = around
    for (const [index, person] of people.entries())
      this.#begin(() => (index % 4 === 3 ? this.#upload(person) : this.#save(person)))
    this.#begin(() => this.#create(administrator))
    this.#begin(() => this.#import(administrator))
  }

  /** Lets everybody complete the current action. Throws when an outcome stays uncertain. */
  async stop() {
    this.#over = true
    await Promise.all(this.#working)
  }

  #begin(/** @type {() => Promise<Answer>} */ act) {
    const working = this.#repeat(act)
    // The error is reported to the caller of stop().
    working.catch(() => undefined)
    this.#working.push(working)
  }

  async #repeat(/** @type {() => Promise<Answer>} */ act) {
    while (!this.#over) {
      const answer = await act()
      if (answer.outcome === 'signedOut') this.signedOut += 1
      if (answer.outcome !== 'ok') count(this.refusals, `${answer.outcome}: ${answer.what}`)
      // Nobody types faster.
      await pause(between(this.around.random, 20, 120))
    }
  }

  /** @param {(key: string) => Promise<Answer>} act */
  #certainly(act) {
    return untilCertain(act, {
      // Processes are killed so often that an action may have to wait until that ends.
      patient: () => !this.#over,
      onFailure: ({ what }) => count(this.failures, what),
    })
  }

  /** @param {Person} person */
  async #save(person) {
    // A retry with the same key must be identical: it sends the version of the first attempt.
    const version = person.work?.version ?? 0
    return this.#certainly((key) => {
      if (person.work) person.work.version = version
      return saveAnswer(this.around.ledger, person, key)
    })
  }

  /** @param {Person} person */
  #upload(person) {
    const content = randomBytes(between(this.around.random, 2000, 300_000))
    return this.#certainly((key) => uploadDocument(this.around.ledger, person, content, key))
  }

  /** @param {Person} administrator */
  #create(administrator) {
    return this.#certainly((key) => createUser(this.around.ledger, administrator, key))
  }

  /** @param {Person} administrator */
  async #import({ browser }) {
    const mark = randomUUID()
    const { ledger } = this.around
    const entry = ledger.begin({ kind: 'import', mark, rows: importedAtOnce })
    const people = Array.from({ length: importedAtOnce }, (_, index) => ({
      email: `import-${mark}-${index}@made.example`,
      role: 'LocalUser',
      leaId: 21,
    }))
    const preview = await this.#certainly((key) => previewUsers(browser, people, key))
    if (preview.outcome !== 'ok') return preview
    const variables = { id: preview.data.id }
    const answer = await this.#certainly((key) => browser.ask('ApplyUserImport', variables, { key }))
    entry.acknowledged = answer.outcome === 'ok'
    return answer
  }
}

/** @param {Map<string, number>} counts @param {string} what */
function count(counts, what) {
  counts.set(what, (counts.get(what) ?? 0) + 1)
}

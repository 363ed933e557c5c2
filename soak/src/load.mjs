import { setTimeout as pause } from 'node:timers/promises'
import { inPool } from '../../tools/lib/pool.mjs'
import { Measure } from './measure.mjs'
import { beSignedIn } from './people.mjs'
import { takeStep } from './steps.mjs'

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {import('./steps.mjs').Surroundings} Surroundings */

/**
 * What one person waits for when nobody else is there: the same steps in the same mixture, one after the other.
 *
 * @param {Surroundings} around @param {Person[]} people @param {number} seconds
 */
export async function measureAlone(around, people, seconds) {
  const measure = new Measure()
  const endsAt = Date.now() + seconds * 1000
  for (let index = 0; Date.now() < endsAt; index++) {
    const person = people[index % people.length]
    if (person) measure.add(await takeStep(around, person))
  }
  return measure
}

/** Signs everybody in who is not yet. @param {Surroundings} around @param {Person[]} people */
export async function signInAll({ installation }, people) {
  await inPool(
    people.map((person) => async () => {
      const viewer = await person.browser.ask('Viewer')
      if (viewer.data?.viewer) return
      await beSignedIn(installation, person)
    }),
    6,
  )
}

/**
 * Everybody works at once, with a second's thought between two steps.
 *
 * @param {Surroundings} around
 * @param {Person[]} people
 * @param {{ seconds: number, thoughtMs: number, until?: () => boolean }} plan
 */
export async function measureTogether(around, people, { seconds, thoughtMs, until }) {
  const measure = new Measure()
  const endsAt = Date.now() + seconds * 1000
  const over = () => Date.now() >= endsAt || until?.() === true
  await Promise.all(
    people.map(async (person) => {
      // People do not begin in step.
      await pause(around.random() * thoughtMs)
      while (!over()) {
        measure.add(await takeStep(around, person).catch(brokenStep))
        await pause(thoughtMs * (0.5 + around.random()))
      }
    }),
  )
  return measure
}

/** A step that never came to an end, a security code that never came say. @param {unknown} error @returns {import('./steps.mjs').Taken} */
function brokenStep(error) {
  const [what = ''] = String(error).split('\n')
  return { step: 'broken', answers: [{ outcome: 'failed', what, status: 0, data: null, ms: 0, body: '' }] }
}

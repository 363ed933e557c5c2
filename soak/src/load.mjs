import { setTimeout as pause } from 'node:timers/promises'
import { inPool } from '../../tools/lib/pool.mjs'
import { Measure } from './measure.mjs'
import { beSignedIn } from './people.mjs'
import { takeStep } from './steps.mjs'

/** @typedef {import('./people.mjs').Person} Person */
/** @typedef {import('./steps.mjs').Surroundings} Surroundings */

/**
 * Response times without load: the same mixture of steps by one person at a time.
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

/** Signs in everybody who is not signed in. @param {Surroundings} around @param {Person[]} people */
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
 * Everybody works concurrently, with think time between two steps.
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
      // People do not start at the same time.
      await pause(around.random() * thoughtMs)
      while (!over()) {
        measure.add(await takeStep(around, person).catch(brokenStep))
        await pause(thoughtMs * (0.5 + around.random()))
      }
    }),
  )
  return measure
}

/**
 * A step that did not finish, for example because a security code never arrived. @param {unknown} error @returns
 * {import('./steps.mjs').Taken}
 */
function brokenStep(error) {
  const [what = ''] = String(error).split('\n')
  return { step: 'broken', answers: [{ outcome: 'failed', what, status: 0, data: null, ms: 0, body: '' }] }
}

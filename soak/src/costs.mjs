import { inPool } from '../../tools/lib/pool.mjs'
import { measureTogether, signInAll } from './load.mjs'
import { perStep, processorTime } from './processor.mjs'
import { localSteps, stateSteps, stepOf } from './steps.mjs'

/** Number of steps of the commonest kinds; of the others fewer, down to a quarter. */
const stepsOfAKind = 600

/** Number of concurrent people: enough to keep two processors busy. */
const atOnce = 4

/**
 * Processor time of a step of each kind, by program, when everything is warm. It checks no promise; it shows where the
 * time of the load is spent. `SOAK_STEPS` selects the kinds, all by default.
 *
 * @type {import('./phases.mjs').Phase}
 */
export async function costs({ plan, around, people }) {
  const { programs } = around.installation
  await signInAll(around, people)
  await measureTogether(around, people.slice(0, 100), { ...plan.load, seconds: 25 })
  const sides = /** @type {const} */ ([
    ['local', localSteps, people.filter(({ work }) => work)],
    ['state', stateSteps, people.filter(({ work }) => !work)],
  ])
  const wanted = process.env.SOAK_STEPS?.split(',')
  /** @type {Record<string, Record<string, number>>} */
  const kinds = {}
  for (const [side, steps, them] of sides) {
    for (const [often, step] of steps) {
      if (wanted && !wanted.includes(step)) continue
      const count = Math.round((stepsOfAKind * Math.min(20, Math.max(5, often))) / 20)
      const before = processorTime(programs)
      await inPool(
        Array.from({ length: count }, (_, index) => async () => {
          const person = them[index % them.length]
          if (person) await stepOf(step, around, person)
        }),
        atOnce,
      )
      const { machine = 0, people: own = 0, ...each } = perStep(before, processorTime(programs), count)
      const servers = Object.values(each).reduce((sum, ms) => sum + ms, 0)
      kinds[`${side}: ${step}`] = { servers, ...each, people: own, machine }
    }
  }
  console.table(
    Object.fromEntries(
      Object.entries(kinds).map(([kind, each]) => [
        kind,
        Object.fromEntries(Object.entries(each).map(([name, ms]) => [name, Math.round(ms * 100) / 100])),
      ]),
    ),
  )
  return { verdicts: [], figures: { processorMsOfKinds: kinds } }
}

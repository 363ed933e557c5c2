import { attacks } from './trouble/attacks.mjs'
import { compose } from './images/compose.mjs'
import { costs } from './costs.mjs'
import { images } from './images/images.mjs'
import { kills } from './trouble/kills.mjs'
import { measureAlone, measureTogether, signInAll } from './load.mjs'
import { longTables } from './long/long-tables.mjs'
import { mutation } from './mutation.mjs'
import { perStep, processorTime, processorSummary } from './processor.mjs'
import { away, redis, restarts } from './trouble/restarts.mjs'
import { slow } from './trouble/slow.mjs'
import { expiry, storms } from './trouble/storms.mjs'
import { uploads } from './uploads.mjs'

/** @typedef {import('./report.mjs').PhaseReport} PhaseReport */

/**
 * The context of every phase.
 *
 * @typedef {object} Stage
 * @property {import('./plan.mjs').Plan} plan
 * @property {import('./steps.mjs').Surroundings} around
 * @property {import('./installation.mjs').Installation} installation
 * @property {Map<string, string>} operations
 * @property {import('./people.mjs').Person} admin
 * @property {import('./people.mjs').Person[]} people
 * @property {{ person: import('./people.mjs').Person, since: number }} [idle] a session whose token is expiring
 */

/** @typedef {(stage: Stage) => Promise<Pick<PhaseReport, 'verdicts' | 'figures'>>} Phase */
/** @typedef {(from: Pick<Stage, 'plan'>) => ReturnType<Phase>} SourcePhase */

/** Maximum factor by which the slowest hundredth may slow down when everybody works. */
const slowerAtMost = 5

/** Shares of the people who work for a tenth of the time each, to see how many the machine can serve. */
const shares = [0.25, 0.5, 0.75]

/** @type {Phase} */
async function load({ plan, around, people }) {
  await signInAll(around, people)
  const some = [
    ...people.filter(({ work }) => work).slice(0, 5),
    ...people.filter(({ work }) => !work).slice(0, 1),
  ]
  const programs = around.installation.programs
  const alone = await measureAlone(around, some, plan.load.aloneSeconds)
  console.log(`one person: ${alone.count} steps, p99 ${alone.overall.p99Ms.toFixed(0)} ms`)
  const fewer = []
  for (const share of shares) {
    // Every n-th, so that each share includes state staff, who come last.
    const them = people.filter((_, index) => (index * share) % 1 < share)
    const seconds = plan.load.seconds / 10
    const { count, overall } = await measureTogether(around, them, { ...plan.load, seconds })
    const perSecond = count / seconds
    fewer.push({ people: them.length, ...overall, perSecond, times: overall.p99Ms / alone.overall.p99Ms })
    console.log(
      `${them.length} people: ${perSecond.toFixed(0)} steps a second, p99 ${overall.p99Ms.toFixed(0)} ms`,
    )
  }
  const before = processorTime(programs)
  const together = await measureTogether(around, people, plan.load)
  const processorMsPerStep = perStep(before, processorTime(programs), together.count)
  console.log(processorSummary(processorMsPerStep))
  const times = together.overall.p99Ms / alone.overall.p99Ms
  return {
    verdicts: [
      {
        promise: `${people.length} people with a second's thought between steps for ${plan.load.seconds / 60} minutes: no failure`,
        holds: [together, alone].every(({ failures, passing }) => failures + passing === 0),
        measured: together.summary,
      },
      {
        promise: 'nobody is refused or signed out under load',
        holds: [together, alone].every(({ refused, signedOut }) => refused + signedOut === 0),
        measured: `${together.refused} refused, ${together.signedOut} signed out`,
      },
      {
        promise: `p99 within ${slowerAtMost} times the unloaded p99`,
        holds: times <= slowerAtMost,
        measured: `${together.overall.p99Ms.toFixed(0)} ms : ${alone.overall.p99Ms.toFixed(0)} ms = ${times.toFixed(2)}`,
      },
    ],
    figures: {
      alone: { ...alone.overall, steps: alone.steps, wrong: alone.wrong },
      fewer,
      together: {
        ...together.overall,
        perSecond: together.count / plan.load.seconds,
        processorMsPerStep,
        steps: together.steps,
        wrong: together.wrong,
      },
    },
  }
}

/** Phases that need only the sources. @type {Record<string, SourcePhase>} */
export const sourcePhases = { mutation }

/** In this order; each can be selected by its name, or by the part before the dash. @type {Record<string, Phase>} */
export const phases = {
  load,
  costs,
  'kills-redis': kills('redis'),
  'kills-postgres': kills('postgres'),
  'kills-api': kills('api'),
  'kills-gateway': kills('gateway'),
  storms,
  slow,
  attacks,
  restarts,
  redis,
  away,
  uploads,
  tables: longTables,
  expiry,
  compose,
  images,
  ...sourcePhases,
}

/** Phases that a quick run skips unless they are selected. */
export const longPhases = new Set(['costs', 'expiry', 'images', 'mutation'])

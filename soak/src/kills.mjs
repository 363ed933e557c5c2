import { setTimeout as pause } from 'node:timers/promises'
import { after, countEverything } from './count.mjs'
import { signInAll } from './load.mjs'
import { between } from './random.mjs'
import { Writers } from './writers.mjs'

/** @typedef {import('./phases.mjs').Phase} Phase */

/**
 * kill -9 at random moments of writing, of one kind of process after the other; each is started again at once. Afterwards
 * everything that was acknowledged is counted.
 *
 * @type {Phase}
 */
export async function kills({ plan, around, installation, admin, people }) {
  const { random } = around
  const writing = people.filter(({ work }) => work).slice(0, plan.kills.writers)
  const watching = people.filter((person) => !writing.includes(person)).slice(0, 20)
  await signInAll(around, [...writing, ...watching])
  /** @type {Record<string, readonly import('./program.mjs').Program[]>} */
  const kinds = {
    gateway: installation.gateways,
    api: installation.apis,
    postgres: [installation.postgres],
    redis: [installation.redis],
  }
  /** @type {Record<string, unknown>} */
  const figures = {}
  /** @type {import('./report.mjs').Verdict[]} */
  const verdicts = []
  let signedOut = 0
  for (const [kind, programs] of Object.entries(kinds)) {
    const before = around.ledger.acknowledged
    const writers = new Writers(around, admin, writing)
    let killed = 0
    try {
      for (; killed < plan.kills.rounds; killed++) {
        await pause(between(random, 30, 900))
        const victim = programs[between(random, 0, programs.length - 1)]
        await victim?.kill()
        await victim?.start()
      }
      await installation.untilBalanced(60)
    } finally {
      await writers.stop()
    }
    signedOut += writers.signedOut
    const acknowledged = around.ledger.acknowledged - before
    console.log(`${kind}: ${killed} kills, ${acknowledged} acts acknowledged meanwhile`)
    figures[kind] = {
      kills: killed,
      acknowledged,
      passingFailures: Object.fromEntries(writers.failures),
      refusals: Object.fromEntries(writers.refusals),
    }
    const counted = await countEverything(installation, around.ledger)
    verdicts.push(...after(counted.verdicts, `${killed} × kill -9 of ${kind}`), {
      promise: `${killed} × kill -9 of ${kind}: work went on`,
      holds: acknowledged > killed,
      measured: `${acknowledged} acts acknowledged`,
    })
    figures['counted'] = counted.figures
  }
  for (const { browser } of watching) {
    const { data } = await browser.ask('Viewer')
    if (!data?.viewer) signedOut += 1
  }
  verdicts.push({ promise: 'kills sign nobody out', holds: signedOut === 0, measured: `${signedOut} people` })
  return { verdicts, figures }
}

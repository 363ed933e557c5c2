import { setTimeout as pause } from 'node:timers/promises'
import { after, countEverything } from '../count.mjs'
import { signInAll } from '../load.mjs'
import { untilCertain } from '../people.mjs'
import { between } from '../random.mjs'
import { Writers } from '../writers.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */

/**
 * Programs of each kind; one of them is killed at a time. @type {Record<string, (of:
 * import('../installation.mjs').Installation) => readonly import('../program.mjs').Program[]>}
 */
const kinds = {
  gateway: ({ gateways }) => gateways,
  api: ({ apis }) => apis,
  postgres: ({ postgres }) => [postgres],
  redis: ({ redis }) => [redis],
}

/** How long a kill waits for the first action after the previous restart; a busy machine may need all of it. */
const firstActMs = 20_000

/**
 * kill -9 at random times during writes, of one kind of process; each is restarted at once. Afterwards everything that
 * was acknowledged is counted.
 *
 * @param {'gateway' | 'api' | 'postgres' | 'redis'} kind
 * @returns {Phase}
 */
export function kills(kind) {
  return async ({ plan, around, installation, admin, people }) => {
    const { random, ledger } = around
    const programs = kinds[kind]?.(installation) ?? []
    const writing = people.filter(({ work }) => work).slice(0, plan.kills.writers)
    const watching = people.filter((person) => !writing.includes(person)).slice(0, 20)
    await signInAll(around, [...writing, ...watching])
    const before = ledger.acknowledged
    const writers = new Writers(around, admin, writing)
    let killed = 0
    try {
      for (; killed < plan.kills.rounds; killed++) {
        // Each kill must interrupt ongoing work, however long the restart took.
        const seen = ledger.acknowledged
        for (const end = Date.now() + firstActMs; ledger.acknowledged === seen && Date.now() < end;)
          await pause(10)
        await pause(between(random, 30, 900))
        const victim = programs[between(random, 0, programs.length - 1)]
        await victim?.kill()
        await victim?.restart()
      }
      await installation.untilBalanced(60)
    } finally {
      await writers.stop()
    }
    let { signedOut } = writers
    for (const { browser } of watching) {
      const { data } = await untilCertain(() => browser.ask('Viewer'))
      if (!data?.viewer) signedOut += 1
    }
    const acknowledged = ledger.acknowledged - before
    const counted = await countEverything(installation, ledger)
    const when = `${killed} × kill -9 of ${kind}`
    return {
      verdicts: [
        ...after(counted.verdicts, when),
        {
          promise: `${when}: work went on`,
          holds: acknowledged > killed,
          measured: `${acknowledged} acts acknowledged`,
        },
        { promise: `${when}: nobody is signed out`, holds: signedOut === 0, measured: `${signedOut} people` },
      ],
      figures: {
        kills: killed,
        acknowledged,
        passingFailures: Object.fromEntries(writers.failures),
        refusals: Object.fromEntries(writers.refusals),
        counted: counted.figures,
      },
    }
  }
}

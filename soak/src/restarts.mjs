import { setTimeout as pause } from 'node:timers/promises'
import { after as afterwards, countEverything } from './count.mjs'
import { measureTogether, signInAll } from './load.mjs'

/** @typedef {import('./phases.mjs').Phase} Phase */

/**
 * Every gateway and API is stopped as an operator does and started again, one after the other, while people work.
 *
 * @type {Phase}
 */
export async function restarts({ around, installation, people }) {
  const working = people.slice(0, 24)
  await signInAll(around, working)
  let over = false
  const work = measureTogether(around, working, { seconds: 600, thoughtMs: 250, until: () => over })
  /** @type {Record<string, number>} */
  const stopped = {}
  const parts =
    installation.gateways.length > 1 ? [...installation.gateways, ...installation.apis] : installation.apis
  for (const program of parts) {
    await pause(1500)
    const began = performance.now()
    await program.stop()
    stopped[program.name] = performance.now() - began
    await program.start()
    await installation.untilBalanced()
  }
  await pause(1500)
  over = true
  const measure = await work
  return {
    verdicts: [
      {
        promise: 'a rolling restart under load fails no request',
        holds: measure.failures === 0 && measure.signedOut === 0,
        measured: `${measure.count} steps, ${measure.failures} failed ${JSON.stringify(measure.wrong)}`,
      },
      {
        promise: 'who is asked to stop is gone within 30 seconds',
        holds: Object.values(stopped).every((ms) => ms < 30_000),
        measured: Object.entries(stopped)
          .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
          .join(', '),
      },
    ],
    figures: { ...measure.overall, wrong: measure.wrong, stopped },
  }
}

/**
 * Redis is away for some seconds: people are served or told so clearly, and afterwards everything is as it was.
 *
 * @type {Phase}
 */
export async function redis({ plan, around, installation, people }) {
  const working = people.slice(0, 12)
  await signInAll(around, working)
  const calm = await measureTogether(around, working, { seconds: 3, thoughtMs: 200 })
  await installation.redis.stop()
  const away = await measureTogether(around, working, { seconds: plan.quick ? 4 : 10, thoughtMs: 200 })
  await installation.redis.start()
  await installation.untilBalanced(30)
  const after = await measureTogether(around, working, { seconds: 4, thoughtMs: 200 })
  const unclear = Object.entries(away.wrong).filter(([what]) => !/UPSTREAM_UNAVAILABLE|: 503/.test(what))
  const counted = await countEverything(installation, around.ledger)
  return {
    verdicts: [
      {
        promise: 'without Redis people are served or told that the portal cannot answer just now',
        holds: unclear.length === 0 && away.signedOut === 0,
        measured: `${away.count} served, ${away.failures} told so; otherwise ${JSON.stringify(Object.fromEntries(unclear))}`,
      },
      {
        promise: 'Redis coming back, everybody is signed in as before',
        holds: Object.keys(after.wrong).length === 0 && after.count > 0,
        measured: `${after.count} steps, ${JSON.stringify(after.wrong)}`,
      },
      ...afterwards(counted.verdicts, 'Redis away'),
    ],
    figures: { calm: calm.overall, away: { ...away.overall, wrong: away.wrong }, after: after.overall },
  }
}

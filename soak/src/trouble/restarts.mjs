import { setTimeout as pause } from 'node:timers/promises'
import { after as afterwards, countEverything } from '../count.mjs'
import { measureTogether, signInAll } from '../load.mjs'
import { untilCertain } from '../people.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */

/**
 * Every gateway and API is stopped gracefully and restarted, one after the other, while people work.
 *
 * @type {Phase}
 */
export async function restarts({ plan, around, installation, people }) {
  const working = people.slice(0, 24)
  await signInAll(around, working)
  const calm = await measureTogether(around, working, { seconds: plan.quick ? 5 : 20, thoughtMs: 250 })
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
        holds: measure.failures + measure.refused + measure.signedOut === 0,
        measured: `${measure.summary}; without restarts: ${calm.summary}`,
      },
      {
        promise: 'who is asked to stop is gone within 30 seconds',
        holds: Object.values(stopped).every((ms) => ms < 30_000),
        measured: Object.entries(stopped)
          .map(([name, ms]) => `${name} ${(ms / 1000).toFixed(1)} s`)
          .join(', '),
      },
    ],
    figures: {
      ...measure.overall,
      wrong: measure.wrong,
      calm: { ...calm.overall, wrong: calm.wrong },
      stopped,
    },
  }
}

/**
 * Redis is unavailable for some seconds: people are served or get a clear refusal, a sign-out either succeeds or is
 * refused, and afterwards everything is as before.
 *
 * @type {Phase}
 */
export async function redis({ plan, around, installation, people }) {
  const working = people.slice(0, 12)
  const leaver = people.at(-1)
  if (!leaver) throw new Error('Nobody can sign out.')
  await signInAll(around, [...working, leaver])
  const calm = await measureTogether(around, working, { seconds: 3, thoughtMs: 200 })
  await installation.redis.stop()
  const [away, signedOut] = await Promise.all([
    measureTogether(around, working, { seconds: plan.quick ? 4 : 10, thoughtMs: 200 }),
    leaver.browser.act('SignOut', {}),
  ])
  await installation.redis.start()
  await installation.untilBalanced(30)
  const after = await measureTogether(around, working, { seconds: 4, thoughtMs: 200 })
  const viewer = await untilCertain(() => leaver.browser.ask('Viewer'))
  const stillIn = Boolean(viewer.data?.viewer)
  const again = await untilCertain((key) => leaver.browser.ask('SignOut', {}, { key }))
  const gone = await untilCertain(() => leaver.browser.ask('Viewer'))
  const counted = await countEverything(installation, around.ledger)
  return {
    verdicts: [
      {
        promise: 'without Redis people are served or told that the portal cannot answer just now',
        holds: away.failures + away.refused + away.signedOut === 0,
        measured: away.summary,
      },
      {
        promise:
          'who signs out without Redis is told that it was not done, stays signed in, and can do it afterwards',
        holds: (signedOut.outcome === 'ok') !== stillIn && again.outcome === 'ok' && !gone.data?.viewer,
        measured: `${signedOut.what}; afterwards ${stillIn ? 'signed in' : 'signed out'}; then ${again.what}, ${gone.data?.viewer ? 'signed in' : 'signed out'}`,
      },
      {
        promise: 'Redis coming back, everybody is signed in as before',
        holds: after.failures + after.refused + after.signedOut === 0 && after.count > 0,
        measured: after.summary,
      },
      ...afterwards(counted.verdicts, 'Redis away'),
    ],
    figures: { calm: calm.overall, away: { ...away.overall, wrong: away.wrong }, after: after.overall },
  }
}

/**
 * Nothing responds behind the gateways: what people see through the load balancer is the portal's own message, not that
 * of a proxy.
 *
 * @type {Phase}
 */
export async function away({ around, installation, people }) {
  const [person] = people
  if (!person) throw new Error('There is nobody to ask.')
  await signInAll(around, [person])
  await Promise.all(installation.apis.map((api) => api.kill()))
  /** @type {string[]} */
  const said = []
  const page = []
  // Long enough for the load balancer to notice that no gateway is ready.
  for (const end = Date.now() + 8000; Date.now() < end; await pause(250)) {
    const { what, body, outcome } = await person.browser.ask('Viewer')
    said.push(/UPSTREAM_(UNAVAILABLE|TIMEOUT)/.test(what) ? 'told' : `${outcome}: ${what} ${body}`)
    page.push((await fetch(`${installation.origin}/`)).status)
  }
  await Promise.all(installation.apis.map((api) => api.start()))
  await installation.untilBalanced()
  const back = await untilCertain(() => person.browser.ask('Viewer'))
  const unclear = said.filter((each) => each !== 'told')
  return {
    verdicts: [
      {
        promise: 'without the system of record people get the page and are told that it does not answer',
        holds: unclear.length === 0 && page.every((status) => status === 200),
        measured: `${said.length} asked; ${unclear[0] ?? 'all told'}; page ${[...new Set(page)].join(', ')}`,
      },
      {
        promise: 'the system of record coming back, people are signed in as before',
        holds: Boolean(back.data?.viewer),
        measured: back.what,
      },
    ],
    figures: {},
  }
}

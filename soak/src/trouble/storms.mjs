import { setTimeout as pause } from 'node:timers/promises'
import { Browser, passing } from '../browser.mjs'
import { beSignedIn, untilCertain } from '../people.mjs'

/** @typedef {import('../phases.mjs').Phase} Phase */
/** @typedef {import('../phases.mjs').Stage} Stage */

/** Lifetime of an access token in production, with a margin. */
const tokenLifeMs = 301_000

/**
 * Many parallel requests of one session, over both gateways, with a token that became invalid because the signing key
 * was replaced: they must cause one refresh. A session for {@link expiry} starts to wait here.
 *
 * @type {Phase}
 */
export async function storms(stage) {
  const { installation, people } = stage
  const person = people.find(({ work }) => work)
  if (!person) throw new Error('A storm needs somebody.')
  await beSignedIn(installation, person)
  await installation.newSigningKey()
  for (const api of installation.apis) {
    await api.stop()
    await api.start()
  }
  await installation.untilBalanced()
  const result = await storm(stage, person, 'the signing key was withdrawn')
  stage.idle = await idleSession(stage)
  return result
}

/**
 * The same with a token that expired after five minutes. The session was idle during the previous phases.
 *
 * @type {Phase}
 */
export async function expiry(stage) {
  const { person, since } = (stage.idle ??= await idleSession(stage))
  const left = since + tokenLifeMs - Date.now()
  if (left > 0) {
    console.log(`waiting ${Math.round(left / 1000)} s for the access token to run out …`)
    await pause(left)
  }
  return storm(stage, person, 'the access token has expired')
}

/** Signs in a person in a separate browser. @param {Stage} stage */
async function idleSession({ installation, operations, people }) {
  const last = people.at(-1)
  if (!last) throw new Error('A storm needs somebody.')
  const person = { ...last, browser: new Browser(installation.origin, operations, { place: 56_000 }) }
  await beSignedIn(installation, person)
  return { person, since: Date.now() }
}

/** @param {Stage} stage @param {import('../people.mjs').Person} person @param {string} why */
async function storm({ plan, installation, operations }, { email, browser }, why) {
  const cookies = new Map(browser.cookies)
  const each = Math.ceil(plan.stormRequests / installation.gateways.length)
  const browsers = installation.gatewayOrigins
    .slice(0, installation.gateways.length)
    .map((origin) => new Browser(origin, operations, { cookies, connections: each }))
  const refreshes = async () => {
    const [row] = await installation.query(
      `select count(*)::int as n from refresh_tokens t join refresh_families f on f.id = t.family_id
        join users u on u.id = f.user_id where u.user_name = $1 and t.rotated_at is not null`,
      [email],
    )
    return row.n
  }
  const before = await refreshes()
  const began = performance.now()
  const answers = await Promise.all(
    browsers.flatMap((from) => Array.from({ length: each }, () => from.ask('StartPreferences'))),
  )
  const milliseconds = performance.now() - began
  const later = await Promise.all(
    browsers.flatMap((from, index) =>
      answers
        .slice(index * each, (index + 1) * each)
        .filter(({ outcome }) => passing.has(outcome))
        .map(() => untilCertain(() => from.ask('StartPreferences'))),
    ),
  )
  await Promise.all(browsers.map((from) => from.close()))
  await installation.untilBalanced()
  const { data } = await browser.ask('Viewer')
  const wrong = answers.filter(({ outcome }) => outcome !== 'ok')
  const signedOut = wrong.filter(({ outcome }) => outcome === 'signedOut').length
  const refreshed = (await refreshes()) - before
  return {
    verdicts: [
      {
        promise: `${answers.length} parallel requests over ${installation.gateways.length} gateways, ${why}: exactly one refresh`,
        holds: refreshed === 1,
        measured: `${refreshed} refreshes`,
      },
      {
        promise: `${why}: nobody is signed out, and who is told to come again is served then`,
        holds:
          wrong.every(({ outcome }) => outcome === 'busy' || outcome === 'late') &&
          later.every(({ outcome }) => outcome === 'ok') &&
          Boolean(data?.viewer),
        measured: `${answers.length - wrong.length} served at once, ${later.filter(({ outcome }) => outcome === 'ok').length} of ${wrong.length} others when they came again, ${signedOut} signed out`,
      },
    ],
    figures: { milliseconds, said: [...new Set(wrong.map(({ what }) => what))] },
  }
}

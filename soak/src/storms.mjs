import { Browser } from './browser.mjs'
import { beSignedIn, insist } from './people.mjs'

/** @typedef {import('./phases.mjs').Phase} Phase */
/** @typedef {import('./phases.mjs').Stage} Stage */

/** Life of an access token in production, and a little more. */
const tokenLifeMs = 301_000

/**
 * Many requests of one session at once, over both gateways, with a token that is no longer good: one because the signing
 * key was withdrawn, and in a long run one because its five minutes are over. Each must cause one refresh.
 *
 * @type {Phase}
 */
export async function storms(stage) {
  const { plan, installation, people } = stage
  const [first, second] = people.filter(({ work }) => work)
  if (!first || !second) throw new Error('Storms need two people.')
  for (const person of [first, second]) await beSignedIn(installation, person)
  const signedInAt = Date.now()

  await installation.newSigningKey()
  for (const api of installation.apis) {
    await api.stop()
    await api.start()
  }
  await installation.untilBalanced()
  const results = [await storm(stage, first, 'the signing key was withdrawn')]
  if (!plan.quick) {
    insist(await second.browser.ask('Viewer'))
    const left = signedInAt + tokenLifeMs + 60_000 - Date.now()
    console.log(`waiting ${Math.round(left / 1000)} s for the access token to run out …`)
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, left)))
    results.push(await storm(stage, second, 'the access token has expired'))
  }
  return {
    verdicts: results.flatMap(({ why, answers, refreshes, signedOut, failed, served }) => [
      {
        promise: `${answers} parallel requests over ${installation.gateways.length} gateways, ${why}: exactly one refresh`,
        holds: refreshes === 1,
        measured: `${refreshes} refreshes`,
      },
      {
        promise: `${why}: nobody is signed out, and the portal serves on`,
        holds: signedOut === 0 && served,
        measured: `${answers - signedOut - failed} served at once, ${failed} told to come again, ${signedOut} signed out`,
      },
    ]),
    figures: { storms: results },
  }
}

/** @param {Stage} stage @param {import('./people.mjs').Person} person @param {string} why */
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
  await Promise.all(browsers.map((from) => from.close()))
  await installation.untilBalanced()
  const { data } = await browser.ask('Viewer')
  const wrong = answers.filter(({ outcome }) => outcome !== 'ok')
  return {
    why,
    answers: answers.length,
    refreshes: (await refreshes()) - before,
    signedOut: wrong.filter(({ outcome }) => outcome === 'signedOut').length,
    failed: wrong.filter(({ outcome }) => outcome !== 'signedOut').length,
    served: Boolean(data?.viewer),
    said: [...new Set(wrong.map(({ what }) => what))],
    milliseconds,
  }
}

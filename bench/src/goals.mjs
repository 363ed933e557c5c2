import { ratio, spread } from './statistics.mjs'

/** @typedef {import('./rounds.mjs').QuestionResult} QuestionResult */
/** @typedef {{ name: string, limit: number, atLeast: boolean, value: import('./statistics.mjs').Spread, reached: boolean }} Goal */

/**
 * @param {string} name
 * @param {number} limit
 * @param {import('./statistics.mjs').Spread} value
 * @param {boolean} [atLeast] the value must not be below the limit; otherwise not above it
 * @returns {Goal}
 */
export function goal(name, limit, value, atLeast = false) {
  const reached = atLeast ? value.median >= limit : value.median <= limit
  return { name, limit, atLeast, value, reached }
}

/** Maximum processor time of the gateway as a share of the best compiled peer's. */
const shareOfBestPeer = new Map([
  ['Q1', 0.9],
  ['Q2', 0.5],
  ['Q3', 0.9],
])

/**
 * The goals of the gateway, each a ratio to a server of the same rounds.
 *
 * @param {QuestionResult} question
 * @returns {Goal[]}
 */
export function gatewayGoals({ id, servers, rounds }) {
  const best = servers.mercurius.cpuMs.median <= servers.yoga.cpuMs.median ? 'mercurius' : 'yoga'
  const { gateway } = rounds
  return [
    goal(
      `${id}: processor time against the best compiled peer (${best})`,
      shareOfBestPeer.get(id) ?? 1,
      ratio(gateway.cpuMs, rounds[best].cpuMs),
    ),
    goal(
      `${id}: times less than the plain stack`,
      8,
      ratio(rounds['plain-stack'].cpuMs, gateway.cpuMs),
      true,
    ),
    goal(
      `${id}: latency against the raw proxy, slow upstream`,
      1.1,
      ratio(gateway.p50Ms, rounds['raw-proxy'].p50Ms),
    ),
  ]
}

/**
 * Maximum processor time as a multiple of the direct calls'; compiled operations over a plain client took this much in
 * trials.
 */
const timesOfDirect = 2.4

/**
 * The goals of the two large screens of self-assessments.
 *
 * @param {import('./questionnaire-bench.mjs').ScreenResult} screen
 * @returns {Goal[]}
 */
export function screenGoals({ id, restCalls, counted, servers, rounds }) {
  const calls = counted.map(({ calls: each }) => each)
  return [
    ...(counted.length > 1
      ? [
          goal(
            `${id}: REST calls more for ${counted.at(-1)?.agencies} agencies than for ${counted[0]?.agencies}`,
            0,
            spread([Math.max(...calls) - Math.min(...calls)]),
          ),
        ]
      : []),
    goal(`${id}: REST calls of the gateway`, restCalls, spread([Math.max(...calls)])),
    goal(`${id}: processor time against the direct calls`, timesOfDirect, servers.gateway.cpuToDirect),
    goal(
      `${id}: latency against the raw proxy, slow upstream`,
      1.1,
      ratio(rounds.gateway.p50Ms, rounds['raw-proxy'].p50Ms),
    ),
  ]
}

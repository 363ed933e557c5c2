import { describe, expect, it } from 'vitest'
import { gatewayGoals, goal, screenGoals } from './goals.mjs'
import { ratio, spread } from './statistics.mjs'

const targets = /** @type {const} */ (['direct', 'raw-proxy', 'gateway', 'mercurius', 'yoga', 'plain-stack'])

/**
 * A result of two rounds in which every server has this cost.
 *
 * @param {Partial<Record<(typeof targets)[number], number>>} cost
 */
function aQuestion(cost) {
  const rounds = Object.fromEntries(
    targets.map((target) => [
      target,
      { cpuMs: [cost[target] ?? 1, cost[target] ?? 1], perSecond: [1, 1], p50Ms: [1, 1] },
    ]),
  )
  const servers = Object.fromEntries(
    targets.map((target) => [target, { cpuMs: spread([cost[target] ?? 1]), cpuToDirect: ratio([1], [1]) }]),
  )
  return /** @type {import('./goals.mjs').QuestionResult} */ (
    /** @type {unknown} */ ({ id: 'Q2', rounds, servers })
  )
}

describe('goals of the gateway', () => {
  it('are measured against the cheaper of the compiled peers', () => {
    const [against] = gatewayGoals(aQuestion({ gateway: 2, mercurius: 5, yoga: 4 }))
    expect(against?.name).toContain('yoga')
    expect(against?.value.median).toBe(0.5)
    expect(against?.reached).toBe(true)
  })

  it('are missed by a gateway that costs more than its share', () => {
    const reached = gatewayGoals(aQuestion({ gateway: 2, mercurius: 3, yoga: 4, 'plain-stack': 15 })).map(
      (each) => each.reached,
    )
    expect(reached).toEqual([false, false, true])
  })

  it('are reached exactly at the limit', () => {
    expect(goal('at most', 1.1, spread([1.1])).reached).toBe(true)
    expect(goal('at least', 8, spread([8]), true).reached).toBe(true)
    expect(goal('at least', 8, spread([7.9]), true).reached).toBe(false)
  })
})

describe('goals of the large screens', () => {
  /** @param {number[]} calls counted for 1 and for 24 agencies */
  const aScreen = (calls) =>
    /** @type {import('./questionnaire-bench.mjs').ScreenResult} */ (
      /** @type {unknown} */ ({
        id: 'S1',
        restCalls: 5,
        counted: calls.map((each, place) => ({ agencies: place === 0 ? 1 : 24, calls: each })),
        servers: { gateway: { cpuToDirect: spread([2]) } },
        rounds: { gateway: { p50Ms: [11] }, 'raw-proxy': { p50Ms: [10] } },
      })
    )

  it('are reached when as many calls are made for one agency as for all', () => {
    expect(screenGoals(aScreen([5, 5])).map(({ reached }) => reached)).toEqual([true, true, true, true])
  })

  it('are missed by a call for each agency', () => {
    expect(screenGoals(aScreen([5, 28])).map(({ reached }) => reached)).toEqual([false, false, true, true])
  })
})

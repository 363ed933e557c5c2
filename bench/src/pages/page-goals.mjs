import { goal } from '../goals.mjs'
import { ratio, spread } from '../statistics.mjs'

/** @typedef {import('./page-probe.mjs').Seen} Seen */
/** @typedef {'portal' | 'react-admin'} Side */
/** @template Value @typedef {Record<string, Record<Side, Value[]>>} Rounds values of each round, by what was measured */

/** Most of react-admin's time that the portal may take until its list is usable, by machine. */
const usableLimits = {
  desktop: { cold: 0.9, warm: 0.8 },
  'desktop, 4× slower': { cold: 0.9, warm: 0.9 },
  phone: { cold: 0.9, warm: 0.9 },
}
/** Most milliseconds to the next paint on a processor four times slower. */
const paintLimits = { dialog: 100, sort: 100, filter: 100, type: 50 }
const slow = 'desktop, 4× slower'

/**
 * The goals of pages. Throws when something was not measured.
 *
 * @param {{ loads: Rounds<Seen>, waits: Rounds<number>, shifts: Record<string, number> }} measured
 * @returns {import('../goals.mjs').Goal[]}
 */
export function pageGoals({ loads, waits, shifts }) {
  const usable = Object.entries(usableLimits).flatMap(([machine, limits]) =>
    Object.entries(limits).map(([visit, limit]) => {
      const sides = of(loads, `${machine}, ${visit}`)
      const times = (/** @type {Side} */ side) => sides[side].map((seen) => seen.usable)
      const name = `list usable, ${machine}, ${visit}, against react-admin`
      return goal(name, limit, ratio(times('portal'), times('react-admin')))
    }),
  )
  const paints = Object.entries(paintLimits).map(([act, limit]) =>
    goal(`${act}, next paint in ms, 4× slower`, limit, spread(of(waits, `${act}, ${slow}`).portal)),
  )
  const sort = of(waits, `sort, ${slow}`)
  return [
    ...usable,
    goal('sort, next paint, 4× slower, against react-admin', 1, ratio(sort.portal, sort['react-admin'])),
    ...paints,
    ...networkGoals(of(loads, 'desktop, cold').portal.map(({ network }) => network)),
    ...Object.entries(shifts).map(([screen, shift]) =>
      goal(`layout shift, ${screen}`, 0.02, spread([shift])),
    ),
  ]
}

/** What a cold list fetches until it is usable. @param {readonly Seen['network'][]} rounds */
function networkGoals(rounds) {
  const each = (/** @type {(one: Seen['network']) => number} */ what) => spread(rounds.map(what))
  return [
    goal(
      'scripts and styles until the list is usable',
      12,
      each(({ scripts }) => scripts),
    ),
    goal(
      'KB of JavaScript until the list is usable',
      190,
      each(({ bytes }) => bytes / 1024),
    ),
    goal(
      'GraphQL requests of a cold list',
      1,
      each(({ questions }) => questions),
    ),
  ]
}

/** @template Value @param {Rounds<Value>} rounds @param {string} name */
function of(rounds, name) {
  const sides = rounds[name]
  if (!sides) throw new RangeError(`${name} was not measured.`)
  return sides
}

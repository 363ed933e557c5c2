import { expect, it } from 'vitest'
import { pageGoals } from './page-goals.mjs'

const network = { scripts: 12, bytes: 190 * 1024, questions: 1 }
/** @param {number} usable */
const seen = (usable) => ({
  usable,
  firstPaint: 1,
  largestPaint: 1,
  shift: 0,
  blocked: 0,
  longestAct: 0,
  network,
})
const loads = Object.fromEntries(
  ['desktop', 'desktop, 4× slower', 'phone'].flatMap((machine) =>
    ['cold', 'warm'].map((visit) => [
      `${machine}, ${visit}`,
      { portal: [seen(80), seen(85)], 'react-admin': [seen(100), seen(100)] },
    ]),
  ),
)
const waits = Object.fromEntries(
  ['dialog', 'sort', 'filter', 'type'].map((act) => [
    `${act}, desktop, 4× slower`,
    { portal: [60, 60], 'react-admin': [50, 50] },
  ]),
)

it('compares each round with that of react-admin, and names what is not reached', () => {
  const missed = pageGoals({ loads, waits, shifts: { landing: 0.02, tasks: 0.03 } }).filter(
    ({ reached }) => !reached,
  )
  expect(missed.map(({ name }) => name)).toEqual([
    'list usable, desktop, warm, against react-admin',
    'sort, next paint, 4× slower, against react-admin',
    'type, next paint in ms, 4× slower',
    'layout shift, tasks',
  ])
  expect(missed[0]?.value.median).toBeCloseTo(0.825)
})

it('refuses what was not measured', () => {
  expect(() => pageGoals({ loads: {}, waits, shifts: {} })).toThrow('desktop, cold was not measured.')
})

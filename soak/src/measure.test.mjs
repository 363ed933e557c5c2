import { expect, it } from 'vitest'
import { figures, Measure } from './measure.mjs'

/** @param {import('./browser.mjs').Answer['outcome']} outcome */
const answer = (outcome, ms = 1) => ({
  outcome,
  ms,
  what: `Ask: ${outcome}`,
  status: 200,
  data: null,
  body: '',
})

it('names the middle and the hundredth of the times', () => {
  const times = Array.from({ length: 101 }, (_, index) => index)
  expect(figures(times)).toEqual({ count: 101, p50Ms: 50, p99Ms: 99, mostMs: 100 })
  expect(figures([])).toEqual({ count: 0, p50Ms: 0, p99Ms: 0, mostMs: 0 })
})

it('times what was done, and counts everything else by what was said', () => {
  const measure = new Measure()
  measure.add({ step: 'read', answers: [answer('ok', 10), answer('failed', 900)] })
  measure.add({ step: 'write', answers: [answer('refused'), answer('signedOut'), answer('signedOut')] })
  expect(measure.overall).toEqual({ count: 1, p50Ms: 10, p99Ms: 10, mostMs: 10 })
  measure.add({ step: 'read', answers: [answer('busy'), answer('late')] })
  expect(measure.failures).toBe(1)
  expect(measure.passing).toBe(2)
  expect(measure.refused).toBe(1)
  expect(measure.signedOut).toBe(2)
  expect(measure.wrong).toEqual({
    'failed: Ask: failed': 1,
    'busy: Ask: busy': 1,
    'late: Ask: late': 1,
    'refused: Ask: refused': 1,
    'signedOut: Ask: signedOut': 2,
  })
})

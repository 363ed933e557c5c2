import { expect, it } from 'vitest'
import { judge } from './browser.mjs'

/** @param {number} status @param {unknown} body */
const outcome = (status, body, comeAgain = false) =>
  judge('Ask', { status, text: typeof body === 'string' ? body : JSON.stringify(body), comeAgain, ms: 1 })
    .outcome
const fault = (/** @type {string} */ code, more = {}) => ({ errors: [{ extensions: { code, ...more } }] })

it('tells what was done, refused and for nobody', () => {
  expect(outcome(200, { data: { viewer: null } })).toBe('ok')
  expect(outcome(200, { data: { save: { errors: [{ code: 'CONFLICT' }] } } })).toBe('refused')
  expect(outcome(413, fault('BAD_USER_INPUT'))).toBe('refused')
  expect(outcome(200, fault('UNAUTHENTICATED'))).toBe('signedOut')
})

it('tells what may be asked again from what was broken off', () => {
  expect(outcome(503, fault('UPSTREAM_UNAVAILABLE', { retryAfterSeconds: 1 }))).toBe('busy')
  expect(outcome(503, { errors: [{ code: 'UPSTREAM_UNAVAILABLE' }] }, true)).toBe('busy')
  expect(outcome(429, 'too many')).toBe('busy')
  expect(outcome(200, fault('UPSTREAM_TIMEOUT'))).toBe('late')
  expect(outcome(200, fault('UPSTREAM_UNAVAILABLE'))).toBe('failed')
  expect(outcome(200, fault('INTERNAL'))).toBe('failed')
  expect(outcome(503, '<html>', true)).toBe('failed')
  expect(outcome(0, 'Error: reset')).toBe('failed')
})

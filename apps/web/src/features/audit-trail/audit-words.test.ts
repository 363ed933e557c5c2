import { expect, test } from 'vitest'
import { actorInWords } from './audit-words'

test('tells nobody signed in from the portal itself', () => {
  expect(actorInWords({ actor: null, ip: '10.0.0.1' })).toBe('Nobody signed in')
  expect(actorInWords({ actor: null, ip: null })).toBe('The portal')
})

import { expect, test } from 'vitest'
import { actionInWords, actorInWords, recordInWords, targetInWords } from './audit-words'

test.each([
  ['signInFailed', 'Failed sign-in'],
  ['launchComplianceYear', 'Launch compliance year'],
  ['denied', 'Access denied'],
  ['somethingNew', 'Something new'],
])('puts the action %s as %s', (action, words) => {
  expect(actionInWords(action)).toBe(words)
})

test.each([
  ['lea', 'Agency'],
  ['supportingDocument', 'Supporting document'],
])('puts the record %s as %s', (targetType, words) => {
  expect(recordInWords(targetType)).toBe(words)
})

test('names a record by its name, else by its id', () => {
  expect(targetInWords({ targetType: 'user', targetId: 'u1', targetName: 'Grace Holloway' })).toBe(
    'User Grace Holloway',
  )
  expect(targetInWords({ targetType: 'role', targetId: '7', targetName: null })).toBe('Role 7')
})

test('tells nobody signed in from the portal itself', () => {
  expect(actorInWords({ actor: null, ip: '10.0.0.1' })).toBe('Nobody signed in')
  expect(actorInWords({ actor: null, ip: null })).toBe('The portal')
})

import { expect, test } from 'vitest'
import {
  actionInWords,
  actionsWithWords,
  entryYearInWords,
  recordInWords,
  targetInWords,
} from './audit-actions.js'
import * as histories from './history-list.js'
import type { HistoryWords } from './history-words.js'

test('an act, or a kind of record, belongs to one feature', () => {
  for (const part of ['acts', 'records'] as const) {
    const names = Object.values<HistoryWords>(histories).flatMap((words) => Object.keys(words[part] ?? {}))
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  }
})

test.each([
  ['signInFailed', 'Failed sign-in'],
  ['launchComplianceYear', 'Launch compliance year'],
  ['submitForReview2', 'Resubmit self-assessment'],
  ['denied', 'Access denied'],
  ['somethingOfAnOlderRelease', 'Something of an older release'],
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

test('says what a refused request asked for', () => {
  expect(targetInWords({ targetType: 'call', targetId: 'saveContentNode', targetName: null })).toBe(
    'Request: Change content',
  )
  expect(targetInWords({ targetType: 'call', targetId: 'getQuestionnaire', targetName: null })).toBe(
    'Request: Get questionnaire',
  )
})

test('names the year of an entry as its calendar does', () => {
  expect(entryYearInWords({ targetType: 'finding', year: 2026 })).toBe('2026 - 2027')
  expect(entryYearInWords({ targetType: 'disputeYear', year: 2026 })).toBe('FFY 2026')
})

test('finds acts by their words', () => {
  expect(actionsWithWords(' change AGENCY ')).toEqual(['updateLea'])
  expect(actionsWithWords('updateLea')).toEqual([])
})

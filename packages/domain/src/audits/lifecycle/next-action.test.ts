import { expect, it } from 'vitest'
import { nextAuditAction } from './next-action.js'

it.each([
  [0, true, { turn: 'State', step: 'requestList' }],
  [0, false, { turn: 'State', step: 'nameRecords' }],
  [1, true, { turn: 'Agency', step: 'receiveList' }],
  [2, true, { turn: 'State', step: 'drawSample' }],
  [3, true, { turn: 'Agency', step: 'firstFile' }],
  [4, true, { turn: 'Agency', step: 'completeDocuments' }],
  [5, true, { turn: 'State', step: 'firstAnswer' }],
  [6, true, { turn: 'State', step: 'completeReview' }],
  [7, true, { turn: 'State', step: 'issueReport' }],
  [8, true, { turn: 'Agency', step: 'close' }],
  [9, true, null],
  [10, true, null],
])('from status %i, list %s, %j leads on', (status, hasList, action) => {
  expect(nextAuditAction(status, hasList)).toEqual(action)
})

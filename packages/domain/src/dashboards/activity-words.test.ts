import { expect, it } from 'vitest'
import { actsCounted } from './activity-words.js'
import { stateActivity } from './dashboard-rules.js'

it('counts what happened to one record in words', () => {
  expect(actsCounted('setSelfAssessmentDueDate', 362)).toBe('362 changes to due dates')
  expect(actsCounted('setSelfAssessmentDueDate', 1200)).toBe('1,200 changes to due dates')
})

it('has words for every act that a feed shows', () => {
  expect(stateActivity.filter((action) => actsCounted(action, 2) === '2 acts')).toEqual([])
})

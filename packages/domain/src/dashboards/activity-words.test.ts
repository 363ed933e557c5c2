import { expect, it } from 'vitest'
import { isAuditAction } from '../audit-actions.js'
import { actsCounted, agencyActivity, changesInShort, stateActivity } from './activity-words.js'

it('counts what happened to one record in words', () => {
  expect(actsCounted('setSelfAssessmentDueDate', 362)).toBe('362 changes to due dates')
  expect(actsCounted('setSelfAssessmentDueDate', 1200)).toBe('1,200 changes to due dates')
})

it('knows nothing but acts of the history, and keeps the steps of the state from the agency', () => {
  expect(stateActivity.filter((action) => !isAuditAction(action))).toEqual([])
  expect(stateActivity.filter((action) => !agencyActivity.includes(action))).toEqual(
    expect.arrayContaining(['openSelfAssessmentReview', 'draftFinding']),
  )
  expect(agencyActivity).toContain('issueFinding')
})

it('has words for every act that a feed shows', () => {
  expect(stateActivity.filter((action) => actsCounted(action, 2) === '2 acts')).toEqual([])
})

const change = (action: string, counted: string | null = null) => ({ action, counted })

it('counts single acts of one kind together, and leaves several on one record by themselves', () => {
  const rows = [
    change('issueFinding'),
    change('verifyFindingCorrection', '2 corrections verified'),
    change('issueFinding'),
    change('verifyFindingCorrection'),
    change('verifyFindingCorrection', '3 corrections verified'),
  ]
  expect(changesInShort(rows)).toEqual([
    { words: '2 findings issued', rows: [rows[0], rows[2]] },
    { words: '2 corrections verified', rows: [rows[1]] },
    { words: '1 correction verified', rows: [rows[3]] },
    { words: '3 corrections verified', rows: [rows[4]] },
  ])
  expect(changesInShort([])).toEqual([])
})

it('says of every act that a feed shows what was done', () => {
  const said = stateActivity.map((action) => changesInShort([change(action)])[0]?.words)
  expect(said.filter((words) => words === undefined || /^1 act\b/.test(words))).toEqual([])
})

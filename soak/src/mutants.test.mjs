import { expect, it } from 'vitest'
import { scoreOf, sumOf, survivorsOf, tallyOf } from './mutants.mjs'

const mutant = (/** @type {string} */ status, line = 1, replacement = 'false') => ({
  status,
  mutatorName: 'ConditionalExpression',
  replacement,
  location: { start: { line } },
})
const report = {
  files: {
    'due-date.ts': {
      mutants: [mutant('Killed'), mutant('Timeout'), mutant('Survived', 7), mutant('Ignored')],
    },
    'percent.ts': {
      mutants: [mutant('Killed'), mutant('NoCoverage', 9, '{\n  return\n}'), mutant('CompileError')],
    },
  },
}

it('counts the mutants that a test finds out, by an end that does not come too, and those that none does', () => {
  expect(tallyOf(report)).toEqual({ killed: 3, survived: 1, unreached: 1 })
})

it('scores several reports together', () => {
  const tally = tallyOf(report)
  expect(scoreOf(tally)).toBe(60)
  expect(scoreOf(sumOf([tally, { killed: 5, survived: 0, unreached: 0 }]))).toBe(80)
  expect(scoreOf(sumOf([]))).toBe(100)
})

it('tells where the others are and what they say', () => {
  expect(survivorsOf(report)).toEqual([
    'due-date.ts:7 ConditionalExpression false',
    'percent.ts:9 ConditionalExpression { return } (no test comes here)',
  ])
})

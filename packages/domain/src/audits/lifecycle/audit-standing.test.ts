import { expect, it } from 'vitest'
import { newerDataState, type NewerDataState } from './audit-standing.js'

const first = (status: number) => ({ number: 1, status })
const round = (status: number) => ({ number: 2, status })
const finding = (status: number, newerDataVerified = false) => ({ status, newerDataVerified })

it.each<[NewerDataState, { number: number; status: number }[], ReturnType<typeof finding>[]]>([
  ['none', [first(7)], []],
  ['none', [first(10)], []],
  ['notNeeded', [first(8)], []],
  ['notNeeded', [first(9)], [finding(7), finding(1)]],
  ['notOpen', [first(8)], [finding(3)]],
  ['notOpen', [first(8), round(10)], [finding(4)]],
  ['running', [first(8), round(6)], [finding(4)]],
  ['running', [first(8), round(8), round(2)], [finding(6)]],
  ['failed', [first(8), round(8)], [finding(6), finding(8)]],
  ['passed', [first(8), round(8)], [finding(4, true), finding(7)]],
  ['notOpen', [first(8), round(8)], [finding(4), finding(7)]],
])('is %s with prongs %j and findings %j', (state, prongs, findings) => {
  expect(newerDataState({ usesProngs: true, prongs, findings })).toBe(state)
})

it('is none for a kind without newer data', () => {
  expect(newerDataState({ usesProngs: false, prongs: [first(8)], findings: [finding(3)] })).toBe('none')
})

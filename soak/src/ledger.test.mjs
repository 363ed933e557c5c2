import { expect, it } from 'vitest'
import { countEntries, Ledger } from './ledger.mjs'

it('remembers what was acknowledged', () => {
  const ledger = new Ledger()
  ledger.begin({ kind: 'answer', mark: 'a' }).acknowledged = true
  ledger.begin({ kind: 'answer', mark: 'b' })
  expect(ledger.acknowledged).toBe(1)
  expect(ledger.of('answer')).toHaveLength(2)
  expect(ledger.of('user')).toHaveLength(0)
  expect(ledger.find('answer', 'a')?.acknowledged).toBe(true)
  expect(ledger.find('user', 'a')).toBeUndefined()
})

it('finds what was lost, done twice, or half done, and forgives only what nobody acknowledged', () => {
  const entries = [
    { mark: 'there', acknowledged: true },
    { mark: 'lost', acknowledged: true },
    { mark: 'twice', acknowledged: true },
    { mark: 'never answered', acknowledged: false },
    { mark: 'answered too late', acknowledged: false },
    { mark: 'whole', acknowledged: true, rows: 20 },
    { mark: 'half', acknowledged: false, rows: 20 },
  ]
  const found = new Map([
    ['there', 1],
    ['twice', 2],
    ['answered too late', 1],
    ['whole', 20],
    ['half', 7],
  ])
  expect(countEntries(entries, found)).toEqual({
    acknowledged: 4,
    lost: ['lost'],
    repeated: ['twice'],
    half: ['half'],
  })
})

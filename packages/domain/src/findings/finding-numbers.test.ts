import { expect, it } from 'vitest'
import { percent } from '../percent.js'
import type { FindingDates } from './finding-clock.js'
import { findingNumber, FindingStatus } from './finding-states.js'
import { anActor } from '../testing/builders.js'
import {
  casesForExport,
  daysToCorrection,
  ffyDays,
  formRowOf,
  median,
  timelyCorrection,
} from './finding-numbers.js'

const closed: FindingDates = {
  status: FindingStatus.closedTimely,
  issuedOn: '2024-10-01',
  dueOn: '2025-10-01',
  prong1VerifiedOn: '2025-01-10',
  prong2VerifiedOn: '2025-03-01',
}

it('counts 145 of 150 as 96.7 %, two withdrawn of 152 not at all (worked example 11)', () => {
  const late = { ...closed, status: FindingStatus.closedLate, prong2VerifiedOn: '2025-10-02' }
  const findings = [
    ...Array.from({ length: 145 }, () => closed),
    ...Array.from({ length: 3 }, () => late),
    ...Array.from({ length: 2 }, () => ({ ...closed, status: FindingStatus.issued, prong2VerifiedOn: null })),
    ...Array.from({ length: 2 }, () => ({ ...closed, status: FindingStatus.withdrawn })),
  ]
  const counts = timelyCorrection(findings)
  expect(counts).toEqual({ issued: 150, timely: 145, late: 3, notVerified: 2 })
  expect(percent(counts.timely, counts.issued)).toBe('96.7 %')
})

it('takes days from the letter to the correction, with the middle of them', () => {
  expect(daysToCorrection(closed)).toBe(151)
  expect(daysToCorrection({ ...closed, prong2VerifiedOn: null })).toBeNull()
  expect([median([]), median([3]), median([10, 2, 4]), median([1, 2, 3, 10])]).toEqual([null, 3, 4, 2.5])
})

it.each([
  ['Part B', '11', '11'],
  ['Part B', 'B11', '11'],
  ['Part B', 'C11', 'related'],
  ['Part B', '8A', 'related'],
  ['Part C', '8A', '8A'],
  ['Part B', null, 'other'],
] as const)('%s, indicator %s stands in row %s of the form', (part, indicator, row) => {
  expect(formRowOf(part, indicator)).toBe(row)
})

it('numbers findings by year, agency and part, and an FFY from July to June', () => {
  expect(findingNumber({ year: 2026, leaCode: '01', part: 'Part C', seq: 12 })).toBe('F-2026-01-C-0012')
  expect(ffyDays(2025)).toEqual({ from: '2025-07-01', to: '2026-06-30' })
})

it.each([
  ['StateMonitor', 2, 3, [2, 3]],
  ['DEILiaison', 2, 3, [2, 3]],
  ['LocalAdmin', 2, 3, ['n<10', 'n<10']],
  ['LocalUser', 4, 46, ['n<10', 46]],
  ['LocalAdmin', 30, 42, [30, 42]],
  ['LocalAdmin', 40, 44, ['hidden', 44]],
  ['LocalAdmin', 12, 12, ['hidden', 12]],
  // Beside a total of ten, ten and zero could be derived from each other's limits.
  ['LocalAdmin', 10, 10, ['hidden', 'hidden']],
] as const)('puts into a file of a %s of %i of %i cases %j', (role, casesVerified, casesTotal, cells) => {
  expect(casesForExport(anActor(role), { casesVerified, casesTotal })).toEqual(cells)
})

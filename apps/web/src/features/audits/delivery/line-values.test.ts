import { describe, expect, it } from 'vitest'
import { lineErrors, lineInput, typedMonths, type LineValues } from './line-values'

const none = { delivered: '', makeUp: '', student: '', provider: '', closed: '', other: '' }
const typed: LineValues = {
  frequency: 'WEEKLY',
  minutes: '60',
  provider: 'Olga Terry',
  providerType: '',
  setting: '',
  periodFrom: '2025-09-01',
  periodTo: '2025-10-31',
  notes: '',
  months: { '2025-09': { ...none, delivered: '230', student: '20' }, '2025-12': { ...none, delivered: '9' } },
}

describe('the minutes that are typed', () => {
  it('are those of the months of the period, empty ones as none', () => {
    const input = lineInput(typed, { typeKey: 'services', recordId: 7, version: 0 })
    expect(input.months).toEqual([
      {
        month: '2025-09',
        delivered: 230,
        makeUp: 0,
        missed: { student: 20, provider: 0, closed: 0, other: 0 },
      },
      { month: '2025-10', delivered: 0, makeUp: 0, missed: { student: 0, provider: 0, closed: 0, other: 0 } },
    ])
    expect(input).toMatchObject({ recordId: 7, version: 0, minutes: 60, provider: 'Olga Terry' })
  })

  it('have no months while the period is not whole, and at most two years of them', () => {
    expect(typedMonths({ ...typed, periodTo: '' })).toEqual([])
    expect(typedMonths({ ...typed, periodTo: '2025-08-01' })).toEqual([])
    expect(typedMonths({ ...typed, periodTo: '2027-12-31' })).toHaveLength(24)
  })

  it('are refused beside their field when they are no whole numbers', () => {
    expect(lineErrors(typed)).toEqual({})
    expect(lineErrors({ ...typed, minutes: '0' })).toHaveProperty('minutes')
    const months = { '2025-09': { ...none, delivered: '1.5' } }
    expect(lineErrors({ ...typed, months })).toEqual({
      months: { '2025-09': { delivered: 'Minutes must be whole numbers.' } },
    })
  })
})

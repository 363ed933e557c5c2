import { describe, expect, it } from 'vitest'
import { schoolDayCalendar } from '../../deadlines/school-days.js'
import {
  checkServiceMinutes,
  monthsOf,
  plannedByMonth,
  serviceTotals,
  type DeliveredMonth,
  type ServiceMinutes,
} from './service-minutes.js'

const none = { student: 0, provider: 0, closed: 0, other: 0 }
const month = (name: string, given: Partial<DeliveredMonth> = {}): DeliveredMonth => ({
  month: name,
  delivered: 0,
  makeUp: 0,
  missed: none,
  ...given,
})
/** Nine school weeks: the fifth of ten is closed. */
const school = schoolDayCalendar(
  [{ firstDay: '2025-09-01', lastDay: '2025-11-07' }],
  [{ firstDay: '2025-09-29', lastDay: '2025-10-03', reason: 'Holiday' }],
)
const weekly: ServiceMinutes = {
  frequency: 'WEEKLY',
  minutes: 60,
  periodFrom: '2025-09-01',
  periodTo: '2025-11-07',
  months: [],
}

describe('the minutes of a service', () => {
  it('are those of worked example 21', () => {
    const months = [
      month('2025-09', { delivered: 230, makeUp: 0 }),
      month('2025-10', { delivered: 200, makeUp: 60, missed: { ...none, student: 20, provider: 30 } }),
    ]
    expect(serviceTotals({ ...weekly, months }, school)).toEqual({
      planned: 540,
      delivered: 430,
      makeUp: 60,
      missed: { student: 20, provider: 30, closed: 0, other: 0 },
      percent: '90.7 %',
      flagged: false,
      shortfall: 50,
      compensatory: 30,
    })
  })

  it('are planned for each school week, in the month of its first school day', () => {
    expect([...plannedByMonth(weekly, school)]).toEqual([
      ['2025-09', 240],
      ['2025-10', 240],
      ['2025-11', 60],
    ])
  })

  it('are planned for each month of a monthly service, whatever its weeks', () => {
    const monthly: ServiceMinutes = { ...weekly, frequency: 'MONTHLY', minutes: 90 }
    expect([...plannedByMonth(monthly, school).values()]).toEqual([90, 90, 90])
    expect(monthsOf({ periodFrom: '2025-12-31', periodTo: '2026-01-01' })).toEqual(['2025-12', '2026-01'])
  })

  it('are planned by the days of work where the agency has no school calendar', () => {
    expect(serviceTotals({ ...weekly, periodTo: '2025-09-14' }, null).planned).toBe(120)
  })

  it('flag a line below 90 percent, and owe nothing for what the student missed', () => {
    const months = [month('2025-09', { delivered: 485, missed: { ...none, student: 55 } })]
    expect(serviceTotals({ ...weekly, months }, school)).toMatchObject({
      flagged: true,
      shortfall: 55,
      compensatory: 0,
    })
    expect(serviceTotals({ ...weekly, months: [month('2025-09', { delivered: 486 })] }, school).flagged).toBe(
      false,
    )
  })

  it.each<[string, Partial<ServiceMinutes>, string]>([
    ['no minutes', { minutes: 0 }, 'minutes'],
    ['a period that ends before it begins', { periodTo: '2025-08-01' }, 'periodTo'],
    ['a period of years', { periodTo: '2029-08-01' }, 'periodTo'],
    ['a month outside of the period', { months: [month('2026-01')] }, 'months.0.month'],
    ['a month that stands twice', { months: [month('2025-09'), month('2025-09')] }, 'months'],
    ['half a minute', { months: [month('2025-09', { delivered: 0.5 })] }, 'months.0.delivered'],
  ])('refuse %s', (_what, given, field) => {
    expect(checkServiceMinutes({ ...weekly, ...given })).toMatchObject([{ allowed: false, field }])
  })

  it('take a line that is whole', () => {
    expect(checkServiceMinutes({ ...weekly, months: [month('2025-11', { delivered: 60 })] })).toEqual([])
  })
})

import { addDays } from './day-arithmetic.js'

/** Rule for the day of a holiday in a year: a fixed day, or the nth of a weekday (-1 the last one). */
export type HolidayRule =
  | { type: 'fixed'; month: number; day: number }
  | { type: 'nthWeekday'; month: number; weekday: number; n: number }

export interface Holiday {
  id: string
  name: string
  rule: HolidayRule
}

/** Legal public holidays of the United States (5 U.S.C. 6103); weekdays count from 0, Sunday. */
export const federalHolidays: readonly Holiday[] = [
  { id: 'new-year', name: "New Year's Day", rule: { type: 'fixed', month: 1, day: 1 } },
  {
    id: 'mlk',
    name: 'Birthday of Martin Luther King, Jr.',
    rule: { type: 'nthWeekday', month: 1, weekday: 1, n: 3 },
  },
  {
    id: 'washington',
    name: "Washington's Birthday",
    rule: { type: 'nthWeekday', month: 2, weekday: 1, n: 3 },
  },
  { id: 'memorial', name: 'Memorial Day', rule: { type: 'nthWeekday', month: 5, weekday: 1, n: -1 } },
  {
    id: 'juneteenth',
    name: 'Juneteenth National Independence Day',
    rule: { type: 'fixed', month: 6, day: 19 },
  },
  { id: 'independence', name: 'Independence Day', rule: { type: 'fixed', month: 7, day: 4 } },
  { id: 'labor', name: 'Labor Day', rule: { type: 'nthWeekday', month: 9, weekday: 1, n: 1 } },
  { id: 'columbus', name: 'Columbus Day', rule: { type: 'nthWeekday', month: 10, weekday: 1, n: 2 } },
  { id: 'veterans', name: 'Veterans Day', rule: { type: 'fixed', month: 11, day: 11 } },
  {
    id: 'thanksgiving',
    name: 'Thanksgiving Day',
    rule: { type: 'nthWeekday', month: 11, weekday: 4, n: 4 },
  },
  { id: 'christmas', name: 'Christmas Day', rule: { type: 'fixed', month: 12, day: 25 } },
]

/** Day of the week, 0 Sunday to 6 Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** 'Saturday' or 'Sunday'; null on other days. */
export function weekendOf(day: string): 'Saturday' | 'Sunday' | null {
  const weekday = weekdayOf(day)
  return weekday === 6 ? 'Saturday' : weekday === 0 ? 'Sunday' : null
}

/** The day of a holiday in a year, before any observance. */
export function actualHoliday({ rule }: Holiday, year: number): string {
  const day = (month: number, date: number) =>
    `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`
  if (rule.type === 'fixed') return day(rule.month, rule.day)
  if (rule.n > 0) {
    const first = day(rule.month, 1)
    return addDays(first, ((rule.weekday - weekdayOf(first) + 7) % 7) + 7 * (rule.n - 1))
  }
  const last = new Date(Date.UTC(year, rule.month, 0)).toISOString().slice(0, 10)
  return addDays(last, -((weekdayOf(last) - rule.weekday + 7) % 7))
}

/** A holiday on Saturday is observed on the Friday before, one on Sunday on the Monday after. */
export function observedHoliday(holiday: Holiday, year: number): string {
  const day = actualHoliday(holiday, year)
  const weekday = weekdayOf(day)
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day
}

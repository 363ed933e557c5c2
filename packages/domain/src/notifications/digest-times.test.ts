import { expect, it } from 'vitest'
import { endOfHour, lastDailyDigest, lastWeeklyDigest, stateInstant } from './digest-times.js'

it.each([
  ['in winter', '2026-01-15', '2026-01-15T12:00:00.000Z'],
  ['in summer', '2026-07-15', '2026-07-15T11:00:00.000Z'],
  ['the day before the clocks go forward', '2026-03-07', '2026-03-07T12:00:00.000Z'],
  ['the day on which they go forward', '2026-03-08', '2026-03-08T11:00:00.000Z'],
  ['the day before they go back', '2026-10-31', '2026-10-31T11:00:00.000Z'],
  ['the day on which they go back', '2026-11-01', '2026-11-01T12:00:00.000Z'],
])('finds 07:00 of the state %s', (_case, day, instant) => {
  expect(stateInstant(day, 7).toISOString()).toBe(instant)
})

it.each([
  ['a minute before', '2026-03-08T10:59:00Z', '2026-03-07'],
  ['at the minute', '2026-03-08T11:00:00Z', '2026-03-08'],
  ['late in the evening', '2026-03-09T03:59:00Z', '2026-03-08'],
  ['after midnight', '2026-03-09T04:01:00Z', '2026-03-08'],
  ['a minute before, when the clocks have gone back', '2026-11-01T11:59:00Z', '2026-10-31'],
  ['at the minute, when the clocks have gone back', '2026-11-01T12:00:00Z', '2026-11-01'],
])('is the digest of the day that is due %s', (_case, now, day) => {
  expect(lastDailyDigest(new Date(now)).day).toBe(day)
})

it('goes out once on each day of a year, 23 to 25 hours apart', () => {
  let before = lastDailyDigest(new Date('2026-01-01T12:00:00Z')).at
  const hours = new Set<number>()
  for (let day = 1; day < 365; day++) {
    const { at } = lastDailyDigest(new Date(Date.UTC(2026, 0, 1 + day, 12)))
    hours.add((at.getTime() - before.getTime()) / 3_600_000)
    before = at
  }
  expect([...hours].toSorted((a, b) => a - b)).toEqual([23, 24, 25])
})

it.each([
  ['on Monday before seven', '2026-11-23T11:59:00Z', '2026-11-16'],
  ['on Monday at seven', '2026-11-23T12:00:00Z', '2026-11-23'],
  ['on Sunday', '2026-11-29T20:00:00Z', '2026-11-23'],
])('is weekly on Mondays: %s', (_case, now, day) => {
  expect(lastWeeklyDigest(new Date(now)).day).toBe(day)
})

it('ends an hour at the next full one', () => {
  expect(endOfHour(new Date('2026-01-01T10:59:59.999Z')).toISOString()).toBe('2026-01-01T11:00:00.000Z')
  expect(endOfHour(new Date('2026-01-01T11:00:00Z')).toISOString()).toBe('2026-01-01T12:00:00.000Z')
})

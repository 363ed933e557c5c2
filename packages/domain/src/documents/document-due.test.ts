import { describe, expect, it, test } from 'vitest'
import { closuresOf, schoolDayCalendar } from '../deadlines/school-days.js'
import { countsSchoolDays, documentDue, hasOwnDueDate } from './document-due.js'

const facts = { year: 2026, activatedOn: '2026-08-31', selfAssessmentDue: '2027-01-19' }

describe('the due date of a required document', () => {
  it.each([
    // 1 December 2026 is a Tuesday, 31 January 2027 a Sunday, 25 December 2026 a holiday before a weekend.
    ['1 December', '2026-12-01', null],
    ['31 January', '2027-02-01', 'Sunday'],
    ['25 December', '2026-12-28', 'Christmas Day'],
    // Day 0 is Monday, 31 August; 7 September is Labor Day.
    ['5 business days after activation', '2026-09-08', null],
    ['10 days after activation', '2026-09-10', null],
    ['12 days after the activation', '2026-09-14', 'Saturday'],
    ['With the self-assessment', '2027-01-19', null],
    ['Before the due date of the finding', '2027-01-19', null],
    ['31 February', '2027-01-19', null],
  ])('by the rule "%s" is %s', (rule, due, moved) => {
    expect(documentDue(rule, facts)).toMatchObject({ due, moved })
  })

  it('says how it came about', () => {
    expect(documentDue('31 January', facts)?.derivation).toBe(
      '31 January of the year: January 31, 2027. That is a Sunday, so it moves to Monday, February 1, 2027.',
    )
    const moved = { from: '2027-01-16', to: '2027-01-19', reason: 'Saturday', by: 'm', at: '' }
    expect(
      documentDue('Before the due date of the finding', { ...facts, selfAssessmentMoved: moved })?.derivation,
    ).toBe(
      'Before the due date of the finding; with the self-assessment at the latest. Set by the state: ' +
        'January 16, 2027. That is a Saturday, so it moves to Tuesday, January 19, 2027.',
    )
  })

  it('counts school days by the calendar of the agency, its closures left out', () => {
    const years = [{ firstDay: '2026-08-24', lastDay: '2027-06-11' }]
    const holiday = {
      eventType: 1,
      eventDescription: 'Inclement Weather Closure',
      startTime: '2026-09-02',
      endTime: '2026-09-03',
      part: '',
    }
    const rule = '5 school days after activation'
    const open = schoolDayCalendar(years, [])
    const closed = schoolDayCalendar(years, closuresOf([holiday]))
    // Tuesday to Friday are four, Labor Day is a school day unless the agency says otherwise; it moves off it.
    expect(documentDue(rule, facts, undefined, open)).toMatchObject({
      baseDue: '2026-09-07',
      due: '2026-09-08',
      counted: 'school',
      moved: 'Labor Day',
    })
    expect(documentDue(rule, facts, undefined, closed)).toMatchObject({ due: '2026-09-09', moved: null })
  })

  it('is not guessed where no school year is known', () => {
    expect(
      documentDue('5 school days after activation', facts, undefined, schoolDayCalendar([], [])),
    ).toMatchObject({ due: '2027-01-19', counted: 'set' })
    expect(documentDue('With the self-assessment', { ...facts, selfAssessmentDue: null })).toBeNull()
  })
})

test.each([
  ['1 December', true, false],
  ['20 school days after activation', true, true],
  ['5 business days after activation', true, false],
  ['With the self-assessment', false, false],
  ['When convenient', false, false],
])('"%s" has a day of its own: %s, counts school days: %s', (rule, own, school) => {
  expect(hasOwnDueDate(rule)).toBe(own)
  expect(countsSchoolDays(rule)).toBe(school)
})

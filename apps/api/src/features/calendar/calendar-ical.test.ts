import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { icalText } from './calendar-ical.js'
import type { CalendarEvent } from './calendar-read-model.js'

const event = (given: Partial<CalendarEvent>): CalendarEvent => ({
  id: '7',
  leaId: 1,
  year: 2026,
  subject: 'Snow',
  isAllDay: true,
  startTime: '2027-03-10T00:00:00-10:00',
  endTime: null,
  description: '',
  location: '',
  isReadonly: false,
  eventType: 1,
  part: '',
  school: '',
  eventDescription: 'Inclement Weather Closure',
  version: 3,
  changedBy: null,
  changedOn: '2027-03-01T12:00:00.000Z',
  ...given,
})
const agency = { id: 1, name: 'Allegany County' }
const now = new Date('2027-03-05T09:30:00Z')
/** Read by a strict parser, not by us. */
const read = (events: readonly CalendarEvent[]) => {
  ICAL.design.strict = true
  const calendar = new ICAL.Component(ICAL.parse(icalText(agency, events, now)) as unknown[])
  return calendar.getAllSubcomponents('vevent').map((one) => ({ one, event: new ICAL.Event(one) }))
}

describe('a calendar as iCalendar text', () => {
  it('gives back what was written, with every sign that has a meaning there', () => {
    const subject = 'Ünïcode; with, signs: "quoted" \\ and 長い名前 '.repeat(6).trim()
    const description = 'Line one\nBEGIN:VEVENT\nLine three'
    const [found] = read([event({ subject, description, location: 'Room 1; Annex, east', part: 'Part C' })])
    expect(found?.event.summary).toBe(`${subject} (Part C)`)
    expect(found?.event.description).toBe(`Inclement Weather Closure\n${description}`)
    expect(found?.event.location).toBe('Room 1; Annex, east')
  })

  it('folds lines at 75 octets, ends them with CR LF, and parts no character', () => {
    const text = icalText(agency, [event({ subject: '長い名前'.repeat(40) })], now)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
      expect(line).not.toContain('\uFFFD')
    }
    expect(text.replaceAll('\r\n ', '')).toContain('長い名前'.repeat(40))
  })

  it('has whole days: the end is the day after the last one, in no zone', () => {
    const [one, more] = read([event({}), event({ id: '8', endTime: '2027-03-12T00:00:00-10:00' })])
    expect([one?.event.startDate.toString(), one?.event.endDate.toString()]).toEqual([
      '2027-03-10',
      '2027-03-11',
    ])
    expect(more?.event.endDate.toString()).toBe('2027-03-13')
    expect(one?.event.startDate.isDate).toBe(true)
  })

  it('keeps the identity of an event when it changes, and counts the changes', () => {
    const [before] = read([event({})])
    const [after] = read([event({ subject: 'More snow', version: 4, changedOn: '2027-03-02T08:00:00.000Z' })])
    expect(after?.event.uid).toBe(before?.event.uid)
    expect([before, after].map((found) => found?.event.sequence)).toEqual([3, 4])
    expect(String(after?.one.getFirstPropertyValue('last-modified'))).toBe('2027-03-02T08:00:00Z')
    const [foreign] = read([event({ leaId: 2 })])
    expect(foreign?.event.uid).not.toBe(before?.event.uid)
  })

  it('is stamped when it is made, days that nobody wrote down and days to come too', () => {
    const known = event({ id: 'last-day-1-2026', startTime: '2027-06-11T00:00:00-10:00', changedOn: null })
    for (const { one } of read([event({}), known]))
      expect(String(one.getFirstPropertyValue('dtstamp'))).toBe('2027-03-05T09:30:00Z')
  })

  it('tells the reason once, and has no empty description', () => {
    const [named, unnamed, plain] = read([
      event({}),
      event({ subject: '' }),
      event({ subject: 'First school day', eventDescription: '' }),
    ])
    expect(named?.event.description).toBe('Inclement Weather Closure')
    expect(unnamed?.event.summary).toBe('Inclement Weather Closure')
    for (const found of [unnamed, plain]) expect(found?.one.getFirstProperty('description')).toBeNull()
  })
})

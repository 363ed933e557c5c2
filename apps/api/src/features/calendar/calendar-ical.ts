import { addDays, eventPartNames, eventTitle, isEventPart } from '@portal/domain'
import {
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventTransparency,
  default as ical,
} from 'ical-generator'
import type { CalendarEvent } from './calendar-read-model.js'

/** Programs are asked to look again after this time; most take it as a hint. */
const readAgainSeconds = 3600

/**
 * The events of an agency as iCalendar text (RFC 5545): all-day events with plain dates, so that they are on the same day
 * in every zone. They are free time, and keep their identity when they are changed.
 */
export function icalText(
  agency: { id: number; name: string },
  events: readonly CalendarEvent[],
  now: Date,
): string {
  const calendar = ical({
    name: `${agency.name} Events Calendar`,
    prodId: { company: 'Compliance Monitoring', product: 'Events Calendar', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: readAgainSeconds,
  })
  for (const event of events) {
    const first = event.startTime.slice(0, 10)
    const last = (event.endTime ?? event.startTime).slice(0, 10)
    // The reason stands in the name of an event that has no subject.
    const description = [event.subject && event.eventDescription, event.description]
      .filter(Boolean)
      .join('\n')
    calendar.createEvent({
      id: `${event.id}.agency-${event.leaId}@events.compliance-monitoring`,
      sequence: event.version ?? 0,
      // Of this text, not of the event: that is what it means where a method is named (RFC 5545 section 3.8.7.2).
      stamp: now,
      start: midnight(first),
      // The end of an event is the day after its last one.
      end: midnight(addDays(last, 1)),
      allDay: true,
      summary: titleOf(event),
      ...(description && { description }),
      ...(event.location && { location: event.location }),
      ...(event.eventDescription && { categories: [{ name: event.eventDescription }] }),
      ...(event.changedOn && { lastModified: event.changedOn }),
      busystatus: ICalEventBusyStatus.FREE,
      transparency: ICalEventTransparency.TRANSPARENT,
    })
  }
  return calendar.toString()
}

function titleOf(event: CalendarEvent): string {
  const part = event.part !== '' && isEventPart(event.part) ? ` (${eventPartNames[event.part]})` : ''
  return eventTitle(event) + part
}

function midnight(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}

import { addDays, eventTitle, isEventPart, type EventPart } from '@portal/domain'
import type { CalendarEventFieldsFragment } from './calendar.generated'

export type CalendarEvent = CalendarEventFieldsFragment

const color = (name: string) => ({
  color: `var(--portal-colors-event-${name})`,
  contrastColor: `var(--portal-colors-event-${name}-text)`,
})

/** Blue for Part C/B, orange for Part C, green for Part B; text that can be read on each. */
export const partColors: Record<EventPart, { color: string; contrastColor: string }> = {
  '': color('both-parts'),
  'Part C': color('part-c'),
  'Part B': color('part-b'),
}

const prefixes: Record<EventPart, string> = { '': '', 'Part C': 'C: ', 'Part B': 'B: ' }

export function partOf(event: Pick<CalendarEvent, 'part'>): EventPart {
  return isEventPart(event.part) ? event.part : ''
}

/** The text of an event in the calendar: its part stands before it, so that the colour is not the only sign. */
export function eventText(event: CalendarEvent): string {
  return prefixes[partOf(event)] + eventTitle(event)
}

/** An event as the calendar draws it: whole days without a zone, the end being the day after the last one. */
export function drawnEvent(event: CalendarEvent) {
  return {
    id: event.id,
    title: eventText(event),
    start: event.startTime,
    end: addDays(event.endTime ?? event.startTime, 1),
    allDay: true,
    editable: !event.isReadonly,
    ...partColors[partOf(event)],
  }
}

import { eventPartNames, eventTypeNames, isEventPart, isEventType } from '@portal/domain'
import { formatDate } from '../../lib/format'
import type { Stored } from '../../lib/saving/save-three-ways'
import type { ConflictField } from '../../ui/form/conflict-fields'
import { calendarMessages } from './calendar-messages.generated'
import { eventValues, type EventFormValues } from './event-form-values'
import type { CalendarEvent } from './event-look'

const labels = calendarMessages.editor

export const storedEvent = (row: CalendarEvent): Stored<EventFormValues> => ({
  values: eventValues(row),
  version: row.version ?? 0,
  by: row.changedBy?.fullName ?? null,
  at: row.changedOn,
})

/** The parts of an event that two people can have changed at once. */
export const eventParts: readonly ConflictField<EventFormValues>[] = [
  { members: ['subject'], label: labels.subject, show: ({ subject }) => subject },
  {
    members: ['eventType'],
    label: labels.eventType,
    show: ({ eventType }) =>
      isEventType(Number(eventType)) ? eventTypeNames[eventType === '2' ? 2 : 1] : eventType,
  },
  { members: ['school'], label: labels.school, show: ({ school }) => school },
  { members: ['eventDescription'], label: labels.reason, show: ({ eventDescription }) => eventDescription },
  {
    members: ['part'],
    label: labels.part,
    show: ({ part }) => (isEventPart(part) ? eventPartNames[part] : part),
  },
  {
    members: ['startTime'],
    label: labels.startDate,
    show: ({ startTime }) => startTime && formatDate(startTime),
  },
  { members: ['endTime'], label: labels.endDate, show: ({ endTime }) => endTime && formatDate(endTime) },
  { members: ['description'], label: labels.description, show: ({ description }) => description },
  { members: ['location'], label: labels.location, show: ({ location }) => location },
]

/** The same for an event that is dragged: its days go together. */
export const movedParts: readonly ConflictField<EventFormValues>[] = [
  ...eventParts.filter(({ members }) => !members.some((name) => name === 'startTime' || name === 'endTime')),
  {
    members: ['startTime', 'endTime'],
    label: labels.days,
    show: ({ startTime, endTime }) =>
      [startTime, endTime]
        .filter(Boolean)
        .map((day) => formatDate(day))
        .join(' - '),
  },
]

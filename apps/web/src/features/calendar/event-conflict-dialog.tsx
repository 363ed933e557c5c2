import { eventPartNames, eventTypeNames, isEventPart, isEventType } from '@portal/domain'
import { formatDate } from '../../lib/format'
import { ConflictDialog } from '../../ui/conflict-dialog'
import { calendarMessages } from './calendar-messages'
import { eventValues, type EventFormValues } from './event-form-values'
import type { CalendarEvent } from './event-look'

const labels = calendarMessages.editor

type Field = keyof EventFormValues

const names: Record<Field, string> = {
  subject: labels.subject,
  eventType: labels.eventType,
  school: labels.school,
  eventDescription: labels.reason,
  part: labels.part,
  startTime: labels.startDate,
  endTime: labels.endDate,
  description: labels.description,
  location: labels.location,
}

const fields = (Object.keys(names) as Field[]).map((name) => ({
  members: [name],
  label: names[name],
  show: (values: EventFormValues) => inWords(name, values[name]),
}))

function inWords(name: Field, value: string): string {
  if (name === 'startTime' || name === 'endTime') return value && formatDate(value)
  if (name === 'part') return isEventPart(value) ? eventPartNames[value] : value
  if (name === 'eventType') return isEventType(Number(value)) ? eventTypeNames[value === '2' ? 2 : 1] : value
  return value
}

interface EventConflictDialogProps {
  mine: EventFormValues
  theirs: CalendarEvent
  onKeep: (values: EventFormValues) => void
  onTakeTheirs: () => void
}

/** Two people changed one event. */
export function EventConflictDialog({ theirs, ...rest }: EventConflictDialogProps) {
  return (
    <ConflictDialog
      {...rest}
      title={calendarMessages.conflict.title}
      theirs={eventValues(theirs)}
      fields={fields}
      by={theirs.changedBy?.fullName}
      at={theirs.changedOn}
    />
  )
}

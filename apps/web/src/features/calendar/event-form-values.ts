import { checkCalendarEvent, type EventPart } from '@portal/domain'
import { setIn, type FormikErrors } from 'formik'
import type { CalendarEvent } from './event-look'

/** The event editor: controls hold texts, '' for nothing. */
export interface EventFormValues {
  subject: string
  eventType: string
  school: string
  eventDescription: string
  part: string
  startTime: string
  endTime: string
  description: string
  location: string
}

export function newEventValues(day: string, part: EventPart): EventFormValues {
  return {
    subject: '',
    eventType: '1',
    school: '',
    eventDescription: '',
    part,
    startTime: day,
    endTime: '',
    description: '',
    location: '',
  }
}

export function eventValues(event: CalendarEvent): EventFormValues {
  const { subject, school, eventDescription, part, startTime, description, location } = event
  return {
    subject,
    eventType: String(event.eventType),
    school,
    eventDescription,
    part,
    startTime,
    endTime: event.endTime ?? '',
    description,
    location,
  }
}

/** What is sent. The school of an event of the whole agency is dropped. */
export function eventInput(values: EventFormValues) {
  return {
    ...values,
    eventType: Number(values.eventType),
    school: values.eventType === '2' ? values.school : '',
    endTime: values.endTime || null,
  }
}

/** The rules of the domain, as errors of the form. */
export function eventErrors(values: EventFormValues): FormikErrors<EventFormValues> {
  let errors: FormikErrors<EventFormValues> = {}
  for (const verdict of checkCalendarEvent(eventInput(values)))
    if (!verdict.allowed && verdict.field) errors = setIn(errors, verdict.field, verdict.reason)
  return errors
}

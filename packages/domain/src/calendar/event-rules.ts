import { flagsOf, seesLea, type Actor } from '../accounts/actor.js'
import { isCalendarDay } from '../calendar-day.js'
import { calendarDaysBetween } from '../deadlines/deadline.js'
import { checkText, oneLine } from '../text-rules.js'
import { allowed, badInput, forbidden, type Verdict } from '../verdict.js'
import { eventReasons, eventTypes, isEventPart, isEventType, otherReason } from './event-reasons.js'

/** Input of the event editor (specification 001 sections 2.2 and 3). Days are YYYY-MM-DD, the last one included. */
export interface CalendarEventInput {
  subject: string
  eventType: number
  /** '' for events of the whole agency. */
  school: string
  /** The chosen reason. */
  eventDescription: string
  part: string
  startTime: string
  endTime: string | null
  description: string
  location: string
}

/** Longest event, in days. */
export const longestEventDays = 366

/** Earliest and latest day of an event: a mistyped year is not shown in any calendar that people look at. */
const firstEventDay = '2000-01-01'
const lastEventDay = '2099-12-31'

/** State monitors edit the calendar of every agency, local administrators that of their own; the others read. */
export function canEditCalendar(actor: Actor, leaId: number): Verdict {
  const { isStateMonitor, isLocalAdmin } = flagsOf(actor)
  if (!actor.client && (isStateMonitor || (isLocalAdmin && seesLea(actor, leaId)))) return allowed
  return forbidden('Only the state and the administrators of the agency can change its calendar.')
}

/** Whether a description is required in addition to the reason (specification 001 section 2.2). */
export function needsDescription({
  eventDescription,
}: Pick<CalendarEventInput, 'eventDescription'>): boolean {
  return eventDescription === otherReason
}

/** Every rule of the event editor. Returns the refusals only, each with its field. */
export function checkCalendarEvent(input: CalendarEventInput): Verdict[] {
  return [
    checkText(input.subject, { field: 'subject', label: 'Subject', most: 200 }),
    ...checkKind(input),
    isEventPart(input.part) ? allowed : badInput('Choose a part.', 'part'),
    ...checkDays(input),
    checkDescription(input),
    checkText(input.location, { field: 'location', label: 'Location', most: 200 }),
  ].filter((verdict) => !verdict.allowed)
}

function checkKind({ eventType, school, eventDescription }: CalendarEventInput): Verdict[] {
  if (!isEventType(eventType)) return [badInput('Choose the type of the event.', 'eventType')]
  const reason =
    eventDescription === ''
      ? badInput('Event Reason is required.', 'eventDescription')
      : eventReasons[eventType].includes(eventDescription)
        ? allowed
        : badInput('Choose one of the reasons.', 'eventDescription')
  const required = eventType === eventTypes.school
  return [
    required ? checkText(school, { field: 'school', label: 'School', required, most: 200 }) : allowed,
    reason,
  ]
}

/** Rules for the days of an event, also of one that is moved. */
export function checkDays({
  startTime,
  endTime,
}: Pick<CalendarEventInput, 'startTime' | 'endTime'>): Verdict[] {
  if (startTime === '') return [badInput('Start Date is required.', 'startTime')]
  if (!isCalendarDay(startTime)) return [badInput('Start Date is no day.', 'startTime')]
  if (!isEventDay(startTime)) return [badInput(outOfRange, 'startTime')]
  if (endTime === null) return [allowed]
  if (!isCalendarDay(endTime)) return [badInput('End Date is no day.', 'endTime')]
  const length = calendarDaysBetween(startTime, endTime)
  if (length < 0) return [badInput('End Date must be on or after Start Date.', 'endTime')]
  return [
    length < longestEventDays
      ? allowed
      : badInput(`An event can last at most ${longestEventDays} days.`, 'endTime'),
  ]
}

const isEventDay = (day: string) => day >= firstEventDay && day <= lastEventDay
const outOfRange = 'Start Date must be between Jan 1, 2000 and Dec 31, 2099.'

const mostDescription = 2000

function checkDescription(input: CalendarEventInput): Verdict {
  const { description } = input
  if (needsDescription(input) && oneLine(description) === '')
    return badInput('Description is required.', 'description')
  return description.length <= mostDescription
    ? allowed
    : badInput(`Description can have at most ${mostDescription} characters.`, 'description')
}

/** Title of an event in one line: its subject, else its reason, with the school. */
export function eventTitle(
  event: Pick<CalendarEventInput, 'subject' | 'eventDescription' | 'school'>,
): string {
  const name = event.subject || event.eventDescription
  return event.school ? `${name}, ${event.school}` : name
}

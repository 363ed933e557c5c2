/** 1: of the whole agency (LITP/LEA/PA event). 2: of one school (specification 001 section 3). */
export const eventTypes = { agency: 1, school: 2 } as const
export type EventType = (typeof eventTypes)[keyof typeof eventTypes]

export const eventTypeNames: Record<EventType, string> = {
  1: 'LITP/LEA/PA event',
  2: 'Individual School',
}

/** Whether a number is a type of calendar events. */
export function isEventType(value: number): value is EventType {
  return value === eventTypes.agency || value === eventTypes.school
}

/** The part of a calendar event; '' stands for both. */
export const eventParts = ['', 'Part B', 'Part C'] as const
export type EventPart = (typeof eventParts)[number]

export const eventPartNames: Record<EventPart, string> = {
  '': 'Part C/B',
  'Part B': 'Part B',
  'Part C': 'Part C',
}

/** Whether a value is a part of calendar events; '' is one. */
export function isEventPart(value: string): value is EventPart {
  return (eventParts as readonly string[]).includes(value)
}

/** The reason that requires a description. */
export const otherReason = 'Other'

const hours = [
  'Early Dismissal 1.5 hours',
  'Early Dismissal 2 hours',
  'Early Dismissal 3 hours',
  'Delayed Opening 1 hour',
  'Delayed Opening 1.5 hours',
  'Delayed Opening 2 hours',
  'Delayed Opening 3 hours',
]

/** Reasons for each kind of event (specification 001 section 9). */
export const eventReasons: Record<EventType, readonly string[]> = {
  1: ['Inclement Weather Closure', 'System-wide PD', 'Holiday', ...hours, otherReason],
  2: ['Administration of State-wide Assessments', 'School Closure', ...hours, otherReason],
}

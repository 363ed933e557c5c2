import { addBusinessDays, type DayCalendar } from '../deadlines/business-calendar.js'
import { addDays } from '../deadlines/day-arithmetic.js'
import { dueDate, type DueDate } from '../deadlines/due-date.js'
import { minutesBetween, type IncidentFields } from './incident-fields.js'
import type { IncidentParameters } from './incident-parameters.js'

/** What a machine can see of an incident that may be unlawful; people judge (domain definition 2.14). */
export const incidentFlagLabels = {
  'over-limit': 'Longer than the limit',
  'prohibited-position': 'Prohibited position',
  'public-seclusion': 'Seclusion in a public school',
  mechanical: 'Mechanical restraint',
  'untrained-staff': 'Untrained staff',
  'expired-training': 'Training expired',
  'late-parent-notice': 'Parents not told in time',
  'late-team-meeting': 'Team meeting not held in time',
} as const satisfies Record<string, string>
export type IncidentFlag = keyof typeof incidentFlagLabels
export const incidentFlagKeys = /* @__PURE__ */ Object.keys(incidentFlagLabels) as IncidentFlag[]

/** What the flags are made of. */
export type FlaggedIncident = Pick<
  IncidentFields,
  | 'incidentDate'
  | 'startTime'
  | 'endTime'
  | 'kind'
  | 'position'
  | 'setting'
  | 'staff'
  | 'parentNotifiedOn'
  | 'parentNotifiedTime'
  | 'teamMeetingHeldOn'
> & {
  /** Day until which the team meets, see {@link teamMeetingDue}. */
  meetingDueOn: string
}

/** A flag with the numbers that raised it. */
export interface RaisedFlag {
  key: IncidentFlag
  label: string
  /** '37 minutes, the limit is 30.' */
  reason: string
}

/** The flags of an incident on a day; example 20: 10:05 to 10:42 is 37 minutes. */
export function incidentFlags(
  incident: FlaggedIncident,
  parameters: IncidentParameters,
  today: string,
): RaisedFlag[] {
  const flags: RaisedFlag[] = []
  const raise = (key: IncidentFlag, reason: string) =>
    flags.push({ key, label: incidentFlagLabels[key], reason })
  const { kind, position, setting, staff, incidentDate } = incident
  const minutes = minutesBetween(incident.startTime, incident.endTime) ?? 0
  const limit = kind === 'SECLUSION' ? parameters.maxSeclusionMinutes : parameters.maxRestraintMinutes
  if (minutes > limit) raise('over-limit', `${minutes} minutes, the limit is ${limit}.`)
  if (parameters.prohibitedPositions.includes(position))
    raise('prohibited-position', 'This position is never lawful.')
  if (kind === 'SECLUSION' && setting === 'Public school')
    raise('public-seclusion', 'Public schools may not seclude.')
  if (kind === 'MECHANICAL') raise('mechanical', 'Mechanical restraint is an exception only.')
  const untrained = staff.filter(({ trained }) => !trained).length
  if (untrained > 0) raise('untrained-staff', `${untrained} of ${staff.length} staff without training.`)
  const expired = staff.filter(
    ({ trained, trainedUntil }) => trained && trainedUntil !== '' && trainedUntil < incidentDate,
  ).length
  if (expired > 0)
    raise('expired-training', `The training of ${expired} of ${staff.length} staff had expired on the day.`)
  const late = lateNotice(incident, parameters.parentNoticeHours, today)
  if (late) raise('late-parent-notice', late)
  const meeting = lateMeeting(incident, today)
  if (meeting) raise('late-team-meeting', meeting)
  return flags
}

/** Last moment of the notice to parents, YYYY-MM-DDTHH:MM in the time of the school. */
export function parentNoticeDue(
  { incidentDate, endTime }: Pick<FlaggedIncident, 'incidentDate' | 'endTime'>,
  hours: number,
): string {
  const minutes = (minutesBetween('00:00', endTime) ?? 0) + hours * 60
  const two = (n: number) => String(n).padStart(2, '0')
  const rest = minutes % 1440
  return `${addDays(incidentDate, Math.floor(minutes / 1440))}T${two(Math.floor(rest / 60))}:${two(rest % 60)}`
}

function lateNotice(incident: FlaggedIncident, hours: number, today: string): string | null {
  const { parentNotifiedOn, parentNotifiedTime } = incident
  const due = parentNoticeDue(incident, hours)
  const day = due.slice(0, 10)
  if (parentNotifiedOn === '')
    return today > day ? `No notice is recorded within ${hours} hours of the end.` : null
  // Where only the day is known, the whole of the last day is in time.
  const late =
    parentNotifiedTime === '' ? parentNotifiedOn > day : `${parentNotifiedOn}T${parentNotifiedTime}` > due
  return late ? `They were told more than ${hours} hours after the end.` : null
}

function lateMeeting({ teamMeetingHeldOn, meetingDueOn }: FlaggedIncident, today: string): string | null {
  if (teamMeetingHeldOn === '') return today > meetingDueOn ? `No meeting until ${meetingDueOn}.` : null
  return teamMeetingHeldOn > meetingDueOn ? `It was due on ${meetingDueOn}.` : null
}

/** When the team of the student meets at the latest, in business days of the state. */
export function teamMeetingDue(
  incidentDate: string,
  { teamMeetingBusinessDays }: Pick<IncidentParameters, 'teamMeetingBusinessDays'>,
  calendar: DayCalendar,
): string {
  return addBusinessDays(incidentDate, teamMeetingBusinessDays, calendar)
}

/** When the notice about a student with that many incidents is given at the latest: a deadline row (0.4). */
export function repeatNoticeDue(
  lastIncident: string,
  { repeatIncidents, repeatNoticeBusinessDays }: IncidentParameters,
  calendar: DayCalendar,
): DueDate {
  return dueDate(
    {
      from: lastIncident,
      event: `incident ${repeatIncidents} of one student in the school year`,
      span: { businessDays: repeatNoticeBusinessDays },
      limit: 'state',
    },
    calendar,
  )
}

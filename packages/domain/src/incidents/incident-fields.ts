import { calendarDay, isCalendarDay } from '../calendar-day.js'
import { checkText, oneLine } from '../text-rules.js'
import { badInput, type Verdict } from '../verdict.js'
import type { CodeListName, CodeLists } from '../audits/student-list/list-columns.js'
import { incidentPositions } from './incident-parameters.js'

/** Somebody of the staff who took part. */
export interface IncidentStaff {
  /** Made by the client, the same as long as the entry is there. */
  id: string
  name: string
  trained: boolean
  /** YYYY-MM-DD; empty where the training does not expire. */
  trainedUntil: string
}

/** An incident as agencies write it (domain definition 2.14). Days are YYYY-MM-DD, times HH:MM; empty where nothing is known. */
export interface IncidentFields {
  /** The agency's own number of it. */
  number: string
  studentId: string
  lastName: string
  firstName: string
  school: string
  setting: string
  incidentDate: string
  startTime: string
  endTime: string
  kind: string
  position: string
  trigger: string
  /** What was tried before, a line each. */
  lessIntrusive: string
  staff: readonly IncidentStaff[]
  injury: string
  medicalCheck: string
  parentNotifiedOn: string
  parentNotifiedTime: string
  parentNotifiedHow: string
  debriefOn: string
  planAddresses: string
  teamMeetingHeldOn: string
  grade: string
  /** In whole years on the day of the incident. */
  age: number
  disability: string
  raceEthnicity: string
  gender: string
  placement: string
}

/** Where it happened: seclusion is not for public schools. */
export const incidentSettings = ['Public school', 'Nonpublic school'] as const
export const medicalChecks = ['Done', 'Not done', 'Not needed'] as const
export const parentNoticeWays = ['Phone', 'In person', 'E-mail', 'Letter', 'Text message'] as const
/** Whether the IEP, the 504 plan or the behavior plan of the student says that this may be used. */
export const planAnswers = ['Yes', 'No', 'No plan'] as const

/** Words of the fields, and how long their texts may be. */
export const incidentTexts = {
  number: { label: 'Incident number', most: 40 },
  lastName: { label: 'Last name', most: 100 },
  firstName: { label: 'First name', most: 100 },
  school: { label: 'School', most: 200 },
  trigger: { label: 'What led to it', most: 4000 },
  lessIntrusive: { label: 'Less intrusive means tried', most: 4000 },
} as const

/** Bounds of lists and numbers of an incident. */
export const incidentLimits = { staff: 20, staffName: 100, youngest: 2, oldest: 22 } as const

/** Fields that hold codes of the state's lists, with their labels. */
export const incidentCodes = {
  kind: { label: 'Kind', list: 'incidentKind' },
  injury: { label: 'Injury', list: 'injury' },
  grade: { label: 'Grade', list: 'grade' },
  disability: { label: 'Disability', list: 'disability' },
  raceEthnicity: { label: 'Race or ethnicity', list: 'raceEthnicity' },
  gender: { label: 'Gender', list: 'gender' },
  placement: { label: 'Placement', list: 'placement' },
} as const satisfies Record<string, { label: string; list: CodeListName }>
export type IncidentCode = keyof typeof incidentCodes
export const incidentCodeNames = /* @__PURE__ */ Object.keys(incidentCodes) as IncidentCode[]

const choices = {
  setting: { label: 'Setting', values: incidentSettings, required: true },
  position: { label: 'Position', values: Object.keys(incidentPositions), required: true },
  medicalCheck: { label: 'Medical check', values: medicalChecks, required: true },
  parentNotifiedHow: { label: 'How parents were told', values: parentNoticeWays, required: false },
  planAddresses: { label: 'Plan addresses the use', values: planAnswers, required: true },
} as const

/** Minutes from one time of a day to another; null where one of them is no time. */
export function minutesBetween(start: string, end: string): number | null {
  const [from, to] = [start, end].map((time) =>
    isTime(time) ? Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) : null,
  )
  return typeof from === 'number' && typeof to === 'number' ? to - from : null
}

/** Whether a text is a time of a day, HH:MM. */
export const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** What an incident must hold before it is registered; every refusal with its field. */
export function checkIncident(incident: IncidentFields, codes: CodeLists, now: Date): Verdict[] {
  const today = calendarDay(now)
  return [
    ...checkTexts(incident),
    ...checkChoices(incident, codes),
    ...checkTimes(incident, today),
    ...checkStaff(incident),
  ].filter(({ allowed }) => !allowed)
}

function checkTexts(incident: IncidentFields): Verdict[] {
  const { studentId, age } = incident
  const { youngest, oldest } = incidentLimits
  const names = Object.keys(incidentTexts) as (keyof typeof incidentTexts)[]
  return [
    ...names.map((field) =>
      checkText(incident[field], {
        field,
        ...incidentTexts[field],
        required: true,
        isProse: field === 'trigger' || field === 'lessIntrusive',
      }),
    ),
    ...(/^\d{10}$/.test(studentId.trim())
      ? []
      : [badInput('State student ID must have 10 digits.', 'studentId')]),
    ...(Number.isInteger(age) && age >= youngest && age <= oldest
      ? []
      : [badInput(`Age must be between ${youngest} and ${oldest}.`, 'age')]),
  ]
}

function checkChoices(incident: IncidentFields, codes: CodeLists): Verdict[] {
  const listed = incidentCodeNames
    .filter((field) => !codes[incidentCodes[field].list].some(({ code }) => code === incident[field]))
    .map((field) => required(incidentCodes[field].label, field))
  const chosen = Object.entries(choices).flatMap(([field, choice]) => {
    const value = incident[field as keyof typeof choices]
    if (value === '') return choice.required ? [required(choice.label, field)] : []
    return choice.values.some((one) => one === value)
      ? []
      : [badInput(`${choice.label} is not in the list.`, field)]
  })
  return [...listed, ...chosen]
}

const required = (label: string, field: string) => badInput(`${label} is required.`, field)

const laterDays = {
  parentNotifiedOn: 'Parents told on',
  debriefOn: 'Debriefing on',
  teamMeetingHeldOn: 'Team meeting held on',
} as const

function checkTimes(incident: IncidentFields, today: string): Verdict[] {
  const { incidentDate, startTime, endTime, parentNotifiedOn, parentNotifiedTime, parentNotifiedHow } =
    incident
  const minutes = minutesBetween(startTime, endTime)
  const verdicts: Verdict[] = []
  if (!isCalendarDay(incidentDate)) verdicts.push(required('Date', 'incidentDate'))
  else if (incidentDate > today) verdicts.push(badInput('Date cannot be in the future.', 'incidentDate'))
  if (!isTime(startTime)) verdicts.push(required('Start', 'startTime'))
  if (!isTime(endTime)) verdicts.push(required('End', 'endTime'))
  if (minutes !== null && minutes < 0) verdicts.push(badInput('End must be on or after Start.', 'endTime'))
  for (const [field, label] of Object.entries(laterDays)) {
    const day = incident[field as keyof typeof laterDays]
    if (day === '') continue
    if (!isCalendarDay(day)) verdicts.push(badInput(`${label} is not a date.`, field))
    else if (day > today) verdicts.push(badInput(`${label} cannot be in the future.`, field))
    else if (day < incidentDate) verdicts.push(badInput(`${label} must be on or after Date.`, field))
  }
  if (parentNotifiedTime !== '' && !isTime(parentNotifiedTime))
    verdicts.push(badInput('Time parents were told is not a time.', 'parentNotifiedTime'))
  if (parentNotifiedOn === '' && (parentNotifiedTime !== '' || parentNotifiedHow !== ''))
    verdicts.push(required('Parents told on', 'parentNotifiedOn'))
  if (parentNotifiedOn !== '' && parentNotifiedHow === '')
    verdicts.push(required('How parents were told', 'parentNotifiedHow'))
  return verdicts
}

function checkStaff({ staff }: IncidentFields): Verdict[] {
  const { staff: most, staffName } = incidentLimits
  if (staff.length === 0) return [badInput('Name the staff who took part.', 'staff')]
  if (staff.length > most) return [badInput(`Name at most ${most} people of the staff.`, 'staff')]
  return staff.flatMap(({ name, trained, trainedUntil }, at) => [
    checkText(name, { field: `staff.${at}.name`, label: 'Name', required: true, most: staffName }),
    ...(trainedUntil !== '' && !isCalendarDay(trainedUntil)
      ? [badInput('Trained until is not a date.', `staff.${at}.trainedUntil`)]
      : []),
    ...(!trained && trainedUntil !== ''
      ? [badInput('Somebody without training has no day until which it holds.', `staff.${at}.trainedUntil`)]
      : []),
  ])
}

/** The incident as it is stored: single spaces in names and numbers. */
export function tidyIncident(incident: IncidentFields): IncidentFields {
  const { number, studentId, lastName, firstName, school, staff } = incident
  return {
    ...incident,
    number: oneLine(number),
    studentId: studentId.trim(),
    lastName: oneLine(lastName),
    firstName: oneLine(firstName),
    school: oneLine(school),
    trigger: incident.trigger.trim(),
    lessIntrusive: incident.lessIntrusive.trim(),
    staff: staff.map(({ id, name, trained, trainedUntil }) => ({
      id,
      name: oneLine(name),
      trained,
      trainedUntil,
    })),
  }
}

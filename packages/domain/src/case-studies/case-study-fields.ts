import { isCalendarDay } from '../calendar-day.js'
import { maskedStudent } from '../audits/privacy/student-names.js'
import { isMaskedReference } from '../students/student-mask.js'
import { checkText, oneLine } from '../text-rules.js'
import { allowed, badInput, type Verdict } from '../verdict.js'

/** A student whom a case study is about. */
export interface CaseStudyStudent {
  id: string
  /** Identifier of the agency for the student. */
  studentId: string
  firstName: string
  lastName: string
}

/** What happened, when, and where it is written. */
export interface CaseStudyEvent {
  id: string
  date: string
  source: string
  event: string
  document: string
}

/** A talk with somebody, as notes. */
export interface CaseStudyInterview {
  id: string
  role: string
  /** As the interviewer wrote it down; it never stands in files without names. */
  person: string
  date: string
  notes: string
}

/** How far one area is evident in what the study found; null while it is not rated. */
export interface CaseStudyRating {
  area: string
  rating: number | null
  note: string
}

export interface CaseStudyRecommendation {
  id: string
  text: string
}

/** What monitors write into a case study. */
export interface CaseStudyFields {
  theme: string
  question: string
  methodNotes: string
  timeline: readonly CaseStudyEvent[]
  interviews: readonly CaseStudyInterview[]
  strengths: string
  concerns: string
  conclusions: string
  ratings: readonly CaseStudyRating[]
  recommendations: readonly CaseStudyRecommendation[]
  referToAudit: boolean
}

/** Texts of a case study with their labels and the most characters of each, in the order of the form. */
export const caseStudyTexts = {
  theme: { label: 'Theme', most: 200 },
  question: { label: 'Question', most: 2000 },
  methodNotes: { label: 'Method notes', most: 10_000 },
  strengths: { label: 'Strengths', most: 10_000 },
  concerns: { label: 'Concerns', most: 10_000 },
  conclusions: { label: 'Conclusions', most: 10_000 },
} as const

/** Areas that are rated, by their key. */
export const caseStudyAreas: Readonly<Record<string, string>> = {
  identification: 'Identification and evaluation',
  planning: 'Plan and goals',
  services: 'Services as planned',
  settings: 'Settings with other children',
  progress: 'Progress and its reporting',
  family: 'Participation of the family',
  transition: 'Transition',
}

/** Ratings in words (domain definition 2.14). */
export const caseStudyRatings: Readonly<Record<number, string>> = {
  1: 'Not evident',
  2: 'Partly evident',
  3: 'Evident',
  4: 'Strong',
}

/** Students, entries and characters that one case study can hold. */
export const caseStudyLimits = {
  students: 5,
  events: 200,
  interviews: 50,
  recommendations: 50,
  line: 200,
  name: 100,
  event: 2000,
  notes: 10_000,
  rating: 2000,
} as const

/** The areas that are not rated yet. */
export const unrated: readonly CaseStudyRating[] = Object.keys(caseStudyAreas).map((area) => ({
  area,
  rating: null,
  note: '',
}))

/** Events and interviews in the order of their days; those of one day stay as they were entered, those without one come last. */
export function byDay<Entry extends { date: string }>(entries: readonly Entry[]): Entry[] {
  return entries.toSorted((one, other) => {
    if (one.date === other.date) return 0
    if (one.date === '') return 1
    if (other.date === '') return -1
    return one.date < other.date ? -1 : 1
  })
}

/** A student as everybody sees it who did not reveal the names. */
export const maskedCaseStudent = ({ studentId, ...student }: CaseStudyStudent): string =>
  maskedStudent({ ...student, id: studentId })

/** Rules of the fields; `today` is the day of the state. Every refused entry is named by its place in the list. */
export function checkCaseStudy(fields: CaseStudyFields, today: string): Verdict[] {
  return [
    ...Object.entries(caseStudyTexts).map(([field, { label, most }]) =>
      field === 'theme'
        ? checkText(fields.theme, { field, label, most, required: true, isProse: true })
        : atMost(fields[field as keyof typeof caseStudyTexts], { field, label, most }),
    ),
    ...checkTimeline(fields.timeline, today),
    ...checkInterviews(fields.interviews, today),
    ...checkRatings(fields.ratings),
    ...checkRecommendations(fields.recommendations),
  ].filter((verdict) => !verdict.allowed)
}

function checkTimeline(timeline: readonly CaseStudyEvent[], today: string): Verdict[] {
  const { events, line, event } = caseStudyLimits
  return [
    atMostEntries(timeline, events, 'timeline', 'events'),
    ...timeline.flatMap((entry, index) => {
      const field = (name: string) => `timeline.${index}.${name}`
      return [
        checkDay(entry.date, field('date'), today),
        atMost(entry.source, { field: field('source'), label: 'Source', most: line }),
        atMost(entry.event, { field: field('event'), label: 'Event', most: event }),
        atMost(entry.document, { field: field('document'), label: 'Document', most: line }),
      ]
    }),
  ]
}

function checkInterviews(interviews: readonly CaseStudyInterview[], today: string): Verdict[] {
  const { line, notes } = caseStudyLimits
  return [
    atMostEntries(interviews, caseStudyLimits.interviews, 'interviews', 'interviews'),
    ...interviews.flatMap((entry, index) => {
      const field = (name: string) => `interviews.${index}.${name}`
      return [
        checkDay(entry.date, field('date'), today),
        atMost(entry.role, { field: field('role'), label: 'Role', most: line }),
        atMost(entry.person, { field: field('person'), label: 'Person', most: line }),
        atMost(entry.notes, { field: field('notes'), label: 'Notes', most: notes }),
      ]
    }),
  ]
}

function checkRatings(ratings: readonly CaseStudyRating[]): Verdict[] {
  const areas = ratings.map(({ area }) => area)
  return [
    new Set(areas).size === areas.length ? allowed : badInput('Rate each area once.', 'ratings'),
    ...ratings.flatMap(({ area, rating, note }, index) => [
      Object.hasOwn(caseStudyAreas, area)
        ? allowed
        : badInput('Choose an area of the list.', `ratings.${index}.area`),
      rating === null || Object.hasOwn(caseStudyRatings, rating)
        ? allowed
        : badInput('Rating must be between 1 and 4.', `ratings.${index}.rating`),
      atMost(note, { field: `ratings.${index}.note`, label: 'Note', most: caseStudyLimits.rating }),
    ]),
  ]
}

function checkRecommendations(recommendations: readonly CaseStudyRecommendation[]): Verdict[] {
  return [
    atMostEntries(recommendations, caseStudyLimits.recommendations, 'recommendations', 'recommendations'),
    ...recommendations.map(({ text }, index) =>
      atMost(text, {
        field: `recommendations.${index}.text`,
        label: 'Recommendation',
        most: caseStudyLimits.event,
      }),
    ),
  ]
}

const atMost = (
  text: string,
  { field, label, most }: { field: string; label: string; most: number },
): Verdict =>
  text.length > most ? badInput(`${label} can have at most ${most} characters.`, field) : allowed

const atMostEntries = (list: readonly unknown[], most: number, field: string, noun: string): Verdict =>
  list.length > most ? badInput(`A case study can have at most ${most} ${noun}.`, field) : allowed

function checkDay(date: string, field: string, today: string): Verdict {
  // An entry that is being written has no date yet; sending for review asks for it.
  if (date === '') return allowed
  if (!isCalendarDay(date)) return badInput('Enter a date.', field)
  return date > today ? badInput('Date cannot be in the future.', field) : allowed
}

/** Rules of one more student; `known` are those whom the study names already. */
export function checkCaseStudent(
  student: Omit<CaseStudyStudent, 'id'>,
  known: readonly Pick<CaseStudyStudent, 'studentId'>[],
): Verdict[] {
  const { name, students } = caseStudyLimits
  const same = known.some(
    ({ studentId }) => studentId.toLowerCase() === oneLine(student.studentId).toLowerCase(),
  )
  return [
    known.length >= students
      ? badInput(`A case study is about at most ${students} students.`, 'studentId')
      : allowed,
    checkText(student.studentId, { field: 'studentId', label: 'Student ID', required: true, most: name }),
    same ? badInput('This student is named already.', 'studentId') : allowed,
    isMaskedReference(student.studentId)
      ? badInput('Enter the whole student ID, not a masked one.', 'studentId')
      : allowed,
    checkText(student.firstName, { field: 'firstName', label: 'First name', required: true, most: name }),
    checkText(student.lastName, { field: 'lastName', label: 'Last name', required: true, most: name }),
  ].filter((verdict) => !verdict.allowed)
}

/** What a case study lacks before a second monitor can review it, a sentence each. */
export function caseStudyGaps(fields: CaseStudyFields, students: number): string[] {
  const { timeline, interviews, ratings, question, conclusions } = fields
  const rated = new Set(ratings.filter(({ rating }) => rating !== null).map(({ area }) => area))
  const missing = Object.entries(caseStudyAreas).filter(([area]) => !rated.has(area))
  return [
    ...(students === 0 ? ['Name at least one student.'] : []),
    ...(question.trim() === '' ? ['Question is required.'] : []),
    ...(timeline.length === 0 ? ['Enter at least one event of the timeline.'] : []),
    ...(timeline.some(({ date, event }) => date === '' || event.trim() === '')
      ? ['Each event needs its date and what happened.']
      : []),
    ...(interviews.some(({ date, role }) => date === '' || role.trim() === '')
      ? ['Each interview needs its date and the role of the person.']
      : []),
    ...(missing.length > 0 ? [`Rate ${missing.map(([, label]) => `“${label}”`).join(', ')}.`] : []),
    ...(conclusions.trim() === '' ? ['Conclusions are required.'] : []),
  ]
}

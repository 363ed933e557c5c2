import {
  byDay,
  caseStudyAreas,
  caseStudyRatings,
  unrated,
  type CaseStudyEvent,
  type CaseStudyInterview,
  type CaseStudyRating,
  type CaseStudyRecommendation,
} from '@portal/domain'
import { equal } from '@wry/equality'
import { formatDate } from '../../../lib/format'
import { rowFields, type Versions } from '../../../lib/saving/three-way-merge'
import type { ConflictField } from '../../../ui/form/conflict-fields'
import { caseStudiesMessages as m } from '../case-studies-messages.generated'
import type { CaseStudyFieldsFragment } from '../case-studies.generated'

export type CaseStudy = CaseStudyFieldsFragment

/** What monitors write, as one text that saves itself. */
export interface StudyValue {
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

/** The names of its plain texts, in the order of the form. */
export type StudyText = 'theme' | 'question' | 'methodNotes' | 'strengths' | 'concerns' | 'conclusions'

/** The study as the form has it: every area is there, rated or not. */
export function valueOf(study: CaseStudy): StudyValue {
  const { theme, question, methodNotes, strengths, concerns, conclusions, referToAudit } = study
  const rated = new Map(study.ratings.map((one) => [one.area, one]))
  return {
    theme,
    question,
    methodNotes,
    strengths,
    concerns,
    conclusions,
    referToAudit,
    timeline: study.timeline.map(({ id, date, source, event, document }) => ({
      id,
      date,
      source,
      event,
      document,
    })),
    interviews: study.interviews.map(({ id, role, person, date, notes }) => ({
      id,
      role,
      person,
      date,
      notes,
    })),
    ratings: unrated.map((none) => {
      const { rating, note } = rated.get(none.area) ?? none
      return { area: none.area, rating, note }
    }),
    recommendations: study.recommendations.map(({ id, text }) => ({ id, text })),
  }
}

/** Whether two versions say the same; events and interviews have no order but that of their days. */
export function sameStudy(one: StudyValue, other: StudyValue): boolean {
  const said = (value: StudyValue) => ({
    ...value,
    theme: value.theme.trim(),
    timeline: byDay(value.timeline),
    interviews: byDay(value.interviews),
  })
  return equal(said(one), said(other))
}

const text = (name: StudyText): ConflictField<StudyValue> => ({
  members: [name],
  label: m.texts[name],
  show: (value) => value[name],
})

const dayOf = (day: string) => (day === '' ? m.entries.noDate : formatDate(day))

/** Entries of a list, each of its own: another entry, or another part of it, is no conflict. */
function entries<Member extends 'timeline' | 'interviews' | 'ratings' | 'recommendations'>(
  member: Member,
  key: (entry: StudyValue[Member][number]) => string,
  say: (entry: StudyValue[Member][number]) => string,
  versions: Versions<StudyValue>,
): ConflictField<StudyValue>[] {
  type Entry = StudyValue[Member][number]
  const read = (value: StudyValue): readonly Entry[] => value[member]
  return rowFields<StudyValue, Entry & object>(
    member,
    { read, write: (value, rows) => ({ ...value, [member]: rows }), key },
    versions,
  ).map((field) =>
    Object.assign(field, {
      label: m[member].title,
      show: (value: StudyValue) => {
        const entry = read(value).find((one) => key(one) === key(field.row))
        return entry && say(entry)
      },
    }),
  )
}

/** The parts of a study, as a conflict between two people compares them. */
export function studyFields(versions: Versions<StudyValue>): ConflictField<StudyValue>[] {
  return [
    text('theme'),
    text('question'),
    text('methodNotes'),
    ...entries(
      'timeline',
      ({ id }) => id,
      ({ date, event, source, document }) =>
        [dayOf(date), event, source, document].filter((one) => one !== '').join('. '),
      versions,
    ),
    ...entries(
      'interviews',
      ({ id }) => id,
      ({ date, role, person, notes }) =>
        [dayOf(date), role, person, notes].filter((one) => one !== '').join('. '),
      versions,
    ),
    text('strengths'),
    text('concerns'),
    ...entries(
      'ratings',
      ({ area }) => area,
      ({ area, rating, note }) =>
        [`${caseStudyAreas[area] ?? area}: ${ratingText(rating)}`, note]
          .filter((one) => one !== '')
          .join('. '),
      versions,
    ),
    text('conclusions'),
    ...entries(
      'recommendations',
      ({ id }) => id,
      (entry) => entry.text,
      versions,
    ),
    {
      members: ['referToAudit'],
      label: m.recommendations.refer,
      show: ({ referToAudit }) => (referToAudit ? m.recommendations.referred : ''),
    },
  ]
}

/** '3 Evident' */
export const ratingText = (rating: number | null): string =>
  rating === null ? m.ratings.none : `${rating} ${caseStudyRatings[rating] ?? ''}`

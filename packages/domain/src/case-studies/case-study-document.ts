import { complianceYearName } from '../years/compliance-year.js'
import {
  cell,
  heading,
  labelled,
  list,
  paragraph,
  paragraphs,
  table,
  type ReportDocument,
} from '../reports/report-document.js'
import {
  byDay,
  caseStudyAreas,
  caseStudyRatings,
  type CaseStudyFields,
  type CaseStudyStudent,
} from './case-study-fields.js'
import { shortDay } from '../text-days.js'
import type { CaseStudyStatus } from './case-study-states.js'
import { nameRemover, type KnownName, type NameRemover, type WordDecision } from '../names/name-remover.js'

/** A case study as its files and its summary need it. */
export interface WrittenCaseStudy extends CaseStudyFields {
  agency: string
  year: number
  part: string
  status: CaseStudyStatus
  students: readonly CaseStudyStudent[]
  /** People of the state who wrote, reviewed or changed it. */
  staff: readonly string[]
  decisions: Readonly<Record<string, WordDecision>>
}

/** Names that the record knows: students with their identifiers, people who were interviewed, staff. */
export function namesKnownTo({
  students,
  interviews,
  staff,
}: Pick<WrittenCaseStudy, 'students' | 'interviews' | 'staff'>): KnownName[] {
  const people = [...new Set(interviews.map(({ person }) => person.trim()).filter((one) => one !== ''))]
  return [
    ...students.flatMap(({ studentId, firstName, lastName }, index) =>
      [`${firstName} ${lastName}`, `${lastName}, ${firstName}`, studentId].map((name) => ({
        name,
        instead: `[student ${index + 1}]`,
      })),
    ),
    ...people.map((name, index) => ({ name, instead: `[person ${index + 1}]` })),
    ...staff.map((name) => ({ name, instead: '[staff]' })),
  ]
}

/** Takes names out of a case study. */
export function removerOf(study: WrittenCaseStudy): NameRemover {
  return nameRemover(namesKnownTo(study), study.decisions)
}

/** The texts in which names may stand. Titles, sources and documents are no sentences. */
export function textsOfCaseStudy(study: CaseStudyFields) {
  const { theme, question, methodNotes, timeline, interviews, strengths, concerns, conclusions } = study
  return {
    fragments: [
      theme,
      ...timeline.flatMap(({ source, document }) => [source, document]),
      ...interviews.map(({ role }) => role),
    ],
    sentences: [
      question,
      methodNotes,
      ...timeline.map(({ event }) => event),
      ...interviews.map(({ notes }) => notes),
      strengths,
      concerns,
      ...study.ratings.map(({ note }) => note),
      conclusions,
      ...study.recommendations.map(({ text }) => text),
    ],
  }
}

/** Capitalised words of a case study that may be names, with what was decided about each. */
export function wordsOfCaseStudy(study: WrittenCaseStudy) {
  return removerOf(study)
    .words(textsOfCaseStudy(study))
    .map((one) => Object.assign(one, { decision: study.decisions[one.word] ?? null }))
}

/** How many of these words nobody decided about. */
export function undecidedIn(study: WrittenCaseStudy): number {
  return wordsOfCaseStudy(study).filter(({ decision }) => decision === null).length
}

/** The whole case study as it is printed, with its names or without. */
export function caseStudyDocument(study: WrittenCaseStudy, { names }: { names: boolean }): ReportDocument {
  const written = names ? study : withoutNames(study)
  const { theme, question, methodNotes, strengths, concerns, conclusions } = written
  return {
    kind: 'other',
    title: `Case study: ${theme}`,
    facts: [
      ...factsOf(study),
      names
        ? `Students: ${study.students.map(({ firstName, lastName, studentId }) => `${firstName} ${lastName} (${studentId})`).join('; ')}`
        : `Students: ${study.students.length}. Names are removed.`,
    ],
    blocks: [
      ...section('Question', question),
      ...section('Method', methodNotes),
      ...timelineBlocks(written),
      ...interviewBlocks(written),
      ...section('Strengths', strengths),
      ...section('Concerns', concerns),
      ...ratingBlocks(written),
      ...section('Conclusions', conclusions),
      ...recommendationBlocks(written),
    ],
  }
}

/** What agencies are given of a shared case study: what was found and what is recommended, without names and interviews. */
export function caseStudySummary(study: WrittenCaseStudy): ReportDocument {
  const written = withoutNames(study)
  return {
    kind: 'other',
    title: `Case study summary: ${written.theme}`,
    facts: factsOf(study),
    blocks: [
      ...section('Question', written.question),
      ...section('Strengths', written.strengths),
      ...section('Concerns', written.concerns),
      ...ratingBlocks(written),
      ...section('Conclusions', written.conclusions),
      ...recommendationBlocks(written),
    ],
  }
}

const factsOf = ({ agency, part, year, status }: WrittenCaseStudy) => [
  `${agency}, ${part}, ${complianceYearName(year)}`,
  `Status: ${status}`,
]

/** The same study with every text that {@link textsOfCaseStudy} names rewritten. */
function withoutNames(study: WrittenCaseStudy): WrittenCaseStudy {
  const { without } = removerOf(study)
  return {
    ...study,
    theme: without(study.theme),
    question: without(study.question),
    methodNotes: without(study.methodNotes),
    strengths: without(study.strengths),
    concerns: without(study.concerns),
    conclusions: without(study.conclusions),
    timeline: study.timeline.map((entry) => ({
      ...entry,
      source: without(entry.source),
      event: without(entry.event),
      document: without(entry.document),
    })),
    interviews: study.interviews.map((entry) => ({
      ...entry,
      role: without(entry.role),
      person: '',
      notes: without(entry.notes),
    })),
    ratings: study.ratings.map((entry) => ({ ...entry, note: without(entry.note) })),
    recommendations: study.recommendations.map((entry) => ({ ...entry, text: without(entry.text) })),
  }
}

const section = (title: string, text: string) =>
  text.trim() === '' ? [] : [heading(2, title), ...paragraphs(text)]

const dayOf = (date: string) => (date === '' ? '' : shortDay(date))

function timelineBlocks({ timeline }: CaseStudyFields) {
  if (timeline.length === 0) return []
  return [
    heading(2, 'Timeline'),
    table(
      'Events in the order of their dates',
      ['Date', 'Event', 'Source', 'Document'],
      byDay(timeline).map(({ date, event, source, document }) =>
        [dayOf(date), event, source, document].map(cell),
      ),
    ),
  ]
}

function interviewBlocks({ interviews }: CaseStudyFields) {
  if (interviews.length === 0) return []
  return [
    heading(2, 'Interviews'),
    ...byDay(interviews).flatMap(({ role, person, date, notes }) =>
      [heading(3, [role, person, dayOf(date)].filter((text) => text !== '').join(', '))].concat(
        notes.trim() === '' ? [paragraph('No notes.')] : paragraphs(notes),
      ),
    ),
  ]
}

function ratingBlocks({ ratings }: CaseStudyFields) {
  const byArea = new Map(ratings.map((one) => [one.area, one]))
  return [
    heading(2, 'Ratings'),
    table(
      'Rating of each area, from 1 Not evident to 4 Strong',
      ['Area', 'Rating', 'Note'],
      Object.entries(caseStudyAreas).map(([area, label]) => {
        const { rating = null, note = '' } = byArea.get(area) ?? {}
        const said = rating === null ? 'Not rated' : `${rating} ${caseStudyRatings[rating] ?? ''}`
        return [label, said, note].map(cell)
      }),
    ),
  ]
}

function recommendationBlocks({ recommendations, referToAudit }: CaseStudyFields) {
  return [
    ...(recommendations.length === 0 ? [] : [heading(2, 'Recommendations')]),
    ...list(
      'The study recommends:',
      recommendations.map(({ text }) => text),
    ),
    ...labelled('Referred to a desk audit', referToAudit ? 'Yes' : ''),
  ]
}

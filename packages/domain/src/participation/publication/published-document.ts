import {
  cell,
  heading,
  list,
  paragraph,
  paragraphs,
  table,
  type ReportDocument,
} from '../../reports/report-document.js'
import { smallestShown } from '../../small-numbers.js'
import { complianceYearName } from '../../years/compliance-year.js'
import {
  justificationCategories,
  justificationGroups,
  type JustificationCategory,
} from '../justification-groups.js'
import type { JustificationQuestion } from '../justification-labels.js'
import {
  justificationQuestionKeys,
  justificationQuestions,
  type JustificationFields,
} from '../justification.js'
import { ratedSubjects, type ParticipationRates, type RatedSubject } from '../participation-rates.js'
import {
  publishedDecisions,
  publishedGroups,
  publishedRates,
  type PublishedGroup,
  type PublishedRate,
} from './published-numbers.js'

/** A justification as it is published; stored as it stood, nothing in it is computed again. */
export interface PublishedJustification {
  threshold: number
  rates: PublishedRate[]
  answers: Record<JustificationQuestion, string>
  reviewed: string
  changed: string
  groupSubject: RatedSubject
  groups: PublishedGroup[]
}

/** A justification with its texts as they may be published, and its small numbers hidden. */
export function publishedJustification(
  fields: JustificationFields,
  answers: Record<JustificationQuestion, string>,
  { rates, threshold }: { rates: ParticipationRates; threshold: number },
): PublishedJustification {
  return {
    threshold,
    rates: publishedRates(rates, threshold),
    answers,
    ...publishedDecisions(fields),
    groupSubject: fields.groupSubject,
    groups: publishedGroups(fields.groups, rates[fields.groupSubject]),
  }
}

/** Whose publication it is. */
export interface PublishedOf {
  agency: string
  year: number
}

/** A published justification as it is read, printed and posted. */
export function publishedDocument(
  { threshold, rates, answers, reviewed, changed, groupSubject, groups }: PublishedJustification,
  { agency, year }: PublishedOf,
): ReportDocument {
  const limit = `${threshold.toFixed(1)} %`
  const above = rates.filter(({ exceeds }) => exceeds).map(({ subject }) => ratedSubjects[subject])
  return {
    kind: 'other',
    title: `Justification of alternate assessments: ${agency}, ${complianceYearName(year)}`,
    facts: [
      `${agency}, ${complianceYearName(year)}`,
      `More than ${limit} of the students tested took the alternate assessment in: ${above.join(', ')}.`,
      'Published by the state without information that identifies students (34 CFR 200.6(c)(3)).',
      `Numbers below ${smallestShown} are hidden, and numbers that would reveal them.`,
    ],
    blocks: [
      heading(2, 'Participation'),
      table(
        'Students tested with the alternate assessment',
        ['Subject', 'Students tested#', 'Alternate assessment#', 'Rate#', 'Result'],
        rates.map((one) => [
          cell(ratedSubjects[one.subject]),
          cell(one.tested),
          cell(one.alternate),
          cell(one.rate),
          cell(one.exceeds ? `Above ${limit}` : `Within ${limit}`),
        ]),
      ),
      ...justificationQuestionKeys.flatMap((key) =>
        [heading(2, justificationQuestions[key])].concat(
          answers[key].trim() === '' ? paragraph('No answer.') : paragraphs(answers[key]),
        ),
      ),
      heading(2, 'Eligibility decisions'),
      ...list('', [`Reviewed in the year: ${reviewed}`, `Changed: ${changed}`]),
      heading(2, `Groups of students, ${ratedSubjects[groupSubject]}`),
      paragraph('The risk ratio compares a group with all other students tested in the subject.'),
      ...groupTables(groups),
    ],
  }
}

function groupTables(groups: readonly PublishedGroup[]) {
  return (Object.keys(justificationCategories) as JustificationCategory[]).flatMap((category) => {
    const rows = justificationGroups
      .filter((group) => group.category === category)
      .flatMap(({ id, name }) => {
        const group = groups.find((one) => one.id === id)
        return group ? [[name, group.tested, group.alternate, group.ratio].map(cell)] : []
      })
    return rows.length === 0
      ? []
      : [
          table(
            justificationCategories[category],
            ['Group', 'Students tested#', 'Alternate assessment#', 'Risk ratio#'],
            rows,
          ),
        ]
  })
}

/** Whether two publications say the same. */
export function isSamePublished(one: PublishedJustification, other: PublishedJustification): boolean {
  const text = (published: PublishedJustification) =>
    JSON.stringify(publishedDocument(published, { agency: '', year: 0 }))
  return text(one) === text(other)
}

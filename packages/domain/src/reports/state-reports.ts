import { complianceYearName } from '../years/compliance-year.js'
import { subsectionStateName } from '../self-assessment/subsection-states.js'
import {
  cell,
  figure,
  heading,
  paragraph,
  table,
  type ReportCell,
  type ReportDocument,
} from './report-document.js'
import { countCell, meanCell } from './report-numbers.js'
import {
  factsOf,
  itemsByLineage,
  ratingCell,
  ratingText,
  subsectionsOf,
  type ReportItem,
  type ReportSubject,
} from './report-subject.js'

/** For the state: how many subsections are in each state and how many items have each rating, by section. */
export function summaryReport(subjects: readonly ReportSubject[]): ReportDocument {
  return {
    kind: 'summary',
    title: 'Summary report',
    facts: subjects[0] ? [subjects[0].agency, complianceYearName(subjects[0].year)] : [],
    blocks: subjects.flatMap((subject) => [
      heading(2, `${subject.part}: ${subject.title}`),
      statesTable(subject),
      ratingsTable(subject, 'rating', 'Ratings of the agency'),
      ratingsTable(subject, 'stateRating', 'Ratings of the state'),
    ]),
  }
}

function statesTable(subject: ReportSubject) {
  const states = [...new Set(subsectionsOf(subject).map(({ state }) => state))].toSorted((a, b) => a - b)
  return table(
    `Subsections by state, ${subject.part}`,
    ['Section', ...states.map((state) => `${subsectionStateName(state)}#`)],
    subject.sections.map((section) => [
      cell(`${section.number} ${section.title}`),
      ...states.map((state) =>
        countCell(
          `${section.number} ${section.title}: ${subsectionStateName(state)}`,
          section.subsections
            .filter((one) => one.state === state)
            .map(({ number, title }) => `${number} ${title}`),
        ),
      ),
    ]),
  )
}

const ratings = [4, 3, 2, 1, 0, null] as const
const ratingLabels = ['4#', '3#', '2#', '1#', 'N/A#', 'Not rated#']

function ratingsTable(subject: ReportSubject, side: 'rating' | 'stateRating', title: string) {
  return table(
    `${title}, ${subject.part}`,
    ['Section', ...ratingLabels, 'Mean#'],
    subject.sections.map((section) => {
      const items = section.subsections
        .flatMap((one) => one.items)
        .filter(({ choices }) => choices.length > 0)
      return [
        cell(`${section.number} ${section.title}`),
        ...ratings.map((rating, index) =>
          countCell(
            `${section.number} ${section.title}: ${ratingLabels[index]?.replace('#', '') ?? ''}`,
            items.filter((item) => item[side] === rating).map(({ number, text }) => `${number} ${text}`),
          ),
        ),
        meanCell(`${section.number} ${section.title}`, items, side),
      ]
    }),
  )
}

/** Compares the same questions in two years, by lineage; questions of only one year are marked. */
export function comparisonReport(subject: ReportSubject, before: ReportSubject | null): ReportDocument {
  const earlier = before ? itemsByLineage(before) : new Map<string, ReportItem>()
  return {
    kind: 'comparison',
    title: 'Previous-year comparison',
    facts: factsOf(subject),
    blocks: before
      ? subject.sections.flatMap((section) => [
          heading(2, `${section.number} ${section.title}`),
          ...section.subsections.map((one) => {
            const old = one.items.flatMap(({ lineageId }) => earlier.get(lineageId) ?? [])
            return table(
              `${one.number} ${one.title}`,
              ['Item', complianceYearName(before.year), complianceYearName(subject.year), 'Change#'],
              [
                ...one.items.map((item) => comparedRow(item, earlier.get(item.lineageId))),
                [
                  cell('Mean rating'),
                  meanCell(`${one.number}, ${complianceYearName(before.year)}`, old, 'rating'),
                  meanCell(`${one.number}, ${complianceYearName(subject.year)}`, one.items, 'rating'),
                  cell(''),
                ],
              ],
            )
          }),
        ])
      : [paragraph('There is no self-assessment of this part in an earlier year.')],
  }
}

function comparedRow(item: ReportItem, old: ReportItem | undefined): ReportCell[] {
  return [
    cell(`${item.number} ${item.text}`),
    old ? saidCell(old) : cell('Not asked'),
    saidCell(item),
    changeCell(item, old),
  ]
}

const saidCell = (item: ReportItem): ReportCell =>
  item.choices.length > 0 ? ratingCell(item, item.rating) : cell(said(item))

const said = (item: ReportItem): string => {
  if (item.choices.length > 0) return ratingText(item, item.rating)
  return item.narrative === '' ? 'No explanation' : 'In words'
}

/** Not applicable is not on the scale: no difference is computed for it. */
function changeCell(item: ReportItem, old: ReportItem | undefined): ReportCell {
  if (!old?.rating || !item.rating) return cell('')
  const change = item.rating - old.rating
  return figure(
    change === 0 ? 'Same' : change > 0 ? `+${change}` : `−${-change}`,
    change,
    `Change of ${item.number}`,
    [`Before: ${said(old)}`, `Now: ${said(item)}`],
  )
}

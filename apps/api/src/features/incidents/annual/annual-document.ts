import {
  cell,
  complianceYearName,
  heading,
  paragraph,
  reportedKindKeys,
  reportedKinds,
  shortDay,
  smallestShown,
  table,
  type ReportDocument,
} from '@portal/domain'
import type { AnswerOf, getPublishedIncidents } from '@portal/rest-contract'

type Published = AnswerOf<typeof getPublishedIncidents>
type Line = Published['totals']

const kinds = [
  ...reportedKindKeys.map((key) => [key, reportedKinds[key].label] as const),
  ['all', 'All kinds'] as const,
]

const cellsOf = (name: string, line: Line, key: (typeof kinds)[number][0]) => {
  const { incidents, students, per100 } = line[key]
  return [cell(name), cell(incidents.text), cell(students.text), cell(per100)]
}

/** The published totals as a report: a table for each kind, and the state by year. */
export function publishedDocument(
  { year, rows, totals, trend, missing }: Published,
  today: string,
): ReportDocument {
  const labels = ['Agency', 'Incidents#', 'Students#', 'Incidents per 100 students#']
  return {
    kind: 'other',
    title: `Restraint and seclusion ${complianceYearName(year)}`,
    facts: [
      `Totals of ${rows.length} agencies, as accepted by the state until ${shortDay(today)}`,
      ...(missing > 0 ? [`${missing} agencies are not included yet`] : []),
    ],
    blocks: [
      paragraph(
        `Counts about fewer than ${smallestShown} students read n<${smallestShown}; a count that would reveal such a one reads hidden.`,
      ),
      ...kinds.flatMap(([key, label]) => [
        heading(2, label),
        table(`${label} by agency`, labels, [
          ...rows.map((row) => cellsOf(row.agency, row, key)),
          cellsOf('State', totals, key),
        ]),
      ]),
      heading(2, 'The state by year'),
      table(
        'Incidents of the state by year',
        ['School year', ...kinds.map(([, label]) => `${label}#`)],
        trend.map((line) => [
          cell(complianceYearName(line.year)),
          ...kinds.map(([key]) => cell(line[key].incidents.text)),
        ]),
      ),
    ],
  }
}

import { casesForExport, findingStatusWords, type Actor, type CsvCell } from '@portal/domain'
import type { FindingRow } from './findings-rows-read-model.js'

/** Columns of the exported register. */
export const findingHeadings = [
  'Number',
  'Agency',
  'Year',
  'Part',
  'Source',
  'Citation',
  'Requirement',
  'Indicator',
  'Status',
  'Issued',
  'Due',
  'Corrected',
  'Closed',
  'Cases verified',
  'Cases',
  'Reviews of newer data',
  'Overdue',
  'Repeat',
  'Systemic',
  'Monitor',
]

/** One finding as a row of the export; a reader outside of the state gets no small numbers of students in a file (0.6). */
export function findingCells(row: FindingRow, agency: string, reader: Actor): CsvCell[] {
  const [verified, all] = casesForExport(reader, row)
  return [
    row.number,
    agency,
    `${row.year} - ${row.year + 1}`,
    row.part,
    row.source,
    row.citation?.reference ?? null,
    row.citation?.title ?? null,
    row.indicatorCode,
    findingStatusWords(row.status).name,
    row.issuedOn,
    row.dueOn,
    row.correctedOn,
    row.closedOn,
    verified,
    all,
    row.roundCount,
    row.overdue,
    row.repeat,
    row.systemic,
    row.owner?.fullName ?? null,
  ]
}

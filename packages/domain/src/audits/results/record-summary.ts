import { cell, heading, paragraph, table, type ReportDocument } from '../../reports/report-document.js'
import { longDay } from '../../text-days.js'
import { complianceYearName } from '../../years/compliance-year.js'
import { recordStatusNames } from '../lifecycle/record-states.js'
import type { ResultHeader, ResultItem } from './result-documents.js'

export interface SummaryLine extends ResultItem {
  answer: string
  notApplicable: string | null
  comment: string
  extras: readonly { label: string; value: string }[]
}

/** One record with everything that was answered about it. */
export interface SummarizedRecord {
  student: string
  school: string
  status: number
  met: number
  notMet: number
  notApplicable: number
  open: number
  setup: readonly { text: string; answer: string }[]
  sections: readonly { number: string; title: string; items: readonly SummaryLine[] }[]
}

/** Report d of 2.12: all answers of one record with its setup, and why items do not apply. */
export function recordSummaryDocument(
  { typeLabel, agency, part, year, prong, round, printedBy, printedOn }: ResultHeader,
  record: SummarizedRecord,
): ReportDocument {
  const { student, school, status, met, notMet, notApplicable, open } = record
  return {
    kind: 'other',
    title: `Summary of the record of ${student}`,
    facts: [
      agency,
      `${typeLabel}, ${part}, ${complianceYearName(year)}`,
      prong === 1 ? 'Review of records' : `Review of newer data, round ${round}`,
      [school, recordStatusNames[status]].filter(Boolean).join(', '),
      `Made by ${printedBy} on ${longDay(printedOn)}`,
    ],
    blocks: [
      paragraph(
        `Met: ${met}. Not met: ${notMet}. Not applicable: ${notApplicable}. Without an answer: ${open}.`,
      ),
      heading(2, 'Setup'),
      table(
        'Setup',
        ['Question', 'Answer'],
        record.setup.map(({ text, answer }) => [cell(text), cell(answer || 'Not answered')]),
      ),
      ...record.sections.flatMap(({ number, title, items }) => [
        heading(2, `${number} ${title}`),
        table(
          `${number} ${title}`,
          ['No.', 'Requirement', 'Citation', 'Answer', 'Comment'],
          items.map((item) => [
            cell(item.number),
            cell(item.text),
            cell(item.citations.join('; ')),
            cell(item.notApplicable ?? (item.answer || 'No answer')),
            cell(
              [item.comment, ...item.extras.map(({ label, value }) => `${label}: ${value}`)]
                .filter(Boolean)
                .join(' '),
            ),
          ]),
        ),
      ]),
    ],
  }
}

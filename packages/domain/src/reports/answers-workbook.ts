import { cell, table, type ReportBlock, type ReportCell, type ReportDocument } from './report-document.js'
import { answersReport } from './answers-report.js'
import { ratingCell, type ReportItem, type ReportSubject, type ReportSubsection } from './report-subject.js'

/**
 * Longest part of an explanation in one cell; spreadsheets accept 32,767 characters, and some are reserved for a mark.
 */
const longestPiece = 32_000

/** Every answer as a workbook: a table for each section, a row for each item (domain definition 8.7). */
export function answersWorkbook(subject: ReportSubject, kind: 'yearly' | 'detailed'): ReportDocument {
  return { ...answersReport(subject, kind), blocks: subject.sections.map(sectionTable) }
}

function sectionTable({ number, title, subsections }: ReportSubject['sections'][number]): ReportBlock {
  return table(
    `${number} ${title}`,
    ['Subsection', 'Item', 'Question', 'Rating#', 'Explanation', 'Evidence'],
    subsections.flatMap((subsection) => [
      ...subsection.items.flatMap((item) => itemRows(subsection, item)),
      ...(subsection.documents.length === 0
        ? []
        : [row(subsection, '', 'Documents of the subsection', { evidence: subsection.documents })]),
    ]),
  )
}

/** One row, or more where the explanation is longer than a cell. */
function itemRows(subsection: ReportSubsection, item: ReportItem): ReportCell[][] {
  const [first = '', ...rest] = piecesOf(item.narrative)
  return [
    row(subsection, item.number, item.text, {
      explanation: first,
      evidence: item.documents,
      rating: item.choices.length > 0 ? item : undefined,
    }),
    ...rest.map((explanation) => row(subsection, item.number, `${item.text} (continued)`, { explanation })),
  ]
}

function row(
  { number, title }: ReportSubsection,
  item: string,
  question: string,
  rest: { explanation?: string; evidence?: readonly string[]; rating?: ReportItem | undefined },
): ReportCell[] {
  const { rating } = rest
  return [
    cell(`${number} ${title}`),
    cell(item),
    cell(question),
    rating ? ratingCell(rating, rating.rating) : cell(''),
    cell(rest.explanation ?? ''),
    cell((rest.evidence ?? []).join('\n')),
  ]
}

/** Splits a text into parts that fit into a cell, never inside a surrogate pair. */
function piecesOf(text: string): string[] {
  const pieces: string[] = []
  for (let at = 0; at < text.length;) {
    const end = at + longestPiece
    const half = /[\uD800-\uDBFF]/.test(text.charAt(end - 1)) ? 1 : 0
    pieces.push(text.slice(at, end - half))
    at = end - half
  }
  return pieces
}

import {
  heading,
  labelled,
  list,
  paragraph,
  type ReportBlock,
  type ReportDocument,
} from './report-document.js'
import { factsOf, ratingText, type ReportItem, type ReportSubject } from './report-subject.js'

const titles = { yearly: 'Yearly report', detailed: 'Detailed report' }

/**
 * Every answer of an agency: its own yearly report at any time, or the detailed report with the stamp of the
 * submission.
 */
export function answersReport(subject: ReportSubject, kind: 'yearly' | 'detailed'): ReportDocument {
  const stamps = subject.stamps.length > 0 ? subject.stamps : ['Not submitted yet.']
  return {
    kind,
    title: titles[kind],
    facts: factsOf({ ...subject, stamps: kind === 'detailed' ? stamps : [] }),
    blocks: subject.sections.flatMap((section) => [
      heading(2, `${section.number} ${section.title}`),
      ...section.subsections.flatMap((subsection) => [
        heading(3, `${subsection.number} ${subsection.title}`),
        ...subsection.items.flatMap((item) => [
          heading(4, `${item.number} ${item.text}`),
          ...answerBlocks(item),
        ]),
        ...list('Documents of the subsection', subsection.documents),
      ]),
    ]),
  }
}

/** Rating, explanation and evidence of one item, in the agency's words. */
export function answerBlocks(item: ReportItem): ReportBlock[] {
  const rating = item.choices.length > 0 ? [paragraph(`Rating: ${ratingText(item, item.rating)}`)] : []
  const narrative = labelled('Explanation', item.narrative)
  return [
    ...rating,
    ...(narrative.length > 0 ? narrative : [paragraph('No explanation.')]),
    ...list('Evidence', item.documents),
  ]
}

import {
  cell,
  heading,
  list,
  paragraph,
  paragraphs,
  table,
  type ReportBlock,
  type ReportCell,
  type ReportDocument,
} from './report-document.js'
import { agreementCell, countCell, fullyCell, meanCell, share } from './report-numbers.js'
import {
  areaNames,
  factsOf,
  ratingCell,
  subsectionsOf,
  type ReportSubject,
  type ReportSubsection,
} from './report-subject.js'

export interface FinalLetter {
  recommendations: string
  nextSteps: string
  /** Required document categories with what was handed in and marked Received. */
  documents: readonly { category: string; required: boolean; titles: readonly string[]; received: number }[]
  /** Findings of this self-assessment, a line each. */
  findings: readonly string[]
}

/** All sections with numbers by area, strengths, needs, findings, documents and next steps (domain definition 8.4). */
export function finalReport(subject: ReportSubject, letter: FinalLetter): ReportDocument {
  const subsections = subsectionsOf(subject)
  return {
    kind: 'final',
    title: 'Final report',
    facts: factsOf(subject),
    blocks: [
      heading(2, 'Summary by area'),
      areaTable(subsections),
      ...texts('Strengths', subsections, 'strengths'),
      ...texts('Needs', subsections, 'needs'),
      heading(2, 'Findings'),
      ...(letter.findings.length > 0
        ? list('', letter.findings)
        : [paragraph('No finding has been issued from this self-assessment so far.')]),
      heading(2, 'Recommendations'),
      ...orNone(letter.recommendations, 'The state makes no recommendations.'),
      heading(2, 'Required documents'),
      ...documentBlocks(letter.documents),
      heading(2, 'Next steps'),
      ...orNone(letter.nextSteps, 'No further step is needed.'),
      ...subject.sections.flatMap((section) => [
        heading(2, `${section.number} ${section.title}`),
        ...section.subsections.flatMap(reviewBlocks),
      ]),
    ],
  }
}

function areaTable(subsections: readonly ReportSubsection[]): ReportBlock {
  const areas = [...new Set(subsections.map(({ areaId }) => areaId))].toSorted((one, other) => one - other)
  const row = (name: string, of: readonly ReportSubsection[]): ReportCell[] => {
    const items = of.flatMap((one) => one.items)
    return [
      cell(name),
      meanCell(`${name}, agency`, items, 'rating'),
      meanCell(`${name}, state`, items, 'stateRating'),
      fullyCell(`${name}, state`, items, 'stateRating'),
      agreementCell(name, items),
    ]
  }
  return table(
    'Ratings by area',
    ['Area', 'Mean, agency#', 'Mean, state#', 'Fully implemented#', 'Agreement#'],
    [
      ...areas.map((area) =>
        row(
          areaNames[area] ?? `Area ${area}`,
          subsections.filter(({ areaId }) => areaId === area),
        ),
      ),
      row('All areas', subsections),
    ],
  )
}

function texts(
  title: string,
  subsections: readonly ReportSubsection[],
  member: 'strengths' | 'needs',
): ReportBlock[] {
  const said = subsections.filter((one) => one[member].trim() !== '')
  return [
    heading(2, title),
    ...(said.length === 0
      ? [paragraph(`No ${title.toLowerCase()} were written down.`)]
      : list(
          '',
          said.map((one) => `${one.number} ${one.title}: ${one[member].trim()}`),
        )),
  ]
}

function documentBlocks(documents: FinalLetter['documents']): ReportBlock[] {
  if (documents.length === 0) return [paragraph('No documents are required.')]
  const wanted = documents.filter(({ required }) => required)
  const handedIn = wanted.filter(({ titles }) => titles.length > 0)
  return [
    table(
      'Required documents received',
      ['Category', 'Uploaded#', 'Received#'],
      [
        ...documents.map(({ category, titles, received }) => [
          cell(category),
          countCell(`Documents of ${category}`, titles),
          { text: `${received} of ${titles.length}`, number: received, basis: null },
        ]),
        [
          cell('Required categories with a document'),
          share(
            'Required categories with a document',
            handedIn.length,
            wanted.length,
            wanted.map(({ category, titles }) => `${category}: ${titles.length}`),
          ),
          cell(''),
        ],
      ],
    ),
  ]
}

function reviewBlocks(one: ReportSubsection): ReportBlock[] {
  return [
    heading(3, `${one.number} ${one.title}`),
    ...paragraphs(one.sharedComment),
    table(
      `Ratings of ${one.number}`,
      ['Item', 'Agency', 'State'],
      one.items.map((item) => [
        cell(`${item.number} ${item.text}`),
        item.choices.length > 0 ? ratingCell(item, item.rating) : cell('In words'),
        item.choices.length > 0 ? ratingCell(item, item.stateRating) : cell(''),
      ]),
    ),
    // Not in the table: a comment can be longer than a page.
    ...list(
      'State comments',
      one.items
        .filter(({ stateComment }) => stateComment.trim() !== '')
        .map(({ number, stateComment }) => `${number}: ${stateComment}`),
    ),
  ]
}

const orNone = (text: string, none: string): ReportBlock[] =>
  text.trim() === '' ? [paragraph(none)] : paragraphs(text)

import { longDay } from '../text-days.js'
import { complianceYearName } from '../years/compliance-year.js'
import {
  cell,
  heading,
  labelled,
  list,
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
  itemsByLineage,
  ratingCell,
  subsectionsOf,
  type ReportItem,
  type ReportSubject,
  type ReportSubsection,
} from './report-subject.js'

export interface FinalLetter {
  recommendations: string
  nextSteps: string
  /** Required document categories with their submitted documents, and those marked Received. */
  documents: readonly { category: string; required: boolean; titles: readonly string[]; received: number }[]
  /** Findings of this self-assessment, one line each with the status. */
  findings: readonly { line: string; isOpen: boolean }[]
  /** Day by which the agency acknowledges the report, YYYY-MM-DD. */
  acknowledgeBy: string
  /** The same agency and part in the latest earlier year; null where there is none. */
  earlier: ReportSubject | null
}

/**
 * All sections with numbers by area, strengths, needs, findings, documents and next steps (domain definition 8.4). A
 * part without content is left out; open work is listed whatever the state wrote.
 */
export function finalReport(subject: ReportSubject, letter: FinalLetter): ReportDocument {
  const subsections = subsectionsOf(subject)
  const before = letter.earlier && {
    name: complianceYearName(letter.earlier.year),
    items: itemsByLineage(letter.earlier),
  }
  return {
    kind: 'final',
    title: 'Final report',
    facts: factsOf(subject),
    blocks: [
      heading(2, 'Summary by area'),
      areaTable(subsections),
      ...part('Strengths', texts(subsections, 'strengths')),
      ...part('Needs', texts(subsections, 'needs')),
      ...part(
        'Findings',
        list(
          openFindings(letter.findings),
          letter.findings.map(({ line }) => line),
        ),
      ),
      ...part('Recommendations', paragraphs(letter.recommendations)),
      ...part('Required documents', documentBlocks(letter.documents)),
      ...part('Next steps', [...paragraphs(letter.nextSteps), ...list('Still to do', stillToDo(letter))]),
      ...subject.sections.flatMap((section) => [
        heading(2, `${section.number} ${section.title}`),
        ...section.subsections.flatMap((one) => reviewBlocks(one, subject.year, before)),
      ]),
    ],
  }
}

/** A part of the report with its heading; empty when there are no blocks. */
function part(title: string, blocks: readonly ReportBlock[]): ReportBlock[] {
  return blocks.length === 0 ? [] : [heading(2, title), ...blocks]
}

function openFindings(findings: FinalLetter['findings']): string {
  const open = findings.filter(({ isOpen }) => isOpen).length
  if (open === 0) return 'No finding is open.'
  return open === 1 ? '1 finding is open.' : `${open} findings are open.`
}

/** Required categories without a document. */
function emptyCategories({ documents }: Pick<FinalLetter, 'documents'>): string[] {
  return documents
    .filter(({ required, titles }) => required && titles.length === 0)
    .map(({ category }) => category)
}

/** Open work of the agency, whatever the state wrote: the report never says that nothing is left while something is. */
function stillToDo(letter: FinalLetter): string[] {
  const open = letter.findings.filter(({ isOpen }) => isOpen).length
  const empty = emptyCategories(letter)
  return [
    `Acknowledge this report by ${longDay(letter.acknowledgeBy)}.`,
    ...(open > 0 ? [`Correct ${open === 1 ? 'the open finding' : `the ${open} open findings`}.`] : []),
    ...(empty.length > 0 ? [`Hand in what is missing: ${empty.join('; ')}.`] : []),
  ]
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

function texts(subsections: readonly ReportSubsection[], member: 'strengths' | 'needs'): ReportBlock[] {
  return list(
    '',
    subsections
      .filter((one) => one[member].trim() !== '')
      .map((one) => `${one.number} ${one.title}: ${one[member].trim()}`),
  )
}

function documentBlocks(documents: FinalLetter['documents']): ReportBlock[] {
  if (documents.length === 0) return []
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
    ...list('Required categories without a document', emptyCategories({ documents })),
  ]
}

interface EarlierYear {
  name: string
  items: ReadonlyMap<string, ReportItem>
}

function reviewBlocks(one: ReportSubsection, year: number, before: EarlierYear | null): ReportBlock[] {
  const rated = one.items.filter(({ choices }) => choices.length > 0)
  const rowOf = (item: ReportItem): ReportCell[] => {
    const old = before?.items.get(item.lineageId)
    return [
      cell(`${item.number} ${item.text}`),
      ...(before ? [old ? ratingCell(old, old.rating) : cell('Not asked')] : []),
      ratingCell(item, item.rating),
      ratingCell(item, item.stateRating),
    ]
  }
  return [
    heading(3, `${one.number} ${one.title}`),
    ...paragraphs(one.sharedComment),
    ...(rated.length === 0
      ? []
      : [
          table(
            `Ratings of ${one.number}`,
            [
              'Item',
              ...(before ? [`Agency, ${before.name}`] : []),
              `Agency, ${complianceYearName(year)}`,
              'State',
            ],
            rated.map(rowOf),
          ),
        ]),
    // Not in the table, because texts can be longer than a page. The reason why a whole subsection does not apply is
    // shown once, above.
    ...one.items
      .filter(({ narrative }) => narrative === '' || narrative !== one.sharedComment)
      .flatMap((item) => wordsBlocks(item, before)),
    ...list('Documents of the subsection', one.documents),
  ]
}

/**
 * Comments of agency and state on one item, beside those of the agency in the previous year; empty without comments.
 */
function wordsBlocks(item: ReportItem, before: EarlierYear | null): ReportBlock[] {
  const blocks = [
    ...labelled('Explanation', item.narrative),
    ...list('Evidence', item.documents),
    ...labelled(`Explanation of ${before?.name ?? ''}`, before?.items.get(item.lineageId)?.narrative ?? ''),
    ...labelled('State comment', item.stateComment),
  ]
  return blocks.length === 0 ? [] : [heading(4, `${item.number} ${item.text}`), ...blocks]
}

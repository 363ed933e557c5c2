import {
  cell,
  heading,
  paragraph,
  table,
  type ReportCell,
  type ReportDocument,
} from '../../reports/report-document.js'
import { longDay } from '../../text-days.js'
import { complianceYearName } from '../../years/compliance-year.js'
import type { Band } from '../scoring/item-scores.js'

/** Which review a report is about. */
export interface ResultHeader {
  typeLabel: string
  agency: string
  part: string
  year: number
  prong: number
  round: number
  printedBy: string
  printedOn: string
}

/** One line of a report about items. */
export interface ResultItem {
  number: string
  text: string
  citations: readonly string[]
}

/** A score as its reader sees it: numbers, or why one is hidden. */
export interface ScoreTexts {
  reviewed: string
  met: string
  notMet: string
  percent: string
}

/** Facts of a sample as their reader sees them; the day of the draw as YYYY-MM-DD. */
export interface SampleTexts {
  population: string
  sampled: string
  drawnOn: string | null
  records: string
  compliant: string
  compliantPercent: string
}

export interface ComplianceLine extends ResultItem {
  score: ScoreTexts
  notApplicable: string
  prior: string | null
  band: Band | null
}

export interface ComplianceSection {
  number: string
  title: string
  items: readonly ComplianceLine[]
  score: ScoreTexts
  notApplicable: string
}

/** A number as one, so that a sheet can add it up; a text where it is hidden. */
const count = (text: string): ReportCell => ({
  text,
  number: /^\d+$/.test(text) ? Number(text) : null,
  basis: null,
})
/** A percent as a share, so that a sheet can compare it; a text where there is none or it is hidden. */
const share = (text: string): ReportCell => {
  const [, hundredths] = /^(\d+(?:\.\d+)?) %/.exec(text) ?? []
  return { text, number: hundredths === undefined ? null : Number(`${hundredths}e-2`), basis: null }
}
const dayOf = (day: string | null) => cell(day === null ? '' : longDay(day))

function documentOf(title: string, header: ResultHeader, blocks: ReportDocument['blocks']): ReportDocument {
  const { typeLabel, agency, part, year, prong, round, printedBy, printedOn } = header
  return {
    kind: 'other',
    title,
    facts: [
      agency,
      `${typeLabel}, ${part}, ${complianceYearName(year)}`,
      prong === 1 ? 'Review of records' : `Review of newer data, round ${round}`,
      `Made by ${printedBy} on ${longDay(printedOn)}`,
    ],
    blocks,
  }
}

const sumHeads = ['Reviewed#', 'Y#', 'N#', 'NA#', '%#']
const sums = ({ reviewed, met, notMet, percent }: ScoreTexts, notApplicable: string) => [
  count(reviewed),
  count(met),
  count(notMet),
  count(notApplicable),
  share(percent),
]

/** Report a of 2.12: every item with its counts. */
export function complianceDocument(
  header: ResultHeader,
  {
    sections,
    total,
    totalNotApplicable,
    weighted,
    sample: { population, sampled, drawnOn, records, compliant, compliantPercent },
  }: {
    sections: readonly ComplianceSection[]
    total: ScoreTexts
    totalNotApplicable: string
    weighted: string
    sample: SampleTexts
  },
): ReportDocument {
  const drawn = drawnOn === null ? '' : `, drawn on ${longDay(drawnOn)}`
  return documentOf('Overall compliance', header, [
    paragraph(`Sample: ${sampled} of ${population} on the list${drawn}.`),
    paragraph(
      `Records reviewed: ${records}. Records without noncompliance: ${compliant} (${compliantPercent}).`,
    ),
    ...sections.flatMap((section) => [
      heading(2, `${section.number} ${section.title}`),
      sectionTable(section),
    ]),
    heading(2, 'Overall'),
    paragraph(`Compliance ${total.percent}, with the weight of each item ${weighted}.`),
    table(
      'Compliance by section',
      ['Section', ...sumHeads],
      [
        ...sections.map(({ number, title, score, notApplicable }) => [
          cell(`${number} ${title}`),
          ...sums(score, notApplicable),
        ]),
        [cell('Overall'), ...sums(total, totalNotApplicable)],
      ],
    ),
  ])
}

function sectionTable({ number, title, items, score, notApplicable }: ComplianceSection) {
  const lines = items.map((item) => [
    cell(item.number),
    cell(item.text),
    cell(item.citations.join('; ')),
    ...sums(item.score, item.notApplicable),
    share(item.prior ?? ''),
    cell(item.band ?? ''),
  ])
  const all = [cell('Section'), cell(title), cell(''), ...sums(score, notApplicable), cell(''), cell('')]
  const heads = ['No.', 'Requirement', 'Citation', ...sumHeads, 'Prior year %#', 'Band']
  return table(`${number} ${title}`, heads, [...lines, all])
}

export interface NoncomplianceLine {
  student: string
  school: string
  itemNumber: string
  citation: string
  comment: string
  requiredAction: string
  dueOn: string | null
  state: string
  verifiedOn: string | null
}

/** Report b of 2.12: every answer that is not met, by record. */
export function noncomplianceDocument(
  header: ResultHeader,
  lines: readonly NoncomplianceLine[],
): ReportDocument {
  return documentOf('Individual noncompliance', header, [
    table(
      'Individual noncompliance',
      [
        'Student',
        'School',
        'Item',
        'Citation',
        'State comment',
        'Required action',
        'Due',
        'Correction',
        'Verified on',
      ],
      lines.map((line) => [
        cell(line.student),
        cell(line.school),
        cell(line.itemNumber),
        cell(line.citation),
        cell(line.comment),
        cell(line.requiredAction),
        dayOf(line.dueOn),
        cell(line.state),
        dayOf(line.verifiedOn),
      ]),
    ),
  ])
}

export interface ItemCorrectionLine extends ResultItem {
  notMet: string
  submitted: string
  returned: string
  verified: string
  leftJurisdiction: string
  remaining: string
  findingNumber: string | null
  findingDueOn: string | null
  newerData: string | null
}

/** Report c of 2.12: where the corrections of each item stand. */
export function itemCorrectionsDocument(
  header: ResultHeader,
  lines: readonly ItemCorrectionLine[],
): ReportDocument {
  return documentOf('Item corrections', header, [
    table(
      'Item corrections',
      [
        'No.',
        'Requirement',
        'N#',
        'Submitted#',
        'Returned#',
        'Verified#',
        'Left jurisdiction#',
        'Remaining#',
        'Finding',
        'Finding due',
        'Prong 2 result %#',
      ],
      lines.map((line) => [
        cell(line.number),
        cell(line.text),
        count(line.notMet),
        count(line.submitted),
        count(line.returned),
        count(line.verified),
        count(line.leftJurisdiction),
        count(line.remaining),
        cell(line.findingNumber ?? ''),
        dayOf(line.findingDueOn),
        share(line.newerData ?? ''),
      ]),
    ),
  ])
}

export interface ComparisonLine extends ResultItem {
  first: string
  rounds: readonly string[]
  prior: string | null
}

/** Report f of 2.12: the review of records, the reviews of newer data, and the year before, item by item. */
export function comparisonDocument(
  header: ResultHeader,
  { rounds, lines }: { rounds: number; lines: readonly ComparisonLine[] },
): ReportDocument {
  const columns = Array.from({ length: rounds }, (_, at) => `Newer data, round ${at + 1}`)
  return documentOf('Comparison', header, [
    table(
      'Comparison',
      ['No.', 'Requirement', 'Prior year#', 'Review of records#', ...columns.map((label) => `${label}#`)],
      lines.map((line) => [
        cell(line.number),
        cell(line.text),
        share(line.prior ?? ''),
        share(line.first),
        ...columns.map((_, at) => share(line.rounds[at] ?? '')),
      ]),
    ),
  ])
}

/** Report e of 2.12: items by agencies; as one table, or as several of so many agencies as fit on a page. */
export function matrixDocument(
  header: Omit<ResultHeader, 'agency' | 'prong' | 'round'>,
  {
    agencies,
    lines,
    agenciesOnPage = Math.max(1, agencies.length),
  }: {
    agencies: readonly string[]
    lines: readonly (ResultItem & { state: string; cells: readonly string[] })[]
    agenciesOnPage?: number
  },
): ReportDocument {
  const tables = Math.max(1, Math.ceil(agencies.length / agenciesOnPage))
  return {
    kind: 'other',
    title: 'Compliance by agency',
    facts: [
      `${header.typeLabel}, ${header.part}, ${complianceYearName(header.year)}`,
      `Made by ${header.printedBy} on ${longDay(header.printedOn)}`,
    ],
    blocks: Array.from({ length: tables }, (_, at) => {
      const [from, to] = [at * agenciesOnPage, (at + 1) * agenciesOnPage]
      const named = agencies.slice(from, to)
      return table(
        tables === 1 ? 'Compliance by agency' : `Compliance by agency, ${named[0]} to ${named.at(-1)}`,
        ['No.', 'Requirement', 'All#', ...named.map((name) => `${name}#`)],
        lines.map(({ number, text, state, cells }) => [
          cell(number),
          cell(text),
          share(state),
          ...cells.slice(from, to).map(share),
        ]),
      )
    }),
  }
}

import { describe, expect, it } from 'vitest'
import { anActor } from '../testing/builders.js'
import { completion } from '../self-assessment/completion.js'
import { answersReport } from './answers-report.js'
import { answersWorkbook } from './answers-workbook.js'
import { finalReport } from './final-report.js'
import type { ReportBlock, ReportDocument } from './report-document.js'
import { agreementCell, fullyCell, meanCell } from './report-numbers.js'
import type { ReportItem, ReportSubject } from './report-subject.js'
import { issuedReviewComments, reviewComments, reviewCommentsSeen } from './review-comments.js'
import { requestsOf, selectiveReport } from './selective-report.js'
import { comparisonReport, summaryReport } from './state-reports.js'
import { canAcknowledge, canWithdraw, seesReport, type PublishedReportFacts } from './published-reports.js'

const choices = [
  { value: 4, label: 'Fully implemented' },
  { value: 3, label: 'Mostly implemented' },
  { value: 2, label: 'Partly implemented' },
  { value: 1, label: 'Not implemented' },
  { value: 0, label: 'Not applicable' },
]
const item = (number: string, overrides: Partial<ReportItem> = {}): ReportItem => ({
  lineageId: `l-${number}`,
  number,
  text: `Question ${number}`,
  choices,
  rating: null,
  narrative: '',
  documents: [],
  stateRating: null,
  stateComment: '',
  toProvide: '',
  ...overrides,
})
const subject = (items: ReportItem[], overrides: Partial<ReportSubject> = {}): ReportSubject => ({
  agency: 'Allegany County Public Schools',
  year: 2026,
  part: 'Part B',
  title: 'Self-assessment',
  stamps: ['Submitted by Nora Sandoval'],
  sections: [
    {
      number: '1',
      title: 'Child find',
      subsections: [
        {
          id: 7,
          number: '1.1',
          title: 'Outreach',
          areaId: 1,
          state: 6,
          sharedComment: 'Well kept.',
          strengths: 'Partners.',
          needs: '',
          items,
          documents: [],
        },
      ],
    },
  ],
  ...overrides,
})
const textOf = (report: ReportDocument) => JSON.stringify(report)
const tableOf = (blocks: readonly ReportBlock[], caption: string) =>
  blocks
    .find(({ kind, text }) => kind === 'table' && text.startsWith(caption))
    ?.rows.map(({ cells }) => cells.map(({ text }) => text))

describe('numbers of reports', () => {
  const rated = [
    item('1', { rating: 4, stateRating: 4 }),
    item('2', { rating: 3, stateRating: 2 }),
    item('3', { rating: 0, stateRating: 0 }),
    item('4', { rating: 2 }),
  ]

  it('takes the mean of 4, 3, N/A and 2 as 3.0 and says which items it is made of', () => {
    expect(meanCell('1.1', rated, 'rating')).toMatchObject({
      text: '3.0',
      number: 3,
      basis: {
        lines: [
          '1: 4 Fully implemented',
          '2: 3 Mostly implemented',
          '3: N/A Not applicable (left out)',
          '4: 2 Partly implemented',
        ],
      },
    })
    expect(meanCell('1.1', [item('1', { rating: 0 })], 'rating').text).toBe('N/A')
  })

  it('counts 9 of 12 required items as 75 % complete', () => {
    const answer = { responseType: 'Rating', narrativeRequired: 'never', evidenceRequired: false } as const
    const items = Array.from({ length: 12 }, (_, index) => ({
      ...answer,
      rating: index < 9 ? 4 : null,
      narrative: '',
      documents: 0,
    }))
    expect(completion(items)).toEqual({ answered: 9, answerable: 12 })
  })

  it('leaves N/A out of what is fully implemented, and unrated items out of the agreement', () => {
    expect(fullyCell('1.1', rated, 'stateRating')).toMatchObject({ text: '50.0 %', number: 0.5 })
    expect(agreementCell('1.1', rated)).toMatchObject({ text: '66.7 %', basis: { lines: { 0: '2 of 3' } } })
    expect(agreementCell('1.1', []).text).toBe('N/A')
  })
})

describe('reports', () => {
  it('lists in a selective report only the items that ask for something, in the chosen subsections', () => {
    const of = subject([
      item('1.1.1', { rating: 2, narrative: 'What we do.', toProvide: 'The log.', stateComment: 'Unclear.' }),
      item('1.1.2', { rating: 4, stateComment: 'Not to be seen.' }),
    ])
    const letter = { round: 1, dueOn: '2027-03-01', note: 'Please answer.', chosen: [7] }
    const report = selectiveReport(of, letter)
    expect(textOf(report)).toContain('What to provide: The log.')
    expect(textOf(report)).not.toContain('Not to be seen.')
    expect(tableOf(report.blocks, 'What needs a response')).toEqual([['1.1 Outreach', '1', 'March 1, 2027']])
    expect(requestsOf(of, [7])).toEqual([
      {
        subsectionResponseId: 7,
        comment: 'Well kept.',
        items: [{ number: '1.1.1', stateRating: null, stateComment: 'Unclear.', toProvide: 'The log.' }],
      },
    ])
    expect(selectiveReport(of, { ...letter, chosen: [] }).blocks.some(({ kind }) => kind === 'heading')).toBe(
      false,
    )
  })

  const finalLetter = {
    recommendations: '',
    nextSteps: 'Send the log.',
    findings: [{ line: 'F-2026-01-B-0001: 34 CFR 300.111 (Issued)', isOpen: true }],
    documents: [
      { category: 'Policies', required: true, titles: ['Policy'], received: 1 },
      { category: 'Minutes', required: true, titles: [], received: 0 },
      { category: 'Pictures', required: false, titles: [], received: 0 },
    ],
    acknowledgeBy: '2027-03-01',
    earlier: null,
  }
  const headings = ({ blocks }: ReportDocument) =>
    blocks.filter(({ kind, level }) => kind === 'heading' && level === 2).map(({ text }) => text)
  const itemsOf = ({ blocks }: ReportDocument, lead: string) =>
    blocks.find(({ kind, text }) => kind === 'list' && text === lead)?.items

  it('sums a final report by area, with strengths, documents and next steps', () => {
    const report = finalReport(
      subject([item('1.1.1', { rating: 3, stateRating: 2 }), item('1.1.2', { rating: 4, stateRating: 4 })]),
      finalLetter,
    )
    const areas = tableOf(report.blocks, 'Ratings by area')
    expect(areas?.[0]).toEqual(['General Supervision', '3.5', '3.0', '50.0 %', '50.0 %'])
    expect(areas?.[1]?.slice(1)).toEqual(areas?.[0]?.slice(1))
    expect(tableOf(report.blocks, 'Required documents')?.at(-1)?.[1]).toBe('50.0 %')
    for (const text of ['1.1 Outreach: Partners.', 'Send the log.']) expect(textOf(report)).toContain(text)
  })

  it('names in a final report what is open, whatever was written: findings, empty categories, the receipt', () => {
    const report = finalReport(subject([item('1.1.1')]), finalLetter)
    expect(itemsOf(report, '1 finding is open.')).toEqual(['F-2026-01-B-0001: 34 CFR 300.111 (Issued)'])
    expect(itemsOf(report, 'Required categories without a document')).toEqual(['Minutes'])
    expect(itemsOf(report, 'Still to do')).toEqual([
      'Acknowledge this report by March 1, 2027.',
      'Correct the open finding.',
      'Hand in what is missing: Minutes.',
    ])
    const silent = finalReport(subject([item('1.1.1')]), { ...finalLetter, nextSteps: '' })
    expect(itemsOf(silent, 'Still to do')).toHaveLength(3)
    expect(textOf(silent)).not.toMatch(/no further step/i)
  })

  it('leaves out the parts of a final report of which there is nothing to say', () => {
    const report = finalReport(subject([item('1.1.1')]), {
      ...finalLetter,
      nextSteps: '',
      findings: [],
      documents: [],
    })
    expect(headings(report)).toEqual(['Summary by area', 'Strengths', 'Next steps', '1 Child find'])
    const closed = finalReport(subject([item('1.1.1')]), {
      ...finalLetter,
      findings: [{ line: 'F-2026-01-B-0001 (Closed on time)', isOpen: false }],
    })
    expect(itemsOf(closed, 'No finding is open.')).toHaveLength(1)
    expect(textOf(closed)).not.toContain('Correct the open')
  })

  it('holds in a final report what was explained, beside what was said the year before', () => {
    const now = subject([
      item('1.1.1', {
        lineageId: 'a',
        rating: 3,
        stateRating: 3,
        narrative: 'We call.',
        documents: ['Log (log.pdf)'],
      }),
      item('1.1.2', { lineageId: 'b', choices: [], narrative: 'In words.' }),
      item('1.1.3', { lineageId: 'c', rating: 4 }),
    ])
    const earlier = subject([item('2.9', { lineageId: 'a', rating: 1, narrative: 'We wrote.' })], {
      year: 2025,
    })
    const report = finalReport(now, { ...finalLetter, earlier })
    const ratings = report.blocks.find(({ kind, text }) => kind === 'table' && text === 'Ratings of 1.1')
    expect(ratings?.columns.map(({ label }) => label)).toEqual([
      'Item',
      'Agency, 2025 - 2026',
      'Agency, 2026 - 2027',
      'State',
    ])
    expect(tableOf(report.blocks, 'Ratings of 1.1')).toEqual([
      ['1.1.1 Question 1.1.1', '1 Not implemented', '3 Mostly implemented', '3 Mostly implemented'],
      ['1.1.3 Question 1.1.3', 'Not asked', '4 Fully implemented', 'Not rated'],
    ])
    for (const text of ['Explanation: We call.', 'Explanation of 2025 - 2026: We wrote.', 'Log (log.pdf)'])
      expect(textOf(report)).toContain(text)
    // An item without comments has no heading.
    const named = report.blocks.filter(({ level }) => level === 4).map(({ text }) => text)
    expect(named).toEqual(['1.1.1 Question 1.1.1', '1.1.2 Question 1.1.2'])
  })

  it('stamps the detailed report and not the yearly one', () => {
    const of = subject([item('1.1.1')])
    expect(answersReport(of, 'detailed').facts).toContain('Submitted by Nora Sandoval')
    expect(answersReport(of, 'yearly').facts).not.toContain('Submitted by Nora Sandoval')
    expect(answersReport(subject([], { stamps: [] }), 'detailed').facts).toContain('Not submitted yet.')
  })

  it('compares two years by lineage, whatever the items are numbered', () => {
    const before = subject([item('2.9', { lineageId: 'a', rating: 2 })], { year: 2025 })
    const now = subject([
      item('1.1.1', { lineageId: 'a', rating: 3 }),
      item('1.1.2', { lineageId: 'b', rating: 0 }),
    ])
    expect(tableOf(comparisonReport(now, before).blocks, '1.1')).toEqual([
      ['1.1.1 Question 1.1.1', '2 Partly implemented', '3 Mostly implemented', '+1'],
      ['1.1.2 Question 1.1.2', 'Not asked', 'N/A Not applicable', ''],
      ['Mean rating', '2.0', '3.0', ''],
    ])
    expect(textOf(comparisonReport(now, null))).toContain('There is no self-assessment of this part')
  })

  it('counts subsections by state and items by rating for the state', () => {
    const blocks = summaryReport([subject([item('1.1.1', { rating: 3 }), item('1.1.2')])]).blocks
    expect(tableOf(blocks, 'Subsections by state')).toEqual([['1 Child find', '1']])
    expect(tableOf(blocks, 'Ratings of the agency')).toEqual([
      ['1 Child find', '0', '1', '0', '0', '0', '1', '3.0'],
    ])
  })
})

describe('the library of reports', () => {
  const facts = (overrides: Partial<PublishedReportFacts> = {}): PublishedReportFacts => ({
    leaId: 1,
    state: 'Issued',
    audience: 'All agency users',
    requiresAcknowledgement: true,
    ...overrides,
  })

  it.each([
    ['StateMonitor', {}, true],
    ['StateMonitor', { state: 'Withdrawn' }, true],
    ['DisputeResolutionStaff', {}, true],
    ['DEILiaison', {}, false],
    ['LocalAdmin', { audience: 'Agency admins' }, true],
    ['LocalAdmin', { state: 'Withdrawn' }, false],
    ['LocalAdmin', { leaId: 2 }, false],
    ['LocalUser', {}, true],
    ['LocalUser', { audience: 'Agency admins' }, false],
  ] as const)('shows a %s a report with %o: %s', (role, overrides, seen) => {
    expect(seesReport(anActor(role), facts(overrides))).toBe(seen)
  })

  it('is closed to other systems', () => {
    const client = { ...anActor('StateMonitor'), client: { scopes: [], leas: 'all' as const } }
    expect(seesReport(client, facts())).toBe(false)
  })

  it.each([
    ['LocalAdmin', {}, null],
    ['LocalUser', {}, 'Only a local administrator of the agency can acknowledge a report.'],
    ['StateMonitor', {}, 'Only a local administrator of the agency can acknowledge a report.'],
    ['LocalAdmin', { state: 'Acknowledged' }, 'This report is already acknowledged.'],
    ['LocalAdmin', { state: 'Superseded' }, 'This report is no longer in force.'],
    ['LocalAdmin', { requiresAcknowledgement: false }, 'This report needs no acknowledgement.'],
  ] as const)('lets a %s acknowledge with %o: %s', (role, overrides, reason) => {
    expect(canAcknowledge(anActor(role), facts(overrides)).reason).toBe(reason)
  })

  it('lets the state withdraw what is in force', () => {
    expect(canWithdraw(anActor('StateMonitor'), facts()).allowed).toBe(true)
    expect(canWithdraw(anActor('StateMonitor'), facts({ state: 'Withdrawn' })).allowed).toBe(false)
    expect(canWithdraw(anActor('LocalAdmin'), facts()).allowed).toBe(false)
  })
})

describe('all answers as a workbook', () => {
  it('has a table for each section, and rows enough for an explanation that is longer than a cell', () => {
    const narrative = `${'x'.repeat(31_999)}\u{1F600}${'y'.repeat(40)}`
    const { blocks } = answersWorkbook(
      subject([
        item('1', { rating: 3, narrative, documents: ['Log (log.pdf)'] }),
        item('2', { choices: [] }),
      ]),
      'yearly',
    )
    const rows = tableOf(blocks, '1 Child find') ?? []
    expect(rows.map((cells) => cells.slice(1, 4))).toEqual([
      ['1', 'Question 1', '3 Mostly implemented'],
      ['1', 'Question 1 (continued)', ''],
      ['2', 'Question 2', ''],
    ])
    expect(rows.map((cells) => cells[4]).join('')).toBe(narrative)
    expect(rows.every((cells) => (cells[4]?.length ?? 0) <= 32_000)).toBe(true)
    expect(blocks[0]?.rows[0]?.cells[3]?.number).toBe(3)
    expect(rows[0]?.[5]).toBe('Log (log.pdf)')
  })

  it('has no number for a rating that does not apply', () => {
    const { blocks } = answersWorkbook(subject([item('1', { rating: 0 })]), 'yearly')
    expect(blocks[0]?.rows[0]?.cells[3]).toEqual({ text: 'N/A Not applicable', number: null, basis: null })
  })
})

describe("the state's comments", () => {
  const own = { leaId: 1, submitState: 5, finalReportId: null }
  const issued = { leaId: 1, submitState: 8, finalReportId: 7 }

  it.each([
    ['a monitor', anActor('StateMonitor'), own, 'internal'],
    ['a liaison', anActor('DEILiaison'), own, 'review'],
    ['dispute resolution staff', anActor('DisputeResolutionStaff'), own, 'review'],
    ['a local user in the review', anActor('LocalUser'), own, 'issued'],
    ['a local user after it', anActor('LocalUser'), issued, 'final'],
    [
      'a local user after it was taken back',
      anActor('LocalUser'),
      { ...issued, finalReportId: null },
      'issued',
    ],
    ['a local user of another agency', anActor('LocalUser', { leaId: 2 }), own, null],
  ] as const)('are for %s as far as may be', (_who, actor, facts, seen) => {
    expect(reviewCommentsSeen(actor, facts)).toBe(seen)
  })

  const reviewed = subject([
    item('1', { rating: 4, stateRating: 3, stateComment: 'Unclear.', toProvide: 'The log.' }),
    item('2', { rating: 4 }),
  ])
  const notes = new Map([
    [
      7,
      {
        internalComment: 'Doubtful.',
        reviewedBy: 'Nora Sandoval',
        reviewedOn: new Date('2026-07-01T12:00:00Z'),
        secondReadBy: null,
        items: new Map([['2', 'Ask again.']]),
      },
    ],
  ])

  it('hold what is internal for monitors alone', () => {
    const { headings, rows } = reviewComments(reviewed, 'internal', notes)
    expect(rows.every((row) => row.length === headings.length)).toBe(true)
    expect(rows.map((row) => [row[2], row.at(-1)])).toEqual([
      ['', 'Doubtful.'],
      ['1', ''],
      ['2', 'Ask again.'],
    ])
    for (const seen of ['review', 'final'] as const) {
      const shared = reviewComments(reviewed, seen, notes)
      expect(shared.rows.every((row) => row.length === shared.headings.length)).toBe(true)
      expect(shared.rows.map((row) => row[2])).toEqual(['', '1'])
      expect(JSON.stringify(shared)).not.toMatch(/Doubtful|Ask again|Internal/)
    }
    expect(JSON.stringify(reviewComments(reviewed, 'final', notes))).not.toContain('Nora')
  })

  it('tell the agency what selective reports asked, and nothing that was written since', () => {
    const issuedOn = new Date('2026-07-02T12:00:00Z')
    const items = [{ number: '1', stateRating: 2, stateComment: 'Then.', toProvide: 'The log of May.' }]
    const { headings, rows } = issuedReviewComments(
      reviewed,
      new Map([[7, { title: 'Selective report R1', issuedOn, comment: 'Nearly.', items }]]),
    )
    expect(rows.every((row) => row.length === headings.length)).toBe(true)
    expect(rows.map((row) => row.slice(2))).toEqual([
      ['', '', '', '', '', '', 'Nearly.', '', 'Selective report R1', issuedOn],
      [
        '1',
        'Question 1',
        4,
        '4 Fully implemented',
        2,
        '2 Partly implemented',
        'Then.',
        'The log of May.',
        'Selective report R1',
        issuedOn,
      ],
    ])
    expect(issuedReviewComments(reviewed, new Map()).rows).toEqual([])
  })
})

import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cell, comparisonDocument, finalReport, table, type ReportSubject } from '@portal/domain'
import { strFromU8, unzipSync } from 'fflate'
import readXlsxFile from 'read-excel-file/node'
import { beforeAll, describe, expect, it } from 'vitest'
import { reportPdf } from './reports-pdf.js'
import { reportXlsx } from './reports-xlsx.js'
import { textOfHtml } from '../../server/report-text.js'

const choices = [
  { value: 4, label: 'Fully implemented' },
  { value: 2, label: 'Partly implemented' },
]
const item = (number: string, rating: number) => ({
  lineageId: number,
  number,
  text: `Question ${number}`,
  choices,
  rating,
  narrative: 'What we do.',
  documents: [],
  stateRating: 4,
  stateComment: 'Łódź is a name with letters of its own.',
  toProvide: '',
})
const subject: ReportSubject = {
  agency: 'Allegany County Public Schools',
  year: 2026,
  part: 'Part B',
  title: 'Self-assessment',
  stamps: [],
  sections: [
    {
      number: '1',
      title: 'Child find',
      subsections: [
        {
          id: 1,
          number: '1.1',
          title: 'Outreach',
          areaId: 1,
          state: 6,
          sharedComment: '',
          strengths: '=cmd()',
          needs: '',
          // Many enough for a table that goes on over pages.
          items: Array.from({ length: 60 }, (_, index) => item(`1.1.${index + 1}`, index % 2 === 0 ? 4 : 2)),
          documents: [],
        },
      ],
    },
  ],
}
const report = finalReport(subject, {
  recommendations: 'Keep the log.',
  nextSteps: '',
  documents: [],
  findings: [],
  acknowledgeBy: '2027-04-01',
  earlier: null,
})
const at = new Date('2027-03-01T15:00:00Z')

/** Poppler is a package of Debian: where it is missing it is installed, and without the right to do so the tests fail. */
beforeAll(() => {
  if (spawnSync('pdfinfo', ['-v']).error === undefined) return
  execFileSync('apt-get', ['install', '-y', '-qq', 'poppler-utils'], { stdio: 'ignore' })
}, 120_000)

/** What poppler reads as the structure, indented by depth. */
function structureOf(pdf: Buffer): string {
  return poppler('pdfinfo', pdf, (file) => ['-struct-text', file])
}

function poppler(program: string, pdf: Buffer, args: (file: string) => string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'report-'))
  try {
    const file = join(folder, 'report.pdf')
    writeFileSync(file, pdf)
    return execFileSync(program, args(file), { encoding: 'utf8', maxBuffer: 100_000_000 })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

describe('a report as PDF', () => {
  it('has a structure tree with headings, lists and tables whose heads name their cells', async () => {
    const tree = structureOf(await reportPdf(report, at))
    expect(tree).toMatch(/^Document\n {2}H1 \(block\)\n {4}"Final report"/)
    expect(tree).toMatch(/H2 \(block\)\s+"Summary by area"/)
    expect(tree).toMatch(/L \(block\)\s+LI \(block\)\s+LBody \(block\)\s+"• 1\.1 Outreach: =cmd\(\)"/)
    expect(tree.match(/\/Scope \/Column/g)).toHaveLength(5 + 3)
    expect(tree.match(/\/Scope \/Row/g)).toHaveLength(2 + 60)
    for (let n = 1; n <= 60; n += 1) expect(tree).toContain(`"1.1.${n} Question 1.1.${n}`)
    expect(tree).toContain('Łódź')
    // The feet of pages are no part of what is read.
    expect(tree).not.toContain('Page 1 of')
  })

  it('goes on over pages, each with its foot, with every letter embedded and a language', async () => {
    const pdf = await reportPdf(report, at)
    const info = poppler('pdfinfo', pdf, (file) => [file])
    expect(info).toMatch(/Title:\s+Final report, Allegany County Public Schools/)
    expect(info).toMatch(/Tagged:\s+yes/)
    const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1])
    expect(pages).toBeGreaterThan(2)
    const text = poppler('pdftotext', pdf, (file) => [file, '-'])
    expect(text.match(/Page \d+ of \d+/g)).toEqual(
      Array.from({ length: pages }, (_, page) => `Page ${page + 1} of ${pages}`),
    )
    const fonts = poppler('pdffonts', pdf, (file) => [file])
      .trim()
      .split('\n')
      .slice(2)
    expect(fonts.length).toBeGreaterThan(2)
    for (const font of fonts) expect(font).toMatch(/yes yes yes/)
    expect(pdf.toString('latin1')).toContain('/Lang (en-US)')
  })

  it('is the same file every time', async () => {
    expect((await reportPdf(report, at)).equals(await reportPdf(report, at))).toBe(true)
  })
})

describe('a report as a workbook', () => {
  it('has a sheet for each table with typed numbers, and says what they are made of', async () => {
    const file = await reportXlsx(report, { by: 'Ada Monitor', at })
    const sheets = await readXlsxFile(file)
    const sheet = (name: string) => sheets.find((one) => one.sheet === name)?.data ?? []
    expect(sheets.map((one) => one.sheet)).toEqual(['Report', 'About', 'Ratings by area', 'Ratings of 1.1'])
    expect(sheet('Ratings by area')[1]).toEqual(['General Supervision', 3, 4, 1, 0.5])
    expect(sheet('Ratings of 1.1').slice(0, 2)).toEqual([
      ['Item', 'Agency, 2026 - 2027', 'Agency, 2026 - 2027 in words', 'State', 'State in words'],
      ['1.1.1 Question 1.1.1', expect.any(Number), expect.stringMatching(/^\d /), 4, '4 Fully implemented'],
    ])
    const about = sheet('About').map((row) => row.join(' | '))
    expect(about).toContain('Exported by | Ada Monitor')
    expect(about.find((row) => row.startsWith('Agreement of agency and state in General'))).toContain(
      '30 of 60',
    )
    // Nothing starts a formula, not even what a monitor wrote.
    const texts = sheets.flatMap(({ data }) => data.flat()).filter((value) => typeof value === 'string')
    for (const text of texts) expect(text).not.toMatch(/^[=+\-@]/)
  })
})

it('leaves the cell of a number empty where there is none, and has its word in a second column', async () => {
  const none = { text: 'N/A', number: null, basis: null }
  const rating = (text: string, number: number | null) => ({ text, number, basis: null })
  const block = table(
    'Numbers',
    ['Area', 'Mean#', 'Share#', 'Rating'],
    [
      [cell('One'), none, { text: '50.0 %', number: 0.5, basis: null }, rating('N/A Not applicable', null)],
      [cell('Two'), rating('3.0', 3), none, rating('2 Partly', 2)],
    ],
  )
  const file = await reportXlsx({ ...report, blocks: [block] }, { by: 'Ada Monitor', at })
  // Readers warn of a workbook without a default style.
  expect(strFromU8(unzipSync(file)['xl/styles.xml'] ?? new Uint8Array())).toContain(
    '<cellStyle name="Normal"',
  )
  const [, , sheet] = await readXlsxFile(file)
  expect(sheet?.data).toEqual([
    ['Area', 'Mean', 'Mean in words', 'Share', 'Share in words', 'Rating', 'Rating in words'],
    ['One', null, 'N/A', 0.5, null, null, 'N/A Not applicable'],
    ['Two', 3, null, null, 'N/A', 2, '2 Partly'],
  ])
})

it('has percents of a comparison as numbers, and in words what is no percent', async () => {
  const lines = ['75.0 %', 'N/A', 'n<10'].map((first, at) => ({
    number: `1.${at + 1}`,
    text: 'Requirement',
    citations: [],
    first,
    rounds: [],
    prior: null,
  }))
  const made = { printedBy: 'Ada Monitor', printedOn: '2026-11-02' }
  const audit = { typeLabel: 'Desk audit', agency: 'Allegany', part: 'Part B', year: 2026 }
  const header = { ...audit, ...made, prong: 1, round: 1 }
  const file = await reportXlsx(comparisonDocument(header, { rounds: 0, lines }), { by: 'Ada Monitor', at })
  const [, , sheet] = await readXlsxFile(file)
  expect(sheet?.data).toEqual([
    ['No.', 'Requirement', 'Prior year', 'Review of records', 'Review of records in words'],
    ['1.1', 'Requirement', null, 0.75, null],
    ['1.2', 'Requirement', null, null, 'N/A'],
    ['1.3', 'Requirement', null, null, 'n<10'],
  ])
})

it('has a second column for the word where no rating of a sheet has a number', async () => {
  const block = table(
    'Ratings of 1.1',
    ['Item', 'Agency', 'Remark'],
    [
      [cell('One'), cell('N/A Not applicable'), cell('In words')],
      [cell('Two'), cell('Not rated'), cell('')],
    ],
  )
  const file = await reportXlsx({ ...report, blocks: [block] }, { by: 'Ada Monitor', at })
  const [, , sheet] = await readXlsxFile(file)
  expect(sheet?.data).toEqual([
    ['Item', 'Agency', 'Agency in words', 'Remark'],
    ['One', null, 'N/A Not applicable', 'In words'],
    ['Two', null, 'Not rated', null],
  ])
})

it('reads rich text as lines, with marks taken away and letters given back', () => {
  expect(textOfHtml('<p>One &amp; <strong>two</strong></p><ul><li>a</li><li>b</li></ul><p></p>')).toBe(
    'One & two\n- a\n- b',
  )
})

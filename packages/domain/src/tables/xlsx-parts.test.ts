import { describe, expect, it } from 'vitest'
import { cellText } from './table-cell.js'
import { sheetEnd, sheetRow, sheetStart, xlsxParts } from './xlsx-parts.js'

describe('a cell of an exported list', () => {
  it('is a text that sorts as it is: days, and instants by the clocks of the state', () => {
    expect(cellText(new Date('2026-07-01T03:05:09Z'))).toBe('2026-06-30 23:05')
    expect(cellText(new Date('2026-01-01T05:00:00Z'))).toBe('2026-01-01 00:00')
    expect(cellText({ day: '2026-08-31' })).toBe('2026-08-31')
    expect([cellText('a'), cellText(1), cellText(true), cellText(null)]).toEqual(['a', 1, true, null])
  })
})

describe('a row of a sheet', () => {
  it('keeps numbers, days and instants what they are', () => {
    expect(sheetRow([7, true, { day: '2026-08-31' }, new Date('2026-08-31T16:00:00Z')], 1)).toBe(
      '<row r="2"><c r="A2"><v>7</v></c><c r="B2" t="b"><v>1</v></c>' +
        '<c r="C2" s="2"><v>46265</v></c><c r="D2" s="3"><v>46265.5</v></c></row>',
    )
  })

  it('holds texts as texts, those that look like formulas marked as quoted', () => {
    const row = sheetRow(['=1+1', '＝1', '-1', '＠a', '\t=1', 'plain'], 0)
    expect(row).not.toContain('<f>')
    expect(row.match(/ s="4" t="inlineStr"/g)).toHaveLength(5)
    expect(row).toContain('<c r="F1" t="inlineStr"><is><t xml:space="preserve">plain</t></is></c>')
  })

  it('holds nothing that XML cannot hold', () => {
    const row = sheetRow(['a<b>&"c"\u0000\u0008\uD800d\n\u{1F600}'], 0)
    expect(row).toContain('>a&lt;b&gt;&amp;&quot;c&quot;d\n\u{1F600}<')
  })

  it('leaves empty cells out and counts columns beyond Z', () => {
    const row = sheetRow([null, '', ...Array.from({ length: 26 }, () => 1)], 4)
    expect(row).toContain('<c r="C5">')
    expect(row).toContain('<c r="AB5">')
    expect(row).not.toContain('"A5"')
  })

  it('writes a day that is none as it stands', () => {
    expect(sheetRow([{ day: 'soon' }], 0)).toContain('>soon<')
  })
})

it('freezes and filters the headings', () => {
  expect(sheetStart(['Name', 'Due'])).toContain('state="frozen"')
  expect(sheetEnd(2, 10)).toContain('ref="A1:B11"')
})

it('says on a second sheet what the list is about', () => {
  const parts = xlsxParts({ title: 'Users: all/none', about: [['Show', 'Active & well']] })
  expect(parts['xl/styles.xml']).toContain('<cellStyle name="Normal"')
  expect(parts['xl/workbook.xml']).toContain('name="Users  all none"')
  expect(parts['xl/worksheets/sheet2.xml']).toContain('Active &amp; well')
})

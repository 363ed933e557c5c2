import { expect, it } from 'vitest'
import { toCsv } from './csv'

it('begins with a byte-order mark and ends each row with CRLF', () => {
  expect(
    toCsv([
      ['Agency', 'Ready'],
      ['Kent', 3],
    ]),
  ).toBe('\uFEFFAgency,Ready\r\nKent,3\r\n')
})

it.each([
  ['a comma', 'Kent, MD', '"Kent, MD"'],
  ['a quotation mark', 'the "other" one', '"the ""other"" one"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['an equals sign', '=1+1', "'=1+1"],
  ['a plus sign', '+1', "'+1"],
  ['a minus sign', '-1', "'-1"],
  ['an at sign', '@cmd', "'@cmd"],
  ['a full-width equals sign', '＝1+1', "'＝1+1"],
  ['a full-width plus sign', '＋1', "'＋1"],
  ['a full-width minus sign', '－1', "'－1"],
  ['a full-width at sign', '＠cmd', "'＠cmd"],
  ['a tab', '\t=1', "'\t=1"],
  ['a formula with a comma', '=HYPERLINK("x","y")', `"'=HYPERLINK(""x"",""y"")"`],
])('is safe against %s', (_, value, expected) => {
  expect(toCsv([[value]])).toBe(`\uFEFF${expected}\r\n`)
})

it('leaves numbers alone, negative ones too', () => {
  expect(toCsv([[-5, 0]])).toBe('\uFEFF-5,0\r\n')
})

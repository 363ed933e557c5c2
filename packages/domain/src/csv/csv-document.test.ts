import { expect, it } from 'vitest'
import { csvDocument, exportFileName, type CsvCell } from './csv-document.js'

it('begins with a byte-order mark and ends every line with CRLF', () => {
  expect(csvDocument(['Full Name', 'Email'], [['Ada', 'ada@state.example']])).toBe(
    '\uFEFFFull Name,Email\r\nAda,ada@state.example\r\n',
  )
})

it.each<[CsvCell, string]>([
  ['plain', 'plain'],
  ['Marsh, Helen', '"Marsh, Helen"'],
  ['say "so"', '"say ""so"""'],
  ['two\nlines', '"two\nlines"'],
  [' spaces ', '" spaces "'],
  ['=1+1', "'=1+1"],
  ['+1 410 555 0100', "'+1 410 555 0100"],
  ['-5', "'-5"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://x"),1', '"\'=HYPERLINK(""http://x""),1"'],
  ['a=b', 'a=b'],
  [-5, '-5'],
  [0.5, '0.5'],
  [true, 'true'],
  [null, ''],
  ['', ''],
])('writes %j as %s', (cell, text) => {
  expect(csvDocument(['x'], [[cell]]).split('\uFEFFx\r\n')[1]).toBe(`${text}\r\n`)
})

it('names files by module, what, year and day', () => {
  expect(exportFileName(['audit-trail', null, 2026], '2026-11-21', 'csv')).toBe(
    'audit-trail-2026-20261121.csv',
  )
})

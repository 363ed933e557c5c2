import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.js'

const most = { rows: 50, columns: 8, tooManyRows: 'The file has too many rows.' }
const read = (text: string) => readCsv(Buffer.from(text), most)

/** A cell as files have it: quoted where it must be, and sometimes where it need not be. */
const cell = fc.tuple(
  fc.string({ unit: fc.constantFrom('a', 'é', ' ', ',', '"', '\n'), maxLength: 5 }),
  fc.boolean(),
)
const written = ([text, quoted]: [string, boolean]) =>
  quoted || /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
const tables = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 12 })

describe('a CSV file', () => {
  it('is read as its parser reads it, whichever of its cells are quoted and however its lines end', () => {
    fc.assert(
      fc.property(tables, fc.constantFrom('\n', '\r\n'), fc.boolean(), (table, end, isEnded) => {
        const text = table.map((row) => row.map(written).join(',')).join(end) + (isEnded ? end : '')
        const whole: string[][] = parse(text, { relax_column_count: true, skip_empty_lines: false })
        // The heading tells the delimiter; quoted ones may be in it.
        expect(read(`h,h,h,h,h,h,h${end}${text}`).slice(1)).toEqual(whole)
      }),
      { numRuns: 500 },
    )
  })

  it('may end its lines in several ways, and has its blank lines as rows', () => {
    expect(read('a,b\r\n1,2\n\n3,"4\r\n5"\r6,7')).toEqual([
      ['a', 'b'],
      ['1', '2'],
      [''],
      ['3', '4\n5'],
      ['6', '7'],
    ])
  })

  it.each([
    ['more rows than are taken', 'a\n'.repeat(51), 'The file has too many rows.'],
    ['more quoted rows than are taken', '"a"\n'.repeat(51), 'The file has too many rows.'],
    ['a mark and a great many lines', `"${'\n'.repeat(100_000)}`, 'The file has too many rows.'],
    ['too many columns', `a${','.repeat(8)}`, 'The file has too many columns.'],
    ['too many quoted columns', `"a"${',"b"'.repeat(8)}`, 'The file has too many columns.'],
    ['too many blank lines', `a${'\n'.repeat(20_003)}b`, 'The file has too many empty lines.'],
    ['a cell of a megabyte', `a,${'b'.repeat(1_100_000)}`, 'A cell of the file is too long.'],
    ['a quoted cell of a megabyte', `a,"${'b'.repeat(1_100_000)}"`, 'A cell of the file is too long.'],
  ])('is refused with %s', (_what, text, message) => {
    expect(() => read(text)).toThrow(message)
  })

  it.each(['a,b"c\n1,2', 'a,"b\n1,2', 'a,"b"c\n1,2'])(
    'is refused with marks that do not pair: %s',
    (text) => {
      expect(() => read(text)).toThrow(/./)
    },
  )
})

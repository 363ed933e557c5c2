import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { studentCsv, studentTable } from './student-lists.js'

/** A file that no portal should have to read. */
export interface HostileList {
  what: string
  name: string
  /** Pieces that follow each other: a large file is one piece many times. */
  pieces: readonly (string | Uint8Array<ArrayBuffer>)[]
  /** The answer has this status; 422 unless it says otherwise. */
  status?: number
  /** Part of the sentence with which it is answered. */
  says?: RegExp
}

const [headings = [], student = []] = studentTable(1)
const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`
const heading = line(headings)
const row = line(student)
const bytesOf = (...bytes: number[]) => new Uint8Array(bytes)
const megabyte = 1024 * 1024
/** A list of one student whose cell of a column is another. */
const cell = (column: string, value: string) =>
  heading + line(student.map((known, at) => (headings[at] === column ? value : known)))

const csv = (what: string, pieces: HostileList['pieces'], more: Partial<HostileList> = {}): HostileList => ({
  what,
  name: 'list.csv',
  pieces,
  ...more,
})

const texts: readonly HostileList[] = [
  csv('nothing at all', ['']),
  csv('a byte-order mark alone', ['\uFEFF']),
  csv('blanks alone', [' \r\n \r\n ']),
  csv('a heading without rows', [heading], { says: /no rows/ }),
  csv('rows without a heading', [row], { says: /column .* is missing/ }),
  csv('a heading twice', [heading + heading + row]),
  csv('a column twice', [`${heading.trim()},DOB\r\n${row.trim()},01/01/2015\r\n`], {
    says: /more than once/,
  }),
  csv('a NUL in a cell', [cell('School', 'a\u0000b')]),
  csv('NULs alone', ['\u0000'.repeat(1000)]),
  csv('an open quotation mark', [`${heading}"${row}`]),
  csv('a quotation mark inside of a cell', [cell('School', 'a"b"c')]),
  csv('an open quotation mark before megabytes', [
    `${heading}"`,
    ...Array<string>(8).fill('a'.repeat(megabyte)),
  ]),
  csv('quotation marks alone', ['"'.repeat(megabyte)]),
  csv('separators alone', [','.repeat(megabyte)]),
  csv('line breaks alone', ['\n'.repeat(megabyte)]),
  csv('carriage returns alone', ['\r'.repeat(megabyte)]),
  csv('one column more than 200', [`${heading.trim()}${',x'.repeat(200)}\r\n${row}`], { says: /columns/ }),
  csv('20,001 rows', [heading, row.repeat(20_001)], { says: /more than 20,000 rows/ }),
  csv('20,000 times the same student', [heading, row.repeat(20_000)]),
  csv('one line of sixteen megabytes', Array<string>(15).fill('a'.repeat(megabyte))),
  csv('one line of 200 MB', Array<string>(200).fill('a'.repeat(megabyte)), {
    status: 413,
    says: /too large/,
  }),
  csv('a name of a megabyte', [cell('LastName', 'a'.repeat(megabyte))], { says: /at most 100 characters/ }),
  csv('a heading of a megabyte', [`${'a'.repeat(megabyte)}\r\n${row}`]),
  csv('a date that there is not', [cell('DOB', '02/30/2015')], { says: /not a date/ }),
  csv('a day first', [cell('DOB', '31/12/2015')], { says: /not a date/ }),
  csv('a date of the year 0', [cell('DOB', '01/01/0000')]),
  csv('a date in the future', [cell('DOB', '01/01/2999')]),
  csv('digits of another script', [cell('StateStudentId', '４００００００００１'.replace('１', '१'))]),
  csv('a number as a spreadsheet shortens it', [cell('StateStudentId', '4E+09')], { says: /10 digits/ }),
  csv('a formula for an identifier', [cell('StateStudentId', '=1+1')], { says: /10 digits/ }),
  csv('a formula for a code', [cell('Disability', '=HYPERLINK("http://x.example")')]),
  csv('a code with markup', [cell('Disability', '<script>alert(1)</script>')], { says: /not in the list/ }),
  csv('a flag that is neither yes nor no', [cell('InitialEvaluation', 'maybe')]),
  csv('half a pair of UTF-16', [bytesOf(0xff, 0xfe, 0x00, 0xd8, 0x41)]),
  csv('UTF-16 without a mark', [new Uint8Array(Buffer.from(heading + row, 'utf16le'))]),
  csv('UTF-32', [bytesOf(0xff, 0xfe, 0, 0, 0x41, 0, 0, 0)]),
  csv('bytes at random', [new Uint8Array(Buffer.from('9c8f00ff17aa55', 'hex'))]),
  csv('a picture', [bytesOf(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13)], {
    name: 'list.png',
  }),
  csv('a PDF', ['%PDF-1.7\n%%EOF\n'], { name: 'list.pdf' }),
  csv('a program', [bytesOf(0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0)], { name: 'list.exe' }),
  csv('a web page', ['<!doctype html><table><tr><td>1</td></tr></table>'], { name: 'list.xlsx' }),
  csv('a text in JSON', ['[{"StateStudentId":"4000000001"}]']),
  csv('an old workbook', [bytesOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)], { name: 'list.xls' }),
]

interface Part {
  name: string
  content: string | Buffer
}

async function packed(parts: readonly Part[]): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile()
  for (const { name, content } of parts) zip.addBuffer(Buffer.from(content), name)
  zip.end()
  return new Uint8Array(await buffer(zip.outputStream))
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>'
const office = 'http://schemas.openxmlformats.org'
const sheetOf = (rows: string) =>
  `${xml}<worksheet xmlns="${office}/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

/** A package with one sheet, and more parts. */
function workbook(sheet: string | Buffer, more: readonly Part[] = []): Promise<Uint8Array<ArrayBuffer>> {
  const relations = `${office}/officeDocument/2006/relationships`
  return packed([
    {
      name: '[Content_Types].xml',
      content: `${xml}<Types xmlns="${office}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `${xml}<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${relations}"><sheets><sheet name="List" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `${xml}<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ])
}

const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`
const oneCell = sheetOf(`<row r="1">${inline('A1', 'x')}</row>`)

/** Each with a sentence for the person who sent it. */
export async function hostileLists(): Promise<HostileList[]> {
  const book = async (
    what: string,
    bytes: Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>,
    more: Partial<HostileList> = {},
  ): Promise<HostileList> => ({ what, name: 'list.xlsx', pieces: [await bytes], ...more })
  const whole = await workbook(oneCell)
  const entities = Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`,
  ).join('')
  const laughs = `${xml}<!DOCTYPE x [<!ENTITY e0 "ha">${entities}]>`
  return [
    ...texts,
    await book('a package that ends in the middle', whole.slice(0, whole.length / 2)),
    await book('a package of nothing but its first bytes', new Uint8Array(Buffer.from('PK\u0003\u0004'))),
    await book('a package that is no workbook', packed([{ name: 'note.txt', content: 'x' }])),
    await book('a workbook without a sheet', packed([{ name: 'xl/workbook.xml', content: '<workbook/>' }])),
    await book('a sheet that unpacks to 200 MB', workbook(Buffer.alloc(200 * megabyte, ' ')), {
      says: /too large when unpacked/,
    }),
    await book(
      'a thousand parts and more',
      workbook(
        oneCell,
        Array.from({ length: 1001 }, (_, at) => ({ name: `x/${at}.xml`, content: '' })),
      ),
      { says: /too many parts/ },
    ),
    await book(
      'a cell at the far corner',
      workbook(sheetOf(`<row r="1048576">${inline('XFD1048576', 'x')}</row>`)),
      {
        says: /too many rows or columns/,
      },
    ),
    await book('entities that grow a billion times', workbook(`${laughs}${oneCell.slice(xml.length)}`)),
    await book('a sheet that is no XML', workbook('<worksheet><sheetData><row')),
    await book('a sheet nested ten thousand deep', workbook(sheetOf('<row>'.repeat(10_000)))),
    await book(
      'a macro beside another list',
      workbook(oneCell, [{ name: 'xl/vbaProject.bin', content: 'Sub' }]),
      {
        name: 'list.xlsm',
      },
    ),
    await book(
      'a link to a file of the server',
      workbook(sheetOf(`<row r="1"><c r="A1"><f>'file:///etc/[passwd]a'!A1</f><v>1</v></c></row>`)),
    ),
    await book(
      'a name that climbs out of its folder',
      workbook(oneCell, [{ name: 'up/x.xml', content: '' }]),
      {
        name: '../../list.xlsx',
      },
    ),
    await book('a list under the name of a workbook', new Uint8Array(Buffer.from(studentCsv(0))), {
      name: 'list.xlsx',
    }),
  ]
}

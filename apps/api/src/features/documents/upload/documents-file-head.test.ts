import { describe, expect, it } from 'vitest'
import { judgeFile, storableName } from './documents-file-head.js'

/** The first entry of a ZIP package, stored uncompressed. */
function zipStart(entry: string, content: string): Buffer {
  const header = Buffer.alloc(30)
  header.write('PK\u0003\u0004', 'latin1')
  header.writeUInt16LE(20, 4)
  header.writeUInt32LE(content.length, 18)
  header.writeUInt32LE(content.length, 22)
  header.writeUInt16LE(entry.length, 26)
  return Buffer.concat([
    header,
    Buffer.from(entry + content),
    Buffer.from('PK\u0003\u0004 and so on', 'latin1'),
  ])
}

const png = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4890000000a49444154',
  'hex',
)
const odt = 'application/vnd.oasis.opendocument.text'

describe('judging a file by its first bytes', () => {
  it.each<[string, Buffer, string]>([
    [
      'letter.docx',
      zipStart('word/document.xml', '<w/>'),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'sheet.xlsx',
      zipStart('_rels/.rels', '<r/>'),
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    ],
    ['letter.odt', zipStart('mimetype', odt), odt],
    ['all.zip', zipStart('a.txt', 'a'), 'application/zip'],
    ['scan.png', png, 'image/png'],
    [
      'old.xls',
      Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]),
      'application/vnd.ms-excel',
    ],
    ['list.csv', Buffer.from('Name;Größe\r\nA;1\r\n', 'latin1'), 'text/csv'],
    ['list.csv', Buffer.from('\uFEFFa,b\n', 'utf8'), 'text/csv'],
    ['list.csv', Buffer.from('\uFEFFa\tb\r\n', 'utf16le'), 'text/csv'],
    ['notes.txt', Buffer.from('Dates: 5 < 6\n'), 'text/plain'],
  ])('takes %s', async (name, bytes, mime) => {
    expect(await judgeFile(name, bytes)).toEqual({ mime })
  })

  it.each<[string, Buffer]>([
    ['a.docx', png],
    ['a.png', zipStart('a', 'a')],
    ['a.pdf', Buffer.from('<html>')],
    ['a.txt', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 1, 1, 1, 0])],
    ['a.csv', Buffer.from('a\u0000b')],
    ['a.txt', Buffer.from('\uFEFF<script>', 'utf16le')],
    ['a.txt', Buffer.from('\uFEFF<script>', 'utf8')],
  ])('refuses %s whose bytes are something else', async (name, bytes) => {
    expect(await judgeFile(name, bytes)).toEqual({
      message: 'The content of this file does not match its name.',
    })
  })
})

describe('the name that is stored', () => {
  it.each([
    ['plan.pdf', 'plan.pdf'],
    ['D:\\plans\\x\\plan.pdf', 'plan.pdf'],
    ['../../etc/plan.pdf', 'plan.pdf'],
    ['a\u0000b\nc.pdf', 'abc.pdf'],
    ['exe\u202Efdp.pdf', 'exefdp.pdf'],
    ['  .pdf ', '.pdf'],
    ['', 'document'],
    ['a\ud800.pdf', 'a\ufffd.pdf'],
    [`${'n'.repeat(300)}.pdf`, `${'n'.repeat(196)}.pdf`],
  ])('of %j is %j', (given, stored) => {
    expect(storableName(given)).toBe(stored)
  })
})

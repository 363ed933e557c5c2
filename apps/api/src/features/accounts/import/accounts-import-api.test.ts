import { crc32 } from 'node:zlib'
import { csvDocument } from '@portal/domain'
import { maxImportBytes, type AnswerOf, type previewUserImport } from '@portal/rest-contract'
import { and, count, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import writeXlsxFile from 'write-excel-file/node'
import { ZipFile } from 'yazl'
import { auditEvents, outgoingMails, users } from '../../../db/schema/index.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../../testing/test-api.js'
import { verifyAuditChain } from '../../audit-trail/audit-trail-read-model.js'

type Preview = AnswerOf<typeof previewUserImport>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'
const heading = ['Email', 'Full Name', 'Title', 'Phone Number', 'Role', 'Jurisdiction']
const person = (name: string, change: Partial<Record<string, string>> = {}) =>
  heading.map(
    (column) =>
      change[column] ??
      {
        Email: `${name}@import.example`,
        'Full Name': `Person ${name}`,
        Title: 'Ms.',
        'Phone Number': '410-555-0100',
        Role: 'Local User',
        Jurisdiction: '01',
      }[column] ??
      '',
  )

async function preview<Body = Preview>(
  file: string | Uint8Array,
  user = monitor,
  name = 'people.csv',
): Promise<TestAnswer<Body>> {
  const form = new FormData()
  form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name)
  return api.call<Body>('post', '/api/account/users/import', { token: await api.tokenFor(user), form })
}

async function apply(id: string, user = monitor): Promise<TestAnswer<Record<string, unknown>>> {
  return api.call('post', `/api/account/users/import/${id}/apply`, { token: await api.tokenFor(user) })
}

async function countOf(domain: string): Promise<number> {
  const [row] = await api.db
    .select({ count: count() })
    .from(users)
    .where(like(users.email, `%@${domain}`))
  return row?.count ?? 0
}

describe('a file of new users', () => {
  it('is judged row by row, and nothing is created', async () => {
    const file = csvDocument(heading, [
      person('a'),
      person('b', { Role: 'System Administrator', Jurisdiction: '' }),
      person('c', { Email: 'user@howard.example' }),
      person('a'),
      person('d', { Jurisdiction: 'Atlantis' }),
    ])
    const { status, body } = await preview(file)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      rows: 5,
      goodRows: 1,
      badRows: 4,
      errorsTotal: 4,
      apply: { allowed: false },
    })
    expect(body.errors.map(({ row, column, message }) => [row, column, message])).toEqual([
      [3, 'Role', 'You cannot assign System Administrator: it allows what your own role does not.'],
      [4, 'Email', 'A user with this email address already exists.'],
      [5, 'Email', 'Row 2 has the same email.'],
      [6, 'Jurisdiction', 'There is no jurisdiction Atlantis.'],
    ])
    expect(body.sample).toEqual([expect.objectContaining({ row: 2, leaName: 'Allegany County' })])
    expect(await countOf('import.example')).toBe(0)
    expect((await apply(body.id)).status).toBe(409)
    expect(await countOf('import.example')).toBe(0)
  })

  it('is created as a whole, each person with a link by mail and an entry in the history', async () => {
    const rows = ['x', 'y'].map((name) => person(name, { Email: `${name}@whole.example` }))
    const { body } = await preview(csvDocument(heading, rows))
    expect(body.byRole).toEqual([{ role: 'LocalUser', count: 2 }])
    const applied = await apply(body.id)
    expect([applied.status, applied.body]).toEqual([200, { created: 2 }])
    const mails = (await api.mailbox()).filter((mail) => mail.to.endsWith('@whole.example'))
    expect(mails).toHaveLength(2)
    for (const mail of mails) expect(mail.text).toContain('newUser=true')
    const [made] = await api.db.select().from(users).where(eq(users.email, 'x@whole.example'))
    expect(made).toMatchObject({ leaId: 1, isEnabled: true, passwordHash: null })
    const acts = await api.db
      .select()
      .from(auditEvents)
      .where(and(eq(auditEvents.action, 'createUser'), eq(auditEvents.targetId, made?.id ?? '')))
    expect(acts).toMatchObject([{ reason: 'Import of people.csv' }])
    const again = await apply(body.id)
    expect([again.status, again.body['message']]).toEqual([409, 'This file has already been imported.'])
  })

  it('is judged anew when it is applied', async () => {
    const { body } = await preview(csvDocument(heading, [person('p'), person('q')]))
    const taken = { fullName: 'A', title: 'B', phoneNumber: '1', roles: ['LocalUser'], leaId: 1 }
    await api.call('post', '/api/account/users', {
      token: await api.tokenFor(monitor),
      body: { ...taken, email: 'Q@import.example' },
    })
    const { status, body: refused } = await apply(body.id)
    expect([status, (refused['current'] as Preview).errors.map(({ row }) => row)]).toEqual([409, [3]])
    expect(await countOf('import.example')).toBe(1)
  })

  it('belongs to the person who chose it, for an hour', async () => {
    const { body } = await preview(csvDocument(heading, [person('h')]))
    expect((await apply(body.id, 'monitor2@state.example')).status).toBe(404)
    api.clock.advance({ minutes: 61 })
    expect((await apply(body.id)).status).toBe(404)
  })

  it('of a local administrator stays in the own agency; others may send none', async () => {
    const { body } = await preview(
      csvDocument(heading, [person('l', { Jurisdiction: '' }), person('m', { Jurisdiction: '13' })]),
      'admin@allegany.example',
    )
    expect(body.errors.map(({ row, message }) => [row, message])).toEqual([
      [3, 'You can create users of your own agency only.'],
    ])
    expect(body.sample[0]?.leaId).toBe(1)
    expect((await preview(csvDocument(heading, [person('n')]), 'user@allegany.example')).status).toBe(403)
  })
})

describe('reading', () => {
  it('takes XLSX, numbers and empty lines included', async () => {
    const numbered = person('s').map((cell, at) => (at === 3 ? 4105550100 : cell))
    const data = [[...heading], numbered, heading.map(() => null), [...person('t')]]
    const file = await writeXlsxFile(data).toBuffer()
    const { body } = await preview(new Uint8Array(file), monitor, 'people.xlsx')
    expect(body.errors).toEqual([])
    expect(body.sample.map(({ row, phoneNumber }) => [row, phoneNumber])).toEqual([
      [2, '4105550100'],
      [4, '410-555-0100'],
    ])
  })

  it.each<[string, (text: string) => string | Uint8Array]>([
    ['commas', (text) => text],
    ['semicolons', (text) => text.replaceAll(',', ';')],
    [
      'tabs in UTF-16, as Excel saves Unicode text',
      (text) => new Uint8Array(Buffer.from(`\uFEFF${text.replaceAll(',', '\t')}`, 'utf16le')),
    ],
    ['the code page of Windows', (text) => new Uint8Array(Buffer.from(text, 'latin1'))],
  ])('takes %s', async (_case, encode) => {
    const text = [heading, person('u', { 'Full Name': 'Zoë Müller' })].map((row) => row.join(',')).join('\n')
    const { body } = await preview(encode(text))
    expect(body.sample).toMatchObject([{ fullName: 'Zoë Müller', role: 'LocalUser' }])
  })

  it.each<[string, () => Promise<string | Uint8Array> | string | Uint8Array, string]>([
    ['an empty file', () => '', 'The file has no users in it.'],
    ['a heading alone', () => csvDocument(heading, []), 'The file has no users in it.'],
    [
      'an image',
      () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]),
      'This is not a CSV or XLSX file that can be read.',
    ],
    ['an unclosed quote', () => 'Email,Role\r\n"a,b', 'This is not a CSV or XLSX file that can be read.'],
    [
      'a broken package',
      () => Buffer.from('PK\u0003\u0004 and nothing'),
      'This is not a CSV or XLSX file that can be read.',
    ],
    [
      'a package of something else',
      () => zip({ 'word.txt': Buffer.from('x') }),
      'This is not a CSV or XLSX file that can be read.',
    ],
    [
      'a package that unpacks to too much',
      () => zip({ 'xl/a': Buffer.alloc(60 * 1024 * 1024) }),
      'The file is too large when unpacked.',
    ],
    [
      'a sheet with a cell far away',
      () => zip({ 'xl/worksheets/sheet1.xml': Buffer.from('<c r="XFD1048576"/>') }),
      'The file has too many rows or columns.',
    ],
    [
      'a cell far away in a sheet that lies where no sheet is looked for',
      () =>
        workbook('<row r="1"><c r="AAA1" t="inlineStr"><is><t>Email</t></is></c></row>', 'xl/hidden/one.xml'),
      'The file has too many rows or columns.',
    ],
    [
      '5,001 users',
      () =>
        csvDocument(
          heading,
          Array.from({ length: 5001 }, (_, at) => person(`n${at}`)),
        ),
      'The file has more than 5000 rows. Please divide it.',
    ],
  ])('refuses %s', async (_case, make, message) => {
    const { status, body } = await preview<Record<string, unknown>>(await make())
    expect([status, body['message'], body['fields']]).toEqual([422, message, { file: [message] }])
  })

  it('reads what a package lists, and nothing that is hidden between its entries', async () => {
    const listed = [heading, person('listed')]
    const hidden = [heading, person('hidden')]
    const bytes = withHiddenEntry(
      await workbook(rowsOf(listed)),
      'xl/worksheets/sheet1.xml',
      sheet(rowsOf(hidden)),
    )
    const { body } = await preview(bytes, monitor, 'people.xlsx')
    expect(body.sample.map(({ email }) => email)).toEqual(['listed@import.example'])
  })

  it('refuses more than 5 MB while it comes in', async () => {
    const { status, body } = await preview<Record<string, unknown>>(new Uint8Array(maxImportBytes + 1))
    expect([status, body['code']]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
  })

  it('refuses a request without a file', async () => {
    const form = new FormData()
    form.append('other', 'x')
    const token = await api.tokenFor(monitor)
    expect((await api.call('post', '/api/account/users/import', { token, form })).status).toBe(422)
    expect((await api.call('post', '/api/account/users/import', { token, body: {} })).status).toBe(422)
  })
})

it('imports 5,000 users of August in one go, once their 37 bad rows are corrected', async () => {
  const domain = 'august.example'
  const rows = Array.from({ length: 5000 }, (_, at) => person(`p${at}`, { Email: `p${at}@${domain}` }))
  const bad = new Set(Array.from({ length: 37 }, (_, at) => at * 131 + 5))
  const withErrors = rows.map((row, at) => (bad.has(at) ? person('bad', { Email: `bad ${at}` }) : row))
  const first = await preview(csvDocument(heading, withErrors))
  expect(first.body).toMatchObject({ rows: 5000, goodRows: 4963, badRows: 37, errorsTotal: 37 })
  expect(first.body.errors.map(({ row }) => row)).toEqual([...bad].map((at) => at + 2))
  expect((await apply(first.body.id)).status).toBe(409)
  expect(await countOf(domain)).toBe(0)

  const second = await preview(csvDocument(heading, rows))
  expect(second.body.apply.allowed).toBe(true)
  expect((await apply(second.body.id)).body).toEqual({ created: 5000 })
  expect(await countOf(domain)).toBe(5000)
  expect(await api.db.$count(outgoingMails, like(outgoingMails.to, `%@${domain}`))).toBe(5000)
  expect((await verifyAuditChain(api.db)).ok).toBe(true)
}, 120_000)

const sheet = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`

const rowsOf = (table: readonly (readonly string[])[]) =>
  table
    .map((row, at) => {
      const cells = row.map(
        (cell, column) =>
          `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="inlineStr"><is><t>${cell}</t></is></c>`,
      )
      return `<row r="${at + 1}">${cells.join('')}</row>`
    })
    .join('')

/** A workbook of one sheet, which may lie anywhere in the package. */
function workbook(rows: string, path = 'xl/worksheets/sheet1.xml'): Promise<Uint8Array> {
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zip({
    'xl/workbook.xml': Buffer.from(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}">` +
        '<sheets><sheet name="Users" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': Buffer.from(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">' +
        `<Relationship Id="rId1" Type="${office}/worksheet" Target="${path.replace('xl/', '')}"/></Relationships>`,
    ),
    [path]: Buffer.from(sheet(rows)),
  })
}

/** Puts an entry before the directory of a package, which does not list it. */
function withHiddenEntry(bytes: Uint8Array, name: string, content: string): Uint8Array {
  const file = Buffer.from(bytes)
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006'))
  const directory = file.readUInt32LE(end + 16)
  const data = Buffer.from(content)
  const header = Buffer.alloc(30)
  header.write('PK\u0003\u0004', 'latin1')
  header.writeUInt16LE(20, 4)
  header.writeUInt32LE(crc32(data), 14)
  header.writeUInt32LE(data.length, 18)
  header.writeUInt32LE(data.length, 22)
  header.writeUInt16LE(name.length, 26)
  const entry = Buffer.concat([header, Buffer.from(name), data])
  file.writeUInt32LE(directory + entry.length, end + 16)
  return new Uint8Array(Buffer.concat([file.subarray(0, directory), entry, file.subarray(directory)]))
}

function zip(entries: Record<string, Buffer>): Promise<Uint8Array> {
  const file = new ZipFile()
  for (const [name, content] of Object.entries(entries)) file.addBuffer(content, name)
  file.end()
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    file.outputStream.on('data', (chunk: Buffer) => chunks.push(chunk))
    file.outputStream.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    file.outputStream.on('error', reject)
  })
}

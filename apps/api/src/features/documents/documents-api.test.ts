import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { maxFileBytes } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { users } from '../../db/schema/index.js'
import {
  allegany,
  firstSubsection,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
  type Subsection,
} from '../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../testing/test-api.js'
import { auditOf } from '../../testing/audits/test-audit.js'
import { aPdf, begin, form, pdfOf, sha256, upload, type Upload } from '../../testing/upload-steps.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let open: SelfAssessment
let place: Subsection

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  open = await steps.open(allegany, admin)
  await steps.open(howard, stranger)
  await steps.assign(admin, firstSubsection(open), user)
  place = (await steps.subsection(admin, firstSubsection(open))).body
})
afterAll(() => api.close())

const to = (subsectionId: number, titles: string[], itemId?: number): Upload['fields'] => [
  ['subSectionResponseId', String(subsectionId)],
  ...(itemId === undefined ? [] : [['itemId', String(itemId)] as const]),
  ...titles.map((title) => ['titles', title] as const),
]
const here = (...titles: string[]) => to(place.id, titles)
const pdf = (name = 'plan.pdf') => ({ name, bytes: aPdf })

async function storedFiles(): Promise<string[]> {
  return readdir(fileURLToPath(api.deps.config.filesUrl)).catch(() => [])
}

async function download(who: string, id: string): Promise<Response> {
  return fetch(`${api.url}/api/msde/self-assessment/supporting-document/${id}`, {
    headers: { authorization: `Bearer ${await api.tokenFor(who)}` },
  })
}

describe('uploading', () => {
  it('stores files with their titles, in order, for an item or for the subsection', async () => {
    const [item] = place.items
    const { status, body } = await upload(api, user, {
      fields: to(place.id, ['Child find plan', 'Log'], item?.id),
      files: [pdf(), { name: 'log.csv', bytes: Buffer.from('date,n\n2026-09-01,3\n') }],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject([
      {
        title: 'Child find plan',
        fileName: 'plan.pdf',
        mime: 'application/pdf',
        size: aPdf.length,
        itemId: item?.id,
        scanState: 'NotScanned',
      },
      { title: 'Log', fileName: 'log.csv', mime: 'text/csv', remove: { allowed: true, reason: null } },
    ])
    expect(body[0]?.sha256).toBe(sha256([aPdf]))
    const seen = (await steps.subsection(admin, place.id)).body
    expect(seen).toMatchObject({ state: 1, version: 1 })
    expect(seen.items[0]?.documents.map((document) => document.title)).toEqual(['Child find plan', 'Log'])
    expect(await auditOf(api, 'supportingDocument', body[0]?.id ?? '')).toMatchObject([
      {
        action: 'uploadSupportingFiles',
        leaId: allegany,
        after: { title: 'Child find plan', sha256: body[0]?.sha256 },
      },
    ])
  })

  it('counts as evidence from then on, and no longer when deleted', async () => {
    const item = place.items[1]
    if (!item) throw new Error('No second item.')
    const bare = await steps.save(user, open.id, item.id, { rating: 4, narrative: '', version: 0 })
    expect(bare.body.gaps).toEqual(['Attach evidence or explain why there is none.'])
    const before = (await steps.get(user, open.id)).body.answered
    const { body } = await upload(api, user, { fields: to(place.id, ['Evidence'], item.id), files: [pdf()] })
    expect((await steps.get(user, open.id)).body.answered).toBe(before + 1)
    const removed = await steps.send(
      user,
      'post',
      `/api/msde/self-assessment/delete-supporting-document/${body[0]?.id}`,
    )
    expect(removed.status).toBe(204)
    expect((await steps.get(user, open.id)).body.answered).toBe(before)
  })

  it('keeps a name in any script and drops folders and control characters', async () => {
    const { body } = await upload(api, user, {
      fields: here('Name', 'Path'),
      files: [pdf('Plän – 计划.pdf'), pdf('..\\..\\etc/pass\u202ewd.pdf')],
    })
    expect(body.map((document) => document.fileName)).toEqual(['Plän – 计划.pdf', 'passwd.pdf'])
    const answer = await download(user, body[0]?.id ?? '')
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Pl?n ? ??.pdf"; filename*=UTF-8''Pl%C3%A4n%20%E2%80%93%20%E8%AE%A1%E5%88%92.pdf`,
    )
  })

  it.each<[string, () => Upload, number, string, string]>([
    [
      'a missing title',
      () => ({ fields: here(), files: [pdf()] }),
      422,
      'titles',
      'Please provide a title for each file.',
    ],
    [
      'an empty title',
      () => ({ fields: here(' '), files: [pdf()] }),
      422,
      'titles.0',
      'Please provide a title for each file.',
    ],
    [
      'fewer titles than files',
      () => ({ fields: here('A'), files: [pdf(), pdf()] }),
      422,
      'titles.1',
      'Please provide a title for each file.',
    ],
    [
      'more titles than files',
      () => ({ fields: here('A', 'B'), files: [pdf()] }),
      422,
      'titles.1',
      'Please provide a title for each file.',
    ],
    ['no file', () => ({ fields: here('A'), files: [] }), 422, 'documents', 'Choose at least one file.'],
    [
      'an empty file',
      () => ({ fields: here('A'), files: [{ name: 'a.pdf', bytes: Buffer.alloc(0) }] }),
      422,
      'documents.0',
      'This file is empty.',
    ],
    [
      'a program',
      () => ({ fields: here('A', 'B'), files: [pdf(), { name: 'b.exe', bytes: Buffer.from('MZ\u0090') }] }),
      422,
      'documents.1',
      'This type of file is not accepted. Use PDF, Word, Excel, PowerPoint, OpenDocument, picture, text, CSV or ZIP files.',
    ],
    [
      'a program that calls itself a PDF',
      () => ({ fields: here('A'), files: [{ name: 'a.pdf', bytes: Buffer.from('MZ\u0090\u0000') }] }),
      422,
      'documents.0',
      'The content of this file does not match its name.',
    ],
    [
      'a page that calls itself a text',
      () => ({ fields: here('A'), files: [{ name: 'a.txt', bytes: Buffer.from('<html><script>') }] }),
      422,
      'documents.0',
      'The content of this file does not match its name.',
    ],
  ])('refuses %s beside its field and stores nothing', async (_title, given, status, field, message) => {
    const before = await storedFiles()
    const refused = await upload(api, user, given())
    expect(refused).toMatchObject({
      status,
      body: { code: 'BAD_USER_INPUT', message, fields: { [field]: [message] } },
    })
    expect(await storedFiles()).toEqual(before)
  })

  it.each<[string, () => Upload]>([
    ['a field behind a file', () => ({ fields: here('A'), files: [pdf()], late: [['titles', 'B']] })],
    ['a part of another name', () => ({ fields: here('A'), files: [{ ...pdf(), part: 'file' }] })],
    [
      'more than twenty files',
      () => ({
        fields: here(...Array<string>(21).fill('A')),
        files: Array.from({ length: 21 }, () => pdf()),
      }),
    ],
  ])('refuses %s', async (_title, given) => {
    const before = await storedFiles()
    expect((await upload(api, user, given())).status).toBe(422)
    expect(await storedFiles()).toEqual(before)
  })

  it('refuses a body that is no form, and one that ends in the middle', async () => {
    const json = await steps.send<Refusal>(
      user,
      'post',
      '/api/msde/self-assessment/upload-supporting-files',
      {},
    )
    expect(json).toMatchObject({ status: 422, body: { message: 'Send the files as multipart/form-data.' } })
    const { outgoing, answered } = await begin(api, user)
    const [fields, head] = form({ fields: here('A').slice(0, 1), files: [pdf()] })
    outgoing.end(Buffer.concat([fields ?? Buffer.alloc(0), head ?? Buffer.alloc(0)]))
    expect((await answered).statusCode).toBe(422)
  })

  it('is not found for a foreign agency, a missing subsection and a missing item, all alike', async () => {
    const foreign = await upload(api, stranger, { fields: here('A'), files: [pdf()] })
    const missing = await upload(api, stranger, { fields: to(999_999_999, ['A']), files: [pdf()] })
    expect(foreign).toMatchObject({ status: 404, body: { message: missing.body.message } })
    expect(
      (await upload(api, user, { fields: to(place.id, ['A'], 99_999_999), files: [pdf()] })).status,
    ).toBe(404)
    expect((await upload(api, user, { fields: to(99_999_999_999, ['A']), files: [pdf()] })).status).toBe(404)
  })

  it('is refused to who may not answer there', async () => {
    const other = open.sections[1]?.subsections[0]?.id ?? 0
    const unassigned = await upload(api, user, { fields: to(other, ['A']), files: [pdf()] })
    expect(unassigned).toMatchObject({ status: 403, body: { message: 'Assigned to nobody yet' } })
    for (const reader of [
      monitor,
      'liaison@state.example',
      'disputes@state.example',
      'sysadmin@state.example',
    ]) {
      expect((await upload(api, reader, { fields: here('A'), files: [pdf()] })).status).toBe(403)
    }
  })

  it('adds nothing when the same request comes again with its key', async () => {
    const given = {
      fields: here('Once'),
      files: [pdf('once.pdf')],
      headers: { 'idempotency-key': 'upload-1' },
    }
    const first = await upload(api, user, given)
    const stored = await storedFiles()
    const second = await upload(api, user, given)
    expect(second.body.map(({ id }) => id)).toEqual(first.body.map(({ id }) => id))
    expect(await storedFiles()).toEqual(stored)
    const other = await upload(api, user, { ...given, fields: here('Twice') })
    expect(other).toMatchObject({ status: 409 })
    expect(await storedFiles()).toEqual(stored)
  })

  it('keeps the file of a row whose commit was answered with a broken connection', async () => {
    const given = {
      fields: here('Unsure'),
      files: [pdf('unsure.pdf')],
      headers: { 'idempotency-key': 'upload-of-unsure-end' },
    }
    const { change } = api.deps.database
    vi.spyOn(api.deps.database, 'change').mockImplementationOnce(async (steps) => {
      await change(steps)
      throw new Error('Connection terminated unexpectedly')
    })
    expect((await upload(api, user, given)).status).toBe(503)
    const again = await upload(api, user, given)
    expect(again.status).toBe(201)
    const bytes = await download(user, again.body[0]?.id ?? '')
    expect([bytes.status, sha256([Buffer.from(await bytes.arrayBuffer())])]).toEqual([200, sha256([aPdf])])
  })

  it('adds nothing for somebody who was disabled or signed out while the bytes came', async () => {
    for (const change of [{ isEnabled: false }, { tokensValidAfter: api.clock.now() }]) {
      const before = await storedFiles()
      const { outgoing, answered } = await begin(api, user)
      const chunks = [...form({ fields: here('Late'), files: [{ name: 'late.pdf', bytes: pdfOf(200_000) }] })]
      for (const chunk of chunks.slice(0, -2)) outgoing.write(chunk)
      await vi.waitFor(async () => expect(await storedFiles()).not.toEqual(before))
      await api.db.update(users).set(change).where(eq(users.userName, user))
      for (const chunk of chunks.slice(-2)) outgoing.write(chunk)
      outgoing.end()
      expect((await answered).statusCode).toBe(401)
      await api.db.update(users).set({ isEnabled: true }).where(eq(users.userName, user))
      expect(await storedFiles()).toEqual(before)
    }
    expect((await steps.subsection(admin, place.id)).body.documents.map(({ title }) => title)).not.toContain(
      'Late',
    )
  })

  it('leaves nothing behind when the sender goes away', async () => {
    const before = await storedFiles()
    const { outgoing, answered } = await begin(api, user)
    const chunks = form({ fields: here('A'), files: [{ name: 'a.pdf', bytes: pdfOf(4 * 1024 * 1024) }] })
    for (let n = 0; n < 20; n++) outgoing.write(chunks.next().value)
    await until(async () => (await storedFiles()).length > before.length)
    outgoing.destroy()
    await answered.catch(() => undefined)
    await until(async () => (await storedFiles()).length === before.length)
    expect(await storedFiles()).toEqual(before)
  })
})

describe('the limit of 200 MB', () => {
  it('takes exactly 209715200 bytes, holds little memory, and gives the same bytes back', async () => {
    const bytes = pdfOf(maxFileBytes)
    const before = process.memoryUsage().rss
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20)
    const { status, body } = await upload(api, user, {
      fields: here('Large'),
      files: [{ name: 'large.pdf', bytes }],
    })
    expect(status).toBe(201)
    expect(body[0]?.size).toBe(209_715_200)
    const answer = await download(monitor, body[0]?.id ?? '')
    const hash = createHash('sha256')
    for await (const chunk of answer.body ?? []) hash.update(chunk as Uint8Array)
    clearInterval(watch)
    const expected = sha256(bytes())
    expect(body[0]?.sha256).toBe(expected)
    expect(hash.digest('hex')).toBe(expected)
    // Sender and receiver share this process; buffering the file would take 200 MB and more.
    expect(most - before).toBeLessThan(120 * 1024 * 1024)
  }, 60_000)

  it('answers 413 for one byte more and stores nothing', async () => {
    const before = await storedFiles()
    const refused = await upload(api, user, {
      fields: here('Larger'),
      files: [{ name: 'larger.pdf', bytes: pdfOf(maxFileBytes + 1) }],
    })
    const message = 'File too large. Please limit files to 200MB or less.'
    expect(refused).toMatchObject({
      status: 413,
      body: { code: 'PAYLOAD_TOO_LARGE', message, fields: { 'documents.0': [message] } },
    })
    expect(await storedFiles()).toEqual(before)
  }, 60_000)
})

describe('downloading', () => {
  it('is for who may read the subsection, as an attachment, and is recorded', async () => {
    const { body } = await upload(api, user, { fields: here('Plan'), files: [pdf()] })
    const id = body[0]?.id ?? ''
    const answer = await download(monitor, id)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename=plan.pdf',
      'content-type': 'application/pdf',
      'content-length': String(aPdf.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(aPdf)).toBe(true)
    for (const reader of [admin, 'liaison@state.example'])
      expect((await download(reader, id)).status).toBe(200)
    expect((await auditOf(api, 'supportingDocument', id)).map((entry) => entry.action)).toEqual([
      'uploadSupportingFiles',
      ...Array<string>(3).fill('downloadSupportingDocument'),
    ])
  })

  it('is not found for another agency, for a missing id, and while the questions are hidden', async () => {
    const { body } = await upload(api, user, { fields: here('Plan'), files: [pdf()] })
    const id = body[0]?.id ?? ''
    const foreign = await download(stranger, id)
    const missing = await download(stranger, '00000000-0000-4000-8000-000000000000')
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(((await foreign.json()) as Refusal).message).toBe(((await missing.json()) as Refusal).message)
    const { version } = (await steps.get(monitor, open.id)).body
    await steps.reset(monitor, open.id, version)
    expect((await download(user, id)).status).toBe(404)
    expect((await download(monitor, id)).status).toBe(200)
    await steps.open(allegany, admin)
    expect((await download(user, id)).status).toBe(200)
  })
})

describe('deleting', () => {
  const remove = (who: string, id: string) =>
    steps.send<Refusal>(who, 'post', `/api/msde/self-assessment/delete-supporting-document/${id}`)

  it('is for local administrators and the uploader, and the document is gone for everybody', async () => {
    const [own, theirs] = (await upload(api, admin, { fields: here('A', 'B'), files: [pdf(), pdf()] })).body
    const refused = await remove(user, own?.id ?? '')
    expect(refused).toMatchObject({
      status: 403,
      body: { message: 'Only a local administrator or the person who uploaded a document can delete it.' },
    })
    expect((await remove(stranger, own?.id ?? '')).status).toBe(404)
    expect((await remove(monitor, own?.id ?? '')).status).toBe(403)
    expect((await remove(admin, own?.id ?? '')).status).toBe(204)
    expect((await remove('admin2@allegany.example', theirs?.id ?? '')).status).toBe(204)
    expect((await download(monitor, own?.id ?? '')).status).toBe(404)
    expect((await remove(admin, own?.id ?? '')).status).toBe(404)
  })
})

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('It did not happen within five seconds.')
}

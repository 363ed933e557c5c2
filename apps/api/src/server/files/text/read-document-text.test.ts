import { strToU8 } from 'fflate'
import { afterAll, describe, expect, it } from 'vitest'
import { aDocx, aPdf, aPdfBomb, aScan, aTextPdf } from '../../../testing/text-documents.js'
import { GivenUp, HeavyWorkers } from '../../heavy/heavy-workers.js'
import { passagesOf, type PageLine } from './passages.js'
import { readDocumentText } from './read-document-text.js'

const pdf = 'application/pdf'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const read = async (mime: string, bytes: Buffer) => readDocumentText({ bytes, mime })

const purpose =
  'The purpose of this policy is to find every child with a disability who needs special education, in public and in private schools.'
const paragraphs = ['Child find', purpose, '1. Referrals are kept.', '2. Parents are told.']

describe('the text of a document', () => {
  it('is read of a PDF and of a Word document, paragraph by paragraph', async () => {
    const one = await read(pdf, await aTextPdf(paragraphs))
    expect(one).toEqual({ state: 'read', passages: paragraphs, pages: 1, emptyPages: 0 })
    const other = await read(docx, aDocx(['Child\u00a0find', ' ', 'A \ufb01le &amp; its\u00ad pages']))
    expect(other).toMatchObject({ state: 'read', passages: ['Child find', 'A file & its pages'] })
  })

  it('goes on from page to page, without numbers and running titles', () => {
    const page = (texts: string[]): PageLine[] =>
      texts.map((text, at) => ({ text, height: 10, y: 700 - at * 12, right: 400 }))
    expect(
      passagesOf([
        page(['Policy 401', 'The team meets within thirty', 'Page 1 of 3']),
        page(['Policy 401', 'days of the referral.', 'Page 2 of 3']),
        page(['Policy 401', 'It writes to the parents.', 'Page 3 of 3']),
      ]),
    ).toEqual(['Policy 401 The team meets within thirty days of the referral.', 'It writes to the parents.'])
  })

  it('counts pages that are pictures among others', async () => {
    const mixed = await aPdf((one) => one.text('Some words.').addPage().rect(9, 9, 99, 99).fill('#444'))
    expect(await read(pdf, mixed)).toMatchObject({ state: 'read', pages: 2, emptyPages: 1 })
  })
})

describe('a document whose text is not read', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['noText', pdf, aScan],
    ['noText', docx, () => aDocx([' '])],
    ['encrypted', pdf, () => aPdf((one) => one.text('x'), { userPassword: 'secret' })],
    ['encrypted', docx, () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3])],
    ['damaged', pdf, () => Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['damaged', pdf, async () => (await aTextPdf(paragraphs)).subarray(0, 300)],
    ['damaged', docx, () => Buffer.from('PK\u0003\u0004 and no more')],
    ['damaged', docx, () => aDocx([], { 'word/document.xml': strToU8('no markup') })],
    ['unsupported', 'image/png', () => Buffer.from('x')],
    ['tooLong', pdf, () => aPdf((one) => Array.from({ length: 301 }, () => one.addPage()))],
    ['tooLong', docx, () => aDocx(['a'.repeat(400_001)])],
    ['tooLong', docx, () => aDocx(Array.from({ length: 3001 }, () => 'a'))],
    ['tooLarge', docx, () => aDocx(['a'.repeat(9 * 1024 * 1024)])],
    ['tooLarge', docx, () => aDocx(['a'], { 'media/a.bin': new Uint8Array(61 * 1024 * 1024) })],
    [
      'tooLarge',
      docx,
      () => aDocx(['a'], Object.fromEntries(Array.from({ length: 1000 }, (_, n) => [`${n}`, strToU8('')]))),
    ],
  ])('says %s of %s', async (state, mime, bytes) => {
    expect(await read(mime, await bytes())).toMatchObject({ state, passages: [] })
  })
})

describe('a worker that reads hostile files', () => {
  const workers = new HeavyWorkers(1)
  afterAll(() => workers.close())

  it.each<[string, string, () => Buffer]>([
    ['a page that unpacks to gigabytes', pdf, () => aPdfBomb(1900)],
    [
      'markup nested a million times',
      docx,
      () => aDocx([`${'<w:a>'.repeat(600_000)}${'</w:a>'.repeat(600_000)}`]),
    ],
  ])('stops at %s with little memory, and answers the next', async (_what, mime, bytes) => {
    const file = bytes()
    const before = process.memoryUsage.rss()
    let most = before
    const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
    const result = await workers
      .run('readDocumentText', { bytes: file, mime })
      .catch((error: unknown) => error)
    clearInterval(watch)
    const isStopped = result instanceof GivenUp || (result as { state?: string }).state === 'damaged'
    expect(isStopped).toBe(true)
    expect(most - before).toBeLessThan(1000 * 1024 * 1024)
    const next = { bytes: aDocx(['Still here.']), mime: docx }
    expect(await workers.run('readDocumentText', next)).toMatchObject({ passages: ['Still here.'] })
  })
})

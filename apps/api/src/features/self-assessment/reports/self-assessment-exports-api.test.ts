import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import readXlsxFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fromBuffer, type Entry } from 'yauzl'
import { fileObjects } from '../../../db/schema/index.js'
import { requiredDocumentSteps } from '../../../testing/required-document-steps.js'
import { reviewSteps } from '../../../testing/review-steps.js'
import {
  allegany,
  howard,
  firstSubsection,
  selfAssessmentSteps,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { aPdf, pdfOf, upload } from '../../../testing/upload-steps.js'

const monitor = 'monitor@state.example'
const liaison = 'liaison@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'
const secret = 'Only for the state: doubtful.'
const size = 300_000

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let review: ReturnType<typeof reviewSteps>
let open: SelfAssessment
let id = 0
let place = 0

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  review = reviewSteps(steps)
  open = await steps.open(allegany, admin)
  id = open.id
  place = firstSubsection(open)
}, 120_000)
afterAll(() => api.close())

async function download(who: string, path: string) {
  const answer = await fetch(`${api.url}/api/msde/self-assessment/${path}`, {
    headers: { authorization: `Bearer ${await api.tokenFor(who)}` },
  })
  const name = /filename="?([^"]*)"?$/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  const length = Number(answer.headers.get('content-length'))
  return { status: answer.status, name, length, bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Contents of a package by path. */
function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error)
      const files = new Map<string, Buffer>()
      zip.on('entry', (entry: Entry) => {
        zip.openReadStream(entry, (fault, stream) => {
          if (fault) return reject(fault)
          const pieces: Buffer[] = []
          stream.on('data', (piece: Buffer) => pieces.push(piece))
          stream.on('error', reject)
          stream.on('end', () => {
            files.set(entry.fileName, Buffer.concat(pieces))
            zip.readEntry()
          })
        })
      })
      zip.on('end', () => resolve(files))
      zip.on('error', reject)
      zip.readEntry()
    })
  })
}

/** Texts of the rows of each sheet, by its name. */
async function sheetsOf(bytes: Buffer): Promise<Map<string, string[][]>> {
  const sheets = await readXlsxFile(bytes)
  return new Map(
    sheets.map(({ sheet, data }) => [sheet, data.map((row) => row.map((cell) => String(cell ?? '')))]),
  )
}

const mark = (fileId: string, scanState: 'Infected' | 'Pending') =>
  api.db.update(fileObjects).set({ scanState }).where(eq(fileObjects.id, fileId))

async function evidence(title: string, itemId?: number) {
  const { body } = await upload(api, admin, {
    fields: [
      ['subSectionResponseId', String(place)],
      ...(itemId === undefined ? [] : [['itemId', String(itemId)] as const]),
      ['titles', title],
    ],
    files: [{ name: 'evidence.pdf', bytes: pdfOf(size) }],
  })
  return body[0]?.id ?? ''
}

describe('the documents of a self-assessment in one ZIP file', () => {
  it('holds each under what it is for, and an index of what is in it, what is not and why', async () => {
    const documents = requiredDocumentSteps(api)
    const category = await documents.category(admin, allegany, 'Child find procedure')
    await documents.upload(admin, category.id, ['=1+1 Our plan'])
    const [item] = (await steps.subsection(admin, place)).body.items
    await evidence('The log', item?.id)
    await mark(await evidence('Ill'), 'Infected')
    await mark(await evidence('Waiting'), 'Pending')
    const gone = await evidence('Gone')
    await rm(join(fileURLToPath(api.deps.config.filesUrl), gone))

    for (const who of [monitor, liaison, 'disputes@state.example', user]) {
      const { status, name, length, bytes } = await download(who, `${id}/document-inventory`)
      expect([status, name]).toEqual([
        200,
        expect.stringMatching(/^self-assessment-documents-allegany-.*part-b-\d{4}-\d{8}\.zip$/),
      ])
      // Browsers show the progress: the length is a header.
      expect(length).toBe(bytes.length)
      const files = await unpacked(bytes)
      const paths = [...files.keys()]
      expect(paths).toEqual([
        'index.csv',
        'required-documents/Child-find-procedure-and-outreach-log/001-1-1-Our-plan.pdf',
        expect.stringMatching(/^supporting-documents\/.+\/\d{3}-.+-The-log\.pdf$/),
      ])
      expect(files.get(paths[1] ?? '')).toEqual(aPdf)
      expect(files.get(paths[2] ?? '')?.length).toBe(size)
      const lines = files.get('index.csv')?.toString('utf8').split('\r\n') ?? []
      expect(lines.find((line) => line.includes('Our plan'))).toContain(`,'=1+1 Our plan,`)
      expect(lines.find((line) => line.includes(',Ill,'))).toMatch(
        /^,Supporting,.*This file holds a virus and cannot be downloaded\.$/,
      )
      expect(lines.find((line) => line.includes(',Waiting,'))).toContain('still being scanned')
      expect(lines.find((line) => line.includes(',Gone,'))).toContain('The file is not there.')
      expect(lines.filter((line) => line.includes('No document was uploaded.')).length).toBeGreaterThan(0)
    }
    expect((await auditOf(api, 'selfAssessment', id)).at(-1)).toMatchObject({
      action: 'downloadDocumentInventory',
      leaId: allegany,
      after: { documents: 2, leftOut: 3, bytes: size + aPdf.length },
    })
  })

  it('is not for another agency, and is refused before activation', async () => {
    expect((await download(stranger, `${id}/document-inventory`)).status).toBe(404)
    const other = await steps.rowOf(howard)
    expect((await download(monitor, `${other.id}/document-inventory`)).status).toBe(409)
  })
})

describe('all answers as a workbook', () => {
  it('has a sheet for each section, with texts that are no formulas and explanations that are whole', async () => {
    const [item] = (await steps.subsection(admin, place)).body.items
    if (!item) throw new Error('no item')
    const long = 'x'.repeat(40_000)
    await steps.save(admin, id, item.id, { rating: 3, narrative: `<p>=1+1</p><p>${long}</p>`, version: 0 })
    const { bytes } = await download(admin, `${id}/document/yearly/file/xlsx`)
    const sheets = await sheetsOf(bytes)
    expect(sheets.size).toBe(open.sections.length + 2)
    const [, , [heads, first, second] = []] = [...sheets.values()]
    expect(heads).toEqual([
      'Subsection',
      'Item',
      'Question',
      'Rating',
      'Rating in words',
      'Explanation',
      'Evidence',
    ])
    expect(first?.slice(1, 5)).toEqual([item.number, item.text, '3', expect.stringContaining('3 ')])
    expect(first?.[5]?.startsWith("'=1+1")).toBe(true)
    expect(first?.[6]).toContain('The log (evidence.pdf)')
    expect(`${first?.[5]}${second?.[5]}`).toHaveLength(40_000 + "'=1+1\n".length)
  })
})

describe('the comments of the state as a workbook', () => {
  const comments = async (who: string) => {
    const { status, name, bytes } = await download(who, `${id}/review-comments`)
    expect(status).toBe(200)
    expect(name).toMatch(/^self-assessment-review-comments-allegany-.*\.xlsx$/)
    const sheets = await sheetsOf(bytes)
    const [heads = [], ...rows] = sheets.get('Review comments') ?? []
    return { heads, rows, text: JSON.stringify([...sheets.values()]) }
  }

  it('give monitors all, other state staff what is not internal, and agencies what was issued', async () => {
    const approved = await steps.approveAll(admin, id)
    const submitted = (await steps.submit(admin, id, approved.version)).body
    await review.open(monitor, id, submitted.version)
    const [item] = (await review.subsection(monitor, place)).body.items
    if (!item) throw new Error('no item')
    const asked = { toProvide: 'The log of 2026.', stateComment: '=Unclear.', internalComment: secret }
    await review.saveItem(monitor, place, item, asked)
    await review.saveComments(monitor, place, 0, { sharedComment: 'Nearly.', internalComment: secret })

    const all = await comments(monitor)
    expect(all.heads.at(-1)).toBe('Internal comment')
    expect(all.rows).toHaveLength(2)
    expect(all.rows[0]?.slice(2, 9)).toEqual(['', '', '', '', '', '', 'Nearly.'])
    expect(all.rows.map((row) => row.at(-1))).toEqual([secret, secret])
    expect(all.rows[1]).toEqual(expect.arrayContaining(['=Unclear.', 'The log of 2026.']))

    const shared = await comments(liaison)
    expect(shared.heads).not.toContain('Internal comment')
    expect(shared.text).toContain('Nearly.')
    expect(shared.text).not.toContain(secret)

    // The agency learns nothing before a report is issued, and never what is internal.
    for (const who of [admin, user]) expect((await comments(who)).rows).toEqual([])
    const { stateVersion } = (await review.subsection(monitor, place)).body
    await steps.move(monitor, place, 7, stateVersion)
    const { version } = (await review.get(monitor, id)).body
    const issued = await review.issueSelective(monitor, id, version, {
      subsectionResponseIds: [place],
      dueOn: '2999-06-28',
    })
    expect(issued.status).toBe(200)
    for (const who of [admin, user]) {
      const told = await comments(who)
      expect(told.heads.slice(-2)).toEqual(['Report', 'Issued'])
      expect(told.rows).toHaveLength(2)
      expect(told.text).toContain('The log of 2026.')
      expect(told.text).not.toContain(secret)
    }
    expect((await download(stranger, `${id}/review-comments`)).status).toBe(404)
    expect((await auditOf(api, 'selfAssessment', id)).at(-1)).toMatchObject({
      action: 'exportReviewComments',
      after: { comments: 'issued', rows: 2 },
    })
  })
})

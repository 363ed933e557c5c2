import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SubmitState } from '@portal/domain'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { questionnaireResponses } from '../../../db/schema/index.js'
import { requiredDocumentSteps, type Category } from '../../../testing/required-document-steps.js'
import {
  allegany,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, statusesOf, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { aPdf, pdfOf, sha256 } from '../../../testing/upload-steps.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'
const liaison = 'liaison@state.example'
const disputes = 'disputes@state.example'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let documents: ReturnType<typeof requiredDocumentSteps>
let open: SelfAssessment
/** Categories that hold five, two and twenty documents. */
let plan: Category
let small: Category
let roomy: Category

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  documents = requiredDocumentSteps(api)
  open = await steps.open(allegany, admin)
  plan = await documents.category(admin, allegany, 'Child find procedure')
  roomy = await documents.category(admin, allegany, 'Evidence of correction')
  small = (await documents.list(admin, allegany)).body.find(({ maximum }) => maximum === 2) ?? plan
})
afterAll(() => api.close())

const pathOfUploads = () => fileURLToPath(api.deps.config.filesUrl)
const storedFiles = () => readdir(pathOfUploads()).catch((): string[] => [])
const refusal = (answer: { body: unknown }) => (answer.body as Refusal).message

async function uploaded(title: string, category = roomy, who = admin) {
  const { body } = await documents.upload(
    who,
    category.id,
    [title],
    [{ name: 'plan.pdf', bytes: pdfOf(5000) }],
  )
  const document = Array.isArray(body) ? body[0] : undefined
  if (!document) throw new Error(`Nothing was uploaded: ${refusal({ body })}`)
  return document
}

describe('the list', () => {
  it('holds the categories of the part in their order, with what the reader may do', async () => {
    const { body } = await documents.list(admin, allegany)
    expect(body.length).toBeGreaterThan(15)
    expect(body[0]).toMatchObject({
      documentCount: 0,
      maximum: 5,
      requiredDocumentCategory: {
        documentCategory: 'Child find procedure and outreach log',
        group: 'General supervision',
        required: true,
      },
      documentCategoryResponseAssignments: [],
      stateMonitorComments: '',
      documents: [],
      questionnaireResponse: { id: open.id, questionnaire: { shortDescription: open.shortDescription } },
      upload: { allowed: true },
      changeMaximum: { allowed: true },
      changeComments: { allowed: false, reason: 'Only a state monitor can change this.' },
    })
  })

  it('is empty before the activation, and for a part that is not there', async () => {
    expect((await documents.list(monitor, 4)).body).toEqual([])
    const year = await steps.currentYear()
    const partC = await steps.send(
      admin,
      'get',
      `/api/msde/self-assessment/required-document-categories/1?year=${year}&part=Part%20C`,
    )
    expect(partC).toMatchObject({ status: 200, body: [] })
  })

  it('of one self-assessment is the same, and empty under another agency or year', async () => {
    const year = await steps.currentYear()
    const of = (leaId: number, inYear: number) =>
      steps.send<Category[]>(
        monitor,
        'get',
        `/api/msde/self-assessment/required-document-categories/${leaId}/${open.id}?year=${inYear}`,
      )
    expect((await of(allegany, year)).body.map(({ id }) => id)).toEqual(
      (await documents.list(admin, allegany)).body.map(({ id }) => id),
    )
    expect((await of(howard, year)).body).toEqual([])
    expect((await of(allegany, year - 1)).body).toEqual([])
  })

  it.each([liaison, disputes])('is read only for %s', async (who) => {
    const category = await documents.category(who, allegany, 'Child find procedure')
    const acts = [category.upload, category.changeMaximum, category.changeComments, category.assign]
    expect(acts.map(({ allowed }) => allowed)).toEqual([false, false, false, false])
  })

  it('of another agency is not there for local people', async () => {
    expect((await documents.list(stranger, allegany)).status).toBe(404)
    expect((await documents.list(stranger, 999_999)).status).toBe(404)
  })
})

describe('uploading', () => {
  it('stores files with their titles and counts them, with hash, type and history', async () => {
    const { status, body } = await documents.upload(admin, plan.id, ['First', 'Second'])
    expect(status).toBe(201)
    expect(body).toMatchObject([
      {
        title: 'First',
        fileName: 'First.pdf',
        mime: 'application/pdf',
        sha256: sha256([aPdf]),
        scanState: 'NotScanned',
        stateMonitor: '',
        stateMonitorBool: false,
        originYear: null,
      },
      { title: 'Second' },
    ])
    const seen = await documents.category(monitor, allegany, 'Child find procedure')
    expect(seen.documentCount).toBe(2)
    expect(seen.documents.map(({ title }) => title)).toEqual(['First', 'Second'])
    expect(await auditOf(api, 'requiredDocument', body[0]?.id ?? '')).toMatchObject([
      { action: 'uploadRequiredFiles', leaId: allegany, after: { title: 'First' } },
    ])
  })

  it('tells when the agency has uploaded the same file before, and where', async () => {
    await steps.open(howard, stranger)
    const elsewhere = await documents.category(stranger, howard, 'Child find procedure')
    const bytes = Buffer.from('%PDF-1.7\nSent twice.\n%%EOF\n')
    const files = [{ name: 'a.pdf', bytes }]
    expect(
      (await documents.upload(stranger, elsewhere.id, ['Foreign'], files)).body[0]?.duplicateOf,
    ).toBeNull()
    expect((await documents.upload(admin, plan.id, ['Once'], files)).body[0]?.duplicateOf).toBeNull()
    const { body } = await documents.upload(admin, small.id, ['Twice'], files)
    const year = await steps.currentYear()
    expect(body[0]?.duplicateOf?.place).toBe(`Child find procedure and outreach log, ${year} - ${year + 1}`)
    await documents.remove(admin, body[0]?.id ?? '')
  })

  it('takes as many as the maximum, and no more by two at once', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((title) => documents.upload(admin, small.id, [title])),
    )
    expect(statusesOf(answers)).toEqual([201, 201, 409])
    const before = await storedFiles()
    const more = await documents.upload(admin, small.id, ['D'])
    expect([more.status, refusal(more)]).toEqual([
      409,
      'This category takes at most 2 documents. Delete one, or ask a local administrator to raise the maximum.',
    ])
    expect(await storedFiles()).toEqual(before)
  })

  it('says the same thing twice and stores it once', async () => {
    const again = () =>
      documents.upload(admin, roomy.id, ['Same'], undefined, { 'idempotency-key': 'one-click' })
    const [first, second] = [await again(), await again()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(second.body[0]?.id).toBe(first.body[0]?.id)
    expect((await documents.category(admin, allegany, 'Evidence of correction')).documentCount).toBe(1)
  })

  it.each([
    [
      'a local user who is not assigned',
      user,
      403,
      'Assigned to nobody yet. Ask a local administrator of your agency.',
    ],
    ['an administrator of another agency', stranger, 404, 'This required document category does not exist.'],
    ['a monitor', monitor, 403, 'You are not allowed to do this.'],
    ['a liaison', liaison, 403, 'You are not allowed to do this.'],
  ])('is refused to %s', async (_who, who, status, message) => {
    const before = await storedFiles()
    const answer = await documents.upload(who, plan.id, ['A'])
    expect([answer.status, refusal(answer)]).toEqual([status, message])
    expect(await storedFiles()).toEqual(before)
  })

  it('wants a title for each file', async () => {
    const answer = await documents.upload(admin, plan.id, [''], [{ name: 'a.pdf', bytes: aPdf }])
    expect([answer.status, refusal(answer)]).toEqual([422, 'Please provide a title for each file.'])
  })
})

describe('downloading', () => {
  it('sends the same bytes as an attachment, and records it', async () => {
    const document = await uploaded('Bytes')
    const answer = await documents.download(monitor, document.id)
    expect(sha256([Buffer.from(await answer.arrayBuffer())])).toBe(document.sha256)
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename=plan.pdf')
    expect((await auditOf(api, 'requiredDocument', document.id)).at(-1)).toMatchObject({
      action: 'downloadRequiredDocument',
      actorId: await api.userId(monitor),
    })
  })

  it('sends the part that is asked for, which the record names', async () => {
    const document = await uploaded('Parts')
    const whole = Buffer.concat([...pdfOf(5000)()])
    const part = await documents.download(user, document.id, { range: 'bytes=100-199' })
    expect([part.status, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      'bytes 100-199/5000',
      '100',
    ])
    expect(Buffer.from(await part.arrayBuffer())).toEqual(whole.subarray(100, 200))
    const end = await documents.download(user, document.id, { range: 'bytes=-10' })
    expect(Buffer.from(await end.arrayBuffer())).toEqual(whole.subarray(4990))
    expect((await auditOf(api, 'requiredDocument', document.id)).slice(-2)).toMatchObject([
      { after: { range: 'bytes 100-199/5000' } },
      { after: { range: 'bytes 4990-4999/5000' } },
    ])
  })

  it('sends all of it when the part is of another version, and refuses a part behind the end', async () => {
    const document = await uploaded('Versions')
    const other = await documents.download(user, document.id, { range: 'bytes=0-9', 'if-range': '"other"' })
    expect([other.status, (await other.arrayBuffer()).byteLength]).toEqual([200, 5000])
    const same = await documents.download(user, document.id, {
      range: 'bytes=0-9',
      'if-range': other.headers.get('etag') ?? '',
    })
    expect(same.status).toBe(206)
    const behind = await documents.download(user, document.id, { range: 'bytes=5000-' })
    expect([behind.status, behind.headers.get('content-range')]).toEqual([416, 'bytes */5000'])
  })

  it('looks the same for a foreign document and a missing one', async () => {
    const document = await uploaded('Foreign')
    const answers = [
      await documents.download(stranger, document.id),
      await documents.download(stranger, '00000000-0000-4000-8000-000000000000'),
    ]
    const bodies = await Promise.all(answers.map(async (one) => (await one.json()) as Refusal))
    expect(answers.map(({ status }) => status)).toEqual([404, 404])
    expect(bodies[0]?.message).toBe(bodies[1]?.message)
    await documents.remove(admin, document.id)
  })
})

describe('the maximum', () => {
  it('is set by a local administrator, not below what is there', async () => {
    const category = await documents.category(admin, allegany, 'Internal record review')
    await uploaded('One', category)
    await uploaded('Two', category)
    const set = await documents.maximum(admin, category.id, 2, category.version)
    expect(set).toMatchObject({ status: 200, body: { maximum: 2, version: category.version + 1 } })
    const low = await documents.maximum(admin, category.id, 1, category.version + 1)
    expect([low.status, refusal(low)]).toEqual([422, 'Please delete a document before lowering the maximum.'])
    const high = await documents.maximum(admin, category.id, 21, category.version + 1)
    expect([high.status, refusal(high)]).toEqual([422, 'Maximum must be between 0 and 20.'])
    expect((await documents.maximum(user, category.id, 3, category.version + 1)).status).toBe(403)
    expect((await documents.maximum(monitor, category.id, 3, category.version + 1)).status).toBe(403)
    expect((await documents.maximum(stranger, category.id, 3, category.version + 1)).status).toBe(404)
    expect(await auditOf(api, 'requiredDocumentCategory', category.id)).toMatchObject([
      { action: 'changeRequiredDocumentMaximum', before: { maximum: 6 }, after: { maximum: 2 } },
    ])
  })

  it('goes to the first of two who change it at once, and the second gets the row as it is', async () => {
    const category = await documents.category(admin, allegany, 'Staff and provider')
    const answers = await Promise.all(
      [7, 8].map((maximum) => documents.maximum(admin, category.id, maximum, category.version)),
    )
    expect(statusesOf(answers)).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    const stored = await documents.category(admin, allegany, 'Staff and provider')
    expect(refused?.body).toMatchObject({ current: { maximum: stored.maximum } })
  })
})

describe('a title', () => {
  it('is changed by a local administrator, with any signs in it', async () => {
    const document = await uploaded('Old')
    const title = 'Plan 2026/27: 100 % & more? #1'
    expect(await documents.title(admin, document.id, title, 1)).toMatchObject({
      status: 200,
      body: { title, fileName: 'plan.pdf', version: 2 },
    })
    const stale = await documents.title(admin, document.id, 'Stale', 1)
    expect(stale).toMatchObject({ status: 409, body: { current: { title } } })
    expect((await documents.title(admin, document.id, ' ', 2)).status).toBe(422)
    expect((await documents.title(user, document.id, 'Mine', 2)).status).toBe(403)
    expect((await documents.title(monitor, document.id, 'Mine', 2)).status).toBe(403)
    expect((await documents.title(stranger, document.id, 'Mine', 2)).status).toBe(404)
    await documents.remove(admin, document.id)
  })
})

describe('what the state says', () => {
  it("is 'Received', by a state monitor only", async () => {
    const category = await documents.category(admin, allegany, 'Compensatory')
    const document = await uploaded('Log', category)
    expect(await documents.received(monitor, document.id, true, 1)).toMatchObject({
      status: 200,
      body: { stateMonitor: 'Received', stateMonitorBool: true, version: 2 },
    })
    for (const who of [admin, user, liaison, disputes])
      expect((await documents.received(who, document.id, false, 2)).status).toBe(403)
    expect((await documents.received(stranger, document.id, false, 2)).status).toBe(404)
    const seen = await documents.category(user, allegany, 'Compensatory')
    expect(seen.documents).toMatchObject([
      { stateMonitor: 'Received', changeStateMonitor: { allowed: false } },
    ])
    expect((await documents.received(monitor, document.id, false, 2)).body.stateMonitor).toBe('')
    expect((await documents.received(monitor, document.id, true, 2)).status).toBe(409)
  })

  it('are comments that the agency reads', async () => {
    const category = await documents.category(monitor, allegany, 'Nonpublic')
    const { body } = await documents.comments(
      monitor,
      category.id,
      ' Add the visits of May. ',
      category.version,
    )
    expect(body.stateMonitorComments).toBe('Add the visits of May.')
    const seen = await documents.category(user, allegany, 'Nonpublic')
    expect(seen.stateMonitorComments).toBe('Add the visits of May.')
    expect((await documents.comments(admin, category.id, 'Mine', body.version)).status).toBe(403)
    expect((await documents.comments(monitor, category.id, 'Late', category.version)).status).toBe(409)
  })
})

describe('deleting', () => {
  it('is for administrators; the document is gone and its place is free again', async () => {
    const category = await documents.category(admin, allegany, 'Data collection')
    const document = await uploaded('Gone', category)
    expect((await documents.remove(user, document.id)).status).toBe(403)
    expect((await documents.remove(stranger, document.id)).status).toBe(404)
    expect((await documents.remove(monitor, document.id)).status).toBe(403)
    const { body } = await documents.remove(admin, document.id)
    expect(body).toMatchObject({ id: category.id, documentCount: 0, documents: [] })
    expect((await documents.download(admin, document.id)).status).toBe(404)
    expect((await documents.remove(admin, document.id)).status).toBe(404)
    expect((await auditOf(api, 'requiredDocument', document.id)).at(-1)).toMatchObject({
      action: 'deleteRequiredDocument',
      before: { title: 'Gone' },
    })
  })
})

describe('after the submission', () => {
  it('agencies change nothing any more, and the state still says what it received', async () => {
    const category = await documents.category(admin, allegany, 'Evaluation timeline')
    const document = await uploaded('Last', category)
    await api.db
      .update(questionnaireResponses)
      .set({ submitState: SubmitState.submitted })
      .where(eq(questionnaireResponses.id, open.id))
    const refused = [
      await documents.upload(admin, category.id, ['More']),
      await documents.maximum(admin, category.id, 9, category.version),
      await documents.title(admin, document.id, 'Other', 1),
      await documents.remove(admin, document.id),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409])
    expect((await documents.received(monitor, document.id, true, 1)).status).toBe(200)
  })
})

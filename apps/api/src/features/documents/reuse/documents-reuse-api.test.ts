import { SubmitState } from '@portal/domain'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addRequiredDocumentCategories } from '../../../db/required-document-rows.js'
import {
  complianceStrategyItems,
  csiResponses,
  questionnaireResponses,
  questionnaires,
} from '../../../db/schema/index.js'
import { requiredDocumentSteps, type Category } from '../../../testing/required-document-steps.js'
import {
  allegany,
  firstSubsection,
  howard,
  selfAssessmentSteps,
  type Refusal,
  type SelfAssessment,
} from '../../../testing/self-assessment-steps.js'
import { startTestApi, statusesOf, type TestApi } from '../../../testing/test-api.js'
import { auditOf } from '../../../testing/audits/test-audit.js'
import { pdfOf } from '../../../testing/upload-steps.js'

const monitor = 'monitor@state.example'
const admin = 'admin@allegany.example'
const user = 'user@allegany.example'
const stranger = 'admin@howard.example'
const childFind = 'Child find procedure'

let api: TestApi
let steps: ReturnType<typeof selfAssessmentSteps>
let documents: ReturnType<typeof requiredDocumentSteps>
let open: SelfAssessment
let year: number
/** Child find documents of last year: two of them. */
let origin: Category

beforeAll(async () => {
  api = await startTestApi()
  steps = selfAssessmentSteps(api)
  documents = requiredDocumentSteps(api)
  year = await steps.currentYear()
  open = await steps.open(allegany, admin)
  await steps.open(howard, stranger)
  await lastYear(allegany)
  const before = (await documents.list(admin, allegany, year - 1)).body
  const found = before.find((one) => one.requiredDocumentCategory.documentCategory.startsWith(childFind))
  if (!found) throw new Error('Last year has no categories.')
  const uploads = ['Old plan', 'Old log'].map((title, index) => ({
    title,
    file: { name: `${index}.pdf`, bytes: pdfOf(1000 + index) },
  }))
  await documents.upload(
    admin,
    found.id,
    uploads.map(({ title }) => title),
    uploads.map(({ file }) => file),
  )
  origin = (await documents.list(admin, allegany, year - 1)).body.find(({ id }) => id === found.id) ?? found
  await documents.received(monitor, origin.documents[0]?.id ?? '', true, 1)
})
afterAll(() => api.close())

/** A self-assessment of the year before, in progress, with its categories. */
async function lastYear(leaId: number): Promise<void> {
  const [questionnaire] = await api.db
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(and(eq(questionnaires.year, year - 1), eq(questionnaires.part, 'Part B')))
  const { inProgress: submitState } = SubmitState
  await api.db
    .insert(questionnaireResponses)
    .values({ questionnaireId: questionnaire?.id ?? 0, leaId, year: year - 1, submitState })
    // The demonstration has a closed one.
    .onConflictDoUpdate({
      target: [questionnaireResponses.questionnaireId, questionnaireResponses.leaId],
      set: { submitState },
    })
  await addRequiredDocumentCategories(api.db, { year: year - 1, part: 'Part B' })
}

const refusal = (answer: { body: unknown }) => (answer.body as Refusal).message
const now = () => documents.category(admin, allegany, childFind)

describe('assigning a category', () => {
  it('lets the person upload there and delete what they added, and writes to them', async () => {
    const category = await documents.category(admin, allegany, 'Service delivery')
    expect((await documents.upload(user, category.id, ['Mine'])).status).toBe(403)
    const assigned = await documents.assign(admin, category.id, user)
    const userId = await api.userId(user)
    expect(assigned.body.filter(({ isAssigned }) => isAssigned).map(({ id }) => id)).toEqual([userId])
    const seen = await documents.category(user, allegany, 'Service delivery')
    expect(seen.documentCategoryResponseAssignments.map((one) => one.user.id)).toEqual([userId])
    const [mail] = await api.mailbox()
    expect(mail).toMatchObject({ to: user })
    expect(mail?.subject).toMatch('required documents are assigned to you')
    const mine = await documents.upload(user, category.id, ['Mine'])
    const theirs = await documents.upload(
      admin,
      category.id,
      ['Theirs'],
      [{ name: 'b.pdf', bytes: pdfOf(2000) }],
    )
    expect((await documents.remove(user, theirs.body[0]?.id ?? '')).status).toBe(403)
    expect((await documents.remove(user, mine.body[0]?.id ?? '')).status).toBe(200)
    await documents.assign(admin, category.id, user, 'remove')
    expect((await documents.upload(user, category.id, ['Again'])).status).toBe(403)
    expect((await auditOf(api, 'requiredDocumentCategory', category.id)).map(({ action }) => action)).toEqual(
      ['assignDocumentUser', 'removeDocumentUser'],
    )
  })

  it('twice is once, and nobody of another agency is assigned', async () => {
    const category = await documents.category(admin, allegany, 'Family survey')
    const both = await Promise.all([
      documents.assign(admin, category.id, user),
      documents.assign(admin, category.id, user),
    ])
    expect(statusesOf(both)).toEqual([200, 200])
    expect(await auditOf(api, 'requiredDocumentCategory', category.id)).toHaveLength(1)
    expect((await documents.assign(admin, category.id, 'user@howard.example')).status).toBe(404)
    expect((await documents.assign(user, category.id, user)).status).toBe(403)
    expect((await documents.assign(stranger, category.id, user)).status).toBe(404)
    expect((await documents.people(admin, category.id, howard)).status).toBe(404)
  })
})

describe('re-using documents of an earlier year', () => {
  it('offers categories of that year that hold documents, with the same one marked', async () => {
    const { body } = await documents.cloneList(admin, (await now()).id)
    expect(body).toEqual([
      {
        id: origin.requiredDocumentCategory.id,
        documentCategory: 'Child find procedure and outreach log',
        group: 'General supervision',
        text: `Child find procedure and outreach log, ${year - 1} - ${year} (2)`,
        requiredDocumentCategoryResponseId: origin.id,
        matches: true,
      },
    ])
    const other = await documents.category(admin, allegany, 'Fiscal')
    expect((await documents.cloneList(admin, other.id)).body[0]?.matches).toBe(false)
    const elsewhere = await documents.category(stranger, howard, childFind)
    expect((await documents.cloneList(stranger, elsewhere.id)).body).toEqual([])
  })

  it('takes over file, title and day, forgets Received, and is marked as added from then on', async () => {
    const destination = await now()
    const ids = origin.documents.map(({ id }) => id)
    const { status, body } = await documents.clone(admin, destination.id, [ids[0] ?? ''])
    expect([status, body.documentCount]).toEqual([200, 1])
    expect(body.documents[0]).toMatchObject({
      title: 'Old plan',
      sha256: origin.documents[0]?.sha256,
      aboutDate: origin.documents[0]?.aboutDate,
      originYear: year - 1,
      stateMonitorBool: false,
    })
    const offered = await documents.cloneDocuments(admin, origin.id, destination.id)
    expect(offered.body.map(({ title, alreadyAdded }) => [title, alreadyAdded])).toEqual([
      ['Old plan', true],
      ['Old log', false],
    ])
    // What is there already is left out.
    const both = await documents.clone(admin, destination.id, ids)
    expect(both.body.documents.map(({ title }) => title)).toEqual(['Old plan', 'Old log'])
    expect((await auditOf(api, 'requiredDocument', body.documents[0]?.id ?? '')).at(-1)).toMatchObject({
      action: 'cloneRequiredDocuments',
      after: { originId: ids[0] },
    })
  })

  it('keeps the file for as long as one of the documents is there', async () => {
    const destination = await now()
    const [copy] = destination.documents
    const before = await documents.download(admin, copy?.id ?? '')
    expect(before.status).toBe(200)
    await before.arrayBuffer()
    await documents.remove(admin, origin.documents[0]?.id ?? '')
    const after = await documents.download(monitor, copy?.id ?? '')
    expect([after.status, (await after.arrayBuffer()).byteLength]).toEqual([200, 1000])
  })

  it('is refused beyond the maximum, to those who are not assigned, and for documents of others', async () => {
    const destination = await documents.category(admin, allegany, 'Annual restraint')
    await documents.maximum(admin, destination.id, 0, destination.version)
    const log = origin.documents[1]?.id ?? ''
    const full = await documents.clone(admin, destination.id, [log])
    expect([full.status, refusal(full)]).toEqual([
      409,
      'This category takes at most 0 documents. Delete one, or ask a local administrator to raise the maximum.',
    ])
    const fiscal = await documents.category(admin, allegany, 'Fiscal')
    expect((await documents.clone(user, fiscal.id, [log])).status).toBe(403)
    expect((await documents.clone(monitor, fiscal.id, [log])).status).toBe(403)
    expect((await documents.clone(stranger, fiscal.id, [log])).status).toBe(404)
    const elsewhere = await documents.category(stranger, howard, 'Fiscal')
    expect((await documents.clone(stranger, elsewhere.id, [log])).status).toBe(404)
    expect((await documents.clone(admin, fiscal.id, [])).status).toBe(422)
  })

  it('by two people at once adds each document once', async () => {
    const fiscal = await documents.category(admin, allegany, 'Fiscal')
    const log = origin.documents[1]?.id ?? ''
    await Promise.all([documents.clone(admin, fiscal.id, [log]), documents.clone(admin, fiscal.id, [log])])
    expect((await documents.category(admin, allegany, 'Fiscal')).documentCount).toBe(1)
  })
})

describe('relating documents to a subsection', () => {
  it('makes them evidence of its items, until the relation or the document is gone', async () => {
    const subsection = firstSubsection(open)
    const category = await documents.category(admin, allegany, 'Confidentiality')
    const id = (await documents.upload(admin, category.id, ['Roster'])).body[0]?.id ?? ''
    const place = () => steps.subsection(admin, subsection).then(({ body }) => body)
    const { items } = await place()
    const item = items.find(({ responseType }) => responseType === 'Rating')
    if (!item) throw new Error('no rated item')
    await api.db.update(complianceStrategyItems).set({ evidenceRequired: true, narrativeRequired: 'never' })
    await steps.save(admin, open.id, item.id, { rating: 3, narrative: '', version: item.version })
    const gapsNow = async () => (await place()).items.find((one) => one.id === item.id)?.gaps
    const completeNow = async () =>
      (
        await api.db
          .select({ isComplete: csiResponses.isComplete })
          .from(csiResponses)
          .where(and(eq(csiResponses.subsectionResponseId, subsection), eq(csiResponses.itemId, item.id)))
      )[0]?.isComplete
    const missing = ['Attach evidence or explain why there is none.']
    expect([await gapsNow(), await completeNow()]).toEqual([missing, false])
    await documents.relate(admin, id, subsection)
    expect([await gapsNow(), await completeNow()]).toEqual([[], true])
    expect((await place()).relatedDocuments).toMatchObject([
      { id, title: 'Roster', category: category.requiredDocumentCategory.documentCategory },
    ])
    // It stands beside the item in reports, and for the state.
    const report = (kind: string) =>
      steps.send<object>(monitor, 'get', `/api/msde/self-assessment/${open.id}/document/${kind}`)
    expect(JSON.stringify((await report('yearly')).body)).toContain('Roster (')
    expect((await steps.subsection(monitor, subsection)).body.relatedDocuments).toMatchObject([{ id }])
    await documents.relate(admin, id, subsection, 'unrelate')
    expect([await gapsNow(), await completeNow()]).toEqual([missing, false])
    await documents.relate(admin, id, subsection)
    await documents.remove(admin, id)
    expect([await gapsNow(), await completeNow(), (await place()).relatedDocuments]).toEqual([
      missing,
      false,
      [],
    ])
  })

  it('is for whoever answers there, once, and ends when the document is deleted', async () => {
    const subsection = firstSubsection(open)
    const category = await documents.category(admin, allegany, 'Confidentiality')
    const { body } = await documents.upload(admin, category.id, ['List'])
    const id = body[0]?.id ?? ''
    expect((await documents.relate(user, id, subsection)).status).toBe(403)
    expect((await documents.relate(stranger, id, subsection)).status).toBe(404)
    expect((await documents.relate(monitor, id, subsection)).status).toBe(403)
    const answers = await Promise.all([
      documents.relate(admin, id, subsection),
      documents.relate(admin, id, subsection),
    ])
    expect(statusesOf(answers)).toEqual([200, 200])
    expect((await documents.related(monitor, subsection)).body).toMatchObject([
      { id, relatedSubsections: [{ subsectionResponseId: subsection, number: '1.1' }] },
    ])
    expect((await documents.relate(admin, id, subsection, 'unrelate')).body).toEqual([])
    await documents.relate(admin, id, subsection)
    await documents.remove(admin, id)
    expect((await documents.related(monitor, subsection)).body).toEqual([])
    expect((await auditOf(api, 'requiredDocument', id)).map(({ action }) => action)).toEqual([
      'uploadRequiredFiles',
      'relateRequiredDocument',
      'unrelateRequiredDocument',
      'relateRequiredDocument',
      'deleteRequiredDocument',
    ])
  })

  it('is refused for a document of another self-assessment', async () => {
    const subsection = firstSubsection(open)
    const log = origin.documents[1]?.id ?? ''
    expect((await documents.relate(admin, log, subsection)).status).toBe(404)
  })

  it('leaves supporting documents as they are', async () => {
    const path = `/api/msde/self-assessment/supporting-documents/${firstSubsection(open)}`
    expect(await steps.send(monitor, 'post', path)).toMatchObject({ status: 200, body: [] })
    expect((await steps.send(stranger, 'post', path)).status).toBe(404)
  })
})

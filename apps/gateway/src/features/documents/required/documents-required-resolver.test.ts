import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { aCategory, aRequiredDocument } from '../../../testing/stub-data.js'
import { refuse } from '../../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(async () => {
  await gateway.stop()
})
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const id = '11111111-1111-4111-8111-111111111111'
const list = `query Categories($id: Int) {
  requiredDocumentCategories(leaId: 1, year: 2026, selfAssessmentId: $id) {
    id maximum requiredDocumentCategory { documentCategory } documentCategoryResponseAssignments { user { fullName } }
    documents { title downloadPath aboutDate } questionnaireResponse { questionnaire { shortDescription } }
  }
}`

describe('required document categories', () => {
  it.each([1, 20])('of %d make one REST call, with the addresses of their files', async (length) => {
    const rows = Array.from({ length }, (_, index) => aCategory(index + 1))
    gateway.upstream.answers.set('listRequiredDocumentCategories', (_request, response) =>
      response.json(rows),
    )
    const result = await browser.query(list)
    expect(result.errors).toBeUndefined()
    expect(result.data?.['requiredDocumentCategories']).toHaveLength(length)
    expect(result.data?.['requiredDocumentCategories']).toContainEqual({
      id: 1,
      maximum: 5,
      requiredDocumentCategory: { documentCategory: 'Child find procedure' },
      documentCategoryResponseAssignments: [{ user: { fullName: 'Lee Uhl' } }],
      documents: [
        {
          title: 'Procedure manual',
          downloadPath: `/files/required-documents/${id}`,
          aboutDate: '2026-10-01',
        },
      ],
      questionnaireResponse: { questionnaire: { shortDescription: 'The yearly self-assessment.' } },
    })
    expect(gateway.upstream.received.map((call) => call.id)).toEqual(['listRequiredDocumentCategories'])
  })

  it('of one self-assessment are asked for by its id', async () => {
    gateway.upstream.answers.set('listRequiredDocumentCategoriesOfResponse', (request, response) => {
      expect([request.params, request.query]).toEqual([
        { leaId: '1', questionnaireResponseId: '9' },
        { year: '2026' },
      ])
      response.json([])
    })
    expect(await browser.query(list, { id: 9 })).toEqual({ data: { requiredDocumentCategories: [] } })
  })
})

describe('changes of required documents', () => {
  it('answer the category as it is', async () => {
    gateway.upstream.answers.set('changeRequiredDocumentMaximum', (request, response) => {
      expect([request.params, request.body]).toEqual([{ id: '7', max: '3' }, { version: 2 }])
      response.json(aCategory(7, { maximum: 3, version: 3 }))
    })
    gateway.upstream.answers.set('deleteRequiredDocument', (_request, response) =>
      response.json(aCategory(7, { documentCount: 0, documents: [] })),
    )
    gateway.upstream.answers.set('changeRequiredDocumentComments', (request, response) =>
      response.json(aCategory(7, { stateMonitorComments: String(request.body.comments) })),
    )
    const result = await browser.query(`mutation {
      changeRequiredDocumentMaximum(input: { id: 7, maximum: 3, version: 2 }) { errors { code } category { maximum version } }
      deleteRequiredDocument(id: "${id}") { errors { code } category { documentCount } }
      changeRequiredDocumentComments(input: { id: 7, comments: "Fine.", version: 3 }) { category { stateMonitorComments } }
    }`)
    expect(result).toEqual({
      data: {
        changeRequiredDocumentMaximum: { errors: [], category: { maximum: 3, version: 3 } },
        deleteRequiredDocument: { errors: [], category: { documentCount: 0 } },
        changeRequiredDocumentComments: { category: { stateMonitorComments: 'Fine.' } },
      },
    })
  })

  it('carry any title in the address of the call', async () => {
    gateway.upstream.answers.set('changeRequiredDocumentTitle', (request, response) =>
      response.json(aRequiredDocument(id, { title: String(request.params['text']), version: 2 })),
    )
    const title = 'Plan 2026/27: 100 % & more? #1'
    const result = await browser.query(
      `mutation Title($input: ChangeRequiredDocumentTitleInput!) {
        changeRequiredDocumentTitle(input: $input) { errors { code } document { title } }
      }`,
      { input: { id, title, version: 1 } },
    )
    expect(result.data).toEqual({ changeRequiredDocumentTitle: { errors: [], document: { title } } })
  })

  it.each(['', '  ', '.', '..'])('refuse the title %j without a call', async (title) => {
    const result = await browser.query(
      `mutation Title($input: ChangeRequiredDocumentTitleInput!) {
        changeRequiredDocumentTitle(input: $input) { errors { code field message } document { title } }
      }`,
      { input: { id, title, version: 1 } },
    )
    const errors = [{ code: 'BAD_USER_INPUT', field: 'title', message: 'Title is required.' }]
    expect(result.data).toEqual({ changeRequiredDocumentTitle: { errors, document: null } })
    expect(gateway.upstream.received).toEqual([])
  })

  it('answer a conflict with the row as it stands now', async () => {
    gateway.upstream.answers.set('changeRequiredDocumentStateMonitor', (request, response) => {
      expect(request.params['value']).toBe('true')
      refuse(response, 'CONFLICT', 'Somebody saved this.', { current: aRequiredDocument(id, { version: 5 }) })
    })
    const result = await browser.query(`mutation {
      changeRequiredDocumentStateMonitor(input: { id: "${id}", received: true, version: 1 }) {
        errors { code message } document { version }
      }
    }`)
    expect(result.data?.['changeRequiredDocumentStateMonitor']).toEqual({
      errors: [{ code: 'CONFLICT', message: 'Somebody saved this.' }],
      document: { version: 5 },
    })
  })
})

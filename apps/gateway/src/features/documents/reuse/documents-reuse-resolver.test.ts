import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
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
const person = { id: 'u-2', fullName: 'Lee Uhl', roles: ['LocalUser'], isAssigned: true }

it('assigns people to a category and takes them off, each with its own call', async () => {
  for (const call of ['assignDocumentUser', 'removeDocumentUser', 'listDocumentAssignableUsers'])
    gateway.upstream.answers.set(call, (_request, response) => response.json([person]))
  const result = await browser.query(`mutation {
    assignDocumentUser(input: { categoryResponseId: 7, userId: "u-2" }) { errors { code } users { fullName isAssigned } }
    removeDocumentUser(input: { categoryResponseId: 7, userId: "u-2" }) { errors { code } }
  }`)
  expect(result.data?.['assignDocumentUser']).toEqual({
    errors: [],
    users: [{ fullName: 'Lee Uhl', isAssigned: true }],
  })
  await browser.query('{ documentAssignableUsers(categoryResponseId: 7, leaId: 1) { fullName } }')
  expect(gateway.upstream.received.map((call) => [call.id, call.params])).toEqual([
    ['assignDocumentUser', { id: '7', userId: 'u-2' }],
    ['removeDocumentUser', { id: '7', userId: 'u-2' }],
    ['listDocumentAssignableUsers', { id: '7', leaId: '1' }],
  ])
})

it('re-uses documents of an earlier category in another', async () => {
  gateway.upstream.answers.set('listCloneDocuments', (request, response) => {
    expect(request.params).toEqual({ originId: '3', destinationId: '7' })
    response.json([{ ...aRequiredDocument(id), alreadyAdded: true }])
  })
  const list = await browser.query('{ cloneDocuments(originId: 3, destinationId: 7) { id alreadyAdded } }')
  expect(list.data).toEqual({ cloneDocuments: [{ id, alreadyAdded: true }] })
  gateway.upstream.answers.set('cloneRequiredDocuments', (request, response) => {
    expect(request.body).toEqual({ requiredDocumentCategoryResponseId: 7, documents: [id] })
    response.json(aCategory(7, { documentCount: 2 }))
  })
  const saved = await browser.query(`mutation {
    cloneRequiredDocuments(input: { categoryResponseId: 7, documentIds: ["${id}"] }) { errors { code } category { documentCount } }
  }`)
  expect(saved.data).toEqual({ cloneRequiredDocuments: { errors: [], category: { documentCount: 2 } } })
})

it('relates documents to a subsection, and passes a refusal on', async () => {
  gateway.upstream.answers.set('relateRequiredDocument', (request, response) => {
    expect(request.params).toEqual({ id, subId: '5' })
    response.json([aRequiredDocument(id)])
  })
  gateway.upstream.answers.set('unrelateRequiredDocument', (_request, response) =>
    refuse(response, 'FORBIDDEN', 'Assigned to nobody yet'),
  )
  const result = await browser.query(`mutation {
    relateRequiredDocument(input: { documentId: "${id}", subsectionResponseId: 5 }) { documents { downloadPath } }
    unrelateRequiredDocument(input: { documentId: "${id}", subsectionResponseId: 5 }) { errors { code message } documents { id } }
  }`)
  expect(result.data).toEqual({
    relateRequiredDocument: { documents: [{ downloadPath: `/files/required-documents/${id}` }] },
    unrelateRequiredDocument: {
      errors: [{ code: 'FORBIDDEN', message: 'Assigned to nobody yet' }],
      documents: [],
    },
  })
})

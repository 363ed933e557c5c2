import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { refuse } from '../../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  browser = await gateway.signedInBrowser()
})
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const id = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff'
const file = {
  id,
  itemId: null,
  requestId: null,
  title: 'Plan',
  fileName: 'plan.pdf',
  size: 12,
  scanState: 'Clean',
  createdBy: { id: 'u', fullName: 'Ann' },
  createdOn: '2026-01-01T00:00:00.000Z',
  remove: { allowed: true, reason: null },
}
const address = '/files/audits/desk-audit/documents'

it.each([1, 20])('a list of %d documents makes one REST call', async (length) => {
  gateway.upstream.answers.set('listRecordFiles', (_request, response) =>
    response.json(Array.from({ length }, () => file)),
  )
  const { data } = await browser.query(
    '{ auditRecordFiles(typeKey: "desk-audit", recordId: 7) { title downloadPath } }',
  )
  const files = data?.['auditRecordFiles'] as unknown[]
  expect([files.length, files[0]]).toEqual([length, { title: 'Plan', downloadPath: `${address}/${id}` }])
  expect(gateway.upstream.received.map((one) => one.id)).toEqual(['listRecordFiles'])
})

it.each([1, 20])('a list of %d documents of a prong makes one REST call', async (length) => {
  const { remove: _, ...stored } = file
  const place = { recordId: 7, order: 1, student: 'J. D. ****1234', itemNumber: '', itemText: '' }
  const row = { ...stored, ...place, correctionId: null }
  gateway.upstream.answers.set('listProngFiles', (_request, response) =>
    response.json([...Array.from({ length }, () => row), { ...row, correctionId: 5 }]),
  )
  const { data } = await browser.query(
    '{ auditProngFiles(typeKey: "desk-audit", prongId: 7) { student title downloadPath } }',
  )
  const files = data?.['auditProngFiles'] as unknown[]
  const shown = { student: 'J. D. ****1234', title: 'Plan' }
  expect([files.length, files[0], files.at(-1)]).toEqual([
    length + 1,
    { ...shown, downloadPath: `${address}/${id}` },
    { ...shown, downloadPath: `/files/findings/${id}` },
  ])
  expect(gateway.upstream.received.map((one) => one.id)).toEqual(['listProngFiles'])
})

it('a document is uploaded and fetched as a stream, and nothing at a wrong address', async () => {
  gateway.upstream.answers.set('uploadRecordFiles', (_request, response) => response.status(201).json([file]))
  gateway.upstream.answers.set('downloadRecordFile', (_request, response) => response.send('%PDF'))
  const body = new FormData()
  body.append('sampleStudentId', '7')
  body.append('documents', new Blob(['%PDF']), 'plan.pdf')
  const headers = { 'apollo-require-preflight': '1' }
  const sent = await browser.fetch(address, { method: 'POST', headers, body })
  expect([sent.status, await sent.json()]).toMatchObject([201, [{ downloadPath: `${address}/${id}` }]])
  expect(await (await browser.fetch(`${address}/${id}`)).text()).toBe('%PDF')
  expect((await browser.fetch(`${address}/7`)).status).toBe(404)
})

it('a refused deletion answers its errors', async () => {
  gateway.upstream.answers.set('deleteRecordFile', (_request, response) =>
    refuse(response, 'FORBIDDEN', 'Only the side that uploaded a document can delete it.'),
  )
  const { data } = await browser.query(
    'mutation ($input: DeleteRecordFileInput!) { deleteRecordFile(input: $input) { errors { code } files { id } } }',
    { input: { typeKey: 'desk-audit', id } },
  )
  expect(data?.['deleteRecordFile']).toEqual({ errors: [{ code: 'FORBIDDEN' }], files: [] })
})

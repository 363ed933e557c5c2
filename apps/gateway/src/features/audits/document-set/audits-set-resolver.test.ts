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

const yes = { allowed: true, reason: null }
const file = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  itemId: 'one',
  requestId: null,
  title: 'Policy',
  fileName: 'policy.pdf',
  size: 12,
  scanState: 'Clean',
  createdBy: { id: 'u', fullName: 'Ann' },
  createdOn: '2026-01-01T00:00:00.000Z',
  remove: yes,
}
const facts = { pages: 'p. 3', effectiveOn: '2025-07-01', revisedOn: null, boardApprovedOn: null }
const item = {
  id: 'one',
  section: 'Part B',
  number: 'B.1',
  text: 'Is it written?',
  guidance: '',
  citations: [],
  documentHints: [],
  standing: 'documents',
  ...facts,
  reason: '',
  attestedBy: null,
  attestedOn: null,
  documents: [file],
  former: { year: 2024, ...facts, documents: [file] },
  versions: [{ number: 1, year: 2024, prong: 1, round: 1, handedInOn: null, documents: [file] }],
  revision: null,
  gaps: [],
  attest: yes,
  version: 1,
}
const counts = {
  open: 0,
  changed: 1,
  unchanged: 0,
  notApplicable: 0,
  handedInOn: null,
  lastReviewYear: 2024,
  nextReviewYear: 2031,
}
const set = {
  id: 7,
  ...counts,
  items: [item],
  handedInBy: null,
  dueOn: null,
  filesHidden: false,
  save: yes,
  upload: yes,
  handIn: yes,
}
const downloadPath = `/files/audits/policies-procedures/documents/${file.id}`

it.each([1, 20])('a set of %d items makes one REST call and says where each document is', async (length) => {
  gateway.upstream.answers.set('getDocumentSet', (_request, response) =>
    response.json({ ...set, items: Array.from({ length }, () => item) }),
  )
  const { data } = await browser.query(
    '{ auditDocumentSet(typeKey: "policies-procedures", recordId: 7) { items { documents { downloadPath } former { documents { downloadPath } } versions { documents { downloadPath } } } } }',
  )
  const items = (data?.['auditDocumentSet'] as { items: unknown[] } | undefined)?.items ?? []
  const documents = [{ downloadPath }]
  expect([items.length, items[0]]).toEqual([
    length,
    { documents, former: { documents }, versions: [{ documents }] },
  ])
  expect(gateway.upstream.received.map((one) => one.id)).toEqual(['getDocumentSet'])
})

it('sends a day that is taken away, and gives the set as it stands on a conflict', async () => {
  gateway.upstream.answers.set('saveDocumentSetItem', (_request, response) =>
    refuse(response, 'CONFLICT', 'Somebody saved it before.', { current: set }),
  )
  const { data } = await browser.query(
    'mutation ($input: SaveDocumentSetItemInput!) { saveDocumentSetItem(input: $input) { errors { code } set { id } } }',
    {
      input: {
        typeKey: 'policies-procedures',
        recordId: 7,
        itemId: 'one',
        revisedOn: null,
        pages: null,
        version: 1,
      },
    },
  )
  expect(data?.['saveDocumentSetItem']).toEqual({ errors: [{ code: 'CONFLICT' }], set: { id: 7 } })
  expect(gateway.upstream.received[0]?.body).toEqual({ revisedOn: null, version: 1 })
})

it('lists how much of the sets of a year changed', async () => {
  gateway.upstream.answers.set('listDocumentSets', (_request, response) =>
    response.json([{ id: 3, items: 21, ...counts }]),
  )
  const { data } = await browser.query(
    '{ auditDocumentSets(typeKey: "policies-procedures", year: 2025) { id changed lastReviewYear } }',
  )
  expect(data?.['auditDocumentSets']).toEqual([{ id: 3, changed: 1, lastReviewYear: 2024 }])
})

it.each([1, 300])('a comparison of %d passages makes one REST call', async (length) => {
  const row = { kind: 'changed', older: [{ text: 'a', marked: true }], newer: [{ text: 'b', marked: true }] }
  const document = { documentId: file.id, title: 'Policy', fileName: 'policy.pdf', number: 1, year: 2024 }
  gateway.upstream.answers.set('compareSetDocuments', (_request, response) =>
    response.json({
      itemId: 'one',
      number: 'B.1',
      text: 'Is it written?',
      documents: [{ ...document, prong: 1, round: 1, handedInOn: null, accepted: true }],
      older: null,
      newer: { documentId: file.id, state: 'read', reason: '', pages: 3, emptyPages: 0 },
      rows: Array.from({ length }, () => row),
      changed: length,
      removed: 0,
      added: 0,
    }),
  )
  const { data } = await browser.query(
    'query ($newer: ID) { auditDocumentComparison(typeKey: "policies-procedures", recordId: 7, itemId: "one", newerId: $newer) { documents { downloadPath } older { state } newer { state } rows { kind older { text marked } newer { text marked } } } }',
    { newer: file.id },
  )
  const shown = data?.['auditDocumentComparison'] as { rows: unknown[] } | undefined
  expect(shown).toMatchObject({ documents: [{ downloadPath }], older: null, newer: { state: 'read' } })
  expect([shown?.rows.length, shown?.rows[0]]).toEqual([length, row])
  expect(gateway.upstream.received.map(({ id, query }) => [id, query])).toEqual([
    ['compareSetDocuments', { newer: file.id }],
  ])
})

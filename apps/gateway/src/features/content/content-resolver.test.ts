import { noContentFields } from '@portal/domain'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { refuse } from '../../testing/stub-upstream.js'

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
})

const node = {
  nodeKind: 'item',
  contentId: 'b-cf-60-days',
  parentId: 'b-child-find',
  order: 1,
  active: true,
  fields: { ...noContentFields, text: 'In time?', citations: ['34 CFR 300.301'] },
  version: 4,
  changedBy: { id: 'u2', fullName: 'Andre Whitfield' },
  changedOn: '2026-11-01T08:00:00.000Z',
  answers: 3,
  remove: { allowed: false, reason: 'This item has 3 answers and cannot be deleted.' },
}
const save = `mutation ($input: SaveContentNodeInput!) { saveContentNode(input: $input) {
  errors { code field message } node { version fields { text citations guidance } changedBy { fullName } }
} }`
const input = {
  kind: 'self-assessment',
  id: 5,
  contentId: 'b-cf-60-days',
  fields: { text: 'Mine?' },
  version: 3,
}

it('answers a conflict with the place as the other monitor left it', async () => {
  gateway.upstream.answers.set('saveContentNode', (_request, response) =>
    refuse(response, 'CONFLICT', 'Andre Whitfield saved this.', { current: node }),
  )
  const { data } = await browser.query(save, { input })
  expect(data?.['saveContentNode']).toEqual({
    errors: [{ code: 'CONFLICT', field: null, message: 'Andre Whitfield saved this.' }],
    node: {
      version: 4,
      fields: { text: 'In time?', citations: ['34 CFR 300.301'], guidance: null },
      changedBy: { fullName: 'Andre Whitfield' },
    },
  })
})

it('sends fields that were left out as null', async () => {
  let sent: unknown
  gateway.upstream.answers.set('saveContentNode', (request, response) => {
    sent = request.body
    response.json(node)
  })
  await browser.query(save, { input })
  expect(sent).toEqual({ fields: { ...noContentFields, text: 'Mine?' }, version: 3 })
})

it('tells what publishing did though the list cannot be read', async () => {
  gateway.upstream.answers.set('publishContentVersion', (_request, response) =>
    response.json({
      version: {
        id: 5,
        kind: 'self-assessment',
        year: 2026,
        part: 'Part B',
        title: 'B',
        state: 'Published',
        number: 2,
        publishedBy: null,
        publishedOn: null,
        reviews: 7,
        notStarted: 0,
        testReviews: 0,
        testNotStarted: 0,
        edit: { allowed: false, reason: 'Locked.' },
      },
      records: 1,
      applied: 7,
    }),
  )
  gateway.upstream.answers.set('listContentVersions', (_request, response) =>
    refuse(response, 'UNAVAILABLE', 'Down.'),
  )
  const { data } = await browser.query(
    'mutation { publishContentVersion(input: { kind: "self-assessment", id: 5, applyToNotStarted: true }) { errors { code } records applied versions { id } } }',
  )
  expect(data?.['publishContentVersion']).toEqual({ errors: [], records: 1, applied: 7, versions: null })
})

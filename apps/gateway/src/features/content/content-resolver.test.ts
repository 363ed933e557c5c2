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

it('sends no fields that were left out', async () => {
  let sent: unknown
  gateway.upstream.answers.set('saveContentNode', (request, response) => {
    sent = request.body
    response.json(node)
  })
  await browser.query(save, { input })
  expect(sent).toEqual({ fields: { text: 'Mine?' }, version: 3 })
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

it('answers what a newer version would change in a started self-assessment, and null where nothing would', async () => {
  const query = `query ($kind: String!, $id: Int!) { contentUpgrade(kind: $kind, selfAssessmentId: $id) {
    record { id fromNumber added toRecheck kept { by { fullName } } decide { allowed } }
    to { id number }
    changes { contentId kind label fields { field before after } answered recheck }
  } }`
  const record = {
    id: 1,
    leaId: 1,
    agency: 'Allegany',
    isTest: false,
    submitState: 3,
    fromNumber: 1,
    added: 1,
    changed: 0,
    removed: 0,
    toRecheck: 0,
    answersRemoved: 0,
    kept: null,
    decide: { allowed: true, reason: null },
  }
  const to = {
    id: 5,
    kind: 'self-assessment',
    year: 2026,
    part: 'Part B',
    title: 'B',
    state: 'Published',
    number: 2,
    publishedBy: null,
    publishedOn: '2026-11-01T08:00:00.000Z',
    reviews: 7,
    notStarted: 0,
    testReviews: 0,
    testNotStarted: 0,
    edit: { allowed: false, reason: 'Locked.' },
  }
  const change = {
    contentId: 'item-1',
    nodeKind: 'item',
    label: '1.1.7 A new one?',
    kind: 'added',
    fields: [],
    answered: false,
    recheck: false,
  }
  gateway.upstream.answers.set('checkContentChanges', (_request, response) =>
    response.json({ record, to, changes: [change] }),
  )
  const variables = { kind: 'self-assessment', id: 1 }
  expect((await browser.query(query, variables)).data?.['contentUpgrade']).toMatchObject({
    record: { fromNumber: 1, added: 1, decide: { allowed: true } },
    to: { number: 2 },
    changes: [{ label: '1.1.7 A new one?' }],
  })
  gateway.upstream.answers.set('checkContentChanges', (_request, response) => response.json(null))
  expect((await browser.query(query, variables)).data?.['contentUpgrade']).toBeNull()
})

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

const may = { allowed: true, reason: null }
const skip = (id: string) => ({
  targetId: id,
  kind: 'item',
  name: id,
  reason: 'Elsewhere.',
  skippedBy: { id: 'u1', fullName: 'Helen Marsh' },
  skippedOn: '2026-11-27T15:00:00.000Z',
})
const skips = (length: number) => ({
  id: 7,
  skips: Array.from({ length }, (_, at) => skip(String(at))),
  change: may,
  version: 2,
})
const setup = {
  id: 7,
  status: 2,
  questions: [],
  missing: [],
  notApplicable: [],
  applicable: 1,
  update: may,
  version: 2,
}
const preview = {
  itemsToNA: [{ id: '1', number: '1.1', reason: 'Not applicable because elsewhere' }],
  itemsToOpen: [],
  answersLost: [{ id: '1', number: '1.1', value: 'N' }],
  answersRestored: [],
  text: '1 answer will become Not applicable: 1.1',
}

it.each([1, 70])('%d skips make one REST call', async (length) => {
  gateway.upstream.answers.set('getManualSkips', (_request, response) => response.json(skips(length)))
  const { data } = await browser.query(
    '{ auditManualSkips(typeKey: "desk-audit", recordId: 7) { skips { targetId skippedBy { fullName } } } }',
  )
  expect(data?.['auditManualSkips']).toMatchObject({ skips: { length } })
  expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['getManualSkips'])
})

it('previews a change without a version', async () => {
  gateway.upstream.answers.set('preCheckSkipLogic', (_request, response) => response.json(preview))
  const { data } = await browser.query(
    'query ($input: PreCheckSkipLogicInput!) { preCheckSkipLogic(input: $input) { text answersLost { number } } }',
    { input: { typeKey: 'desk-audit', recordId: 7, sections: [{ id: 's', reason: '' }] } },
  )
  expect(data?.['preCheckSkipLogic']).toEqual({ text: preview.text, answersLost: [{ number: '1.1' }] })
  expect(gateway.upstream.last('preCheckSkipLogic').body).toEqual({
    sections: [{ id: 's', reason: '' }],
    items: [],
    answers: {},
  })
})

const change = (given: object) =>
  browser.query(
    'mutation ($input: UpdateSkipLogicInput!) { updateSkipLogic(input: $input) { errors { code } preview { text } skips { version } setup { status } } }',
    { input: { typeKey: 'desk-audit', recordId: 7, version: 1, ...given } },
  )

it('sends skips, those taken back as null, and gives what would be lost beyond what was seen', async () => {
  gateway.upstream.answers.set('updateSkipLogic', (_request, response) =>
    response.json({ skips: skips(1), setup }),
  )
  const given = {
    items: [{ id: '1', reason: 'Elsewhere.' }, { id: '2' }],
    answers: [{ key: 'evalType', values: ['Initial'] }],
    seenLost: ['1'],
  }
  expect((await change(given)).data?.['updateSkipLogic']).toEqual({
    errors: [],
    preview: null,
    skips: { version: 2 },
    setup: { status: 2 },
  })
  expect(gateway.upstream.last('updateSkipLogic').body).toEqual({
    sections: [],
    items: [
      { id: '1', reason: 'Elsewhere.' },
      { id: '2', reason: null },
    ],
    answers: { evalType: ['Initial'] },
    seenLost: ['1'],
    version: 1,
  })
  gateway.upstream.answers.set('updateSkipLogic', (_request, response) =>
    refuse(response, 'CONFLICT', 'Other answers would be lost too.', { current: preview }),
  )
  expect((await change({})).data?.['updateSkipLogic']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    preview: { text: preview.text },
    skips: null,
    setup: null,
  })
})

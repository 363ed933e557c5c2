import { allCalls } from '@portal/rest-contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { sampleAnswer } from '../../testing/sample-answers.js'
import { refuse } from '../../testing/stub-upstream.js'

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

/** A sample response that matches the contract. */
function sampleOf<Answer>(id: string): Answer {
  const call = allCalls.find((one) => one.id === id)
  if (!call) throw new Error(`No call ${id}.`)
  return sampleAnswer(call, { items: 1, nulls: false, wrongDates: false }) as Answer
}

const id = '11111111-1111-4111-8111-111111111111'
const input = { id, leaId: 1, year: 2026, category: 1, textNote: '<p>a</p>' }

it.each([1, 20])('a list of %d notes makes two REST calls, filters included', async (length) => {
  const page = sampleOf<{ rows: object[] }>('listNotes')
  const rows = Array.from({ length }, () => ({ ...page.rows[0], leaId: 1 }))
  gateway.upstream.answers.set('listNotes', (request, response) => {
    expect(request.query).toMatchObject({ show: 'deleted', category: '3', sort: '-changedOn' })
    response.json({ ...page, rows, total: length })
  })
  const { data, errors } = await browser.query(
    '{ notes(filter: { show: deleted, category: 3 }, sort: "-changedOn") { total rows { id lea { shortName } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['notes']).toMatchObject({ total: length })
  expect(gateway.upstream.received.map((call) => call.id).toSorted()).toEqual(['listLeas', 'listNotes'])
})

it('a saved note is the result of the answer', async () => {
  const { result } = sampleOf<{ result: object }>('saveNote')
  gateway.upstream.answers.set('saveNote', (request, response) => {
    expect(request.body).toEqual(input)
    response.json({ result: { ...result, id, version: 1 } })
  })
  const { data } = await browser.query(
    'mutation ($input: SaveNoteInput!) { saveNote(input: $input) { errors { code } note { id version } } }',
    { input },
  )
  expect(data?.['saveNote']).toEqual({ errors: [], note: { id, version: 1 } })
})

it('a note that was saved by somebody else comes with the refusal', async () => {
  const current = { ...sampleOf<object>('getNote'), id, textNote: '<p>Theirs</p>' }
  gateway.upstream.answers.set('saveNote', (_request, response) =>
    refuse(response, 'CONFLICT', 'Mona Tor saved this 5 minutes ago.', { current }),
  )
  const { data } = await browser.query(
    'mutation ($input: SaveNoteInput!) { saveNote(input: $input) { errors { code } note { textNote } } }',
    { input: { ...input, version: 1 } },
  )
  expect(data?.['saveNote']).toEqual({
    errors: [{ code: 'CONFLICT' }],
    note: { textNote: '<p>Theirs</p>' },
  })
})

it('a note and a template that are not there are null', async () => {
  for (const call of ['getNote', 'getNoteTemplate'])
    gateway.upstream.answers.set(call, (_request, response) => refuse(response, 'NOT_FOUND', 'No.'))
  const { data } = await browser.query(`{ note(id: "${id}") { id } noteTemplate(id: 9) { id } }`)
  expect(data).toEqual({ note: null, noteTemplate: null })
})

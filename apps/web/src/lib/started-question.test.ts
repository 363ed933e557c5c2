import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrTakeStarted } from './started-question'

const sent = vi.fn<typeof fetch>()
const answer = (body: object, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }))
const ask = async (operationName: string) => {
  const response = await fetchOrTakeStarted('/graphql', {
    method: 'POST',
    body: JSON.stringify({ operationName, variables: {} }),
  })
  return (await response.json()) as unknown
}

beforeEach(() => {
  sent.mockReset()
  sent.mockImplementation(() => answer({ data: { from: 'the network' } }))
  vi.stubGlobal('fetch', sent)
})
afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.startedViewer = undefined
})

test('takes the response that the page has asked for already, once', async () => {
  globalThis.startedViewer = answer({ data: { viewer: { id: '1' } } })
  expect(await ask('Viewer')).toEqual({ data: { viewer: { id: '1' } } })
  expect(sent).not.toHaveBeenCalled()
  expect(await ask('Viewer')).toEqual({ data: { from: 'the network' } })
})

test('sends every other request', async () => {
  globalThis.startedViewer = answer({ data: { viewer: null } })
  expect(await ask('Findings')).toEqual({ data: { from: 'the network' } })
  expect(globalThis.startedViewer).toBeDefined()
})

test.each([
  ['has errors', answer({ data: null, errors: [{ message: 'Not registered.' }] })],
  ['is a fault', answer({}, 503)],
  ['never came', Promise.resolve(undefined)],
])('asks again when the response %s', async (_why, started) => {
  globalThis.startedViewer = started
  expect(await ask('Viewer')).toEqual({ data: { from: 'the network' } })
  expect(sent).toHaveBeenCalledOnce()
})

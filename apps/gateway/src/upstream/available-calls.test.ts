import type { PortalFeature } from '@portal/domain'
import { openApiDocument, readTogether } from '@portal/rest-contract'
import { describe, expect, it } from 'vitest'
import { portalParts } from '../features.js'
import { AvailableCalls } from './available-calls.js'
import { upstreamUnavailable } from './upstream-errors.js'

/** The available calls of a system whose OpenAPI request has this response. */
function available(answer: () => { status: number; text: string }, leftOut: readonly PortalFeature[] = []) {
  const asked: string[] = []
  let now = 0
  const calls = new AvailableCalls(
    {
      async text({ path }) {
        asked.push(path)
        return { ...answer(), contentType: 'application/json', retryAfter: undefined }
      },
    },
    portalParts,
    () => now,
    leftOut,
  )
  return { calls, asked, later: (ms: number) => (now += ms) }
}

const documentOf = (paths: unknown) => ({ status: 200, text: JSON.stringify({ paths }) })
const unspecified = [
  'self-assessment',
  'findings',
  'incidents',
  'participation',
  'audits',
  'notes',
  'notices',
  'calendar',
  'search',
  'help',
  'tasks',
  'announcements',
  'dashboards',
  'agency-content',
  'related-services-content',
  'content',
  'audit-trail',
  'preferences',
  'clients',
  'case-studies',
]

describe('what the system of record offers', () => {
  it('is everything where its document holds every call, as ours does', async () => {
    const { calls, asked, later } = available(() => ({
      status: 200,
      text: JSON.stringify(openApiDocument()),
    }))
    expect(await Promise.all([calls.missingParts(), calls.missingParts()])).toEqual([[], []])
    expect(asked).toEqual(['/api/openapi.json'])
    later(60_001)
    await calls.missingParts()
    expect(asked).toHaveLength(2)
  })

  it('is read anew when the document is another', async () => {
    let answer = { status: 404, text: '' }
    const { calls, later } = available(() => answer)
    expect(await calls.missingParts()).toEqual(unspecified)
    answer = { status: 200, text: JSON.stringify(openApiDocument()) }
    later(60_001)
    expect(await calls.missingParts()).toEqual([])
    expect(calls.has(readTogether)).toBe(true)
  })

  it('holds a call beside the specification once its document was read', async () => {
    const ours = available(() => ({ status: 200, text: JSON.stringify(openApiDocument()) })).calls
    expect(ours.has(readTogether)).toBe(false)
    await ours.missingParts()
    expect(ours.has(readTogether)).toBe(true)
    const foreign = available(() => ({ status: 404, text: '' })).calls
    await foreign.missingParts()
    expect(foreign.has(readTogether)).toBe(false)
  })

  it('is what stands in its document, whatever its parameters are called', async () => {
    const { calls } = available(() =>
      documentOf({
        '/api/account/users': { get: {} },
        '/api/leas/years': { get: {} },
        '/api/leas/year/launch/{calendarYear}': { get: {} },
      }),
    )
    expect(new Set(await calls.missingParts())).toEqual(
      new Set([...unspecified, 'roles', 'determination-years', 'dispute-years']),
    )
  })

  it.each([
    ['no document', { status: 404, text: '' }],
    ['a page instead', { status: 200, text: '<html>' }],
    ['something else', { status: 200, text: '[]' }],
    ['a refusal', { status: 401, text: '{}' }],
  ])('is what the specification names where there is %s', async (_case, answer) => {
    expect(await available(() => answer).calls.missingParts()).toEqual(unspecified)
  })

  it('lacks what a setting leaves out, whatever the document says', async () => {
    const text = JSON.stringify(openApiDocument())
    const { calls } = available(() => ({ status: 200, text }), ['related-services-content'])
    expect(await calls.missingParts()).toEqual(['related-services-content'])
  })

  it('counts nothing as missing while the system is down, and asks again', async () => {
    let up = false
    const { calls } = available(() => {
      if (!up) throw upstreamUnavailable('down')
      return { status: 404, text: '' }
    })
    expect(await calls.missingParts()).toEqual([])
    up = true
    expect(await calls.missingParts()).toEqual(unspecified)
  })
})

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
afterAll(() => gateway.stop())
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const question = `query ($text: String!, $group: SearchGroupName) {
  search(text: $text, group: $group) { groups { group total isMore hits { id title agency excerpt } } }
}`

it('one search is one REST call, however much is found', async () => {
  const hit = {
    id: '1',
    parentId: null,
    placeId: null,
    title: 'A',
    detail: '',
    agency: null,
    year: null,
    excerpt: '',
  }
  gateway.upstream.answers.set('search', (request, response) => {
    expect(request.query).toEqual({ q: 'plan & more', page: '1', pageSize: '5' })
    response.json({
      groups: ['findings', 'notes'].map((group) => ({
        group,
        total: 1000,
        isMore: true,
        hits: Array.from({ length: 5 }, (_, id) => ({ ...hit, id: String(id) })),
      })),
    })
  })
  const { data, errors } = await browser.query(question, { text: 'plan & more' })
  expect(errors).toBeUndefined()
  expect(data?.['search']).toMatchObject({
    groups: [{ group: 'findings', isMore: true }, { group: 'notes' }],
  })
  expect(gateway.upstream.received.map((call) => call.id)).toEqual(['search'])
})

it('one kind is asked for by its name', async () => {
  gateway.upstream.answers.set('search', (request, response) => {
    expect(request.query).toMatchObject({ group: 'students' })
    response.json({ groups: [] })
  })
  const { data } = await browser.query(question, { text: 'S-1', group: 'students' })
  expect(data?.['search']).toEqual({ groups: [] })
})

it('a search that is too short is refused at its field', async () => {
  gateway.upstream.answers.set('search', (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'Search for two characters or more.', {
      fields: { q: ['Too short.'] },
    }),
  )
  const { errors } = await browser.query(question, { text: 'a' })
  expect(errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT')
})

it('what was searched for is kept and forgotten', async () => {
  gateway.upstream.answers.set('rememberSearch', (request, response) => {
    expect(request.body).toEqual({ q: 'plan' })
    response.json(['plan'])
  })
  const kept = await browser.query('mutation { rememberSearch(text: "plan") { errors { code } searches } }')
  expect(kept.data?.['rememberSearch']).toEqual({ errors: [], searches: ['plan'] })
  gateway.upstream.answers.set('forgetSearches', (_request, response) => {
    response.status(204).end()
  })
  const gone = await browser.query('mutation { forgetSearches { errors { code } searches } }')
  expect(gone.data?.['forgetSearches']).toEqual({ errors: [], searches: [] })
})

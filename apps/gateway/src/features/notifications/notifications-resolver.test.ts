import type { AnswerOf, listNotices } from '@portal/rest-contract'
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

const row = {
  id: 1,
  kind: 'findingLetter',
  group: 'findings',
  groupLabel: 'Findings',
  isLegal: true,
  title: 'Finding F-1: closed',
  path: '/compliance/findings/1',
  leaId: 1,
  agency: 'Allegany',
  events: 1,
  createdOn: '2026-11-20T12:00:00.000Z',
  readOn: null,
  alike: 3,
  alikeUnread: 2,
  counted: '3 letters about findings',
}

it.each([1, 20])('a list of %d notices makes one REST call, filters included', async (length) => {
  const page: AnswerOf<typeof listNotices> = {
    rows: Array.from({ length }, (_, index) => ({ ...row, id: index + 1 })),
    total: length,
    page: 1,
    pageSize: 25,
    unread: length,
    newestId: length,
    groups: [{ key: 'findings', label: 'Findings' }],
    agencies: [{ id: 1, shortName: 'Allegany' }],
  }
  gateway.upstream.answers.set('listNotices', (request, response) => {
    expect(request.query).toMatchObject({ group: 'findings', unread: 'true', together: 'true', alikeTo: '7' })
    response.json(page)
  })
  const { data, errors } = await browser.query(
    '{ notices(filter: { group: "findings", unread: true, together: true, alikeTo: 7 }) {' +
      ' total unread rows { id title agency alike alikeUnread counted } } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.['notices']).toMatchObject({ total: length, unread: length })
  expect(gateway.upstream.received.map((call) => call.id)).toEqual(['listNotices'])
})

it('counts what is unread, and again after some were read', async () => {
  gateway.upstream.answers.set('countUnreadNotices', (_request, response) => response.json({ unread: 3 }))
  gateway.upstream.answers.set('markNoticesRead', (request, response) => {
    expect(request.body).toEqual({ ids: [1], upToId: 7, alike: true })
    response.json({ unread: 0 })
  })
  expect((await browser.query('{ unreadNotices }')).data).toEqual({ unreadNotices: 3 })
  const { data } = await browser.query(
    'mutation { markNoticesRead(input: { ids: [1], upToId: 7, alike: true }) { errors { code } unread } }',
  )
  expect(data?.['markNoticesRead']).toEqual({ errors: [], unread: 0 })
})

it('a refusal is told in the payload', async () => {
  gateway.upstream.answers.set('markNoticesRead', (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'Too many.', { fields: { ids: ['Too many.'] } }),
  )
  const { data } = await browser.query(
    'mutation { markNoticesRead(input: { ids: [1] }) { errors { code } unread } }',
  )
  expect(data?.['markNoticesRead']).toEqual({ errors: [{ code: 'BAD_USER_INPUT' }], unread: null })
})

it('sends a letter to agencies and tells whom it reached, or why it was refused', async () => {
  const letter =
    'mutation { mailAgencies(input: { leaIds: [1, 2], subject: "News", text: "Read." }) {' +
    ' errors { code field } agencies people unreached } }'
  gateway.upstream.answers.set('mailAgencies', (request, response) => {
    expect(request.body).toEqual({ leaIds: [1, 2], subject: 'News', text: 'Read.' })
    response.json({ agencies: 1, people: 2, unreached: 1 })
  })
  expect((await browser.query(letter)).data?.['mailAgencies']).toEqual({
    errors: [],
    agencies: 1,
    people: 2,
    unreached: 1,
  })
  gateway.upstream.answers.set('mailAgencies', (_request, response) =>
    refuse(response, 'BAD_USER_INPUT', 'Subject is required.', {
      fields: { subject: ['Subject is required.'] },
    }),
  )
  expect((await browser.query(letter)).data?.['mailAgencies']).toEqual({
    errors: [{ code: 'BAD_USER_INPUT', field: 'subject' }],
    agencies: null,
    people: null,
    unreached: null,
  })
})

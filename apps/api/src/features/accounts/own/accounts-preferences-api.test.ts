import type { AnswerOf, getPreferences } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../../testing/test-api.js'

type Preferences = AnswerOf<typeof getPreferences>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const path = '/api/account/users/me/preferences'

async function as<Body = Preferences>(user: string, body?: object): Promise<TestAnswer<Body>> {
  const token = await api.tokenFor(user)
  return body ? api.call<Body>('put', path, { token, body }) : api.call<Body>('get', path, { token })
}

const choice = { notifications: [], theme: 'dark', language: 'en', homePage: null, version: 0 }

it('begins with mail at once, the theme of the system and no page of one’s own', async () => {
  const { body } = await as('admin@howard.example')
  expect(body).toMatchObject({ theme: 'system', language: 'en', homePage: null, version: 0 })
  expect(body.notifications.every(({ channel }) => channel === 'Immediate')).toBe(true)
  expect(body.notifications.find(({ group }) => group === 'findings')?.isLegal).toBe(true)
})

it('is saved for the person alone, groups that are left out staying as they are', async () => {
  const first = await as('user@howard.example', {
    ...choice,
    notifications: [{ group: 'assignments', channel: 'Daily' }],
    homePage: '/user/dashboard/self-assessment',
  })
  expect(first.body).toMatchObject({ theme: 'dark', homePage: '/user/dashboard/self-assessment', version: 1 })
  const second = await as('user@howard.example', {
    ...choice,
    notifications: [{ group: 'documents', channel: 'Off' }],
    version: 1,
  })
  const channels = new Map(second.body.notifications.map(({ group, channel }) => [group, channel]))
  expect([channels.get('assignments'), channels.get('documents')]).toEqual(['Daily', 'Off'])
  expect((await as('user@howard.example')).body).toEqual(second.body)
  expect((await as('user@allegany.example')).body.version).toBe(0)
})

it.each([
  [
    'a legal notice switched off',
    { notifications: [{ group: 'findings', channel: 'Off' }] },
    'notifications.findings',
  ],
  ['an unknown group', { notifications: [{ group: 'weather', channel: 'Daily' }] }, 'notifications.weather'],
  ['a page of somebody else', { homePage: '/admin/users' }, 'homePage'],
  ['a page of another place', { homePage: '//evil.example' }, 'homePage'],
  ['another language', { language: 'tlh' }, 'language'],
])('refuses %s', async (_case, change, field) => {
  const { status, body } = await as<Record<string, unknown>>('user@allegany.example', {
    ...choice,
    ...change,
  })
  expect(status).toBe(422)
  expect(Object.keys(body['fields'] as object)).toEqual([field])
})

it('refuses a save on top of another one, with the preferences as they stand, one of two at once', async () => {
  const answers = await Promise.all([
    as<Record<string, unknown>>('monitor@state.example', choice),
    as<Record<string, unknown>>('monitor@state.example', { ...choice, theme: 'light' }),
  ])
  expect(statusesOf(answers)).toEqual([200, 409])
  const refused = answers.find(({ status }) => status === 409)
  expect(refused?.body['current']).toMatchObject({ version: 1 })
})

interface Me {
  listColumns: { list: string; hidden: string[] }[]
}

async function columnsOf(user: string): Promise<Me['listColumns']> {
  const { body } = await api.call<Me>('get', '/api/account/users/me', { token: await api.tokenFor(user) })
  return body.listColumns
}

async function putAway(user: string, list: string, hidden: unknown): Promise<TestAnswer<unknown>> {
  return api.call('put', `${path}/lists/${list}`, { token: await api.tokenFor(user), body: { hidden } })
}

describe('columns that are put away', () => {
  const user = 'admin@allegany.example'

  it('are remembered by list for the person alone, the last choice counting, beside the other preferences', async () => {
    expect(await columnsOf(user)).toEqual([])
    await putAway(user, 'users', ['email', 'email', 'role'])
    await putAway(user, 'agencies', ['region'])
    await putAway(user, 'users', ['email'])
    const kept = [
      { list: 'agencies', hidden: ['region'] },
      { list: 'users', hidden: ['email'] },
    ]
    const known = (await columnsOf(user)).toSorted((a, b) => (a.list < b.list ? -1 : 1))
    expect(known).toEqual(kept)
    expect(await columnsOf('admin2@allegany.example')).toEqual([])

    // Their own preferences stand at the version that they had, and saving them keeps the columns.
    expect((await as(user, choice)).status).toBe(200)
    expect((await columnsOf(user)).length).toBe(2)
    // None at all is a choice as well.
    await putAway(user, 'users', [])
    expect((await columnsOf(user)).toSorted((a, b) => (a.list < b.list ? -1 : 1))).toEqual([
      { list: 'agencies', hidden: ['region'] },
      { list: 'users', hidden: [] },
    ])
    expect((await as(user)).body).toMatchObject({ theme: 'dark', version: 1 })
  })

  it('are both kept when two lists are changed at once', async () => {
    const lists = ['one', 'two', 'three', 'four']
    await Promise.all(lists.map((list) => putAway('user@howard.example', list, ['name'])))
    expect((await columnsOf('user@howard.example')).map(({ list }) => list).toSorted()).toEqual(
      lists.toSorted(),
    )
  })

  it.each([
    ['a list without a name', 'Users%20List', []],
    ['a column that is none', 'users', ['<script>']],
    ['too many columns', 'users', Array.from({ length: 41 }, (_, at) => `c${at}`)],
    ['no columns at all', 'users', undefined],
  ])('refuses %s', async (_case, list, hidden) => {
    expect((await putAway(user, list, hidden)).status).toBe(422)
  })

  it('ends at more lists than there are', async () => {
    const names = Array.from(
      { length: 51 },
      (_, at) => `list-${String.fromCharCode(97 + (at % 26))}${'x'.repeat(Math.floor(at / 26))}`,
    )
    const statuses: number[] = []
    for (const list of names) statuses.push((await putAway('user@allegany.example', list, ['name'])).status)
    expect(statuses.slice(0, 50)).toEqual(Array.from({ length: 50 }, () => 200))
    expect(statuses[50]).toBe(422)
  })
})

import type { AnswerOf, getPreferences } from '@portal/rest-contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApi, statusesOf, type TestAnswer, type TestApi } from '../../testing/test-api.js'

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

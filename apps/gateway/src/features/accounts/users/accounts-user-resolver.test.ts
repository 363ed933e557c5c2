import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import {
  aBulkDisableRow,
  aUserPage,
  aUserRow,
  anImportPreview,
} from '../../../testing/stub-administration.js'
import { aLea } from '../../../testing/stub-data.js'
import { refuse } from '../../../testing/stub-upstream.js'

let gateway: TestGateway
let browser: Browser

beforeAll(async () => {
  gateway = await TestGateway.start()
  gateway.upstream.leas = Array.from({ length: 25 }, (_, index) => aLea(index + 1))
  browser = await gateway.signedInBrowser()
})
afterAll(async () => {
  await gateway.stop()
})
beforeEach(() => {
  gateway.upstream.answers.clear()
  gateway.upstream.received.length = 0
})

const calls = (): string[] => gateway.upstream.received.map(({ id }) => id)

const list = `query List($filter: UserFilterInput) {
  users(page: 2, pageSize: 50, filter: $filter) {
    total source counts { active } create { allowed }
    rows { fullName lastLoginDate lea { shortName } preferredLea { shortName } sendPasswordReset { allowed } }
  }
}`

describe('the list of users', () => {
  it.each([1, 20])('of %d makes two REST calls', async (length) => {
    const rows = Array.from({ length }, (_, index) => aUserRow(`u-${index}`, { leaId: index + 1 }))
    gateway.upstream.answers.set('listUsers', (_request, response) => response.json(aUserPage(rows)))
    const result = await browser.query(list)
    expect(result.errors).toBeUndefined()
    expect(result.data?.['users']).toMatchObject({ total: length, source: 'all' })
    expect(calls()).toEqual(['listUsers', 'listLeas'])
  })

  it('passes page and filter on, and leaves out what is empty', async () => {
    gateway.upstream.answers.set('listUsers', (_request, response) => response.json(aUserPage([])))
    await browser.query(list, {
      filter: { q: 'alder', show: 'disabled', leaId: 3, role: '', sort: '-lastLoginDate' },
    })
    expect(gateway.upstream.last('listUsers').query).toEqual({
      page: '2',
      pageSize: '50',
      q: 'alder',
      show: 'disabled',
      leaId: '3',
      sort: '-lastLoginDate',
    })
    await browser.query(list)
    expect(gateway.upstream.last('listUsers').query).toEqual({ page: '2', pageSize: '50' })
  })

  it('shows agencies that are no longer monitored, and none that the reader does not see', async () => {
    gateway.upstream.answers.set('listLeas', (request, response) => {
      expect(request.query).toEqual({ inactive: 'true' })
      response.json([aLea(3, { active: false })])
    })
    const rows = [aUserRow('a', { leaId: 3 }), aUserRow('b', { leaId: null, preferredLeaId: 9 })]
    gateway.upstream.answers.set('listUsers', (_request, response) => response.json(aUserPage(rows)))
    const result = await browser.query(list)
    expect(result.data?.['users']).toMatchObject({
      rows: [
        { lea: { shortName: 'Agency 3' }, preferredLea: null },
        { lea: null, preferredLea: null },
      ],
    })
  })

  it.each([
    ['jurisdictionUsers', 'listJurisdictionUsers'],
    ['contactUsers', 'listContactUsers'],
  ])('%s comes from its own call', async (field, call) => {
    gateway.upstream.answers.set(call, (_request, response) =>
      response.json(aUserPage([aUserRow('u-7')], { source: 'contacts' })),
    )
    const result = await browser.query(`{ ${field}(filter: { q: "al" }) { rows { id } source } }`)
    expect(result.data?.[field]).toEqual({ rows: [{ id: 'u-7' }], source: 'contacts' })
    expect(gateway.upstream.last(call).query).toEqual({ page: '1', pageSize: '25', q: 'al', show: 'all' })
  })

  it('refuses a choice of Show that there is not, before anything is sent', async () => {
    const { errors } = await browser.query('{ users(filter: { show: some }) { total } }')
    expect(errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT')
    expect(calls()).toEqual([])
  })
})

describe('one user', () => {
  it.each(['{ user(id: "u-9") { id } }', '{ user: userByUserName(userName: "no@one.example") { id } }'])(
    'is null when there is none in sight: %s',
    async (query) => {
      expect(await browser.query(query)).toEqual({ data: { user: null } })
    },
  )

  it('is found by id and by user name', async () => {
    gateway.upstream.answers.set('getUser', (request, response) =>
      response.json(aUserRow(String(request.params['id']))),
    )
    gateway.upstream.answers.set('getUserByUserName', (request, response) =>
      response.json(aUserRow('u-2', { userName: String(request.params['userName']) })),
    )
    const { data } = await browser.query(
      '{ user(id: "u-1") { id } userByUserName(userName: "ANA@one.example") { userName } }',
    )
    expect(data).toEqual({ user: { id: 'u-1' }, userByUserName: { userName: 'ANA@one.example' } })
  })
})

const input = {
  email: 'pat@one.example',
  fullName: 'Pat Lee',
  title: 'Director',
  phoneNumber: '(301) 555-0100',
  roles: ['LocalUser'],
  leaId: 1,
}
const create = `mutation Create($input: CreateUserInput!) {
  createUser(input: $input) { errors { code field message } user { id version } }
}`
const update = `mutation Update($input: UpdateUserInput!) {
  updateUser(input: $input) { errors { code field message } user { id version } }
}`

describe('creating and changing users', () => {
  it('sends what the contract wants, and leaves a job title that was not given as it is', async () => {
    gateway.upstream.answers.set('createUser', (_request, response) =>
      response.status(201).json(aUserRow('u-5')),
    )
    const result = await browser.query(create, { input }, { 'idempotency-key': 'create-click-1' })
    expect(result.data?.['createUser']).toEqual({ errors: [], user: { id: 'u-5', version: 1 } })
    expect(gateway.upstream.last('createUser')).toMatchObject({
      headers: { 'idempotency-key': 'create-click-1' },
      body: { ...input, preferredLeaId: null, selectedLeas: [] },
    })
    expect(gateway.upstream.last('createUser').body).not.toHaveProperty('jobTitle')
  })

  it('names refused fields as the input does', async () => {
    gateway.upstream.answers.set('createUser', (_request, response) =>
      refuse(response, 'BAD_USER_INPUT', 'Refused.', {
        fields: { userName: ['This email is taken.'], roles: ['Choose a role.'] },
      }),
    )
    expect((await browser.query(create, { input })).data?.['createUser']).toEqual({
      errors: [
        { code: 'BAD_USER_INPUT', field: 'email', message: 'This email is taken.' },
        { code: 'BAD_USER_INPUT', field: 'roles', message: 'Choose a role.' },
      ],
      user: null,
    })
  })

  it('answers a conflict with the user that came with it', async () => {
    gateway.upstream.answers.set('updateUser', (_request, response) =>
      refuse(response, 'CONFLICT', 'Somebody changed it.', { current: aUserRow('u-5', { version: 8 }) }),
    )
    const result = await browser.query(update, { input: { ...input, id: 'u-5', version: 7, jobTitle: null } })
    expect(result.data?.['updateUser']).toEqual({
      errors: [{ code: 'CONFLICT', field: null, message: 'Somebody changed it.' }],
      user: { id: 'u-5', version: 8 },
    })
    expect(gateway.upstream.last('updateUser')).toMatchObject({
      params: { id: 'u-5' },
      body: { version: 7, jobTitle: null, email: 'pat@one.example' },
    })
    expect(gateway.upstream.last('updateUser').body).not.toHaveProperty('id')
  })

  it('patches only what was given, null as nothing', async () => {
    gateway.upstream.answers.set('patchUser', (_request, response) => response.json(aUserRow('u-5')))
    const result = await browser.query(`mutation {
      patchUser(input: { id: "u-5", version: 3, title: "Chair", phoneNumber: null, jobTitle: null, preferredLeaId: null }) { errors { code } user { id } }
    }`)
    expect(result.data?.['patchUser']).toEqual({ errors: [], user: { id: 'u-5' } })
    expect(gateway.upstream.last('patchUser').body).toEqual({
      version: 3,
      title: 'Chair',
      phoneNumber: '',
      jobTitle: null,
      preferredLeaId: null,
    })
  })

  it('sends contact information', async () => {
    gateway.upstream.answers.set('updateContactInfo', (_request, response) => response.json(aUserRow('u-5')))
    await browser.query(`mutation {
      updateContactInfo(input: { id: "u-5", contactInfoDisplayed: true, sortOrder: 4, version: 2 }) { errors { code } }
    }`)
    expect(gateway.upstream.last('updateContactInfo')).toMatchObject({
      params: { id: 'u-5' },
      body: { contactInfoDisplayed: true, sortOrder: 4, version: 2 },
    })
  })
})

describe('an act on a user', () => {
  it.each(['disableUser', 'enableUser', 'deleteUser', 'restoreUser', 'unblockUser'])(
    '%s answers the user, and on a conflict reads it again',
    async (act) => {
      const mutation = `mutation { ${act}(id: "u-5") { errors { code message } user { id version } } }`
      gateway.upstream.answers.set(act, (_request, response) =>
        response.json(aUserRow('u-5', { version: 2 })),
      )
      const done = await browser.query(mutation, {}, { 'idempotency-key': 'an-act-on-a-user' })
      expect(done.data?.[act]).toEqual({ errors: [], user: { id: 'u-5', version: 2 } })
      expect(gateway.upstream.last(act).headers['idempotency-key']).toBe('an-act-on-a-user')
      gateway.upstream.answers.set(act, (_request, response) => refuse(response, 'CONFLICT', 'The last one.'))
      gateway.upstream.answers.set('getUser', (_request, response) =>
        response.json(aUserRow('u-5', { version: 6 })),
      )
      expect((await browser.query(mutation)).data?.[act]).toEqual({
        errors: [{ code: 'CONFLICT', message: 'The last one.' }],
        user: { id: 'u-5', version: 6 },
      })
    },
  )

  it('mails a password link as a write, although it is a GET', async () => {
    const mutation = 'mutation { adminResetPassword(id: "u-5") { errors { code } user { id } } }'
    gateway.upstream.answers.set('adminResetPassword', (_request, response) => response.status(204).end())
    const result = await browser.query(mutation, {}, { 'idempotency-key': 'reset-click-1' })
    expect(result.data?.['adminResetPassword']).toEqual({ errors: [], user: null })
    expect(gateway.upstream.last('adminResetPassword').headers['idempotency-key']).toBe('reset-click-1')
    gateway.upstream.answers.set('adminResetPassword', (_request, response) =>
      refuse(response, 'CONFLICT', 'The account is disabled.', { current: aUserRow('u-5') }),
    )
    expect((await browser.query(mutation)).data?.['adminResetPassword']).toEqual({
      errors: [{ code: 'CONFLICT' }],
      user: { id: 'u-5' },
    })
  })
})

describe('work on many users', () => {
  it('judges who can be disabled together, as a read', async () => {
    gateway.upstream.answers.set('previewBulkDisable', (_request, response) =>
      response.json([
        aBulkDisableRow('a'),
        aBulkDisableRow('b', { disable: { allowed: false, reason: 'The last one.' } }),
      ]),
    )
    const result = await browser.query(
      '{ previewBulkDisable(ids: ["a", "b"]) { id disable { allowed reason } } }',
      {},
      { 'idempotency-key': 'not-for-a-read' },
    )
    expect(result.data?.['previewBulkDisable']).toEqual([
      { id: 'a', disable: { allowed: true, reason: null } },
      { id: 'b', disable: { allowed: false, reason: 'The last one.' } },
    ])
    expect(gateway.upstream.last('previewBulkDisable').body).toEqual({ ids: ['a', 'b'] })
    expect(gateway.upstream.last('previewBulkDisable').headers).not.toHaveProperty('idempotency-key')
  })

  it.each([
    ['CONFLICT', 'The last one.'],
    ['FORBIDDEN', 'Not for you.'],
  ] as const)('shows the judgement on each user that came with %s', async (code, message) => {
    gateway.upstream.answers.set('bulkDisableUsers', (_request, response) =>
      refuse(response, code, message, { current: [aBulkDisableRow('a')] }),
    )
    const result = await browser.query(
      'mutation { bulkDisableUsers(ids: ["a"]) { errors { code message } disabled rows { id } } }',
    )
    expect(result.data?.['bulkDisableUsers']).toEqual({
      errors: [{ code, message }],
      disabled: 0,
      rows: [{ id: 'a' }],
    })
  })

  it('disables all or none, and judges each again when a conflict came without', async () => {
    const mutation = 'mutation { bulkDisableUsers(ids: ["a"]) { errors { code } disabled rows { id } } }'
    gateway.upstream.answers.set('bulkDisableUsers', (_request, response) => response.json({ disabled: 1 }))
    expect((await browser.query(mutation)).data?.['bulkDisableUsers']).toEqual({
      errors: [],
      disabled: 1,
      rows: [],
    })
    gateway.upstream.answers.set('bulkDisableUsers', (_request, response) =>
      refuse(response, 'CONFLICT', 'Nobody was.'),
    )
    gateway.upstream.answers.set('previewBulkDisable', (_request, response) =>
      response.json([aBulkDisableRow('b')]),
    )
    expect((await browser.query(mutation)).data?.['bulkDisableUsers']).toEqual({
      errors: [{ code: 'CONFLICT' }],
      disabled: 0,
      rows: [{ id: 'b' }],
    })
  })

  it('creates the users of a file, or answers how it is judged now', async () => {
    const mutation = `mutation {
      applyUserImport(id: "22222222-2222-4222-8222-222222222222") { errors { code } created preview { badRows errors { row } } }
    }`
    gateway.upstream.answers.set('applyUserImport', (_request, response) => response.json({ created: 2 }))
    expect((await browser.query(mutation)).data?.['applyUserImport']).toEqual({
      errors: [],
      created: 2,
      preview: null,
    })
    gateway.upstream.answers.set('applyUserImport', (_request, response) =>
      refuse(response, 'CONFLICT', 'Nobody was created.', { current: anImportPreview() }),
    )
    expect((await browser.query(mutation)).data?.['applyUserImport']).toEqual({
      errors: [{ code: 'CONFLICT' }],
      created: 0,
      preview: { badRows: 1, errors: [{ row: 3 }] },
    })
    gateway.upstream.answers.set('applyUserImport', (_request, response) =>
      refuse(response, 'CONFLICT', 'Already imported.'),
    )
    expect((await browser.query(mutation)).data?.['applyUserImport']).toMatchObject({ preview: null })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../../testing/browser.js'
import { TestGateway } from '../../../testing/gateway.js'
import { aRole, thePreferences } from '../../../testing/stub-administration.js'
import { refuse } from '../../../testing/stub-upstream.js'

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
  gateway.upstream.received.length = 0
})

describe('roles', () => {
  it('are listed with one call, however many there are', async () => {
    const roles = Array.from({ length: 20 }, (_, index) => aRole(`r-${index}`))
    gateway.upstream.answers.set('listRoles', (_request, response) => response.json(roles))
    const result = await browser.query('{ roles { name usersCount permissions remove { allowed } } }')
    expect(result.data?.['roles']).toHaveLength(20)
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listRoles'])
  })

  it('are found by id and by name, and are null when there is none', async () => {
    gateway.upstream.answers.set('getRoleByName', (request, response) =>
      response.json(aRole('r-1', { name: String(request.params['roleName']) })),
    )
    const result = await browser.query('{ role(id: "r-9") { id } roleByName(name: "A/B reader") { name } }')
    expect(result).toEqual({ data: { role: null, roleByName: { name: 'A/B reader' } } })
  })

  it('are offered in the order of the editor', async () => {
    const offered = {
      name: 'StateMonitor',
      label: 'State Admin',
      isBuiltIn: true,
      needsLea: false,
      hasSelectedLeas: true,
      grant: { allowed: false, reason: 'It allows more than you may do.' },
    }
    gateway.upstream.answers.set('listOfferedRoles', (_request, response) => response.json([offered]))
    const result = await browser.query(
      '{ offeredRoles { name label isBuiltIn needsLea hasSelectedLeas grant { allowed reason } } }',
    )
    expect(result.data?.['offeredRoles']).toEqual([offered])
  })

  it('are created with what was given', async () => {
    gateway.upstream.answers.set('createRole', (_request, response) =>
      response.status(201).json(aRole('r-2')),
    )
    const result = await browser.query(`mutation {
      createRole(input: { name: "Reader", description: "Reads.", permissions: ["users.view"] }) { errors { code } role { id } }
    }`)
    expect(result.data?.['createRole']).toEqual({ errors: [], role: { id: 'r-2' } })
    expect(gateway.upstream.last('createRole').body).toEqual({
      name: 'Reader',
      description: 'Reads.',
      permissions: ['users.view'],
    })
  })

  it('are changed with their version, and a conflict brings the role as it is', async () => {
    gateway.upstream.answers.set('updateRole', (_request, response) =>
      refuse(response, 'CONFLICT', 'Changed.', { current: aRole('r-2', { version: 5, name: 'Theirs' }) }),
    )
    const result = await browser.query(`mutation {
      updateRole(input: { id: "r-2", name: "Mine", description: "", permissions: [], version: 4 }) {
        errors { code } role { name version }
      }
    }`)
    expect(result.data?.['updateRole']).toEqual({
      errors: [{ code: 'CONFLICT' }],
      role: { name: 'Theirs', version: 5 },
    })
    expect(gateway.upstream.last('updateRole')).toMatchObject({
      params: { id: 'r-2' },
      body: { name: 'Mine', version: 4 },
    })
  })

  it('are not deleted while somebody has them', async () => {
    const mutation = 'mutation { deleteRole(id: "r-2") { errors { code message } role { usersCount } } }'
    gateway.upstream.answers.set('deleteRole', (_request, response) =>
      refuse(response, 'CONFLICT', 'Three users have it.'),
    )
    gateway.upstream.answers.set('getRole', (_request, response) =>
      response.json(aRole('r-2', { usersCount: 3 })),
    )
    expect((await browser.query(mutation)).data?.['deleteRole']).toEqual({
      errors: [{ code: 'CONFLICT', message: 'Three users have it.' }],
      role: { usersCount: 3 },
    })
    gateway.upstream.answers.set('deleteRole', (_request, response) => response.status(204).end())
    expect((await browser.query(mutation)).data?.['deleteRole']).toEqual({ errors: [], role: null })
  })
})

describe('preferences', () => {
  it('are read', async () => {
    gateway.upstream.answers.set('getPreferences', (_request, response) => response.json(thePreferences()))
    const result = await browser.query(
      '{ preferences { notifications { group label description channel isLegal } theme language homePage homePages { path name } onlyPreferredLeas preferredLeas mailBouncedOn version } }',
    )
    expect(result).toEqual({ data: { preferences: thePreferences() } })
  })

  it('are saved, and a conflict brings those that were saved elsewhere', async () => {
    const mutation = `mutation {
      savePreferences(input: {
        notifications: [{ group: "findings", channel: Daily }], theme: dark, language: "en", version: 0
      }) { errors { code field } preferences { theme version } }
    }`
    gateway.upstream.answers.set('savePreferences', (_request, response) =>
      response.json(thePreferences({ theme: 'dark', version: 1 })),
    )
    expect((await browser.query(mutation)).data?.['savePreferences']).toEqual({
      errors: [],
      preferences: { theme: 'dark', version: 1 },
    })
    expect(gateway.upstream.last('savePreferences').body).toEqual({
      notifications: [{ group: 'findings', channel: 'Daily' }],
      theme: 'dark',
      language: 'en',
      version: 0,
    })
    gateway.upstream.answers.set('savePreferences', (_request, response) =>
      refuse(response, 'CONFLICT', 'Changed.', { current: thePreferences({ theme: 'light', version: 4 }) }),
    )
    expect((await browser.query(mutation)).data?.['savePreferences']).toEqual({
      errors: [{ code: 'CONFLICT', field: null }],
      preferences: { theme: 'light', version: 4 },
    })
  })
})

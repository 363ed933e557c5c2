import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Browser } from '../../testing/browser.js'
import { TestGateway } from '../../testing/gateway.js'
import { aLeaContent, aLogo } from '../../testing/stub-administration.js'
import { aLea } from '../../testing/stub-data.js'
import { refuse } from '../../testing/stub-upstream.js'

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

describe('the agencies', () => {
  beforeEach(() => {
    gateway.upstream.answers.set('listLeas', (_request, response) =>
      response.json([aLea(1), aLea(2, { active: false })]),
    )
  })

  it('are those that are monitored, or all of them when asked for, with one call', async () => {
    const result = await browser.query(
      '{ leas { id } all: leas(inactive: true) { id } lea(id: 2) { active } }',
    )
    expect(result.data).toEqual({ leas: [{ id: 1 }], all: [{ id: 1 }, { id: 2 }], lea: { active: false } })
    expect(gateway.upstream.received.map(({ id }) => id)).toEqual(['listLeas'])
  })
})

const downloadPath = `/files/agency-logos/3?v=${'ab'.repeat(8)}`

describe('the content of an agency', () => {
  it('holds people, links, school days and the address of the logo', async () => {
    gateway.upstream.answers.set('getLea', (_request, response) =>
      response.json(aLeaContent(3, { logo: aLogo })),
    )
    const result = await browser.query(`{
      leaContent(id: 3) {
        shortName contacts { name email } links { label url } schoolYears { year firstDay lastDay }
        logo { fileName size downloadPath } edit { allowed }
      }
    }`)
    expect(result.data?.['leaContent']).toEqual({
      shortName: 'Agency 3',
      contacts: [{ name: 'Pat Lee', email: 'pat@one.example' }],
      links: [{ label: 'Home', url: 'https://one.example' }],
      schoolYears: [{ year: 2026, firstDay: '2026-08-31', lastDay: '2027-06-15' }],
      logo: { fileName: 'logo.png', size: 9, downloadPath },
      edit: { allowed: true },
    })
  })

  it('is null when there is none in sight', async () => {
    expect(await browser.query('{ leaContent(id: 99) { id } }')).toEqual({ data: { leaContent: null } })
  })

  const { id, edit: _edit, changedBy: _by, changedOn: _on, logo: _logo, ...input } = aLeaContent(3)
  const update = `mutation Update($input: UpdateLeaInput!) {
    updateLea(input: $input) { errors { code field message } lea { version logo { downloadPath } } }
  }`

  it('is changed with every member as it shall be', async () => {
    gateway.upstream.answers.set('updateLea', (_request, response) =>
      response.json(aLeaContent(3, { version: 2 })),
    )
    const result = await browser.query(update, { input: { ...input, id } })
    expect(result).toEqual({ data: { updateLea: { errors: [], lea: { version: 2, logo: null } } } })
    expect(gateway.upstream.last('updateLea')).toMatchObject({ params: { id: '3' } })
    expect(gateway.upstream.last('updateLea').body).toEqual(input)
  })

  it('comes with a conflict as it stands, with the address of its logo', async () => {
    gateway.upstream.answers.set('updateLea', (_request, response) =>
      refuse(response, 'CONFLICT', 'Changed.', { current: aLeaContent(3, { version: 9, logo: aLogo }) }),
    )
    expect((await browser.query(update, { input: { ...input, id } })).data?.['updateLea']).toEqual({
      errors: [{ code: 'CONFLICT', field: null, message: 'Changed.' }],
      lea: { version: 9, logo: { downloadPath } },
    })
  })

  it('names a refused contact by its place', async () => {
    gateway.upstream.answers.set('updateLea', (_request, response) =>
      refuse(response, 'BAD_USER_INPUT', 'Refused.', { fields: { 'contacts.0.email': ['Enter an email.'] } }),
    )
    expect((await browser.query(update, { input: { ...input, id } })).data?.['updateLea']).toEqual({
      errors: [{ code: 'BAD_USER_INPUT', field: 'contacts.0.email', message: 'Enter an email.' }],
      lea: null,
    })
  })

  it('is added, or refused beside its fields', async () => {
    const create = `mutation Create($input: CreateLeaInput!) {
      createLea(input: $input) { errors { code field message } lea { id } }
    }`
    const { code, name, shortName, kind, hasPartB, hasPartC, isTest } = input
    const added = { code, name, shortName, kind, hasPartB, hasPartC, isTest }
    gateway.upstream.answers.set('createLea', (_request, response) =>
      response.status(201).json(aLeaContent(3)),
    )
    expect((await browser.query(create, { input: added })).data?.['createLea']).toEqual({
      errors: [],
      lea: { id: 3 },
    })
    expect(gateway.upstream.last('createLea').body).toEqual(added)
    gateway.upstream.answers.set('createLea', (_request, response) =>
      refuse(response, 'BAD_USER_INPUT', 'Refused.', { fields: { code: ['Another agency has this code.'] } }),
    )
    expect((await browser.query(create, { input: added })).data?.['createLea']).toEqual({
      errors: [{ code: 'BAD_USER_INPUT', field: 'code', message: 'Another agency has this code.' }],
      lea: null,
    })
  })

  it('loses its logo', async () => {
    gateway.upstream.answers.set('deleteLeaLogo', (_request, response) => response.json(aLeaContent(3)))
    const result = await browser.query(
      'mutation { deleteLeaLogo(input: { id: 3, version: 4 }) { errors { code } lea { logo { size } } } }',
    )
    expect(result.data?.['deleteLeaLogo']).toEqual({ errors: [], lea: { logo: null } })
    expect(gateway.upstream.last('deleteLeaLogo')).toMatchObject({
      params: { id: '3' },
      query: { version: '4' },
    })
  })
})

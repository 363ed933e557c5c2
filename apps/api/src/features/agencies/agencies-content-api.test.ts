import { maxLogoBytes, type AnswerOf, type getLea } from '@portal/rest-contract'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditEvents } from '../../db/schema/index.js'
import { startTestApi, type TestAnswer, type TestApi } from '../../testing/test-api.js'

type Content = AnswerOf<typeof getLea>

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const monitor = 'monitor@state.example'

async function as<Body = Content>(
  user: string,
  method: string,
  path: string,
  body?: unknown,
): Promise<TestAnswer<Body>> {
  return api.call<Body>(method, path, {
    token: await api.tokenFor(user),
    ...(body !== undefined && { body }),
  })
}

const read = async (id: number) => (await as(monitor, 'get', `/api/leas/${id}`)).body

/** What the content page sends. */
function edited(content: Content, change: Partial<Content>): object {
  const { id: _id, logo: _logo, changedBy: _by, changedOn: _on, edit: _edit, ...input } = content
  return { ...input, ...change }
}

describe('the content of an agency', () => {
  it('is there for everybody who may see the agency, and editable for the state', async () => {
    const local = await as('user@howard.example', 'get', '/api/leas/13')
    expect(local.body).toMatchObject({ code: '13', contacts: [], logo: null, edit: { allowed: false } })
    expect((await read(13)).edit.allowed).toBe(true)
    for (const path of ['/api/leas/1', '/api/leas/77', '/api/leas/99'])
      expect((await as('user@howard.example', 'get', path)).status).toBe(404)
  })

  it('is stored tidy and sanitised, with who changed it and what', async () => {
    const before = await read(2)
    const change = {
      shortName: ' Anne  Arundel ',
      intro: '<p onclick="x()">Welcome<script>alert(1)</script></p>',
      contacts: [{ name: 'Office', title: '', email: 'office@aacps.example', phoneNumber: '410-555-0100' }],
      links: [{ label: 'Home', url: 'https://www.aacps.example' }],
      schoolYears: [
        { year: 2025, firstDay: '2025-08-25', lastDay: '2026-06-12' },
        { year: 2026, firstDay: '2026-08-31', lastDay: '2027-06-15' },
      ],
    }
    const { status, body } = await as(monitor, 'put', '/api/leas/2', edited(before, change))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      shortName: 'Anne Arundel',
      intro: '<p>Welcome</p>',
      version: before.version + 1,
      changedBy: { fullName: 'Helen Marsh' },
    })
    expect(body.schoolYears.map(({ year }) => year)).toEqual([2026, 2025])
    const [act] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(act).toMatchObject({
      action: 'updateLea',
      leaId: 2,
      before: { shortName: 'Anne Arundel County', contacts: [] },
      after: { shortName: 'Anne Arundel' },
    })
    expect(Object.keys(act?.after as object)).not.toContain('name')
  })

  it.each<[string, Partial<Content>, string[]]>([
    ['no name', { name: '' }, ['name']],
    ['the code of another agency', { code: '13' }, ['code']],
    ['no part', { hasPartB: false, hasPartC: false }, ['hasPartB']],
    ['a script for a link', { links: [{ label: 'x', url: 'javascript:x' }] }, ['links.0.url']],
    [
      'a year that ends before it begins',
      { schoolYears: [{ year: 2026, firstDay: '2027-01-02', lastDay: '2027-01-01' }] },
      ['schoolYears.0.lastDay'],
    ],
  ])('with %s is refused beside the fields', async (_case, change, fields) => {
    const before = await read(3)
    const { status, body } = await as<Record<string, unknown>>(
      monitor,
      'put',
      '/api/leas/3',
      edited(before, change),
    )
    expect([status, Object.keys(body['fields'] as object)]).toEqual([422, fields])
    expect(await read(3)).toEqual(before)
  })

  it('is refused on top of a change that was not seen', async () => {
    const before = await read(4)
    await as(monitor, 'put', '/api/leas/4', edited(before, { region: 'First' }))
    const second = await as<Record<string, unknown>>(
      'monitor2@state.example',
      'put',
      '/api/leas/4',
      edited(before, { region: 'Second' }),
    )
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ current: { region: 'First' } })
  })

  const added = {
    code: '31',
    name: 'Maryland School for the Deaf',
    shortName: 'School for the Deaf',
    kind: 'PA',
    hasPartB: true,
    hasPartC: false,
    isTest: false,
  }

  it('begins with names, code and parts, under the number of the state', async () => {
    const { status, body } = await as(monitor, 'post', '/api/leas', {
      ...added,
      name: ' Maryland School  for the Deaf',
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({ ...added, id: 31, active: true, contacts: [], version: 1 })
    expect(await read(31)).toEqual(body)
    const [act] = await api.db.select().from(auditEvents).orderBy(desc(auditEvents.seq)).limit(1)
    expect(act).toMatchObject({ action: 'createLea', targetId: '31', leaId: 31, after: { code: '31' } })
    const seed = await as(monitor, 'post', '/api/leas', { ...added, code: 'seed', name: 'SEED School' })
    expect(seed.body).toMatchObject({ id: 1000, code: 'SEED' })
  })

  it('is added by the state only, once for each code, also when two add it at once', async () => {
    for (const user of ['admin@howard.example', 'liaison@state.example', 'disputes@state.example'])
      expect((await as(user, 'post', '/api/leas', { ...added, code: '32' })).status).toBe(403)
    const both = await Promise.all(
      [monitor, 'monitor2@state.example'].map((user) =>
        as<Record<string, unknown>>(user, 'post', '/api/leas', { ...added, code: '33' }),
      ),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422])
    expect(both.find(({ status }) => status === 422)?.body['fields']).toEqual({
      code: ['Another agency has this code.'],
    })
    const empty = await as<Record<string, unknown>>(monitor, 'post', '/api/leas', {
      ...added,
      code: '',
      name: '',
      shortName: '',
      hasPartB: false,
    })
    expect(Object.keys(empty.body['fields'] as object)).toEqual(['code', 'name', 'shortName', 'hasPartB'])
  })

  it('is not changed by anybody but the state', async () => {
    const before = await read(13)
    for (const user of ['admin@howard.example', 'liaison@state.example', 'disputes@state.example'])
      expect((await as(user, 'put', '/api/leas/13', edited(before, { region: 'X' }))).status).toBe(403)
    expect(await read(13)).toEqual(before)
  })

  it('keeps an agency monitored while it has active users, and leaves it out of the list afterwards', async () => {
    const howard = await read(13)
    const refused = await as<Record<string, unknown>>(
      monitor,
      'put',
      '/api/leas/13',
      edited(howard, { active: false }),
    )
    expect([refused.status, refused.body['message']]).toEqual([
      409,
      expect.stringMatching(/^This agency still has active users: \d+\.$/),
    ])
    const kent = await read(14)
    expect((await as(monitor, 'put', '/api/leas/14', edited(kent, { active: false }))).status).toBe(200)
    const codes = async (query: string) =>
      (await as<{ code: string }[]>(monitor, 'get', `/api/leas${query}`)).body.map(({ code }) => code)
    expect(await codes('')).not.toContain('14')
    expect(await codes('?inactive=true')).toContain('14')
  })
})

describe('the logo', () => {
  // The smallest PNG there is: one transparent pixel.
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  )

  async function upload<Body = Content>(
    bytes: Buffer,
    version: number,
    user = monitor,
  ): Promise<TestAnswer<Body>> {
    const form = new FormData()
    form.append('version', String(version))
    form.append('file', new Blob([new Uint8Array(bytes)]), '../../logo.svg')
    return api.call<Body>('post', '/api/leas/1/logo', { token: await api.tokenFor(user), form })
  }

  it('is stored as what its bytes are, comes back unchanged, and can be taken away', async () => {
    const { version } = await read(1)
    const { status, body } = await upload(png, version)
    expect(status).toBe(200)
    expect(body.logo).toMatchObject({ fileName: 'logo.svg', mime: 'image/png', size: png.length })
    const answer = await fetch(`${api.url}/api/leas/1/logo`, {
      headers: { authorization: `Bearer ${await api.tokenFor('user@allegany.example')}` },
    })
    expect(Buffer.from(await answer.arrayBuffer()).equals(png)).toBe(true)
    expect([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
      'image/png',
      'nosniff',
    ])
    expect(answer.headers.get('content-disposition')).toContain('attachment')
    expect((await as('user@howard.example', 'get', '/api/leas/1/logo')).status).toBe(404)
    const gone = await as(monitor, 'delete', `/api/leas/1/logo?version=${body.version}`)
    expect(gone.body.logo).toBeNull()
    expect((await as(monitor, 'get', '/api/leas/1/logo')).status).toBe(404)
  })

  it.each<[string, () => Buffer, number]>([
    [
      'a drawing with scripts',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      422,
    ],
    ['a text', () => Buffer.from('logo'), 422],
    ['a file that is too large', () => Buffer.concat([png, Buffer.alloc(maxLogoBytes)]), 413],
    ['an image of exactly 2 MB', () => Buffer.concat([png, Buffer.alloc(maxLogoBytes - png.length)]), 200],
  ])('from %s answers %i', async (_case, make, status) => {
    const { version } = await read(1)
    expect((await upload(make(), version)).status).toBe(status)
  })

  it('is refused with an old version, and from anybody but the state', async () => {
    const { version } = await read(1)
    expect((await upload(png, version - 1)).status).toBe(409)
    expect((await upload(png, version, 'admin@allegany.example')).status).toBe(403)
  })
})

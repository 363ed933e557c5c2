import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestGateway } from '../../testing/gateway.js'

let gateway: TestGateway

beforeAll(async () => {
  gateway = await TestGateway.start()
})
afterAll(async () => {
  await gateway.stop()
})

interface Route {
  method: string
  path: string
}

/**
 * Every route of the router, with parameters filled in. A route that is added later is tested without being listed
 * here.
 */
function routes(): Route[] {
  return gateway.gateway.app.router.stack.flatMap(({ route }) => {
    if (route === undefined) return []
    const path = route.path.replace('{/*file}', '/x.js').replace('{*path}', 'x.js').replaceAll(/:\w+/g, 'x')
    return [...new Set(route.stack.map(({ method }) => method))].map((method) => ({ method, path }))
  })
}

const send = (route: Route, headers: Record<string, string>): Promise<Response> =>
  gateway.browser().fetch(route.path, { method: route.method.toUpperCase(), headers })

async function isRefusedByGuard(response: Response): Promise<boolean> {
  return response.status === 403 && (await response.text()).includes('Access Denied!')
}

describe('a refusal before any resolver', () => {
  const header = { 'apollo-require-preflight': '1' }
  it.each<[string, string, string, Record<string, string>, string | undefined]>([
    ['a foreign origin', 'GET', '/', { origin: 'https://evil.example' }, undefined],
    ['a missing header', 'POST', '/graphql', {}, '{}'],
    [
      'an embedded file',
      'GET',
      '/files/supporting-documents/x',
      { 'sec-fetch-site': 'cross-site' },
      undefined,
    ],
    ['another type', 'POST', '/graphql', { ...header, 'content-type': 'text/plain' }, 'x'],
    ['another method', 'PUT', '/graphql', header, undefined],
    ['no document', 'POST', '/graphql', { ...header, 'content-type': 'application/json' }, '{}'],
    [
      'a wrong document',
      'POST',
      '/graphql',
      { ...header, 'content-type': 'application/json' },
      '{"query":"{ no }"}',
    ],
    ['broken JSON', 'POST', '/graphql', { ...header, 'content-type': 'application/json' }, '{'],
    ['nothing there', 'GET', '/api/x', { accept: 'application/json' }, undefined],
  ])('for %s has an id that is in the log', async (_name, method, path, headers, body) => {
    const response = await gateway
      .browser()
      .fetch(path, { method, headers, ...(body === undefined ? {} : { body }) })
    const text = await response.text()
    const id = /"id":"([\w-]{36})"/.exec(text)?.[1]
    expect(id).toBeDefined()
    expect(gateway.logLines.join('')).toContain(`"errorId":"${id}"`)
  })
})

describe('every route', () => {
  it('is known to this test', () => {
    expect(
      routes()
        .map(({ method, path }) => `${method} ${path}`)
        .toSorted(),
    ).toEqual([
      'delete /graphql',
      'get /.well-known/security.txt',
      'get /dev/mail',
      'get /dev/mail.json',
      'get /feeds/calendar.ics',
      'get /files/agency-logos/x',
      'get /files/annual-reports/x/published.pdf',
      'get /files/annual-reports/x/published.xlsx',
      'get /files/annual-reports/x/template.csv',
      'get /files/annual-reports/x/template.xlsx',
      'get /files/audits/x/certificates/x',
      'get /files/audits/x/documents/x',
      'get /files/audits/x/lists/x/problems',
      'get /files/audits/x/lists/x/template.csv',
      'get /files/audits/x/lists/x/template.xlsx',
      'get /files/audits/x/matrix/x',
      'get /files/audits/x/records/x/summary',
      'get /files/audits/x/results/x/x',
      'get /files/calendars/x/x',
      'get /files/case-studies/x/pdf',
      'get /files/content/x/x',
      'get /files/exports/active-users.csv',
      'get /files/exports/audit-trail.csv',
      'get /files/exports/audit-trail.json',
      'get /files/exports/audit-trail.xlsx',
      'get /files/exports/case-studies.csv',
      'get /files/exports/case-studies.json',
      'get /files/exports/case-studies.xlsx',
      'get /files/exports/findings.csv',
      'get /files/exports/findings.json',
      'get /files/exports/findings.xlsx',
      'get /files/exports/incidents.csv',
      'get /files/exports/incidents.json',
      'get /files/exports/incidents.xlsx',
      'get /files/exports/notes.csv',
      'get /files/exports/notes.json',
      'get /files/exports/notes.xlsx',
      'get /files/exports/published-justifications.csv',
      'get /files/exports/published-justifications.json',
      'get /files/exports/published-justifications.xlsx',
      'get /files/exports/reports.csv',
      'get /files/exports/reports.json',
      'get /files/exports/reports.xlsx',
      'get /files/exports/reports.zip',
      'get /files/exports/self-assessments/x/documents.zip',
      'get /files/exports/self-assessments/x/review-comments.xlsx',
      'get /files/exports/tasks.csv',
      'get /files/exports/tasks.json',
      'get /files/exports/tasks.xlsx',
      'get /files/exports/users.csv',
      'get /files/exports/users.json',
      'get /files/exports/users.xlsx',
      'get /files/findings/x',
      'get /files/incidents/template.csv',
      'get /files/incidents/template.xlsx',
      'get /files/published-justifications/x/x/pdf',
      'get /files/reports/x/original',
      'get /files/reports/x/x',
      'get /files/required-documents/x',
      'get /files/self-assessments/x/x/x',
      'get /files/supporting-documents/x',
      'get /files/training/x/x',
      'get /graphql',
      'get /healthz',
      'get /live',
      'get /metrics',
      'get /openapi.json',
      'get /playground/x.js',
      'get /readyz',
      'get /schema.graphql',
      'get /x.js',
      'patch /graphql',
      'post /api/auth/token',
      'post /files/agency-logos/x',
      'post /files/annual-reports/x/import',
      'post /files/audits/x/documents',
      'post /files/audits/x/lists/x',
      'post /files/content-imports/x/x',
      'post /files/findings',
      'post /files/incidents/import',
      'post /files/participation-imports/x',
      'post /files/reports',
      'post /files/required-documents',
      'post /files/supporting-documents',
      'post /files/training',
      'post /files/user-imports',
      'post /graphql',
      'post /live/presence',
      'put /graphql',
    ])
  })

  it('wants the anti-forgery header where it changes something or answers GraphQL', async () => {
    for (const route of routes()) {
      const isToken = route.path === '/api/auth/token'
      const wants = (route.method !== 'get' && !isToken) || route.path === '/graphql'
      expect(await isRefusedByGuard(await send(route, {})), `${route.method} ${route.path}`).toBe(wants)
      const sent = await send(route, { 'apollo-require-preflight': '1' })
      expect(await isRefusedByGuard(sent), `${route.method} ${route.path} with it`).toBe(false)
    }
  })

  it('answers GraphQL at no other spelling of its address without the header', async () => {
    for (const path of ['/graphql/', '/GraphQL', '/GRAPHQL/', '/%67raphql']) {
      const response = await send({ method: 'get', path: `${path}?query=%7B__typename%7D` }, {})
      expect({ path, text: await response.text() }).toEqual({
        path,
        text: expect.not.stringContaining('"data"'),
      })
    }
  })

  it('is exempt from the header for clients that send a token', async () => {
    for (const route of routes()) {
      const response = await send(route, { authorization: 'Bearer a.b.c' })
      expect(await isRefusedByGuard(response), `${route.method} ${route.path}`).toBe(false)
    }
  })

  it('refuses a foreign origin and accepts its own', async () => {
    const header = { 'apollo-require-preflight': '1' }
    for (const route of routes()) {
      for (const origin of [
        'https://evil.example',
        'null',
        'http://localhost:4000.evil.example',
        'https://localhost:4000',
      ]) {
        const response = await send(route, { ...header, origin })
        expect(await isRefusedByGuard(response), `${route.method} ${route.path} from ${origin}`).toBe(true)
      }
      for (const origin of ['http://localhost:4000', 'http://127.0.0.1:4000', 'http://localhost:5173']) {
        const response = await send(route, { ...header, origin })
        expect(await isRefusedByGuard(response), `${route.method} ${route.path} from ${origin}`).toBe(false)
      }
    }
  })

  it('answers with the security headers and is never kept by a cache', async () => {
    for (const route of routes()) {
      const { headers } = await send(route, { 'apollo-require-preflight': '1' })
      expect({ ...route, headers: Object.fromEntries(headers) }).toMatchObject({
        ...route,
        headers: {
          'content-security-policy': expect.stringMatching(/script-src 'self';.*frame-ancestors 'none'/),
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-store',
        },
      })
      const forbidden = ['strict-transport-security', 'x-powered-by', 'access-control-allow-origin']
      expect(forbidden.filter((name) => headers.has(name))).toEqual([])
    }
  })
})

describe('files', () => {
  const file = { method: 'get', path: '/files/supporting-documents/11111111-1111-4111-8111-111111111111' }

  it.each(['cross-site', 'same-site'])('are refused to a page of another site (%s)', async (site) => {
    expect(await isRefusedByGuard(await send(file, { 'sec-fetch-site': site }))).toBe(true)
  })

  it.each(['/Files/', '/FILES/'])(
    'are not found under another spelling of their address (%s)',
    async (folder) => {
      const response = await send(
        { ...file, path: file.path.replace('/files/', folder) },
        { 'sec-fetch-site': 'cross-site' },
      )
      expect(response.status).toBe(404)
    },
  )

  it.each(['same-origin', 'none'])('are open to the own pages and to a typed address (%s)', async (site) => {
    expect((await send(file, { 'sec-fetch-site': site })).status).toBe(401)
  })
})

it('sends HSTS where the portal is on HTTPS', async () => {
  const secure = await TestGateway.start({ env: { PUBLIC_URL: 'https://portal.example' } })
  try {
    const { headers } = await secure.browser().fetch('/healthz')
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000')
    expect(headers.get('content-security-policy')).toContain('upgrade-insecure-requests')
  } finally {
    await secure.stop()
  }
})

it('has no mailbox and no development origins in production', async () => {
  const production = await TestGateway.start({
    env: { PORTAL_MODE: 'production', SESSION_SECRET: 'x'.repeat(32), PUBLIC_URL: 'https://portal.example' },
  })
  try {
    const browser = production.browser()
    expect((await browser.fetch('/dev/mail')).status).toBe(404)
    expect((await browser.fetch('/dev/mail.json')).status).toBe(404)
    expect((await browser.fetch('/healthz', { headers: { origin: 'http://localhost:5173' } })).status).toBe(
      403,
    )
    expect((await browser.fetch('/healthz', { headers: { origin: 'https://portal.example' } })).status).toBe(
      200,
    )
  } finally {
    await production.stop()
  }
})

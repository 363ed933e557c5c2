import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** The code that every sign-in is sent; this system has no mailbox to look into. */
export const specificationCode = '123456'
export const specificationPassword = 'Another#System2026'

interface Person {
  id: string
  userName: string
  fullName: string
  email: string
  phoneNumber: string
  title: string
  jobTitle: string
  leaId: number | null
  leaName: string | null
  roles: string[]
  isEnabled: boolean
  lastLoginDate: string | null
}

const statePermissions = 'users.view users.manage roles.view roles.manage roles.assign'.split(' ')
const localPermissions = 'jurisdiction-users.view jurisdiction-users.manage'.split(' ')

const person = (id: string, fullName: string, role: string, leaId: number | null): Person => ({
  id,
  userName: `${id}@other.example`,
  fullName,
  email: `${id}@other.example`,
  phoneNumber: '410-555-0100',
  title: 'Dr.',
  jobTitle: 'Monitor',
  leaId,
  leaName: leaId === null ? null : `Agency ${leaId}`,
  roles: [role],
  isEnabled: true,
  lastLoginDate: null,
})

/**
 * Another system of record: it has the calls that the specification names with their fields (000 sections 3 and 7), in
 * its spelling of tokens, but for the fiscal years, and nothing else: no OpenAPI document, no error bodies of ours, no versions, no extra fields.
 */
export class SpecificationSystem {
  readonly asked: string[] = []
  readonly people = [
    person('monitor', 'Olga Other', 'StateMonitor', null),
    person('local', 'Lee Local', 'LocalAdmin', 1),
    person('reader', 'Rae Reader', 'LocalUser', 1),
  ]
  years = [2024, 2025]
  #server = http.createServer((request, response) => void this.#answer(request, response))

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const name = `${request.method} ${path}`
    this.asked.push(name)
    const [status, body] = this.#find(name, Buffer.concat(chunks).toString(), this.#caller(request))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body === undefined ? '' : JSON.stringify(body))
  }

  #find(name: string, text: string, caller: Person | undefined): [number, unknown?] {
    if (/^POST \/api\/auth\/(token|tokenmfa|validatemfacode)$/.test(name)) return this.#token(name, text)
    if (!name.includes(' /api/')) return [404]
    if (!caller) return [401]
    const user = /^(GET|PUT|PATCH) \/api\/account\/users\/([\w-]+)(?:\/(disable|enable))?$/.exec(name)
    switch (name) {
      case 'GET /api/account/users/me':
        return [200, caller]
      case 'GET /api/account/users':
        return [200, this.people]
      case 'GET /api/account/jurisdiction/users':
        return [200, this.people.filter(({ leaId }) => leaId === caller.leaId)]
      case 'GET /api/account/roles':
        return [
          200,
          [
            {
              id: 'r1',
              name: 'StateMonitor',
              description: 'State',
              usersCount: 1,
              permissions: statePermissions,
            },
          ],
        ]
      case 'GET /api/account/permissions':
        return [
          200,
          statePermissions.map((value) => ({ name: value, value, groupName: 'All', description: value })),
        ]
      case 'GET /api/leas':
        return [
          200,
          [
            { id: 1, name: 'Agency 1' },
            { id: 2, name: 'Agency 2' },
          ],
        ]
      case 'GET /api/leas/years':
        return [200, this.years.map((id) => ({ id, name: `${id} - ${id + 1}` }))]
      case 'GET /api/leas/year/launch/2026':
        this.years.push(2026)
        return [200]
    }
    const found = this.people.find(({ id }) => id === user?.[2])
    if (!user || !found) return [404]
    if (user[3]) found.isEnabled = user[3] === 'enable'
    else if (user[1] === 'PUT') Object.assign(found, fieldsOf(JSON.parse(text) as Partial<Person>))
    return [200, found]
  }

  /** Answers in the other spelling that the specification allows: access_token. */
  #token(name: string, text: string): [number, unknown?] {
    const form = new URLSearchParams(text)
    if (form.get('grant_type') === 'refresh_token') {
      const refreshed = this.people.find(({ id }) => `refresh-${id}` === form.get('refresh_token'))
      return refreshed ? [200, tokensOf(refreshed)] : [400, { error: 'invalid_grant' }]
    }
    const found = this.people.find(({ userName }) => userName === form.get('username'))
    if (!found || form.get('password') !== specificationPassword)
      return [401, { error: 'invalid_grant', error_description: 'Login Failed' }]
    if (!name.endsWith('validatemfacode'))
      return [200, { mfaPassed: false, mfaToken: 'attempt', email: found.email }]
    return [200, form.get('mfaCode') === specificationCode ? tokensOf(found) : { mfaPassed: false }]
  }

  #caller(request: http.IncomingMessage): Person | undefined {
    const payload = request.headers.authorization?.split('.')[1]
    if (payload === undefined) return undefined
    const { sub } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub?: string }
    return this.people.find(({ id }) => id === sub)
  }
}

function tokensOf(owner: Person) {
  const { id, userName, fullName, email, jobTitle, phoneNumber, roles, leaId } = owner
  const isState = roles.includes('StateMonitor')
  const claims = {
    sub: id,
    name: userName,
    fullname: fullName,
    email,
    jobtitle: jobTitle,
    phone_number: phoneNumber,
    // One role comes as a text, several as a list.
    role: roles.length === 1 ? roles[0] : roles,
    permission: isState ? statePermissions : localPermissions,
    configuration: '{}',
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return {
    access_token: `${part({ alg: 'none' })}.${part(claims)}.signature`,
    refresh_token: `refresh-${id}`,
    expires_in: 300,
    id,
    leaId,
    mfaPassed: true,
    mfaToken: 'device',
  }
}

/** Fields of the specification; whatever else comes is not kept. */
function fieldsOf({ fullName, title, phoneNumber, jobTitle }: Partial<Person>): Partial<Person> {
  const given = { fullName, title, phoneNumber, jobTitle }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}

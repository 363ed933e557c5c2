import { parseSetCookie } from 'cookie'

export interface GraphqlResult {
  data?: Record<string, unknown> | null
  errors?: { message: string; path?: Array<string | number>; extensions: Record<string, unknown> }[]
}

/** A browser from the point of view of the gateway: it keeps cookies and sends the anti-forgery header. */
export class Browser {
  readonly cookies = new Map<string, string>()
  /** Set-Cookie lines of the last response. */
  lastSetCookies: string[] = []

  constructor(private readonly url: string) {}

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookies.size > 0)
      headers.set('cookie', [...this.cookies].map(([n, v]) => `${n}=${v}`).join('; '))
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, headers })
    this.lastSetCookies = response.headers.getSetCookie()
    for (const line of this.lastSetCookies) {
      const { name, value, maxAge } = parseSetCookie(line)
      if (maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value ?? '')
    }
    return response
  }

  async post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return this.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1', ...headers },
      body: JSON.stringify(body),
    })
  }

  async query(
    query: string,
    variables: Record<string, unknown> = {},
    headers: Record<string, string> = {},
  ): Promise<GraphqlResult> {
    const response = await this.post({ query, variables }, headers)
    return (await response.json()) as GraphqlResult
  }

  signIn(password = 'right', username = 'admin@allegany.example'): Promise<GraphqlResult> {
    return this.query(
      `mutation SignIn($input: SignInInput!) {
        signIn(input: $input) { mfaRequired email viewer { id } errors { code field message } }
      }`,
      { input: { username, password } },
    )
  }

  verify(code = '123456', trustDevice = false): Promise<GraphqlResult> {
    return this.query(
      `mutation Verify($input: VerifySecurityCodeInput!) {
        verifySecurityCode(input: $input) { mfaRequired viewer { id } errors { code field message } }
      }`,
      { input: { code, trustDevice } },
    )
  }

  viewer(): Promise<GraphqlResult> {
    return this.query('{ viewer { id } }')
  }

  /** A second browser with the same cookies, as another tab or after a restart. */
  at(url: string): Browser {
    const other = new Browser(url)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }
}

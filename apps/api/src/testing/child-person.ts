import type { ChildApi } from './child-api.js'
import { testPassword } from './test-config.js'

/** One signed-in person; answers null once the API is gone. */
export async function personAt(api: ChildApi, username: string) {
  const form = new URLSearchParams({
    grant_type: 'password',
    username,
    password: testPassword,
    client_id: 'portal-web',
  })
  const signedIn = await fetch(`${api.url}/api/auth/token`, { method: 'POST', body: form })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  return async <Body>(method: string, path: string, body?: object): Promise<Body | null> => {
    try {
      const isForm = body instanceof FormData
      const answer = await fetch(api.url + path, {
        method,
        headers: {
          authorization: `Bearer ${accessToken}`,
          ...(body && !isForm && { 'content-type': 'application/json' }),
        },
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
      })
      const text = await answer.text()
      return answer.ok ? (JSON.parse(text) as Body) : null
    } catch {
      return null
    }
  }
}
export type Person = Awaited<ReturnType<typeof personAt>>

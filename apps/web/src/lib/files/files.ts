import { needsPassword, refusalSentence } from '../error-sentence'
import { passwordConfirmed } from '../session/recent-password'

/**
 * A request that is not GraphQL; where the password is required first, it is taken and the same request sent again.
 * Returns refusals too.
 */
export async function fetchWithPassword(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('apollo-require-preflight', '1')
  const send = () => fetch(path, { ...init, credentials: 'same-origin', headers })
  const answer = await send()
  if (answer.ok || !needsPassword(await textOf(answer.clone()))) return answer
  return (await passwordConfirmed()) ? send() : answer
}

/** As {@link fetchWithPassword}; throws an Error with the server's sentence, or a TypeError without a response. */
export async function fetchFile(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetchWithPassword(path, init)
  if (answer.ok) return answer
  const retryAfter = answer.headers.get('retry-after')
  throw new Error(refusalSentence({ status: answer.status, text: await textOf(answer), retryAfter }))
}

const textOf = (answer: Response): Promise<string> => answer.text().catch(() => '')

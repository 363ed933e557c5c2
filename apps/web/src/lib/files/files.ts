import { asksForPassword, refusalSentence } from '../error-sentence'
import { passwordGiven } from '../session/recent-password'

/**
 * Asks for something that is not GraphQL, or sends it; where the password is wanted first, it is asked for and the same is sent
 * again. Answers refusals too.
 */
export async function fetchGiven(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('apollo-require-preflight', '1')
  const send = () => fetch(path, { ...init, credentials: 'same-origin', headers })
  const answer = await send()
  if (answer.ok || !asksForPassword(await textOf(answer.clone()))) return answer
  return (await passwordGiven()) ? send() : answer
}

/** As {@link fetchGiven}; throws an Error with the server's sentence, or a TypeError when nobody answers. */
export async function fetchFile(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetchGiven(path, init)
  if (answer.ok) return answer
  const retryAfter = answer.headers.get('retry-after')
  throw new Error(refusalSentence({ status: answer.status, text: await textOf(answer), retryAfter }))
}

const textOf = (answer: Response): Promise<string> => answer.text().catch(() => '')

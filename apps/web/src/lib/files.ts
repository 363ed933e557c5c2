import { asksForPassword, errorSentence } from './error-sentence'
import { passwordGiven } from './recent-password'

/**
 * Asks for a file, or sends one; where the password is wanted first, it is asked for and the file again. Throws an Error with
 * the server's sentence, or a TypeError when nobody answers.
 */
export async function fetchFile(path: string, init: RequestInit = {}): Promise<Response> {
  const send = () =>
    fetch(path, {
      ...init,
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': '1' },
    })
  const answer = await send()
  if (answer.ok) return answer
  const refusal = await answer.text().catch(() => '')
  if (asksForPassword(refusal) && (await passwordGiven())) return orSentence(await send())
  throw new Error(sentence(answer, refusal))
}

async function orSentence(answer: Response): Promise<Response> {
  if (answer.ok) return answer
  throw new Error(sentence(answer, await answer.text().catch(() => '')))
}

function sentence({ status }: Response, refusal: string): string {
  return errorSentence(refusal) || `The server answered ${status}.`
}

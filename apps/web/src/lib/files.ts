import { errorSentence } from './error-sentence'

/** Asks for a file, or sends one. Throws an Error with the server's sentence, or a TypeError when nobody answers. */
export async function fetchFile(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1' },
  })
  if (answer.ok) return answer
  const said = errorSentence(await answer.text().catch(() => ''))
  throw new Error(said || `The server answered ${answer.status}.`)
}

/** Asks for a file, or sends one. Throws an Error with the server's sentence, or a TypeError when nobody answers. */
export async function fetchFile(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await fetch(path, {
    ...init,
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1' },
  })
  if (answer.ok) return answer
  const body: unknown = await answer.json().catch(() => null)
  throw new Error(messageOf(body) ?? `The server answered ${answer.status}.`)
}

function messageOf(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string'
    ? body.message
    : null
}

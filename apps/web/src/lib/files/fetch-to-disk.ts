import { needsPassword, refusalSentence } from '../error-sentence'
import { passwordConfirmed } from '../session/recent-password'

export interface FetchedFile {
  /** As the server names it. */
  name: string | undefined
  file: Blob
}

/**
 * Fetches a file that its server may refuse, reporting its progress: from 0 to 1, null while it is unknown.
 * XMLHttpRequest, because browsers store what it receives as a Blob on disk and not in memory, however large it is.
 * Where the password is required first, it is taken and the file requested again. Throws an Error with the server's
 * sentence, a TypeError without a response, an AbortError when it was cancelled.
 */
export async function fetchToDisk(
  path: string,
  onProgress: (share: number | null) => void,
  signal: AbortSignal,
): Promise<FetchedFile> {
  const answer = await received(path, onProgress, signal)
  if (isGood(answer)) return fileOf(answer)
  const text = await answer.response.text()
  if (!needsPassword(text) || !(await passwordConfirmed())) throw refused(answer, text)
  const again = await received(path, onProgress, signal)
  if (isGood(again)) return fileOf(again)
  throw refused(again, await again.response.text())
}

interface Received {
  status: number
  response: Blob
  header: (name: string) => string | null
}

function received(
  path: string,
  onProgress: (share: number | null) => void,
  signal: AbortSignal,
): Promise<Received> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('GET', path)
    request.responseType = 'blob'
    request.setRequestHeader('apollo-require-preflight', '1')
    request.addEventListener('progress', ({ lengthComputable, loaded, total }) =>
      onProgress(lengthComputable && total > 0 ? loaded / total : null),
    )
    request.addEventListener('load', () =>
      resolve({
        status: request.status,
        response: request.response instanceof Blob ? request.response : new Blob(),
        header: (name) => request.getResponseHeader(name),
      }),
    )
    request.addEventListener('error', () => reject(new TypeError('Failed to fetch')))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send()
  })
}

const isGood = ({ status }: Received): boolean => status >= 200 && status < 300

function fileOf({ response, header }: Received): FetchedFile {
  return { name: /filename="?([^";]+)/.exec(header('content-disposition') ?? '')?.[1], file: response }
}

function refused({ status, header }: Received, text: string): Error {
  return new Error(refusalSentence({ status, text, retryAfter: header('retry-after') }))
}

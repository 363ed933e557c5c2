import { needsPassword, saidOf } from '../error-sentence'
import { passwordConfirmed } from '../session/recent-password'

/** Failure of an upload: what to say, and the status of the answer; 0 where the server was not reached. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message)
  }

  get reached(): boolean {
    return this.status > 0
  }

  /** Whether the server said no. Otherwise what was sent may have been taken, and only the answer was lost. */
  get refused(): boolean {
    return this.status >= 400 && this.status < 500
  }
}

/**
 * Sends a form with files and returns the server's response; reports the bytes sent. `action` is the same for a
 * repeat of the same form, so that a lost response stores nothing twice. Where the password is required first, it is
 * taken and the form sent again.
 */
export async function sendForm(
  at: string,
  form: FormData,
  action: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  const send = () => answered(at, form, action, onProgress, signal)
  const first = await send()
  const wanted = !isGood(first) && needsPassword(first.responseText)
  const request = wanted && (await passwordConfirmed()) ? await send() : first
  if (isGood(request)) return JSON.parse(request.responseText)
  throw new UploadError(sentenceOf(request), request.status)
}

/** XMLHttpRequest, because fetch does not report the progress of an upload. */
function answered(
  at: string,
  form: FormData,
  action: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<XMLHttpRequest> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', at)
    request.setRequestHeader('apollo-require-preflight', '1')
    request.setRequestHeader('idempotency-key', action)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded))
    request.addEventListener('load', () => resolve(request))
    request.addEventListener('error', () => reject(new UploadError('', 0)))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

const isGood = ({ status }: XMLHttpRequest): boolean => status >= 200 && status < 300

/** '' where the server said nothing: the dialog has words of its own for that. */
function sentenceOf(request: XMLHttpRequest): string {
  const { status, responseText: text } = request
  return saidOf({ status, text, retryAfter: request.getResponseHeader('retry-after') })
}

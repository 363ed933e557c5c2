import { errorSentence } from './error-sentence'

/** Refusal of an upload: what to say, and whether the server was reached at all. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly reached: boolean,
  ) {
    super(message)
  }
}

/**
 * Sends a form with files and answers what the server says; tells the bytes sent. `action` is the same for a repeat of the same
 * form, so that a lost answer stores nothing twice. XMLHttpRequest, because fetch cannot tell how far an upload has come.
 */
export function sendForm(
  at: string,
  form: FormData,
  action: string,
  onProgress: (sentBytes: number) => void,
  signal: AbortSignal,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', at)
    request.setRequestHeader('apollo-require-preflight', '1')
    request.setRequestHeader('idempotency-key', action)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', (event) => onProgress(event.loaded))
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText))
      else reject(new UploadError(errorSentence(request.responseText), request.status > 0))
    })
    request.addEventListener('error', () => reject(new UploadError('', false)))
    request.addEventListener('abort', () => reject(new DOMException('Cancelled', 'AbortError')))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
}

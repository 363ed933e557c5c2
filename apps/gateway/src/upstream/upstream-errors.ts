import { STATUS_CODES } from 'node:http'
import { apiErrorBody, type ApiErrorCode, type Call } from '@portal/rest-contract'
import { PortalError, type PortalErrorCode } from '../errors/portal-error.js'

const unavailableText = 'The server cannot answer at the moment. Please try again.'
const timeoutText = 'The server took too long to answer. Please try again.'

/** The error of a call that could not reach the REST side; the cause is logged, not shown. */
export function upstreamUnavailable(cause: string): PortalError {
  return new PortalError('UPSTREAM_UNAVAILABLE', unavailableText, { cause })
}

/** The error of a call that was refused before it was sent; 503 with a retry time. */
export function upstreamBusy(cause: string): PortalError {
  return new PortalError('UPSTREAM_UNAVAILABLE', unavailableText, { cause, retryAfterSeconds: 1 })
}

/** The error of a call that the REST side did not answer in time. */
export function upstreamTimeout(cause: string): PortalError {
  return new PortalError('UPSTREAM_TIMEOUT', timeoutText, { cause })
}

const codeOfApiCode: Record<ApiErrorCode, PortalErrorCode> = {
  UNAUTHENTICATED: 'UNAUTHENTICATED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  BAD_USER_INPUT: 'BAD_USER_INPUT',
  CONFLICT: 'CONFLICT',
  PAYLOAD_TOO_LARGE: 'BAD_USER_INPUT',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  UNAVAILABLE: 'UPSTREAM_UNAVAILABLE',
  INTERNAL: 'INTERNAL',
}

/** A response with an error status, as the transport read it. */
export interface FailedAnswer {
  status: number
  contentType: string
  retryAfter: string | undefined
  text: string
}

/**
 * Turns a failed response into the error of the gateway. With our own error body the code decides, never the text; for
 * another system of record the status decides.
 */
export function errorOfAnswer(answer: FailedAnswer): PortalError {
  const json = parseJson(answer.text)
  const body = apiErrorBody.safeParse(json)
  if (body.success) {
    return new PortalError(codeOfApiCode[body.data.code], body.data.message, {
      id: body.data.id,
      fields: body.data.fields,
      current: body.data.current,
      isDeleted: body.data.isDeleted ?? false,
      status: body.data.code === 'PAYLOAD_TOO_LARGE' ? 413 : undefined,
      retryAfterSeconds: body.data.retryAfterSeconds ?? seconds(answer.retryAfter),
      cause: `answered ${answer.status}`,
    })
  }
  const code = codeOfStatus(answer.status, json !== undefined)
  if (code === 'UPSTREAM_UNAVAILABLE') return upstreamUnavailable(`answered ${answer.status}`)
  if (code === 'INTERNAL')
    return new PortalError(code, 'Something went wrong.', { cause: `answered ${answer.status}` })
  const description = oauthDescription(json)
  return new PortalError(code, description ?? foreignMessage(answer, json), {
    description,
    retryAfterSeconds: seconds(answer.retryAfter),
    cause: `answered ${answer.status}`,
  })
}

/**
 * The error of a call that another system of record does not implement: 405 and 501 say so, and so does 404 on a path
 * that names no record, in a response that is not ours. A sign-in call may return 404 for an unknown email address.
 */
export function missingCall(call: Call, answer: FailedAnswer): PortalError | undefined {
  const { status, text } = answer
  const isMissing =
    status === 405 ||
    status === 501 ||
    (status === 404 && !call.path.includes('{') && call.access !== 'public')
  if (!isMissing || apiErrorBody.safeParse(parseJson(text)).success) return undefined
  return new PortalError('NOT_FOUND', 'Not offered by this system of record.', {
    notOffered: true,
    cause: `${call.id} answered ${status}`,
  })
}

function codeOfStatus(status: number, isJson: boolean): PortalErrorCode {
  if (status === 401) return 'UNAUTHENTICATED'
  if (status === 403) return 'FORBIDDEN'
  if (status === 404 || status === 410) return 'NOT_FOUND'
  if (status === 409 || status === 412) return 'CONFLICT'
  if (status === 429) return 'TOO_MANY_REQUESTS'
  if (status >= 400 && status < 500) return 'BAD_USER_INPUT'
  return status === 500 && isJson ? 'INTERNAL' : 'UPSTREAM_UNAVAILABLE'
}

const longestForeignMessage = 1000

/** Stack frames and runtime errors: they reveal internals of a system and do not help a person. */
const inside = /^\s*at .+[:(]\d+|\b\w+(Error|Exception):|\bTraceback\b/m

/** The message of another system, unless it reveals its internals. */
function foreignMessage(answer: FailedAnswer, json: unknown): string {
  const statusText = STATUS_CODES[answer.status] ?? `Status ${answer.status}`
  const text = foreignText(answer, json, statusText)
  return inside.test(text) ? statusText : text
}

/** Body fields as 'key: message' lines, else status text and body (specification 000 section 8, last rows). */
function foreignText(answer: FailedAnswer, json: unknown, statusText: string): string {
  if (typeof json === 'string' && json !== '') return json.slice(0, longestForeignMessage)
  if (typeof json === 'object' && json !== null) {
    if ('message' in json && typeof json.message === 'string')
      return json.message.slice(0, longestForeignMessage)
    const lines = Object.entries(json).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value])
        .filter((v) => typeof v === 'string' || typeof v === 'number')
        .map((v) => `${key}: ${v}`),
    )
    if (lines.length > 0) return lines.join('\n').slice(0, longestForeignMessage)
  }
  const plain = answer.contentType.startsWith('text/plain') ? answer.text.trim().slice(0, 200) : ''
  return plain === '' ? statusText : `${statusText}: ${plain}`
}

/** OAuth servers (RFC 6749 section 5.2) send the sentence for the person in error_description. */
function oauthDescription(json: unknown): string | undefined {
  if (typeof json !== 'object' || json === null || !('error_description' in json)) return undefined
  const { error_description: text } = json
  return typeof text === 'string' && text !== '' && !inside.test(text)
    ? text.slice(0, longestForeignMessage)
    : undefined
}

function seconds(retryAfter: string | undefined): number | undefined {
  return retryAfter !== undefined && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : undefined
}

/** The value of a JSON text; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

import { randomUUID } from 'node:crypto'

/** The closed list of error codes that clients of the gateway see. */
export const portalErrorCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_USER_INPUT',
  'CONFLICT',
  'TOO_MANY_REQUESTS',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
  'INTERNAL',
] as const
export type PortalErrorCode = (typeof portalErrorCodes)[number]

/** Why a session ended (specification 000 section 8). */
export type SessionEndReason = 'session expired' | 'session expired disabled' | `session expired (${string})`

export interface PortalErrorDetails {
  /** Id of the fault in a log; the id of the system of record if it sent one. */
  id?: string
  /** Messages by the name of the refused input field. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** With CONFLICT: the current row, as the system of record sent it. */
  current?: unknown
  /** The record was deleted meanwhile; the message says by whom and when. */
  isDeleted?: boolean
  retryAfterSeconds?: number
  reason?: SessionEndReason
  /** `error_description` of an OAuth server (RFC 6749 section 5.2). */
  description?: string | undefined
  /** The system of record does not implement this call: neither a retry nor another record helps. */
  notOffered?: boolean
  /** HTTP status for responses that are not GraphQL, where it is more specific than the code. */
  status?: number | undefined
  /** Cause of the error, for the log only. */
  cause?: unknown
}

/** HTTP status of each code, for responses that are not GraphQL. */
const portalErrorStatus: Record<PortalErrorCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  BAD_USER_INPUT: 400,
  CONFLICT: 409,
  TOO_MANY_REQUESTS: 429,
  UPSTREAM_UNAVAILABLE: 503,
  UPSTREAM_TIMEOUT: 504,
  INTERNAL: 500,
}

/** A refusal or a fault whose message may be shown to users unchanged. */
export class PortalError extends Error {
  readonly id: string
  readonly fields: PortalErrorDetails['fields']
  readonly current: unknown
  readonly isDeleted: boolean
  readonly retryAfterSeconds: number | undefined
  readonly reason: SessionEndReason | undefined
  readonly status: number
  readonly description: string | undefined
  readonly notOffered: boolean

  constructor(
    readonly code: PortalErrorCode,
    message: string,
    details: PortalErrorDetails = {},
  ) {
    super(message, { cause: details.cause })
    this.name = 'PortalError'
    this.id = details.id ?? randomUUID()
    this.fields = details.fields
    this.current = details.current
    this.isDeleted = details.isDeleted ?? false
    this.retryAfterSeconds = details.retryAfterSeconds
    this.reason = details.reason
    this.status = details.status ?? portalErrorStatus[code]
    this.description = details.description
    this.notOffered = details.notOffered ?? false
  }
}

/** The text of a 403 starts with these words wherever a screen shows it unchanged (specification 000 section 8). */
export function accessDenied(message: string): string {
  return message.startsWith('Access Denied!') ? message : `Access Denied! ${message}`.trim()
}

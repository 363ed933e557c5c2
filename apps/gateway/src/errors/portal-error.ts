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

/** Why a signed-in person is not signed in any more (specification 000 section 8). */
export type SessionEndReason = 'session expired' | 'session expired disabled' | `session expired (${string})`

export interface PortalErrorDetails {
  /** Id under which the fault stands in a log; the system of record's own id when it gave one. */
  id?: string
  /** Messages by the name of the refused input field. */
  fields?: Readonly<Record<string, readonly string[]>>
  /** With CONFLICT: the row as it stands now, as the system of record sent it. */
  current?: unknown
  /** Somebody deleted the record meanwhile; the message says who, and when. */
  isDeleted?: boolean
  retryAfterSeconds?: number
  reason?: SessionEndReason
  /** What an OAuth server of another kind says beside its refusal (RFC 6749 section 5.2). */
  description?: string | undefined
  /** The system of record does not have this call: trying again or another record changes nothing. */
  notOffered?: boolean
  /** HTTP status where it says more than the code does, for answers that are not GraphQL. */
  status?: number | undefined
  /** What happened, for the log only. */
  cause?: unknown
}

/** HTTP status of each code, for the answers that are not GraphQL. */
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

/** A refusal or a fault whose message may be shown to the person as it is. */
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

/** The text of a 403 starts with these words wherever a screen shows it as it is (specification 000 section 8). */
export function accessDenied(message: string): string {
  return message.startsWith('Access Denied!') ? message : `Access Denied! ${message}`.trim()
}

import type { IncomingMessage, ServerResponse } from 'node:http'
import { retryText } from '@portal/domain'
import { PortalError } from '../../errors/portal-error.js'
import { RequestCookies } from '../../session/cookies.js'
import { bearerOf } from '../entrance/guard.js'
import { isForGraphql, pathOf } from '../entrance/request-facts.js'

/** Files that are generated on request, unlike documents in the store. */
const madeFile = /^\/files\/(?:exports|self-assessments|reports|content|calendars)\//
const importedFile = /^\/files\/(?:user-imports|content-imports|participation-imports)\//

/** Size in bytes above which a GraphQL request is large: no form comes near it, only a very long text. */
export const largeBody = 65_536

/**
 * Concurrent requests of each kind per session. A browser opens six connections; both servers parse an upload before it
 * can be refused: nobody imports two files at once, and a form saves one text after the other.
 */
export const mostAtOnce = { made: 6, imported: 1, long: 2 } as const

/**
 * How long a slot stays occupied after an upload: a second for each megabyte. Files that people import have a few
 * kilobytes.
 */
const restMsPerByte = 1 / 1000

const retrySeconds = 5

/** Assumed size of a body without Content-Length. */
const assumedBytes = retrySeconds * 1_000_000

/**
 * Refuses costly requests of a session or token that has too many of their kind in progress. The address and length
 * decide, before anything is read: a refusal by the system of record costs both servers several times as much. An
 * upload keeps its slot for a while, so that nobody loads the servers with one large body after the other.
 */
export function costlyAtOnce(secure: boolean, refused: () => void) {
  const underWay = new Map<string, number>()
  return (request: IncomingMessage, response: ServerResponse): PortalError | undefined => {
    const kind = kindOf(request)
    if (!kind) return undefined
    const client = bearerOf(request) ?? new RequestCookies(request, response, secure).session
    if (client === undefined) return undefined
    const key = `${kind} ${client}`
    const held = underWay.get(key) ?? 0
    if (held >= mostAtOnce[kind]) {
      refused()
      return new PortalError(
        'TOO_MANY_REQUESTS',
        `Several of your large requests are still under way. ${retryText(retrySeconds)}`,
        { retryAfterSeconds: retrySeconds },
      )
    }
    underWay.set(key, held + 1)
    response.once('close', () => {
      setTimeout(
        () => {
          const left = (underWay.get(key) ?? 1) - 1
          if (left > 0) underWay.set(key, left)
          else underWay.delete(key)
        },
        bodyBytes(request) * restMsPerByte,
      ).unref()
    })
    return undefined
  }
}

function kindOf(request: IncomingMessage): keyof typeof mostAtOnce | undefined {
  if (isForGraphql(request)) return isLarge(request) ? 'long' : undefined
  const path = `${pathOf(request)}/`
  if (madeFile.test(path)) return 'made'
  return importedFile.test(path) ? 'imported' : undefined
}

function isLarge(request: IncomingMessage): boolean {
  return bodyBytes(request) > largeBody
}

/** The HTTP parser enforces the Content-Length and refuses an invalid one. */
function bodyBytes({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : assumedBytes
}

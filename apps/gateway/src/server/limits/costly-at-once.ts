import type { IncomingMessage, ServerResponse } from 'node:http'
import { comeBackText } from '@portal/domain'
import { PortalError } from '../../errors/portal-error.js'
import { RequestCookies } from '../../session/cookies.js'
import { bearerOf } from '../entrance/guard.js'
import { isForGraphql, pathOf } from '../entrance/request-facts.js'

/** Files that are made when they are asked for; documents that lie in the store are none. */
const madeFile = /^\/files\/(?:exports|self-assessments|reports|content|calendars)\//
const importedFile = /^\/files\/(?:user-imports|content-imports)\//

/** Bytes of a GraphQL request beyond which it is large: no form comes near it, only a very long text. */
export const largeBody = 65_536

/**
 * How many requests of a kind a session has under way at once. A browser opens six; what is sent is parsed by both servers before it
 * can be refused: nobody imports two files at once, and a form saves one text after the other.
 */
export const mostAtOnce = { made: 6, imported: 1, long: 2 } as const

/** How long a place rests after what was sent: a second for each megabyte. Files that people import have a few kilobytes. */
const restMsPerByte = 1 / 1000

const comeBackSeconds = 5

/** What counts for a body whose length is not told. */
const untoldBytes = comeBackSeconds * 1_000_000

/**
 * Refuses costly requests of a session or token that has too many of their kind under way. They are judged by address and length,
 * before anything is read: a refusal of the system of record costs both servers several times as much. What was sent rests on its
 * place for a while, so that nobody fills the servers with one large body after the other.
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
        `Several of your large requests are still under way. ${comeBackText(comeBackSeconds)}`,
        { retryAfterSeconds: comeBackSeconds },
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

/** A told length is kept to by the parser of HTTP; one that is no number is refused there. */
function bodyBytes({ headers }: IncomingMessage): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : untoldBytes
}

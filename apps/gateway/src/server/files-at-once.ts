import type { IncomingMessage, ServerResponse } from 'node:http'
import { comeBackText } from '@portal/domain'
import { PortalError } from '../errors/portal-error.js'
import { RequestCookies } from '../session/cookies.js'
import { bearerOf } from './guard.js'
import { pathOf } from './request-facts.js'

/** Files that are made when they are asked for, and those that are imported; documents that lie in the store are none. */
const costly =
  /^\/files\/(?:exports|self-assessments|reports|content|calendars|user-imports|content-imports)\//

/** As many as the system of record takes of a person at once, which counts for itself. A browser opens six. */
export const mostFilesAtOnce = 8

const comeBackSeconds = 5

/**
 * Refuses costly files of a session or token that has too many of them under way, before anything is done for them: a refusal
 * of the system of record costs both servers several times as much.
 */
export function filesAtOnce(secure: boolean, refused: () => void) {
  const underWay = new Map<string, number>()
  return (request: IncomingMessage, response: ServerResponse): PortalError | undefined => {
    if (!costly.test(`${pathOf(request)}/`)) return undefined
    const client = bearerOf(request) ?? new RequestCookies(request, response, secure).session
    if (client === undefined) return undefined
    const held = underWay.get(client) ?? 0
    if (held >= mostFilesAtOnce) {
      refused()
      return new PortalError(
        'TOO_MANY_REQUESTS',
        `Several of your large requests are still under way. ${comeBackText(comeBackSeconds)}`,
        { retryAfterSeconds: comeBackSeconds },
      )
    }
    underWay.set(client, held + 1)
    response.once('close', () => {
      const left = (underWay.get(client) ?? 1) - 1
      if (left > 0) underWay.set(client, left)
      else underWay.delete(client)
    })
    return undefined
  }
}

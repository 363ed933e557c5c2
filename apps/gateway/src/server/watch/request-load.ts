import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PortalError } from '../../errors/portal-error.js'
import { upstreamBusy } from '../../upstream/upstream-errors.js'
import { pathOf } from '../entrance/request-facts.js'

/** The state of the process must be readable under overload, too. */
const always: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

/**
 * Counts concurrent requests and refuses more than `most` of them with 503, before any work is done for them. Files and
 * streams are not counted: they last, and have their own limits.
 */
export class RequestLoad {
  #inProgress = 0

  constructor(
    private readonly most: number,
    private readonly refused: () => void,
  ) {}

  get inProgress(): number {
    return this.#inProgress
  }

  /** Counts a request until its response is closed; returns the refusal when there are too many. */
  begin(request: IncomingMessage, response: ServerResponse): PortalError | undefined {
    const path = pathOf(request)
    if (path.startsWith('/files/') || path === '/live' || always.has(path)) return undefined
    if (this.#inProgress >= this.most) {
      this.refused()
      return upstreamBusy(`${this.most} requests in progress`)
    }
    this.#inProgress += 1
    response.once('close', () => {
      this.#inProgress -= 1
    })
    return undefined
  }
}

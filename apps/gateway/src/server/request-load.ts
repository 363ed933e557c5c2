import type { RequestHandler } from 'express'
import { upstreamBusy } from '../upstream/upstream-errors.js'

/**
 * Counts the requests that are being answered and refuses more than `most` of them with 503, before any work is done
 * for them. Files are left out: they may take minutes, and have places of their own before the system of record.
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

  readonly limit: RequestHandler = (request, response, next) => {
    if (request.path.startsWith('/files/')) {
      next()
      return
    }
    if (this.#inProgress >= this.most) {
      this.refused()
      throw upstreamBusy(`${this.most} requests in progress`)
    }
    this.#inProgress += 1
    response.once('close', () => {
      this.#inProgress -= 1
    })
    next()
  }
}

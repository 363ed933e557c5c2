import type { RequestHandler } from 'express'

/** Cuts clients off that take too long over a small body. Uploads have their own rule: 30 seconds without a byte. */
export function limitBodyTime(milliseconds: number): RequestHandler {
  return (request, _response, next) => {
    if (!request.path.startsWith('/files/') && !request.complete) {
      const timer = setTimeout(() => request.destroy(), milliseconds)
      const stop = (): void => clearTimeout(timer)
      request.once('end', stop)
      request.once('close', stop)
    }
    next()
  }
}

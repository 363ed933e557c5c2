import type { IncomingMessage, ServerResponse } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import type { Request, Response } from 'express'

const compress = compression({
  threshold: 1024,
  level: 1,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
})

/**
 * Compresses responses of /graphql above 1 KB, at the fastest level: higher levels cost three times the CPU time for a
 * hundredth of the bytes (docs/adr, compressed responses). Files keep their bytes, ranges and lengths; the web client's
 * own files were compressed when they were built.
 */
export function compressedAnswers(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const wanted = request.headers['accept-encoding']
  if (wanted === undefined || request.url?.split('?', 1)[0] !== '/graphql') {
    next()
    return
  }
  // The library works with any Node server; only its types require Express.
  compress(request as Request, response as Response, next)
}

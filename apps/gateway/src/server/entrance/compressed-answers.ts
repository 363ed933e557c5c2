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
 * Compresses answers of /graphql above 1 KB, at the quickest level: more would cost three times the work for a
 * hundredth of the bytes (docs/adr, compressed answers). Files keep their bytes, ranges and lengths; the web client's
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
  // The library is made for any server of Node; only its types ask for Express.
  compress(request as Request, response as Response, next)
}

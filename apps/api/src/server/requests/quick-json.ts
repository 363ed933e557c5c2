import { isNestedTooDeeply } from '@portal/domain'
import type { RequestHandler } from 'express'

const plainJson = /^application\/json(?:; ?charset=utf-8)?$/i

/**
 * Reads the JSON that our gateway sends, of a known length and uncompressed, for a fraction of what a parser for every kind
 * of body takes. Anything else is left to that one.
 */
export function quickJson(anyJson: RequestHandler, mostBytes: number): RequestHandler {
  return (req, res, next) => {
    const { 'content-length': length, 'content-type': type = '', 'content-encoding': encoding } = req.headers
    const isPlain = encoding === undefined && Number(length) <= mostBytes && plainJson.test(type)
    if (!isPlain || length === '0') return anyJson(req, res, next)
    const pieces: Buffer[] = []
    let isWhole = false
    req.on('data', (piece: Buffer) => pieces.push(piece))
    req.once('end', () => {
      isWhole = true
      const [only = Buffer.alloc(0)] = pieces
      const value = parsed((pieces.length === 1 ? only : Buffer.concat(pieces)).toString())
      if (value === undefined) return next(failure('entity.parse.failed'))
      req.body = value
      next()
    })
    req.once('close', () => {
      if (!isWhole) next(failure('request.aborted'))
    })
  }
}

/** An object or a list; undefined for a text that is neither, or is nested too deeply. */
function parsed(text: string): unknown {
  if (isNestedTooDeeply(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

/** For the parser of Express: refuses what is nested too deeply before it is parsed. */
export function insistOnShallow(_req: unknown, _res: unknown, body: Buffer): void {
  if (isNestedTooDeeply(body.toString())) throw failure('entity.parse.failed')
}

/** As the parser of Express calls it. */
function failure(type: 'entity.parse.failed' | 'request.aborted'): Error {
  return Object.assign(new Error(type), { type })
}

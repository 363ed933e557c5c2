import { promisify } from 'node:util'
import { brotliDecompress, unzip } from 'node:zlib'
import { Pool } from 'undici'
import { withoutMark } from './read-at-most.js'
import { upstreamUnavailable } from './upstream-errors.js'

export interface PooledRequest {
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer | undefined
  signal: AbortSignal
}

export interface PooledAnswer {
  status: number
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Undefined when the body is longer than the limit for its status. */
  text: string | undefined
}

/** Maximum bytes that are read of a response with this status. */
type LongestOf = (status: number) => number

/**
 * Connections for requests and responses that are sent whole, on undici itself: axios costs as much again as the call.
 * Never retries, never follows redirects, and requests no compression between the servers.
 */
export class CallPool {
  readonly #origin: string
  readonly #prefix: string
  #pool: Pool

  constructor(
    baseUrl: string,
    private readonly longestOf: LongestOf,
  ) {
    const { origin, pathname } = new URL(baseUrl)
    this.#origin = origin
    this.#prefix = pathname === '/' ? '' : pathname
    this.#pool = this.#opened()
  }

  async ask(request: PooledRequest): Promise<PooledAnswer> {
    const { status, headers, bytes } = await this.#dispatch(request)
    const encoding = headers['content-encoding']
    const plain = bytes === undefined || encoding === undefined ? bytes : await this.#decoded(bytes, encoding)
    return { status, headers, text: plain === undefined ? undefined : withoutMark(plain.toString()) }
  }

  /** Closes idle connections, which may be dead; busy ones end with their calls. */
  dropIdle(): void {
    const before = this.#pool
    this.#pool = this.#opened()
    before.close().catch(() => undefined)
  }

  close(): void {
    this.#pool.destroy().catch(() => undefined)
  }

  #opened(): Pool {
    // An idle connection is closed before a Node server closes it (after five seconds), so no call meets a closing one.
    // Deadlines are those of the calls.
    return new Pool(this.#origin, {
      keepAliveTimeout: 4000,
      keepAliveMaxTimeout: 4000,
      headersTimeout: 0,
      bodyTimeout: 0,
      pipelining: 1,
    })
  }

  #dispatch({ method, path, headers, body, signal }: PooledRequest) {
    return new Promise<{ status: number; headers: PooledAnswer['headers']; bytes: Buffer | undefined }>(
      (resolve, reject) => {
        const chunks: Buffer[] = []
        let status = 0
        let length = 0
        let received: PooledAnswer['headers'] = {}
        let abort: ((reason: Error) => void) | undefined
        const aborted = (): void => {
          abort?.(new Error('aborted'))
          finish()
          reject(new Error('aborted'))
        }
        const finish = (): void => signal.removeEventListener('abort', aborted)
        if (signal.aborted) {
          reject(new Error('aborted'))
          return
        }
        signal.addEventListener('abort', aborted, { once: true })
        this.#pool.dispatch(
          {
            method: method.toUpperCase(),
            path: this.#prefix + path,
            headers,
            body: body ?? null,
          },
          {
            onRequestStart: (controller) => {
              if (signal.aborted) controller.abort(new Error('aborted'))
              else abort = (reason) => controller.abort(reason)
            },
            onResponseStart: (_controller, statusCode, responseHeaders) => {
              status = statusCode
              received = responseHeaders
            },
            onResponseData: (controller, chunk) => {
              length += chunk.length
              if (length <= this.longestOf(status)) {
                chunks.push(chunk)
                return
              }
              finish()
              resolve({ status, headers: received, bytes: undefined })
              controller.abort(new Error('too long'))
            },
            onResponseEnd: () => {
              finish()
              const [first] = chunks
              const bytes = first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks, length)
              resolve({ status, headers: received, bytes })
            },
            onResponseError: (_controller, error) => {
              finish()
              reject(error)
            },
          },
        )
      },
    )
  }

  /** Some servers compress although it was not requested. */
  async #decoded(bytes: Buffer, encoding: string | string[]): Promise<Buffer> {
    const options = { maxOutputLength: this.longestOf(200) }
    if (encoding === 'br') return promisify(brotliDecompress)(bytes, options)
    if (encoding === 'gzip' || encoding === 'deflate') return promisify(unzip)(bytes, options)
    throw upstreamUnavailable('answered in an unknown compression')
  }
}

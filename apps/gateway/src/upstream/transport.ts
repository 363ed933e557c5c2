import http from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import axios, { isCancel, type AxiosInstance } from 'axios'
import { PortalError } from '../errors/portal-error.js'
import { upstreamTimeout, upstreamUnavailable } from './upstream-errors.js'

export interface TransportOptions {
  /** The one host that is ever called; paths are appended, never resolved against it. */
  baseUrl: string
  /** Goes into the Accept header: `application/json; version=1`. */
  apiVersion: string
  observe?: (call: string, outcome: string, seconds: number) => void
}

export interface TransportRequest {
  /** Name of the call, for metrics and logs. */
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Readable
  signal: AbortSignal
}

export interface TextAnswer {
  status: number
  contentType: string
  retryAfter: string | undefined
  text: string
}

export interface StreamAnswer {
  status: number
  headers: Readonly<Record<string, string>>
  stream: Readable
}

const longestAnswerBytes = 10 * 1024 * 1024

/**
 * The only door to the system of record. Everything that is sent passes through {@link Transport.request}, so a
 * limit on calls in flight and a breaker have their place there.
 */
export class Transport {
  readonly #http: AxiosInstance
  readonly #options: TransportOptions
  readonly #agents: readonly [http.Agent, https.Agent]

  constructor(options: TransportOptions) {
    this.#options = options
    // An idle connection is dropped before a Node server drops it (five seconds), so no call meets a closing one.
    const agent = { keepAlive: true, timeout: 4000, scheduling: 'lifo' } as const
    this.#agents = [new http.Agent(agent), new https.Agent(agent)]
    this.#http = axios.create({
      adapter: 'http',
      httpAgent: this.#agents[0],
      httpsAgent: this.#agents[1],
      proxy: false,
      maxRedirects: 0,
      maxContentLength: longestAnswerBytes,
      maxBodyLength: Number.POSITIVE_INFINITY,
      validateStatus: () => true,
      transformRequest: [(data: unknown) => data],
      transformResponse: [(data: unknown) => data],
      headers: { common: {}, post: {}, put: {}, patch: {} },
    })
  }

  /** Sends one request and reads the whole answer as text. */
  async text(request: TransportRequest): Promise<TextAnswer> {
    const answer = await this.#request(request, 'text')
    return {
      status: answer.status,
      contentType: answer.headers['content-type'] ?? '',
      retryAfter: answer.headers['retry-after'],
      text: typeof answer.data === 'string' ? answer.data : '',
    }
  }

  /** Sends one request and hands over the answer as a stream of any length. */
  async stream(request: TransportRequest): Promise<StreamAnswer> {
    const answer = await this.#request(request, 'stream')
    return { status: answer.status, headers: answer.headers, stream: answer.data as Readable }
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy()
  }

  async #request(request: TransportRequest, responseType: 'text' | 'stream') {
    const started = performance.now()
    let outcome = 'error'
    try {
      const answer = await this.#http.request<unknown>({
        method: request.method,
        url: this.#options.baseUrl + request.path,
        headers: {
          accept: `application/json; version=${this.#options.apiVersion}`,
          'user-agent': 'portal-gateway',
          ...request.headers,
        },
        data: request.body,
        responseType,
        maxContentLength: responseType === 'stream' ? Number.POSITIVE_INFINITY : longestAnswerBytes,
        // A file goes on exactly as it came; an answer that is read here may be compressed.
        decompress: responseType === 'text',
        signal: request.signal,
      })
      outcome = `${Math.floor(answer.status / 100)}xx`
      if (answer.status >= 300 && answer.status < 400 && answer.status !== 304) {
        throw upstreamUnavailable(`redirects are not followed (${answer.status})`)
      }
      return { status: answer.status, headers: plainHeaders(answer.headers), data: answer.data }
    } catch (error) {
      throw cleaned(error, request.signal)
    } finally {
      this.#options.observe?.(request.name, outcome, (performance.now() - started) / 1000)
    }
  }
}

/** Errors of axios hold the request with its tokens; nothing of them but the reason code leaves this file. */
function cleaned(error: unknown, signal: AbortSignal): PortalError {
  if (error instanceof PortalError) return error
  if (signal.aborted && signal.reason instanceof PortalError) return signal.reason
  if (signal.aborted || isCancel(error)) return upstreamTimeout('deadline passed')
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  return code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? upstreamTimeout(code) : upstreamUnavailable(code)
}

function plainHeaders(headers: object): Record<string, string> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
}

import http from 'node:http'
import https from 'node:https'
import type { Readable } from 'node:stream'
import type { Tracing } from '@portal/tracing'
import axios, { isCancel, type AxiosInstance } from 'axios'
import { PortalError } from '../errors/portal-error.js'
import {
  Admission,
  admissionLimits,
  type AdmissionEvents,
  type AdmissionLimits,
  type Lane,
} from './admission.js'
import { CallPool, type PooledAnswer } from './call-pool.js'
import { readAtMost } from './read-at-most.js'
import { upstreamTimeout, upstreamUnavailable } from './upstream-errors.js'

export interface TransportOptions {
  /** The only host that is ever called; paths are appended, never resolved against it. */
  baseUrl: string
  /** Sent in the Accept header: `application/json; version=1`. */
  apiVersion: string
  /** Overrides of the promised limits, for tests. */
  admission?: AdmissionLimits | undefined
  events?: AdmissionEvents
  observe?: (call: string, outcome: string, seconds: number) => void
  /** Starts the span of a call, when tracing is enabled. */
  trace?: Tracing['call'] | undefined
}

export interface TransportRequest {
  /** Name of the call, for metrics and logs. */
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body?: string | Buffer | Readable
  signal: AbortSignal
  /** Whether the call only reads. */
  read?: boolean
  /** 'call' by default. A stream holds its place until its last byte. */
  lane?: Lane
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
/** An error page may have any length; only this many bytes of it are read. */
const longestRefusalBytes = 1024 * 1024

function longestOf(status: number): number {
  return status < 400 ? longestAnswerBytes : longestRefusalBytes
}

/** Statuses with which a proxy before the system of record reports that it is unavailable. */
const goneStatus: ReadonlySet<number> = new Set([502, 503, 504])

const probeDeadlineMs = 500

/**
 * All HTTP requests to the system of record. Every request passes the {@link Admission}: it limits the calls in flight
 * and refuses all while the system of record is down.
 */
export class Transport {
  readonly #http: AxiosInstance
  readonly #calls: CallPool
  readonly #options: TransportOptions
  readonly #headers: Readonly<Record<string, string>>
  readonly admission: Admission
  readonly #agents: readonly [http.Agent, https.Agent]

  constructor(options: TransportOptions) {
    this.#options = options
    this.#headers = {
      accept: `application/json; version=${options.apiVersion}`,
      'user-agent': 'portal-gateway',
    }
    // An idle connection is closed before a Node server closes it (after five seconds), so no call meets a closing one.
    const agent = { keepAlive: true, timeout: 4000, scheduling: 'lifo' } as const
    this.#agents = [new http.Agent(agent), new https.Agent(agent)]
    this.#http = axios.create({
      adapter: 'http',
      httpAgent: this.#agents[0],
      httpsAgent: this.#agents[1],
      proxy: false,
      maxRedirects: 0,
      // The length is limited where the response is read.
      maxContentLength: -1,
      maxBodyLength: Number.POSITIVE_INFINITY,
      validateStatus: () => true,
      transformRequest: [(data: unknown) => data],
      transformResponse: [(data: unknown) => data],
      headers: { common: {}, post: {}, put: {}, patch: {} },
    })
    this.#calls = new CallPool(options.baseUrl, longestOf)
    this.admission = new Admission(
      options.admission ?? admissionLimits,
      () => this.answers(probeDeadlineMs),
      {
        ...options.events,
        opened: () => {
          this.#dropIdle()
          options.events?.opened?.()
        },
      },
    )
  }

  /** Sends one request and reads the whole response as text. Throws PortalError. */
  async text(request: TransportRequest): Promise<TextAnswer> {
    return this.#admitted(request, async (traced) => {
      const { status, headers, text } = await this.#answered(traced)
      if (text === undefined && status < 400) throw upstreamUnavailable('the answer is too long')
      return {
        status,
        contentType: single(headers['content-type']) ?? '',
        retryAfter: single(headers['retry-after']),
        text: text ?? '',
      }
    })
  }

  /**
   * Sends one request and returns the response as a stream of any length, which the caller must end or destroy. Throws
   * PortalError.
   */
  async stream(request: TransportRequest): Promise<StreamAnswer> {
    return this.#admitted(request, (traced) => this.#send(traced, false))
  }

  /**
   * Whether the system of record responds at all within `deadlineMs` milliseconds. Bypasses admission: readiness and
   * the circuit breaker use it.
   */
  async answers(deadlineMs: number): Promise<boolean> {
    const signal = AbortSignal.timeout(deadlineMs)
    try {
      const { status } = await this.#ask({
        name: 'readyz',
        method: 'get',
        path: '/readyz',
        headers: {},
        signal,
      })
      // Another system of record may not know this path: any status below 500 counts.
      return status < 500
    } catch {
      return false
    }
  }

  close(): void {
    this.admission.close()
    this.#calls.close()
    for (const agent of this.#agents) agent.destroy()
  }

  async #admitted<A extends TextAnswer | StreamAnswer>(
    request: TransportRequest,
    work: (request: TransportRequest) => Promise<A>,
  ): Promise<A> {
    const { lane = 'call', read = false, signal } = request
    const place = await this.admission.enter(lane, signal, lane === 'call' && !read)
    const started = performance.now()
    const span = this.#options.trace?.(request.name)
    let outcome = 'error'
    try {
      const answer = await work(
        span ? { ...request, headers: { ...request.headers, ...span.headers } } : request,
      )
      outcome = `${Math.floor(answer.status / 100)}xx`
      if (goneStatus.has(answer.status)) place.failed()
      else place.answered()
      if ('stream' in answer) answer.stream.once('close', place.leave)
      else place.leave()
      return answer
    } catch (error) {
      place.failed()
      place.leave()
      throw cleaned(error, request.signal)
    } finally {
      span?.end(outcome)
      this.#options.observe?.(request.name, outcome, (performance.now() - started) / 1000)
    }
  }

  /** Streamed bodies are sent with axios, everything else over the pool. */
  async #answered(request: TransportRequest): Promise<PooledAnswer> {
    if (!isStream(request.body)) return this.#ask(request)
    const { status, headers, stream } = await this.#send(request, true)
    return { status, headers, text: await readAtMost(stream, longestOf(status)) }
  }

  async #ask({ method, path, headers, body, signal }: TransportRequest): Promise<PooledAnswer> {
    if (isStream(body)) throw new TypeError('The pool sends no stream')
    const sent = { ...this.#headers, ...headers }
    const answer = await this.#calls.ask({ method, path, headers: sent, body, signal })
    refuseRedirect(answer.status)
    return answer
  }

  async #send(request: TransportRequest, decompress: boolean): Promise<StreamAnswer> {
    const answer = await this.#http.request<Readable>({
      method: request.method,
      url: this.#options.baseUrl + request.path,
      headers: { ...this.#headers, ...request.headers },
      data: request.body,
      responseType: 'stream',
      // A file is forwarded exactly as it came; a response that is read here may be decompressed.
      decompress,
      signal: request.signal,
    })
    try {
      refuseRedirect(answer.status)
    } catch (error) {
      answer.data.destroy()
      throw error
    }
    return { status: answer.status, headers: plainHeaders(answer.headers), stream: answer.data }
  }

  /** Closes idle connections, which may be dead. */
  #dropIdle(): void {
    this.#calls.dropIdle()
    for (const agent of this.#agents) {
      for (const sockets of Object.values(agent.freeSockets))
        for (const socket of sockets ?? []) socket.destroy()
    }
  }
}

function isStream(body: TransportRequest['body']): body is Readable {
  return typeof body === 'object' && !Buffer.isBuffer(body)
}

function refuseRedirect(status: number): void {
  if (status >= 300 && status < 400 && status !== 304)
    throw upstreamUnavailable(`redirects are not followed (${status})`)
}

/** Errors of axios contain the request with its tokens; only their reason code may leave this file. */
function cleaned(error: unknown, signal: AbortSignal): PortalError {
  if (error instanceof PortalError) return error
  if (signal.aborted && signal.reason instanceof PortalError) return signal.reason
  if (signal.aborted || isCancel(error)) return upstreamTimeout('deadline passed')
  const code =
    error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
  return code === 'ETIMEDOUT' || code === 'ECONNABORTED' ? upstreamTimeout(code) : upstreamUnavailable(code)
}

/** A header that was sent once. */
function single(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function plainHeaders(headers: object): Record<string, string> {
  const entries = Object.entries(headers).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]))
}

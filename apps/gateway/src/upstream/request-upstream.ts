import type { AnswerOf, Call } from '@portal/rest-contract'
import { PortalError } from '../errors/portal-error.js'
import type { Caller } from '../session/caller.js'
import { ReadsTogether } from './reads-together.js'
import type { CallOptions, InputOf, RestClient } from './rest-client.js'
import { upstreamTimeout } from './upstream-errors.js'

/**
 * Deadlines in milliseconds: a read has three seconds, all calls of one request ten (design promises, faults). A
 * transaction over thousands of records has a minute, because the person waits for its outcome.
 */
export interface Deadlines {
  readMs: number
  totalMs: number
  bulkMs: number
}
export const deadlines: Deadlines = { readMs: 3000, totalMs: 10_000, bulkMs: 60_000 }

export interface RequestFacts {
  requestId: string
  clientIp: string | undefined
  /** User agent of the browser, by which its user recognises the session. */
  userAgent: string
  /** Idempotency key of the browser for the user's action; each write of the request derives its own key from it. */
  idempotencyKey: string | undefined
}

export interface UpstreamCallOptions {
  /** Whether a POST only reads. GETs are reads by default. */
  read?: boolean
  /** Work on thousands of records at once, or what workers of the system of record do in turns. */
  bulk?: boolean
  adapt?: CallOptions['adapt']
}

/** The REST calls of one request, on behalf of its caller: token, deadlines, one refresh on 401, idempotency keys. */
export class RequestUpstream {
  readonly #endsAt: number
  readonly #together: ReadsTogether
  #writes = 0

  constructor(
    private readonly rest: RestClient,
    private readonly caller: Caller,
    readonly facts: RequestFacts,
    private readonly limits: Deadlines = deadlines,
    /** Whether the system of record accepts several reads in one call. */
    private readonly takesMany: () => boolean = () => false,
  ) {
    this.#together = new ReadsTogether(rest)
    this.#endsAt = performance.now() + limits.totalMs
  }

  /**
   * Makes a call. A 401 means that the API did not execute it, so after a refresh it is repeated once; nothing else is
   * ever repeated. Throws PortalError.
   */
  async call<C extends Call>(
    call: C,
    input: InputOf<C>,
    options: UpstreamCallOptions = {},
  ): Promise<AnswerOf<C>> {
    const send = this.#sender(call, input, options)
    return call.access === 'public' ? send(undefined) : this.authorized(send)
  }

  /** Makes a call with this token and without a refresh: for work that already holds the lock of the session. */
  async callAs<C extends Call>(bearer: string, call: C, input: InputOf<C>): Promise<AnswerOf<C>> {
    return this.#sender(call, input, {})(bearer)
  }

  #sender<C extends Call>(call: C, input: InputOf<C>, options: UpstreamCallOptions) {
    const read = options.read ?? (call.method === 'get' && !call.changesData)
    // Token calls have none: their responses must not be stored for a repeat, and the API counts attempts.
    const idempotencyKey = read || call.encoding === 'form' ? undefined : this.nextKey()
    const together = read && !options.bulk && call.access !== 'public' && this.caller.kind === 'cookie'
    return (bearer: string | undefined): Promise<AnswerOf<C>> =>
      within(options.bulk ? this.limits.bulkMs : this.#msLeft(read), (signal) => {
        const sent = {
          ...this.facts,
          bearer,
          idempotencyKey,
          read,
          signal,
          ...(options.bulk ? { lane: 'transfer' as const } : {}),
          ...(options.adapt === undefined ? {} : { adapt: options.adapt }),
        }
        return together && this.takesMany()
          ? this.#together.call(call, input, sent)
          : this.rest.call(call, input, sent)
      })
  }

  /** Runs `send` with the caller's token, and once more with a renewed one when the API refused it with 401. */
  async authorized<T>(send: (bearer: string) => Promise<T>): Promise<T> {
    const bearer = await this.#inTime(this.caller.accessToken())
    if (bearer === undefined) throw new PortalError('UNAUTHENTICATED', 'Please sign in.')
    try {
      return await send(bearer)
    } catch (error) {
      if (!isUnauthenticated(error)) throw error
    }
    const renewed = await this.#inTime(this.caller.renew(bearer))
    try {
      return await send(renewed)
    } catch (error) {
      throw isUnauthenticated(error) ? await this.caller.giveUp() : error
    }
  }

  /**
   * Idempotency key of the next write. One request makes its writes in a fixed order, so a repeat uses the same keys.
   */
  nextKey(): string | undefined {
    const { idempotencyKey } = this.facts
    if (idempotencyKey === undefined) return undefined
    this.#writes += 1
    return this.#writes === 1 ? idempotencyKey : `${idempotencyKey}.${this.#writes}`
  }

  #msLeft(read: boolean): number {
    const left = Math.max(1, this.#endsAt - performance.now())
    return Math.ceil(read ? Math.min(left, this.limits.readMs) : left)
  }

  async #inTime<T>(work: Promise<T>): Promise<T> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      const left = Math.max(1, this.#endsAt - performance.now())
      timer = setTimeout(() => reject(upstreamTimeout('waited for a refresh')), left)
    })
    try {
      return await Promise.race([work, late])
    } finally {
      clearTimeout(timer)
    }
  }
}

/**
 * Work under a deadline. `AbortSignal.timeout` would keep each signal in memory until its time, long after the
 * response.
 */
async function within<T>(ms: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), ms)
  try {
    return await work(deadline.signal)
  } finally {
    clearTimeout(timer)
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof PortalError && error.code === 'UNAUTHENTICATED'
}

import http from 'node:http'
import {
  allCalls,
  apiErrorStatus,
  type ApiErrorBody,
  type ApiErrorCode,
  type Call,
} from '@portal/rest-contract'
import express, { type Request, type Response } from 'express'
import { aLea, aUser } from './stub-data.js'

export interface ReceivedCall {
  id: string
  headers: http.IncomingHttpHeaders
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: Record<string, unknown>
}

type Handler = (request: Request, response: Response) => unknown

/** A path without parameters comes before one that would match it with them. */
const calls = allCalls.toSorted((a, b) => parametersOf(a) - parametersOf(b))

function parametersOf({ path }: Call): number {
  return path.split('{').length - 1
}

/**
 * A system of record that the gateway's tests control: it accepts the password `right`, sends the code 123456, rotates
 * refresh tokens as ours does, and records every call. `answers` replaces the handler of a call.
 */
export class StubUpstream {
  readonly received: ReceivedCall[] = []
  readonly answers = new Map<string, Handler>()
  /** Access tokens that are accepted. */
  readonly live = new Set<string>()
  user = aUser()
  leas = [aLea(1), aLea(2)]
  expiresIn = 300
  refreshToken = ''
  /** How many more times it reports that it is shutting down, as one of several instances behind a proxy does. */
  timesNotReady = 0
  #serial = 0
  #replays = new Map<string, object>()
  #server: http.Server | undefined

  async start(port = 0): Promise<this> {
    const app = express()
    app.use((request, response, next) => {
      const multipart =
        request.is('multipart/form-data') !== false && request.headers['content-type'] !== undefined
      if (multipart && request.method === 'POST') next()
      else
        express.json({ strict: false })(request, response, () =>
          express.urlencoded()(request, response, next),
        )
    })
    for (const call of calls) this.#register(app, call)
    app.get('/readyz', (_request, response) => {
      this.timesNotReady -= 1
      response.status(this.timesNotReady < 0 ? 200 : 503).json({})
    })
    this.#server = http.createServer(app)
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', resolve))
    return this
  }

  get url(): string {
    const address = this.#server?.address()
    if (typeof address !== 'object' || address === null) throw new Error('The stub is not started.')
    return `http://127.0.0.1:${address.port}`
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  count(id: string): number {
    return this.received.filter((call) => call.id === id).length
  }

  last(id: string): ReceivedCall {
    const call = this.received.findLast((one) => one.id === id)
    if (call === undefined) throw new Error(`${id} was not called`)
    return call
  }

  /** Makes every access token that was issued count as refused. */
  refuseTokens(): void {
    this.live.clear()
  }

  /** An access token of a client of another system: it is its own subject. */
  clientToken(): string {
    this.#serial += 1
    const claims = JSON.stringify({ sub: 'c-1', client_id: 'c-1', serial: this.#serial })
    const token = `head.${Buffer.from(claims).toString('base64url')}.sign`
    this.live.add(token)
    return token
  }

  tokens(more: object = {}): object {
    this.#serial += 1
    const accessToken = `head.body${this.#serial}.sign`
    this.live.add(accessToken)
    this.refreshToken = `refresh-${this.#serial}`
    return {
      accessToken,
      refreshToken: this.refreshToken,
      expiresIn: this.expiresIn,
      refreshExpiresIn: 2_592_000,
      mfaPassed: true,
      ...more,
    }
  }

  #register(app: express.Express, call: Call): void {
    app[call.method](call.path.replace(/\{(\w+)\}/g, ':$1'), async (request, response) => {
      this.received.push({
        id: call.id,
        headers: request.headers,
        params: request.params,
        query: { ...request.query },
        body: { ...(request.body as object | undefined) },
      })
      const bearer = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
      if (call.access !== 'public' && !this.live.has(bearer ?? '')) {
        refuse(response, 'UNAUTHENTICATED', 'Please sign in.')
        return
      }
      const handler = this.answers.get(call.id) ?? this.#usual[call.id]
      if (handler === undefined) refuse(response, 'NOT_FOUND', `The stub does not answer ${call.id}.`)
      else await handler(request, response)
    })
  }

  readonly #usual: Record<string, Handler> = {
    tokenMfa: (request, response) => {
      const { username, password, mfaToken, attemptToken } = request.body
      if (password !== 'right') refuse(response, 'UNAUTHENTICATED', 'Login Failed')
      else if (mfaToken === 'trusted') response.json(this.tokens())
      else response.json({ mfaPassed: false, mfaToken: attemptToken || 'attempt-1', email: username })
    },
    validateMfaCode: (request, response) => {
      const { mfaCode, mfaToken, trustedDevice } = request.body
      if (mfaCode !== '123456' || mfaToken !== 'attempt-1') response.json({ mfaPassed: false })
      else response.json(this.tokens(trustedDevice === 'true' ? { mfaToken: 'trusted' } : {}))
    },
    token: (request, response) => {
      const key = `${request.body.refresh_token} ${String(request.headers['idempotency-key'])}`
      const replay = this.#replays.get(key)
      if (replay !== undefined) response.json(replay)
      else if (request.body.refresh_token !== this.refreshToken)
        refuse(response, 'UNAUTHENTICATED', 'Token reused.')
      else {
        const tokens = this.tokens()
        this.#replays.set(key, tokens)
        response.json(tokens)
      }
    },
    revokeToken: (_request, response) => response.status(204).end(),
    getMe: (_request, response) => response.json(this.user),
    listLeas: (_request, response) => response.json(this.leas),
    listComplianceYears: (_request, response) => response.json([{ id: 2026, name: '2026 - 2027' }]),
    recoverPassword: (_request, response) => response.status(204).end(),
    resetPassword: (_request, response) => response.status(204).end(),
    changePassword: (_request, response) => {
      this.refuseTokens()
      response.json(this.tokens())
    },
  }
}

/** Responds as our API refuses. */
export function refuse(
  response: Response,
  code: ApiErrorCode,
  message: string,
  more: Partial<ApiErrorBody> = {},
): void {
  const status = apiErrorStatus[code]
  response.status(status).json({ id: 'api-error-1', code, status, message, ...more })
}

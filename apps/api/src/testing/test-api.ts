import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../db/database.js'
import { users } from '../db/schema/index.js'
import { loadAccount } from '../features/accounts/accounts-read-model.js'
import { startFamily } from '../features/session/tokens/session-refresh-store.js'
import { readMailbox, type MailboxEntry } from '../features/notifications/notifications-mailbox.js'
import { assemble } from '../server/assemble.js'
import type { ApiConfig } from '../server/config.js'
import type { ApiDeps } from '../server/deps.js'
import { createLog, type Logger } from '../server/log.js'
import { TestClock } from './test-clock.js'
import { testConfig } from './test-config.js'
import { openTestDatabase } from './test-database.js'

export interface TestAnswer<Body> {
  status: number
  /** Parsed JSON, text where it is none, null where there is nothing. */
  body: Body
  headers: Headers
}

export interface TestRequest {
  token?: string
  body?: unknown
  form?: Record<string, string> | FormData
  headers?: Record<string, string>
}

export interface TestApi {
  url: string
  db: Database
  deps: ApiDeps
  clock: TestClock
  /** Tests name the body they expect: `call<AnswerOf<typeof getMe>>('get', …)`. */
  call: <Body = Record<string, unknown>>(
    method: string,
    path: string,
    request?: TestRequest,
  ) => Promise<TestAnswer<Body>>
  /**
   * An access token without signing in: `tokenFor('monitor@state.example')`. The password was given just now, unless told
   * when; null for never.
   */
  tokenFor: (userName: string, passwordGivenAt?: Date | null) => Promise<string>
  userId: (userName: string) => Promise<string>
  /** Newest first. */
  mailbox: () => Promise<MailboxEntry[]>
  close: () => Promise<void>
}

/** The API on a port of its own, over a fresh, migrated and seeded database; every answer is held against the contract. */
export async function startTestApi(
  options: { config?: Partial<ApiConfig>; log?: Logger } = {},
): Promise<TestApi> {
  const database = await openTestDatabase()
  const clock = new TestClock()
  const config = testConfig(options.config)
  const log = options.log ?? createLog(config.logLevel)
  const { app, deps } = assemble(config, database, { log, clock: clock.now, validateAnswers: true })
  // A connection that rests while a test works on a busy machine is not closed under its next request.
  const server = createServer({ keepAliveTimeout: 60_000 }, app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function userId(userName: string): Promise<string> {
    const [row] = await database.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.userName, userName), isNull(users.deletedAt)))
    if (!row) throw new Error(`No user ${userName} in the test database.`)
    return row.id
  }

  return {
    url,
    db: database.db,
    deps,
    clock,
    userId,
    call: callerOf(url),
    async tokenFor(userName, passwordGivenAt = clock.now()) {
      const account = await loadAccount(database.db, await userId(userName))
      if (!account) throw new Error(`No user ${userName} in the test database.`)
      const { sessionId } = await database.db.transaction((tx) =>
        startFamily(tx, account.userId, {
          ip: '127.0.0.1',
          userAgent: '',
          now: clock.now(),
          deviceId: null,
          passwordGivenAt,
        }),
      )
      return deps.accessTokens.sign(account, sessionId, clock.now())
    },
    mailbox: () => readMailbox(database.db, config.publicUrl),
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await deps.heavy.close()
      await database.close()
    },
  }
}

/** Makes requests to an API that runs at `url`. */
export function callerOf(url: string): TestApi['call'] {
  return (method, path, request) => send(`${url}${path}`, method, request)
}

/** Statuses of requests that were sent at once, lowest first. */
export function statusesOf(answers: readonly { status: number }[]): number[] {
  return answers.map(({ status }) => status).toSorted((a, b) => a - b)
}

async function send<Body>(
  url: string,
  method: string,
  { token, body, form, headers }: TestRequest = {},
): Promise<TestAnswer<Body>> {
  const answer = await fetch(url, {
    method: method.toUpperCase(),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body:
      body !== undefined
        ? JSON.stringify(body)
        : form instanceof FormData
          ? form
          : form && new URLSearchParams(form),
  })
  const text = await answer.text()
  return { status: answer.status, body: parsed(text) as Body, headers: answer.headers }
}

function parsed(text: string): unknown {
  if (text === '') return null
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

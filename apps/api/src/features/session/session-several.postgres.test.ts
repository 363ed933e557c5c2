import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres, type OpenDatabase } from '../../db/database.js'
import { auditEvents, refreshFamilies, refreshTokens, signInAttempts, users } from '../../db/schema/index.js'
import { newJwtKeys } from '../../server/secrets.js'
import { startChildApi, type ChildApi } from '../../testing/child-api.js'
import {
  firstStep,
  getMe,
  grant,
  newestCode,
  refresh,
  secondStep,
  signIn,
  wrongCode,
} from '../../testing/sign-in.js'
import { callerOf, startTestApi, statusesOf, type TestApi } from '../../testing/test-api.js'
import { testPassword } from '../../testing/test-config.js'
import { createTestDatabase } from '../../testing/test-database.js'
import { readMailbox } from '../notifications/notifications-mailbox.js'
import { tokenHash } from './session-crypto.js'
import { endSessions } from './session-store.js'

const server = process.env['TEST_DATABASE_URL'] ?? ''

describe('two processes on one database', () => {
  const failuresPerOrigin = 20
  const codesPerHour = 6
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let records: OpenDatabase
  let processes: ChildApi[] = []
  let apis: Pick<TestApi, 'call' | 'mailbox'>[] = []
  const [one, two] = [() => apis[0] ?? never(), () => apis[1] ?? never()]
  const never = (): never => {
    throw new Error('The processes did not start.')
  }

  beforeAll(async () => {
    database = await createTestDatabase(server)
    records = openPostgres(database.url)
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: mkdtempSync(join(tmpdir(), 'portal-two-')),
      DEMO_PASSWORD: testPassword,
      SESSION_SECRET: 'a-secret-that-two-processes-share-0123456789',
      JWT_KEYS: newJwtKeys(),
      LOG_LEVEL: 'info',
      FAILED_SIGN_INS_PER_ORIGIN: String(failuresPerOrigin),
      CODES_PER_HOUR: String(codesPerHour),
    }
    processes = await Promise.all([startChildApi(env), startChildApi(env)])
    apis = processes.map(({ url }) => ({ call: callerOf(url), mailbox: () => readMailbox(records.db, '') }))
  }, 120_000)
  afterAll(async () => {
    await Promise.all(processes.map((child) => child.end('SIGKILL')))
    await records.close()
    await database.drop()
  })

  /** The same many times, half of it at each process, all at once. */
  function atBoth<Answer>(
    count: number,
    send: (api: Pick<TestApi, 'call'>, index: number) => Promise<Answer>,
  ): Promise<Answer[]> {
    return Promise.all(Array.from({ length: count }, (_, index) => send(index % 2 ? one() : two(), index)))
  }

  it('compare five codes of five hundred that come at once', async () => {
    const user = 'monitor@state.example'
    const first = await firstStep(one(), user)
    const mfaToken = first.body.mfaToken ?? ''
    const code = await newestCode(one(), user)
    const answers = await atBoth(500, (api) => secondStep(api, user, mfaToken, wrongCode(code)))
    expect(answers.every(({ status, body }) => status === 200 && !body.mfaPassed)).toBe(true)
    const attempts = await records.db
      .select()
      .from(signInAttempts)
      .where(eq(signInAttempts.tokenHash, tokenHash(mfaToken)))
    expect(attempts).toMatchObject([{ guesses: 5 }])
    const compared = await records.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'securityCodeRefused'))
    expect(compared).toHaveLength(5)
    expect((await secondStep(two(), user, mfaToken, code)).body).toEqual({ mfaPassed: false })
  }, 60_000)

  it('compare five passwords that a session gives again, of forty at once, and end it at both', async () => {
    const { accessToken, refreshToken } = await signIn(one(), 'admin@howard.example')
    const give = (api: Pick<TestApi, 'call'>, password: string) =>
      api.call('post', '/api/account/users/me/confirm-password', { token: accessToken, body: { password } })
    const answers = await atBoth(40, (api) => give(api, 'Wrong#Password1'))
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(4)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(36)
    expect((await give(two(), testPassword)).status).toBe(401)
    expect((await refresh(two(), refreshToken)).status).toBe(401)
  }, 60_000)

  it('take a password that was given again at one of them for given at the other', async () => {
    const { accessToken, deviceToken } = await signIn(one(), 'admin@howard.example', { trustedDevice: true })
    await records.db.update(refreshFamilies).set({ passwordGivenAt: null })
    const body = {
      email: 'x@howard.example',
      fullName: 'X Y',
      title: 'Ms.',
      phoneNumber: '410-555-0100',
      roles: ['LocalUser'],
      leaId: 13,
    }
    const create = () => two().call('post', '/api/account/users', { token: accessToken, body })
    expect((await create()).status).toBe(403)
    const given = { password: testPassword, mfaToken: deviceToken ?? '' }
    await one().call('post', '/api/account/users/me/confirm-password', { token: accessToken, body: given })
    expect((await create()).status).toBe(201)
  })

  it('let a code in once, at either of them', async () => {
    const user = 'monitor2@state.example'
    const first = await firstStep(one(), user)
    const code = await newestCode(one(), user)
    const answers = await atBoth(5, (api) => secondStep(api, user, first.body.mfaToken ?? '', code))
    expect(answers.filter(({ body }) => body.mfaPassed)).toHaveLength(1)
  })

  it('give one successor for fifty refreshes at once, and end the family at both when a token is replayed', async () => {
    const { refreshToken } = await signIn(one(), 'sysadmin@state.example')
    const answers = await atBoth(50, (api) => refresh(api, refreshToken))
    expect(new Set(statusesOf(answers))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1)
    const next = answers[0]?.body.refreshToken ?? ''
    expect((await getMe(two(), answers[0]?.body.accessToken ?? '')).status).toBe(200)
    const third = await refresh(two(), next)
    expect(third.status).toBe(200)
    // The first token is no predecessor any more: a replay, detected by the process that did not issue its successor.
    expect((await refresh(one(), refreshToken)).status).toBe(401)
    expect((await refresh(two(), third.body.refreshToken ?? '')).status).toBe(401)
    const hash = tokenHash(refreshToken)
    expect(await records.db.select().from(refreshTokens).where(eq(refreshTokens.hash, hash))).toHaveLength(1)
  })

  it('share the limits of codes, of failed sign-ins and of forgotten passwords', async () => {
    const form = grant('liaison@state.example')
    const codes = await atBoth(20, (api, index) =>
      api.call('post', '/api/auth/tokenmfa', { form, headers: { 'x-forwarded-for': `10.0.1.${index}` } }),
    )
    expect(codes.filter(({ status }) => status === 200)).toHaveLength(codesPerHour)
    const failures = await atBoth(60, (api, index) =>
      api.call('post', '/api/auth/tokenmfa', {
        form: grant(`nobody${index}@state.example`),
        headers: { 'x-forwarded-for': '10.0.2.1' },
      }),
    )
    expect(failures.filter(({ status }) => status === 401)).toHaveLength(failuresPerOrigin)
    const links = await atBoth(20, (api, index) =>
      api.call('post', '/api/account/recover/password', {
        body: { email: 'user@allegany.example' },
        headers: { 'x-forwarded-for': `10.0.3.${index}` },
      }),
    )
    expect(links.filter(({ status }) => status === 204)).toHaveLength(5)
  }, 60_000)

  it('lock an account after ten failures, whichever of them saw them', async () => {
    const user = 'user@howard.example'
    await atBoth(12, (api, index) =>
      api.call('post', '/api/auth/tokenmfa', {
        form: grant(user, { password: 'Wrong#Password1' }),
        headers: { 'x-forwarded-for': `10.0.4.${index}` },
      }),
    )
    for (const api of apis) expect((await firstStep(api, user)).status).toBe(401)
    expect(await records.db.select().from(users).where(eq(users.userName, user))).toMatchObject([
      { failedSignIns: 10 },
    ])
  })
})

/** Runs `request` while a change of the account is under way, which then ends its sessions; answers what it got. */
async function whileSessionsEnd<Answer>(
  api: TestApi,
  user: string,
  request: () => Promise<Answer>,
): Promise<Answer> {
  const userId = await api.userId(user)
  const waiting = async () => {
    const [row] = await api.deps.database.rows<{ n: number }>(
      sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return row?.n ?? 0
  }
  const late = await api.db.transaction(async (tx) => {
    await tx.update(users).set({ failedSignIns: 0 }).where(eq(users.id, userId))
    const answer = request()
    const pause = async () => new Promise((resolve) => setTimeout(resolve, 5))
    const isAnswered = async () => Promise.race([answer.then(() => true), pause().then(() => false)])
    while ((await waiting()) === 0 && !(await isAnswered()));
    await endSessions(tx, userId, api.clock.now(), 'password reset')
    return { answer }
  })
  return late.answer
}

it('a second step and a password reset of one account wait for each other, and never both', async () => {
  const api = await startTestApi()
  try {
    const user = 'monitor@state.example'
    const first = await firstStep(api, user)
    const code = await newestCode(api, user)
    const { body } = await whileSessionsEnd(api, user, () =>
      secondStep(api, user, first.body.mfaToken ?? '', code),
    )
    expect(body).toEqual({ mfaPassed: false })
  } finally {
    await api.close()
  }
})

it('a refresh gives no token behind a password reset that is under way', async () => {
  const api = await startTestApi()
  try {
    const user = 'monitor@state.example'
    const { refreshToken } = await signIn(api, user)
    const { status } = await whileSessionsEnd(api, user, () => refresh(api, refreshToken))
    expect(status).toBe(401)
  } finally {
    await api.close()
  }
})

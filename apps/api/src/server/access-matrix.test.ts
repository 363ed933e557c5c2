import { isDeepStrictEqual } from 'node:util'
import { allCalls, type Call } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allRoutes } from '../features.js'
import { gapsOf, keeps, type AccessRow } from '../testing/access/access-checker.js'
import { accessRows, attempts, isOnesOwn } from '../testing/access/access-files.js'
import type { Attempt } from '../testing/access/access-kit.js'
import { callers, type CallerName } from '../testing/access/access-legend.js'
import { buildAccessWorld, type AccessWorld } from '../testing/access/access-world.js'
import { howard } from '../testing/self-assessment-steps.js'
import { createApp } from './app.js'
import { expressPath } from './requests/register-routes.js'
import { startTestApi, type TestAnswer, type TestApi } from '../testing/test-api.js'

const byId = new Map(allCalls.map((call) => [call.id, call]))

let api: TestApi
let world: AccessWorld
beforeAll(async () => {
  // The limit on requests for a new password is no matter of rights, nor is the age of a token.
  api = await startTestApi({ config: { recoveriesPerHour: 1000, accessTokenSeconds: 3600 } })
  world = await buildAccessWorld(api)
  alone = new Set(allRoutes(api.deps).flatMap(({ call, streams }) => (streams ? [call.id] : [])))
}, 120_000)
afterAll(() => api.close())

/**
 * The rules of rights know no engine: on a second one, callers with the three kinds of sight that the SQL draws (the whole
 * state, the agencies of a choice, one's own agency) make the statements of every call run there too.
 */
const asking = process.env['STATEMENTS_ONLY']
  ? callers.filter((caller) => ['SM', 'LI', 'LA'].includes(caller))
  : callers

/** Verdicts that leave the record as it is: one attempt serves every caller who is refused. */
const refusals = new Set(['401', '403', '404', 'no', 'bad', 'hidden'])

/** Calls that answer by a stream or take one of the few places for heavy work: no batch has them. */
let alone: ReadonlySet<string>
const answers = new Map<string, TestAnswer<unknown>>()

async function answersOf(row: AccessRow) {
  const call = callOf(row)
  const given = new Map<CallerName, TestAnswer<unknown>>()
  const together = new Map<CallerName, { status: number; body: unknown }>()
  const refusedFirst = asking.toSorted(
    (a, b) => Number(!refusals.has(row.verdicts[a])) - Number(!refusals.has(row.verdicts[b])),
  )
  let shared: Attempt | undefined
  for (const caller of refusedFirst) {
    const prepare = async () => (await attempts[row.call]?.(world, row.record, caller)) ?? {}
    const once = refusals.has(row.verdicts[caller]) && !isOnesOwn(row)
    const attempt: Attempt = once ? (shared ??= await prepare()) : await prepare()
    const answer = await send(call, attempt, world.tokens.get(caller))
    given.set(caller, answer)
    if (row.call === 'signOutEverywhere') await world.renewToken(caller)
    // Batched with another read, the same rules apply: the callers who see most and least show it.
    if (
      !alone.has(call.id) &&
      call.method === 'get' &&
      !call.changesData &&
      !call.file &&
      call.access !== 'public' &&
      ['SM', 'LI', 'LU'].includes(caller)
    )
      together.set(caller, await sendTogether(call, attempt, world.tokens.get(caller)))
    answers.set(`${row.call} ${row.record} ${caller}`, answer)
  }
  return { given, together }
}

function callOf(row: AccessRow): Call {
  const call = byId.get(row.call)
  if (call === undefined) throw new Error(`No call ${row.call}.`)
  return call
}

function send(call: Call, attempt: Attempt, token: string | undefined): Promise<TestAnswer<unknown>> {
  const { params, query = '', ...request } = attempt
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params?.[name] ?? ''))
  const sent = call.method === 'get' ? {} : request
  return api.call(call.method, path + query, { ...sent, ...(token !== undefined && { token }) })
}

/** The same read as one of two that go together. */
async function sendTogether(
  call: Call,
  { params = {}, query = '' }: Attempt,
  token: string | undefined,
): Promise<{ status: number; body: unknown }> {
  const values = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  const { status, body } = await api.call<{ status: number; body: unknown }[]>('post', '/api/reads', {
    body: [
      { call: 'listComplianceYears' },
      { call: call.id, params: values, query: Object.fromEntries(new URLSearchParams(query)) },
    ],
    ...(token !== undefined && { token }),
  })
  return (status === 200 && body[1]) || { status, body }
}

/** Agencies that an answer names, and whether it names a person who is no displayed contact. */
function contentsOf(call: Call, body: unknown): { foreign: boolean; undisplayed: boolean } {
  const text = JSON.stringify(body) ?? ''
  const key = call.id === 'listLeas' ? 'id' : 'leaId'
  const foreign = text.includes(`"${key}":${howard},`) || /@howard\.example/.test(text)
  return { foreign, undisplayed: text.includes('"contactInfoDisplayed":false') }
}

describe('the tables of verdicts', () => {
  it('judge every call of the contract beside its feature, and nothing else', () => {
    expect(gapsOf(accessRows, allCalls)).toEqual([])
  })

  it('leave out only addresses that hold no record, and they are open', async () => {
    const { stack } = createApp(api.deps, { shuttingDown: false }).router
    const known = new Set(allCalls.map((call) => `${call.method} ${expressPath(call)}`))
    const others = stack.flatMap(({ route }) =>
      route === undefined
        ? []
        : [...new Set(route.stack.map(({ method }) => `${method} ${route.path}`))].filter(
            (one) => !known.has(one),
          ),
    )
    expect(others).toEqual([
      'get /healthz',
      'get /readyz',
      'get /metrics',
      'get /api/openapi.json',
      'get /dev/mail.json',
    ])
    for (const address of others) {
      const { status } = await api.call('get', address.slice('get '.length))
      expect({ address, status }).toEqual({ address, status: 200 })
    }
  })
})

describe('every call, whoever makes it and whatever record it names', () => {
  it.each(accessRows.map((row) => [`${row.call} ${row.record}`, row] as const))('%s', async (_name, row) => {
    const wrong: string[] = []
    const open = new Set<number>()
    const { given, together } = await answersOf(row)
    for (const [caller, { status, body }] of given) {
      const verdict = row.verdicts[caller]
      if (!keeps(verdict, { status, ...contentsOf(callOf(row), body) }))
        wrong.push(`${caller}: ${verdict}, but ${status} ${JSON.stringify(body).slice(0, 200)}`)
      if (verdict === 'open') open.add(status)
    }
    for (const [caller, { status, body }] of together)
      if (!keeps(row.verdicts[caller], { status, ...contentsOf(callOf(row), body) }))
        wrong.push(`${caller} with another read: ${row.verdicts[caller]}, but ${status}`)
    expect(wrong).toEqual([])
    // Who is signed in makes no difference to what is open to everybody.
    expect(open.size).toBeLessThanOrEqual(1)
  })

  it('shows people who see one agency only no difference between a foreign and a missing record', async () => {
    const differences: object[] = []
    for (const row of accessRows) {
      const twin = { foreign: 'missing', 'foreign-user': 'missing-user' }[row.record]
      if (!accessRows.some(({ call, record }) => call === row.call && record === twin)) continue
      for (const caller of asking.filter((one) => ['LA', 'LU', 'LI', 'CL'].includes(one))) {
        const [there, nowhere] = [row.record, twin].map((record) =>
          faceOf(answers.get(`${row.call} ${record} ${caller}`)),
        )
        if (!isDeepStrictEqual(there, nowhere)) differences.push({ call: row.call, caller, there, nowhere })
      }
    }
    expect(differences).toEqual([])
  })
})

/** Everything of an answer but the id of the fault. */
function faceOf(answer: TestAnswer<unknown> | undefined): object {
  if (answer === undefined) throw new Error('This was not asked.')
  const { status, body } = answer
  return {
    status,
    body: typeof body === 'object' && body !== null && 'code' in body ? { ...body, id: '' } : body,
  }
}

import {
  getLea,
  listComplianceYears,
  listLeas,
  mostReads,
  readTogether,
  type Call,
} from '@portal/rest-contract'
import { expect, it } from 'vitest'
import { PortalError } from '../errors/portal-error.js'
import type { Caller } from '../session/caller.js'
import { RequestUpstream } from './request-upstream.js'
import { upstreamTimeout } from './upstream-errors.js'

const years = [{ id: 2026, name: '2026 - 2027' }]
const missing = { id: 'a', code: 'NOT_FOUND', status: 404, message: 'This agency does not exist.' }

interface Asked {
  call: string
  body: unknown
  bearer: string | undefined
}

/** A request to a system of record that responds to each call like this, and what the system received. */
function anUpstream(
  answer: (call: Call, body: unknown) => unknown,
  options: { kind?: Caller['kind']; takesMany?: boolean } = {},
) {
  const asked: Asked[] = []
  const rest = {
    async call(call: Call, { body }: { body?: unknown }, { bearer }: { bearer?: string | undefined }) {
      asked.push({ call: call.id, body, bearer })
      return answer(call, body)
    },
  }
  let token = 'first'
  const caller: Caller = {
    kind: options.kind ?? 'cookie',
    accessToken: async () => token,
    renew: async () => (token = 'renewed'),
    giveUp: async () => new PortalError('UNAUTHENTICATED', 'Please sign in.'),
  }
  const facts = { requestId: 'r', clientIp: undefined, userAgent: '', idempotencyKey: undefined }
  const { takesMany = true } = options
  const upstream = new RequestUpstream(rest as never, caller, facts, undefined, () => takesMany)
  return { upstream, asked }
}

const each = (body: unknown, answers: Record<string, unknown>) =>
  (body as { call: string }[]).map(({ call }) => answers[call])

it('sends reads of one moment as one and gives each its own answer', async () => {
  const { upstream, asked } = anUpstream((_call, body) =>
    each(body, {
      listComplianceYears: { status: 200, body: years },
      getLea: { status: 404, body: missing },
      listLeas: { status: 200, body: 'no list' },
    }),
  )
  const [read, refused, wrong] = await Promise.allSettled([
    upstream.call(listComplianceYears, {}),
    upstream.call(getLea, { params: { id: 7 } }),
    upstream.call(listLeas, { query: { inactive: 'true' } }),
  ])
  expect(read).toEqual({ status: 'fulfilled', value: years })
  expect(refused).toMatchObject({ reason: { code: 'NOT_FOUND', message: missing.message, id: 'a' } })
  expect(wrong).toMatchObject({ reason: { code: 'UPSTREAM_UNAVAILABLE' } })
  expect(asked).toEqual([
    {
      call: 'readTogether',
      bearer: 'first',
      body: [
        { call: 'listComplianceYears', params: {}, query: {} },
        { call: 'getLea', params: { id: '7' }, query: {} },
        { call: 'listLeas', params: {}, query: { inactive: 'true' } },
      ],
    },
  ])
})

it.each([
  ['a read that has no company', {}, 1],
  ['the reads of a client that sends its own token', { kind: 'bearer' as const }, 2],
  ['reads where the system does not take several', { takesMany: false }, 2],
])('sends %s as they are', async (_what, options, reads) => {
  const { upstream, asked } = anUpstream(() => years, options)
  await Promise.all(Array.from({ length: reads }, () => upstream.call(listComplianceYears, {})))
  expect(asked.map(({ call }) => call)).toEqual(Array.from({ length: reads }, () => 'listComplianceYears'))
})

it('sends no more at once than the contract takes', async () => {
  const { upstream, asked } = anUpstream((call, body) =>
    call.id === readTogether.id ? (body as unknown[]).map(() => ({ status: 200, body: years })) : years,
  )
  await Promise.all(Array.from({ length: mostReads + 1 }, () => upstream.call(listComplianceYears, {})))
  expect(asked.map(({ call, body }) => (Array.isArray(body) ? body.length : call))).toEqual([
    mostReads,
    'listComplianceYears',
  ])
})

it('renews a token that was refused and sends them once more', async () => {
  let isRefused = true
  const { upstream, asked } = anUpstream((_call, body) => {
    if (!isRefused) return (body as unknown[]).map(() => ({ status: 200, body: years }))
    isRefused = false
    throw new PortalError('UNAUTHENTICATED', 'Please sign in.')
  })
  const read = () => upstream.call(listComplianceYears, {})
  expect(await Promise.all([read(), read()])).toEqual([years, years])
  expect(asked.map(({ call, bearer }) => [call, bearer])).toEqual([
    ['readTogether', 'first'],
    ['readTogether', 'renewed'],
  ])
})

it('asks one by one where an older process of the system does not know the call', async () => {
  const { upstream, asked } = anUpstream((call) => {
    if (call.id === readTogether.id) throw new PortalError('NOT_FOUND', 'There is nothing at this address.')
    return years
  })
  const read = () => upstream.call(listComplianceYears, {})
  expect(await Promise.all([read(), read()])).toEqual([years, years])
  expect(asked.map(({ call }) => call)).toEqual([
    'readTogether',
    'listComplianceYears',
    'listComplianceYears',
  ])
})

it('tells everybody of a failure and asks nothing twice', async () => {
  const { upstream, asked } = anUpstream(() => {
    throw upstreamTimeout('late')
  })
  const read = () => upstream.call(listComplianceYears, {})
  const outcomes = await Promise.allSettled([read(), read()])
  expect(outcomes).toMatchObject([
    { reason: { code: 'UPSTREAM_TIMEOUT' } },
    { reason: { code: 'UPSTREAM_TIMEOUT' } },
  ])
  expect(asked).toHaveLength(1)
})

import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { allCalls, type ApiErrorCode } from '@portal/rest-contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, GraphqlResult } from '../../testing/browser.js'
import { nullAt, oneErrorForEachNull } from '../../errors/one-error-for-each-null.js'
import { TestGateway } from '../../testing/gateway.js'
import { sampleAnswer, type SampleKind } from '../../testing/sample-answers.js'
import { sampleVariables } from '../../testing/sample-variables.js'
import { refuse } from '../../testing/stub-upstream.js'
import { webDocuments } from '../../testing/web-documents.js'
import { CompiledOperations } from './compiled-operations.js'
import { hashOfDocument, RegisteredOperations } from './registered-operations.js'
import { createSchema } from './schema.js'

const schema = await createSchema()
const documents = await webDocuments()
const registered = Object.fromEntries([...documents.values()].map((text) => [hashOfDocument(text), text]))
const compiled = new CompiledOperations(schema, new RegisteredOperations(registered))
const quickOnes = [...documents].filter(([, document]) => compiled.byDocument(document) !== undefined)
const queries = quickOnes.filter(([, document]) => /^query /m.test(document))
const mutations = quickOnes.filter(([, document]) => /^mutation /m.test(document))

/** Two paths to accept the same type: the second one is unusual, so Apollo handles it. */
const paths = { compiled: 'application/json', apollo: 'application/json, text/never;q=0.1' }

let gateway: TestGateway
let browser: Browser
let reachedExpress = 0

beforeAll(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  await mkdir(path.join(dataDir, 'web'))
  await writeFile(path.join(dataDir, 'web', 'operations.json'), JSON.stringify(registered))
  gateway = await TestGateway.start({ dataDir })
  browser = await gateway.signedInBrowser()
  const { router } = gateway.gateway.app
  router.use((_request, _response, next) => {
    reachedExpress += 1
    next()
  })
  router.stack.unshift(...router.stack.splice(-1))
})
afterAll(async () => {
  await gateway.stop()
})

function answerAll(kind: SampleKind): void {
  for (const call of allCalls) {
    if (call.access === 'public' || call.answer === undefined) continue
    // Created on demand: a test needs only a few of these hundreds.
    gateway.upstream.answers.set(call.id, (_request, response) => response.json(sampleAnswer(call, kind)))
  }
}

function refuseAll(code: ApiErrorCode): void {
  for (const { id, access } of allCalls) {
    if (access === 'public') continue
    gateway.upstream.answers.set(id, (_request, response) => refuse(response, code, `Refused: ${code}.`))
  }
}

interface Seen {
  status: number
  headers: Record<string, string>
  result: GraphqlResult
}

/** Headers that necessarily differ. */
const ownHeaders = new Set(['date', 'x-request-id', 'content-length'])

async function ask(
  who: Browser,
  path: keyof typeof paths,
  body: object,
  headers: Record<string, string> = {},
): Promise<Seen> {
  const before = reachedExpress
  const plain = { 'accept-encoding': 'identity', accept: paths[path] }
  const response = await who.post(body, { ...plain, ...headers })
  const length = Number(response.headers.get('content-length'))
  const text = await response.text()
  expect(length).toBe(Buffer.byteLength(text))
  expect(reachedExpress - before).toBe(path === 'apollo' ? 1 : 0)
  const result = JSON.parse(text) as GraphqlResult
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.has(name))),
    result: comparable(result),
  }
}

/**
 * Errors in a fixed order, because fields run in parallel, and without ids of the gateway. Where an object is null, any
 * of the errors in it may stand for all: only their place and code are compared.
 */
function comparable({ data, errors }: GraphqlResult): GraphqlResult {
  if (errors === undefined) return { data }
  const compared = oneErrorForEachNull(data, errors).map((error) => {
    const { path = [], extensions } = error
    const place = nullAt(data, path)
    const { code, id } = extensions
    if (place.length < path.length) return { message: 'within', path: place, extensions: { code } }
    return Object.assign(error, {
      extensions: { ...extensions, id: id === 'api-error-1' ? id : typeof id },
    })
  })
  return {
    data,
    errors: compared.toSorted((a, b) => JSON.stringify(a.path).localeCompare(JSON.stringify(b.path))),
  }
}

/** Runs the operation on both paths, one after the other. */
async function onBothPaths(
  body: object,
  who: Browser = browser,
  headers: Record<string, string> = {},
): Promise<{ quick: Seen; slow: Seen }> {
  return {
    quick: await ask(who, 'compiled', body, headers),
    slow: await ask(who, 'apollo', body, headers),
  }
}

const byHash = (document: string, variables: Record<string, unknown>): object => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash: hashOfDocument(document) } },
})

describe('of the operations of the web client', () => {
  it('nearly all run compiled', () => {
    const left = [...documents].filter(([name]) => !quickOnes.some(([quick]) => quick === name))
    const leftOf = (kind: RegExp): string[] =>
      left.filter(([, document]) => kind.test(document)).map(([name]) => name)
    const leftQueries = leftOf(/^query /m)
    // They have a directive in a fragment, an input object written out, or a date among their variables.
    expect(leftQueries.toSorted()).toEqual([
      'AgencyAuditEvents',
      'AuditEvents',
      'AuditPeople',
      'CalendarEvents',
      'CaseStudyOfAudit',
      'ContactChoices',
      'FinalReportPreview',
      'Findings',
      'RecordHistory',
      'SelectiveReportPreview',
    ])
    // They have a date or an enum with other internal values among their variables.
    expect(leftOf(/^mutation /m).toSorted()).toEqual([
      'ActivateSelfAssessments',
      'DraftFinding',
      'DraftReviewFinding',
      'IssueFinalReport',
      'IssueFinding',
      'IssueSelectiveReport',
      'MoveAuditDueDates',
      'PlanSelfAssessment',
      'RecordFindingRound',
      'RememberVisit',
      'SaveFindingCorrection',
      'SaveReportDraft',
      'SetSelfAssessmentDueDates',
      'StartSelfAssessment',
      'UpdateFinding',
      'UpdateLea',
    ])
    expect(left.every(([, document]) => /^(query|mutation) /m.test(document))).toBe(true)
    expect(queries.length).toBeGreaterThan(20)
    expect(mutations.length).toBeGreaterThan(50)
  })
})

describe.each(queries)('%s is answered as Apollo answers it', (_name, document) => {
  const all = sampleVariables(schema, document, true)
  const needed = sampleVariables(schema, document, false)

  it('when the system of record answers', async () => {
    answerAll({ items: 2, nulls: false, wrongDates: false })
    const { quick, slow } = await onBothPaths(byHash(document, all))
    expect([quick.status, quick.result.errors]).toEqual([200, undefined])
    expect(quick).toEqual(slow)
    const bare = await onBothPaths({ query: document, variables: needed })
    expect(bare.quick).toEqual(bare.slow)
  })

  it('when lists are empty and values are missing', async () => {
    answerAll({ items: 0, nulls: true, wrongDates: false })
    const { quick, slow } = await onBothPaths(byHash(document, needed))
    expect(quick).toEqual(slow)
  })

  it('when values cannot be shown, and nulls spread to what holds them', async () => {
    answerAll({ items: 2, nulls: false, wrongDates: true })
    const { quick, slow } = await onBothPaths(byHash(document, all))
    expect(quick).toEqual(slow)
  })

  it.each<ApiErrorCode>(['UNAVAILABLE', 'FORBIDDEN', 'NOT_FOUND'])(
    'when every call is refused with %s',
    async (code) => {
      refuseAll(code)
      const { quick, slow } = await onBothPaths(byHash(document, all))
      expect(quick).toEqual(slow)
    },
  )

  it('when nobody is signed in', async () => {
    const { quick, slow } = await onBothPaths(byHash(document, all), gateway.browser())
    expect(quick).toEqual(slow)
  })
})

/** Those that begin or end a session, or rotate its tokens: each path needs its own browser. */
const changesSession = new Set([
  'SignIn',
  'VerifySecurityCode',
  'ResendSecurityCode',
  'SignOut',
  'RequestPasswordReset',
  'ResetPassword',
  'ChangePassword',
])

describe.each(mutations)('%s is answered as Apollo answers it', (name, document) => {
  const asked = byHash(document, sampleVariables(schema, document, true))

  it.each<[string, () => void]>([
    ['when the system of record answers', () => answerAll({ items: 2, nulls: false, wrongDates: false })],
    ['when values cannot be shown', () => answerAll({ items: 2, nulls: true, wrongDates: true })],
    ['when every call is refused', () => refuseAll('CONFLICT')],
  ])('%s', async (_when, arrange) => {
    const signedIn = (): Promise<Browser> | Browser =>
      changesSession.has(name) ? gateway.signedInBrowser() : browser
    const [one, another] = [await signedIn(), await signedIn()]
    arrange()
    const quick = await ask(one, 'compiled', asked)
    const slow = await ask(another, 'apollo', asked)
    expect(withoutIds(quick)).toEqual(withoutIds(slow))
  })
})

/** Ids of sessions and of sign-in attempts are random. */
function withoutIds({ headers, ...seen }: Seen): Seen {
  const cookies = headers['set-cookie']?.replaceAll(/=[\w.-]{20,};/g, '=id;')
  return { ...seen, headers: { ...headers, ...(cookies === undefined ? {} : { 'set-cookie': cookies }) } }
}

const conditional = queries.filter(([, document]) => /@(include|skip)/.test(document))

it.each(conditional)('%s leaves out compiled what Apollo leaves out', async (_name, document) => {
  answerAll({ items: 2, nulls: false, wrongDates: false })
  const all = sampleVariables(schema, document, true)
  const conditions = Object.keys(all).filter((name) => all[name] === true)
  const without = [[], ...conditions.map((name) => [name])]
  const answers: unknown[] = []
  for (const names of without) {
    const variables = { ...all, ...Object.fromEntries(names.map((name) => [name, false])) }
    const { quick, slow } = await onBothPaths(byHash(document, variables))
    expect(quick.result.errors).toBeUndefined()
    expect(quick).toEqual(slow)
    answers.push(quick.result.data)
  }
  // Each condition has an effect.
  expect(new Set(answers.map((data) => JSON.stringify(data))).size).toBe(without.length)
})

describe('the compiled way', () => {
  const [, document] = queries.find(([name]) => name === 'SelfAssessmentList') ?? ['', '']
  const variables = { year: 2026 }
  const sent = { 'content-type': 'application/json', 'apollo-require-preflight': '1' }
  const post = (body: string, headers: Record<string, string> = {}): Promise<Response> =>
    browser.fetch('/graphql', { method: 'POST', headers: { ...sent, ...headers }, body })

  beforeAll(() => answerAll({ items: 2, nulls: false, wrongDates: false }))

  it.each([
    ['a variable of the wrong type', byHash(document, { year: 'soon' })],
    ['a variable that is missing', byHash(document, {})],
    ['variables that are no object', { ...byHash(document, {}), variables: [1] }],
    ['the name of another operation', { ...byHash(document, variables), operationName: 'Other' }],
    ['a hash that nobody registered', byHash('query Nobody { viewer { id } }', {})],
    ['a document that nobody registered', { query: 'query Own { viewer { id } }' }],
    ['a mutation of two things', { query: 'mutation Two { a: signOut b: signOut }' }],
    ['no document', {}],
    ['a batch', [byHash(document, variables)]],
  ])('leaves %s to Apollo', async (_name, body) => {
    const before = reachedExpress
    await gateway.browser().post(body)
    expect(reachedExpress).toBe(before + 1)
  })

  it('refuses a body that is no JSON in the words of the other way', async () => {
    const wrong = await Promise.all(
      ['{', '7', 'null'].flatMap((body) =>
        [paths.compiled, paths.apollo].map(async (accept) => {
          const response = await post(body, { accept })
          return [response.status, ((await response.json()) as GraphqlResult).errors?.[0]?.message]
        }),
      ),
    )
    expect(new Set(wrong.map((each) => JSON.stringify(each)))).toEqual(
      new Set(['[400,"The request cannot be read."]']),
    )
  })

  it('refuses requests of other sites, and keys that are none, before anything is asked upstream', async () => {
    const before = gateway.upstream.received.length
    const body = JSON.stringify(byHash(document, variables))
    const foreign = await post(body, { origin: 'https://evil.example' })
    const bare = await browser.fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    const key = await post(body, { 'idempotency-key': 'a b' })
    expect([foreign.status, bare.status, key.status]).toEqual([403, 403, 400])
    expect(gateway.upstream.received.length).toBe(before)
  })

  it('answers clients that accept the type of GraphQL over HTTP in it', async () => {
    const accept = 'application/graphql-response+json,application/json;q=0.9'
    const response = await post(JSON.stringify(byHash(document, variables)), { accept })
    expect(response.headers.get('content-type')).toBe('application/graphql-response+json; charset=utf-8')
    expect(await response.json()).toMatchObject({ data: { selfAssessments: [{}, {}] } })
  })

  it('renews a session whose token is refused, and the answer carries its cookie', async () => {
    const visitor = await gateway.signedInBrowser()
    gateway.upstream.refuseTokens()
    const { result, headers } = await ask(visitor, 'compiled', byHash(document, variables))
    expect(result.errors).toBeUndefined()
    expect(headers['set-cookie']).toContain('portal_session=')
    browser = await gateway.signedInBrowser()
  })

  it('counts operations, logs requests and answers their ids', async () => {
    const response = await post(JSON.stringify(byHash(document, variables)), { 'x-request-id': 'counted-1' })
    expect(response.headers.get('x-request-id')).toBe('counted-1')
    await response.text()
    const metrics = await (await browser.fetch('/metrics')).text()
    expect(metrics).toMatch(
      /gateway_graphql_operations_total\{operation="SelfAssessmentList",code="ok"\} [1-9]/,
    )
    await expect.poll(() => gateway.logLines.some((line) => line.includes('"counted-1"'))).toBe(true)
  })
})

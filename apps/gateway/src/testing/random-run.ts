import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { GraphQLSchema } from 'graphql'
import { hashOfDocument } from '../server/graphql/registered-operations.js'
import { createSchema } from '../server/graphql/schema.js'
import type { Browser } from './browser.js'
import { TestGateway } from './gateway.js'
import { breakOperation, type BrokenRequest } from './random-breaks.js'
import { randomOperation, randomRegistered, type RandomOperation } from './random-operations.js'
import { answerAtRandom, secretWords } from './random-upstream.js'
import { Random } from './random.js'
import { webDocuments } from './web-documents.js'

export interface RandomRunResult {
  seed: number
  /** Number of operations sent. */
  valid: number
  broken: number
  /** How many of both were operations that the web client registers; their queries run compiled. */
  registered: number
  /** Responses by status. */
  statuses: Record<string, number>
  /** Valid operations by the code of their first error, ok without one. */
  codes: Record<string, number>
  /** Responses that must never occur, each with its request; at most twenty. */
  violations: string[]
  violationsTotal: number
  seconds: number
}

interface Answer {
  status: number
  text: string
}

/** Sends this many valid and broken operations to a gateway whose system of record responds at random. */
export async function runAtRandom(
  { valid, broken, seed }: { valid: number; broken: number; seed: number },
  log: (line: string) => void = () => undefined,
  /** When it returns true the run stops and returns the result so far. */
  stopped: () => boolean = () => false,
): Promise<RandomRunResult> {
  const started = performance.now()
  const schema = await createSchema()
  const documents = [...(await webDocuments()).values()]
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gateway-'))
  const manifest = Object.fromEntries(documents.map((text) => [hashOfDocument(text), text]))
  await mkdir(path.join(dataDir, 'web'))
  await writeFile(path.join(dataDir, 'web', 'operations.json'), JSON.stringify(manifest))
  const gateway = await TestGateway.start({ dataDir })
  try {
    const random = new Random(seed)
    answerAtRandom(gateway.upstream, new Random(seed + 1))
    const run = new Run(schema, documents, gateway, random)
    await run.signIn()
    for (let done = 0; done < valid + broken && !stopped(); done += width) {
      const batch = Array.from({ length: Math.min(width, valid + broken - done) }, (_, i) => {
        // Broken ones are spread over the whole run, so that a crash shows in the valid ones after it.
        const at = done + i
        const isBroken =
          Math.floor(((at + 1) * broken) / (valid + broken)) > Math.floor((at * broken) / (valid + broken))
        return isBroken ? run.sendBroken() : run.sendValid()
      })
      await Promise.all(batch)
      if (done % 10_000 < width) log(`${done} of ${valid + broken}, ${run.violations} violations`)
    }
    await run.stillLives()
    return { seed, ...run.result(), seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    await gateway.stop()
  }
}

/** Concurrent requests. */
const width = 16

class Run {
  readonly #statuses = new Map<string, number>()
  readonly #codes = new Map<string, number>()
  readonly #violations: string[] = []
  violations = 0
  #signedIn: Browser
  readonly #stranger: Browser
  #valid = 0
  #broken = 0
  #registered = 0

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly documents: readonly string[],
    private readonly gateway: TestGateway,
    private readonly random: Random,
  ) {
    this.#signedIn = gateway.browser()
    this.#stranger = gateway.browser()
  }

  async signIn(): Promise<void> {
    this.#signedIn = await this.gateway.signedInBrowser()
  }

  async sendValid(): Promise<void> {
    this.#valid += 1
    const stranger = this.random.chance(0.1)
    const { query, variables } = this.#operation(!stranger)
    const body = JSON.stringify({ query, variables })
    const answer = await this.#send(stranger ? this.#stranger : this.#signedIn, { method: 'POST', body })
    const first = codesIn(answer.text)[0] ?? 'ok'
    this.#codes.set(first, (this.#codes.get(first) ?? 0) + 1)
    this.#check(answer, body, answer.status === 200)
  }

  async sendBroken(): Promise<void> {
    this.#broken += 1
    const request = breakOperation(this.#operation(true), this.random)
    this.#check(await this.#send(this.#signedIn, request), JSON.stringify(request), true)
  }

  #operation(signedIn: boolean): RandomOperation {
    if (this.random.chance(0.6)) return randomOperation(this.schema, this.random, signedIn)
    this.#registered += 1
    return randomRegistered(this.schema, this.documents, this.random, signedIn)
  }

  /** The session from before the run must still be valid. */
  async stillLives(): Promise<void> {
    const viewer = await this.#signedIn.viewer()
    if (viewer.data?.['viewer'] == null)
      this.#violation(`at the end nobody was signed in: ${JSON.stringify(viewer)}`)
  }

  result() {
    return {
      valid: this.#valid,
      broken: this.#broken,
      registered: this.#registered,
      statuses: sorted(this.#statuses),
      codes: sorted(this.#codes),
      violations: this.#violations,
      violationsTotal: this.violations,
    }
  }

  async #send(browser: Browser, request: BrokenRequest): Promise<Answer> {
    try {
      const response = await browser.fetch(`/graphql${request.search ?? ''}`, {
        method: request.method,
        headers: {
          'apollo-require-preflight': '1',
          'accept-encoding': 'identity',
          ...(request.method === 'POST' && { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body !== undefined && request.method === 'POST' && { body: request.body }),
      })
      return { status: response.status, text: await response.text() }
    } catch (error) {
      return { status: 0, text: String(error) }
    }
  }

  #check({ status, text }: Answer, sent: string, statusFits: boolean): void {
    this.#statuses.set(String(status), (this.#statuses.get(String(status)) ?? 0) + 1)
    const problems = [
      ...(status === 0 || status >= 500 || !statusFits ? [`status ${status}`] : []),
      ...(isJson(text) ? [] : ['no JSON']),
      ...this.#leaks(text),
      ...this.#unexplained(text),
    ]
    if (problems.length > 0)
      this.#violation(`${problems.join(', ')}\n  sent ${sent.slice(0, 1500)}\n  got ${text.slice(0, 1500)}`)
    // The log of a long run is truncated, except for what requests in flight may have written.
    if (this.gateway.logLines.length > 20_000) this.gateway.logLines.splice(0, 10_000)
  }

  #leaks(text: string): string[] {
    const cookies = [...this.#signedIn.cookies.values()].filter((value) => value.length > 8)
    const words = [
      ...secretWords,
      ...cookies,
      ...ownWords,
      this.gateway.upstream.url,
      ...this.gateway.upstream.live,
    ]
    return [
      ...words.filter((word) => text.includes(word)).map((word) => `leaks ${word}`),
      ...(/\bat \S+ \(|\.(ts|js|mjs):\d+/.test(text) ? ['leaks a stack'] : []),
      ...(/127\.0\.0\.1|localhost|ECONN|socket hang up/.test(text) ? ['leaks a host'] : []),
    ]
  }

  /** An unexpected error is a fault of the gateway; the id of every fault must be in the log. */
  #unexplained(text: string): string[] {
    if (!text.includes('"INTERNAL"')) return []
    const ids = [...text.matchAll(/"code":"INTERNAL","id":"([^"]+)"/g)].map(([, id]) => id ?? '')
    const log = this.gateway.logLines.join('')
    return ids.flatMap((id) => {
      if (!log.includes(id)) return [`the id ${id} is in no log`]
      const line = this.gateway.logLines.find((one) => one.includes(id)) ?? ''
      // A 500 of the system of record is not a fault of the gateway.
      return line.includes('"cause":"answered 500"') ? [] : [`unexpected: ${line.slice(0, 600)}`]
    })
  }

  #violation(text: string): void {
    this.violations += 1
    if (this.#violations.length < 20) this.#violations.push(text)
  }
}

/** The folder of this code, and phrases of ours that occur in errors of the language. */
const ownWords = [
  path.resolve(fileURLToPath(new URL('../../../..', import.meta.url))),
  'node_modules',
  'TypeError',
  'Cannot read properties',
  'head.body',
  'refresh-1',
]

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function codesIn(text: string): string[] {
  const body = isJson(text)
    ? (JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] } | null)
    : null
  return body?.errors?.map(({ extensions }) => extensions?.code ?? 'none') ?? []
}

function sorted(counts: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...counts].toSorted(([a], [b]) => a.localeCompare(b)))
}

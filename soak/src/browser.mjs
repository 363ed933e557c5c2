import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Pool } from 'undici'
import { inHouse } from '../../tools/lib/house.mjs'

/**
 * The outcome of a request. `ok`: it was done. `refused`: the portal refused it for good. `signedOut`: nobody is signed
 * in. `busy`: it cannot be handled now, with a retry time. `late`: the deadline has passed. `failed`: anything else, a
 * 5xx or a broken connection.
 *
 * @typedef {{ outcome: 'ok' | 'refused' | 'signedOut' | 'busy' | 'late' | 'failed', what: string, status: number, data:
 *   any, ms: number, body: string }} Answer
 */

/** Codes that mean a fault of the portal, whatever the HTTP status. */
const faults = new Set(['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'])

/** Outcomes after which the request is retried with the same key. @type {ReadonlySet<Answer['outcome']>} */
export const passing = new Set(['busy', 'late', 'failed'])

/** The documents that the web client's build registered, by the names of their operations, as JSON. */
export async function registeredOperations() {
  /** @type {Record<string, string>} */
  const documents = JSON.parse(await readFile(inHouse('apps/web/dist/operations.json'), 'utf8'))
  return new Map(
    Object.values(documents).map((document) => {
      const name = /^(?:query|mutation) (\w+)/m.exec(document)?.[1] ?? ''
      return /** @type {const} */ ([name, JSON.stringify(document)])
    }),
  )
}

/** A browser of one person: it keeps cookies, sends what the web client sends, and has its own IP address. */
export class Browser {
  /** @type {Map<string, string>} */
  #cookies = new Map()
  #pool
  #operations

  /**
   * @param {string} origin
   * @param {Map<string, string>} operations
   * @param {{ place?: number, cookies?: Map<string, string>, connections?: number }} [options]
   *   `place`: number of its IP address; `cookies`: of another browser, to share its session
   */
  constructor(origin, operations, { place = 0, cookies, connections = 4 } = {}) {
    this.#operations = operations
    if (cookies) this.#cookies = cookies
    this.#pool = new Pool(origin, {
      connections,
      localAddress: `127.${1 + Math.floor(place / 60_000)}.${Math.floor(place / 250) % 240}.${1 + (place % 250)}`,
      headersTimeout: 75_000,
      bodyTimeout: 75_000,
    })
  }

  get cookies() {
    return this.#cookies
  }

  /**
   * Sends a registered operation.
   *
   * @param {string} name
   * @param {Record<string, unknown>} [variables]
   * @param {{ key?: string }} [options] `key`: idempotency key of the person's action
   * @returns {Promise<Answer>}
   */
  async ask(name, variables = {}, { key } = {}) {
    const query = this.#operations.get(name)
    if (query === undefined) throw new Error(`The web client has no operation ${name}.`)
    const sent = await this.#send({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: `{"operationName":"${name}","query":${query},"variables":${JSON.stringify(variables)}}`,
    })
    return judge(name, sent)
  }

  /**
   * Sends an operation with a new idempotency key, as for an action of a person. @param {string} name @param
   * {Record<string, unknown>} variables
   */
  async act(name, variables) {
    return this.ask(name, variables, { key: randomUUID() })
  }

  /**
   * Sends a multipart form.
   *
   * @param {string} path
   * @param {Record<string, string>} fields
   * @param {{ part: string, name: string, bytes: Buffer | { size: number, read: () => AsyncIterable<Buffer> } }} file
   * @param {string} [key]
   * @returns {Promise<Answer>}
   */
  async upload(path, fields, file, key = randomUUID()) {
    const boundary = `----soak${randomUUID()}`
    const line = (/** @type {string} */ disposition) =>
      `--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\n`
    const head = Buffer.from(
      `${Object.entries(fields)
        .map(([name, value]) => `${line(`name="${name}"`)}\r\n${value}\r\n`)
        .join(
          '',
        )}${line(`name="${file.part}"; filename="${file.name}"`)}content-type: application/octet-stream\r\n\r\n`,
    )
    const tail = Buffer.from(`\r\n--${boundary}--\r\n`)
    const { bytes } = file
    const whole = Buffer.isBuffer(bytes) ? Buffer.concat([head, bytes, tail]) : undefined
    const length = whole?.length ?? head.length + tail.length + (Buffer.isBuffer(bytes) ? 0 : bytes.size)
    async function* stream() {
      yield head
      if (!Buffer.isBuffer(bytes)) yield* bytes.read()
      yield tail
    }
    const sent = await this.#send({
      method: 'POST',
      path,
      headers: {
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': String(length),
        'idempotency-key': key,
      },
      body: whole ?? stream(),
    })
    return judge(`POST ${path}`, sent)
  }

  /** Downloads a file and returns its hash. @param {string} path */
  async download(path) {
    const began = performance.now()
    try {
      const answer = await this.#pool.request({
        method: 'GET',
        path,
        headers: { cookie: this.#cookieLine() },
      })
      const hash = createHash('sha256')
      let size = 0
      for await (const chunk of answer.body) {
        hash.update(chunk)
        size += chunk.length
      }
      return { status: answer.statusCode, sha256: hash.digest('hex'), size, ms: performance.now() - began }
    } catch (error) {
      return { status: 0, sha256: String(error), size: 0, ms: performance.now() - began }
    }
  }

  async close() {
    await this.#pool.destroy()
  }

  #cookieLine() {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** @param {{ method: 'POST', path: string, headers: Record<string, string | undefined>, body: any }} request */
  async #send({ headers, ...request }) {
    const began = performance.now()
    try {
      const answer = await this.#pool.request({
        ...request,
        headers: { 'apollo-require-preflight': '1', cookie: this.#cookieLine(), ...headers },
      })
      const text = await answer.body.text()
      this.#keepCookies(answer.headers['set-cookie'])
      const comeAgain = answer.headers['retry-after'] !== undefined
      return { status: answer.statusCode, text, comeAgain, ms: performance.now() - began }
    } catch (error) {
      return { status: 0, text: String(error), comeAgain: false, ms: performance.now() - began }
    }
  }

  /** @param {string | string[] | undefined} lines */
  #keepCookies(lines) {
    for (const line of [lines ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.#cookies.delete(name)
      else this.#cookies.set(name, value)
    }
  }
}

/**
 * @param {string} what
 * @param {{ status: number, text: string, comeAgain: boolean, ms: number }} sent
 * @returns {Answer}
 */
export function judge(what, { status, text, comeAgain, ms }) {
  const json = jsonOf(text)
  /** @type {any[]} */
  const reported = [
    ...(json?.errors ?? []).map((/** @type {any} */ error) => error?.extensions ?? error ?? {}),
    ...Object.values(json?.data ?? {}).flatMap((field) => field?.errors ?? []),
  ]
  const errors = reported.map(({ code = 'unknown' }) => code)
  const broken = reported.filter(({ code }) => faults.has(code))
  const data = json?.data ?? json
  const base = { status, data, ms, body: text.slice(0, 500) }
  const as = (/** @type {Answer['outcome']} */ outcome) => ({
    ...base,
    outcome,
    what: `${what}: ${status} ${errors.join(' ')}`.trim(),
  })
  if (status === 429 || errors.includes('TOO_MANY_REQUESTS')) return as('busy')
  if (broken.length > 0) {
    if (comeAgain || broken.every(({ retryAfterSeconds }) => retryAfterSeconds !== undefined))
      return as('busy')
    return as(broken.some(({ code }) => code !== 'UPSTREAM_TIMEOUT') ? 'failed' : 'late')
  }
  if (status === 0 || status >= 500 || json === undefined) return as('failed')
  if (status === 401 || errors.includes('UNAUTHENTICATED')) return as('signedOut')
  return as(errors.length > 0 || status >= 400 ? 'refused' : 'ok')
}

function jsonOf(/** @type {string} */ text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

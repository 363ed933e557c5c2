import { spawn } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { inHouse, serverArgs } from '../../tools/lib/house.mjs'
import { installGateway } from './gateway-folder.mjs'

/** @typedef {{ cpuMs: number, residentBytes: number, peakBytes: number }} Usage */
/** @typedef {{ usage?: Usage, waits?: boolean, listens?: number, calls?: number, failed?: string }} Message */

const probe = pathToFileURL(inHouse('bench/src/probe.mjs')).href

/** Every running server; they are stopped however the benchmark ends. @type {Set<Server>} */
const running = new Set()

/** Stops every server that was started. */
export async function stopServers() {
  await Promise.all([...running].map((server) => server.stop()))
}

/** A server process with the probe preloaded. */
export class Server {
  #child
  /** @type {Promise<never>} */
  #ended
  #lastLines = ''

  /**
   * @param {string} name
   * @param {string} origin
   * @param {string[]} args
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(name, origin, args, env) {
    this.name = name
    this.origin = origin
    this.#child = spawn(process.execPath, ['--import', probe, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    })
    this.#child.stderr?.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      this.#lastLines = (this.#lastLines + text).slice(-2000)
    })
    this.#ended = new Promise((_resolve, reject) => {
      this.#child.once('error', reject)
      this.#child.once('exit', (status, signal) => {
        running.delete(this)
        reject(new Error(`${name} ended (${signal ?? `status ${status}`}).\n${this.#lastLines}`))
      })
    })
    this.#ended.catch(() => undefined)
    running.add(this)
  }

  /** @param {import('node:child_process').Serializable} message */
  send(message) {
    this.#child.send(message)
  }

  /**
   * The next message of this kind from the process; rejects when the process ends before.
   *
   * @template {keyof Message} Kind
   * @param {Kind} kind
   * @returns {Promise<NonNullable<Message[Kind]>>}
   */
  async nextMessage(kind) {
    /** @type {Promise<NonNullable<Message[Kind]>>} */
    const next = new Promise((resolve, reject) => {
      const listen = (/** @type {Message} */ message) => {
        if (message.failed !== undefined) reject(new Error(`${this.name}: ${message.failed}`))
        const value = message[kind]
        if (value === undefined || value === null) return
        this.#child.off('message', listen)
        resolve(value)
      }
      this.#child.on('message', listen)
    })
    return Promise.race([next, this.#ended])
  }

  /** Processor time and memory so far; `mark` resets the peak. */
  async usage(/** @type {'usage' | 'mark'} */ question = 'usage') {
    const answer = this.nextMessage('usage')
    this.send(question)
    return answer
  }

  /** Number of REST calls that the upstream handled since the last call of this. */
  async takeCalls() {
    const answer = this.nextMessage('calls')
    this.send({ takeCalls: true })
    return answer
  }

  /** Waits until this path responds with 200. */
  async untilOk(/** @type {string} */ path, seconds = 60) {
    const deadline = Date.now() + seconds * 1000
    for (;;) {
      const answer = await Promise.race([fetch(`${this.origin}${path}`).catch(() => undefined), this.#ended])
      if (answer?.ok) return
      if (Date.now() > deadline)
        throw new Error(`${this.name} was not ready in ${seconds} s.\n${this.#lastLines}`)
      await pause(100)
    }
  }

  async stop() {
    if (!running.has(this)) return
    this.#child.kill('SIGTERM')
    const force = setTimeout(() => this.#child.kill('SIGKILL'), 5000)
    await this.#ended.catch(() => undefined)
    clearTimeout(force)
  }
}

/**
 * Starts the upstream or a peer and waits until it listens.
 *
 * @param {import('./serve.mjs').Order} order
 */
export async function startServer(order) {
  const server = new Server(order.be, `http://127.0.0.1:${order.port}`, [inHouse('bench/src/serve.mjs')], {})
  await server.nextMessage('waits')
  server.send(order)
  await server.nextMessage('listens')
  return server
}

/**
 * Starts the gateway by its production entry point, in production mode, with its own session store. Stopping it removes
 * its files.
 *
 * @param {{ port: number, apiUrl: string, documents: Readonly<Record<string, string>>, nodeArgs?: string[] }} options
 */
export async function startGateway({ port, apiUrl, documents, nodeArgs = [] }) {
  const folder = await installGateway(documents)
  const server = new Server(
    'gateway',
    `http://127.0.0.1:${port}`,
    [...serverArgs, ...nodeArgs, folder.main],
    {
      PORTAL_MODE: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: apiUrl,
      PUBLIC_URL: 'https://portal.example',
      DATA_DIR: folder.dataDir,
      SESSION_SECRET: 'a secret for benchmarks only, of no use elsewhere',
      SHUTDOWN_DELAY_MS: '0',
      // Requests are counted as usual, but never limited: twenty sessions from one address send what thousands would.
      RATE_LIMITS: 'request.client=999999999/60,request.address=999999999/60',
    },
  )
  const stop = server.stop.bind(server)
  server.stop = async () => {
    await stop()
    await folder.remove()
  }
  await server.untilOk('/readyz')
  return server
}

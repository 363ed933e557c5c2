import { randomBytes } from 'node:crypto'
import { chmod, chown, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { inHouse, run, serverArgs } from '../../tools/lib/house.mjs'
import { programs } from './images/debian.mjs'
import { imageNode } from './images/image-node.mjs'
import { Mailbox } from './mailbox.mjs'
import { killPrograms, Program } from './program.mjs'

/** The ports of all programs, from the first port on. */
const portsFrom = (/** @type {number} */ first) => ({
  portal: first,
  api: first + 1,
  postgres: first + 2,
  redis: first + 3,
  smtp: first + 4,
  gateways: [first + 11, first + 12],
  apis: [first + 21, first + 22],
})

const database = 'portal'
/** User of Debian's package; postgres refuses to run as root. */
const databaseUser = 'postgres'

/**
 * The portal as docker-compose.yml describes it, without containers: two gateways behind one port, two APIs behind
 * another, PostgreSQL, Redis and a mail server, in production mode with its own secrets.
 */
export class Installation {
  mailbox = new Mailbox()
  #secrets = { session: randomBytes(32).toString('base64url'), jwtKeys: '' }
  /** @type {pg.Pool | undefined} */
  #pool

  /** @param {string} folder @param {number} firstPort @param {string} node the program that runs the servers */
  constructor(folder, firstPort, node) {
    this.folder = folder
    this.node = node
    this.logs = path.join(folder, 'logs')
    this.ports = portsFrom(firstPort)
    this.origin = `http://127.0.0.1:${this.ports.portal}`
    this.gatewayOrigins = this.ports.gateways.map((port) => `http://127.0.0.1:${port}`)
    this.apiOrigins = this.ports.apis.map((port) => `http://127.0.0.1:${port}`)
    this.files = path.join(folder, 'files')
    this.postgres = this.#postgres()
    this.redis = this.#redis()
    this.balancer = this.#balancer()
    this.apis = this.ports.apis.map((port, index) => this.#api(`api-${index + 1}`, port))
    this.gateways = this.ports.gateways.map((port, index) => this.#gateway(`gateway-${index + 1}`, port))
  }

  /** Creates a folder for everything that this run writes. */
  static async prepare(/** @type {number} */ firstPort) {
    const folder = await mkdtemp(path.join(tmpdir(), 'portal-soak-'))
    // PostgreSQL runs as another user and must reach its part.
    await chmod(folder, 0o711)
    const installation = new Installation(folder, firstPort, await imageNode())
    await mkdir(installation.logs)
    return installation
  }

  /** Creates secrets, database and mail server, which the portal depends on. */
  async build() {
    await this.newSigningKey()
    await this.#initDatabase()
    await mkdir(path.join(this.folder, 'redis'))
    await this.mailbox.listen(this.ports.smtp)
    await Promise.all([this.postgres.start(), this.redis.start()])
    await this.query(`create database ${database}`, [], 'postgres')
  }

  /** Every program of the portal, without the simulated people. */
  get programs() {
    return [...this.apis, ...this.gateways, this.postgres, this.redis, this.balancer]
  }

  /** Starts the portal. */
  async start() {
    await Promise.all(this.apis.map((api) => api.start()))
    await this.balancer.start()
    await Promise.all(this.gateways.map((gateway) => gateway.start()))
    await this.untilBalanced()
  }

  /** Waits until the load balancer has noticed that every server is back. */
  async untilBalanced(seconds = 20) {
    const deadline = Date.now() + seconds * 1000
    while (!(await isReady(`${this.origin}/readyz`))) {
      if (Date.now() > deadline) throw new Error(`${this.origin}/readyz is not ready.`)
      await pause(50)
    }
    // Twice the interval of its health checks.
    await pause(1000)
  }

  /** Stops everything and removes the folder, unless it is kept for inspection. */
  async end({ keep = false } = {}) {
    await this.#pool?.end().catch(() => undefined)
    await killPrograms()
    await this.mailbox.close().catch(() => undefined)
    if (!keep) await rm(this.folder, { recursive: true, force: true, maxRetries: 3 })
  }

  /** Replaces the signing key: after the next start of an API every existing access token is refused. */
  async newSigningKey() {
    const { newJwtKeys } = await import(pathToFileURL(inHouse('apps/api/dist/server/secrets.js')).href)
    this.#secrets.jwtKeys = newJwtKeys()
    for (const [index, api] of this.apis.entries()) api.order.env = this.apiEnv(this.ports.apis[index])
  }

  /**
   * Runs a command of the repository on this installation, for example `npm run verify-audit`. @param {string[]} words
   */
  async command(...words) {
    const env = { ...this.apiEnv(this.ports.apis[0]), PATH: process.env.PATH, HOME: process.env.HOME }
    return run('npm', ['run', '--silent', ...words], { env, cwd: inHouse() })
  }

  /** @param {string} text @param {unknown[]} [values] @param {string} [name] of the database */
  async query(text, values = [], name = database) {
    if (name !== database) {
      const client = new pg.Client(this.databaseUrl(name))
      await client.connect()
      try {
        return (await client.query(text, values)).rows
      } finally {
        await client.end()
      }
    }
    if (!this.#pool) {
      this.#pool = new pg.Pool({ connectionString: this.databaseUrl(), max: 4 })
      // PostgreSQL is killed during some phases.
      this.#pool.on('error', () => undefined)
    }
    return (await this.#pool.query(text, values)).rows
  }

  databaseUrl(name = database) {
    return `postgres://postgres@127.0.0.1:${this.ports.postgres}/${name}`
  }

  /** @param {number | undefined} port @returns {NodeJS.ProcessEnv} */
  apiEnv(port = this.ports.apis[0]) {
    return {
      ...this.#production(),
      API_PORT: String(port),
      DATABASE_URL: this.databaseUrl(),
      FILES_URL: pathToFileURL(this.files).href,
      SMTP_URL: `smtp://127.0.0.1:${this.ports.smtp}?ignoreTLS=true`,
      JWT_KEYS: this.#secrets.jwtKeys,
      // The same few people sign in repeatedly.
      CODES_PER_HOUR: '300',
      DATA_DIR: path.join(this.folder, `api-${port}`),
    }
  }

  /** @param {number} port @returns {NodeJS.ProcessEnv} */
  gatewayEnv(port) {
    return {
      ...this.#production(),
      PORT: String(port),
      API_URL: `http://127.0.0.1:${this.ports.api}`,
      REDIS_URL: `redis://127.0.0.1:${this.ports.redis}`,
      TRUSTED_PROXIES: '127.0.0.1',
      // Writers are faster than people, and sign in more often.
      RATE_LIMITS:
        'upload.client=100000/3600,request.client=100000/60,signIn.account=300/900,securityCode.account=300/900',
      DATA_DIR: path.join(this.folder, `gateway-${port}`),
    }
  }

  #production() {
    return {
      NODE_ENV: 'production',
      PORTAL_MODE: 'production',
      HOST: '127.0.0.1',
      API_HOST: '127.0.0.1',
      PUBLIC_URL: 'https://portal.example',
      SESSION_SECRET: this.#secrets.session,
    }
  }

  #api(/** @type {string} */ name, /** @type {number} */ port) {
    return this.program({
      name,
      command: this.node,
      args: [...serverArgs, 'dist/main.js'],
      cwd: inHouse('apps/api'),
      env: {},
      ready: () => isReady(`http://127.0.0.1:${port}/readyz`),
    })
  }

  #gateway(/** @type {string} */ name, /** @type {number} */ port) {
    return this.program({
      name,
      command: this.node,
      args: [...serverArgs, 'dist/main.js'],
      cwd: inHouse('apps/gateway'),
      env: this.gatewayEnv(port),
      // Its readiness depends on an API; here only the process matters.
      ready: () => isReady(`http://127.0.0.1:${port}/healthz`),
    })
  }

  #postgres() {
    const settings = {
      port: String(this.ports.postgres),
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: '100',
      shared_buffers: '256MB',
      // As in production: acknowledged data is on disk.
      fsync: 'on',
      synchronous_commit: 'on',
      full_page_writes: 'on',
    }
    return this.program({
      name: 'postgres',
      command: programs.postgres.path,
      args: [
        '-D',
        path.join(this.folder, 'postgres'),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      user: databaseUser,
      stopSignal: 'SIGINT',
      ready: async () => {
        await this.query('select 1', [], 'postgres')
        return true
      },
    })
  }

  #redis() {
    const { redis: port } = this.ports
    return this.program({
      name: 'redis',
      command: programs.redis.path,
      args: [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--dir',
        path.join(this.folder, 'redis'),
        '--appendonly',
        'yes',
        '--appendfsync',
        'always',
        '--save',
        '',
      ],
      ready: async () => {
        const { ok, stdout } = await run(programs.redisCli.path, ['-p', String(port), 'ping'])
        return ok && stdout.trim() === 'PONG'
      },
    })
  }

  #balancer() {
    const { portal, api, gateways, apis } = this.ports
    const at = (/** @type {number | undefined} */ port) => `127.0.0.1:${port}`
    return this.program({
      name: 'haproxy',
      command: programs.haproxy.path,
      args: ['-db', '-f', inHouse('deploy/haproxy.cfg')],
      env: {
        PORTAL_BIND: at(portal),
        API_BIND: at(api),
        GATEWAY_1: at(gateways[0]),
        GATEWAY_2: at(gateways[1]),
        API_1: at(apis[0]),
        API_2: at(apis[1]),
      },
      // It responds with 503 while no gateway is available.
      ready: async () => (await fetch(`http://127.0.0.1:${portal}/healthz`)).status > 0,
    })
  }

  /** @param {import('./program.mjs').Order} order */
  program(order) {
    return new Program(order, this.logs)
  }

  async #initDatabase() {
    const folder = path.join(this.folder, 'postgres')
    await mkdir(folder, { mode: 0o700 })
    const initdb = path.join(path.dirname(programs.postgres.path), 'initdb')
    const args = ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']
    const root = process.getuid?.() === 0
    if (root) {
      const owner = /^postgres:[^:]*:(\d+):(\d+):/m.exec(await readFile('/etc/passwd', 'utf8'))
      await chown(folder, Number(owner?.[1]), Number(owner?.[2]))
    }
    const as = [`--reuid=${databaseUser}`, `--regid=${databaseUser}`, '--init-groups', '--']
    const made = root
      ? await run(programs.setpriv.path, [...as, initdb, ...args], { cwd: '/' })
      : await run(initdb, args, { cwd: '/' })
    if (!made.ok) throw new Error(`initdb failed:\n${made.output}`)
  }
}

/** Whether a URL responds with success now. @param {string} url */
export async function isReady(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2000) })).ok
  } catch {
    return false
  }
}

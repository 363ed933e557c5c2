import { mkdtemp, rm } from 'node:fs/promises'
import type http from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Writable } from 'node:stream'
import { createApp, type AppParts, type GatewayApp } from '../server/app.js'
import { readConfig, type Config } from '../server/config.js'
import { createLogger } from '../server/watch/logger.js'
import { createServer } from '../server/serve.js'
import { openStores } from '../server/stores.js'
import type { SessionStore } from '../session/session-store.js'
import { admissionLimits } from '../upstream/admission.js'
import { Browser } from './browser.js'
import { StubUpstream } from './stub-upstream.js'

export interface TestGatewayOptions {
  env?: Record<string, string>
  config?: Partial<Config>
  limits?: AppParts['limits']
  now?: () => number
  tracing?: AppParts['tracing']
  /** Continues with the sessions of an earlier gateway. */
  dataDir?: string
  upstream?: StubUpstream
  presenceMs?: number
}

/**
 * Time limits for hundreds of concurrent requests, all of whose parts share the one thread of a test on a busy machine.
 */
export const unhurried: AppParts['limits'] = {
  deadlines: { readMs: 60_000, totalMs: 60_000, bulkMs: 60_000 },
  admission: {
    ...admissionLimits,
    bulkheads: { ...admissionLimits.bulkheads, call: { places: 50, waiting: 500, waitMs: 60_000 } },
  },
}

/** A whole gateway on a free port, connected to a stub of the system of record. */
export class TestGateway {
  readonly logLines: string[] = []

  private constructor(
    readonly upstream: StubUpstream,
    readonly config: Config,
    readonly gateway: GatewayApp,
    readonly server: http.Server,
    readonly store: SessionStore,
    logLines: string[],
  ) {
    this.logLines = logLines
  }

  static async start(options: TestGatewayOptions = {}): Promise<TestGateway> {
    const upstream = options.upstream ?? (await new StubUpstream().start())
    const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'gateway-')))
    const config: Config = {
      ...readConfig({ API_URL: upstream.url, DATA_DIR: dataDir, ...options.env }),
      webDist: path.join(dataDir, 'web'),
      playgroundDist: path.join(dataDir, 'playground'),
      ...options.config,
    }
    const logLines: string[] = []
    const log = createLogger(
      'info',
      new Writable({
        write(chunk, _encoding, done) {
          logLines.push(String(chunk))
          done()
        },
      }),
    )
    const { sessions: store, limiters, live } = await openStores(config, log, options.now, options.presenceMs)
    const lifecycle = { shuttingDown: false }
    const gateway = await createApp({
      config,
      log,
      store,
      limiters,
      live,
      sessionSecret: 'a secret of more than thirty-two characters',
      lifecycle,
      tracing: options.tracing,
      ...(options.limits === undefined ? {} : { limits: options.limits }),
      ...(options.now === undefined ? {} : { now: options.now }),
    })
    const server = createServer(gateway.listener, lifecycle)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return new TestGateway(upstream, config, gateway, server, store, logLines)
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  browser(): Browser {
    return new Browser(this.url)
  }

  /** A browser that is signed in with password and code. */
  async signedInBrowser(): Promise<Browser> {
    const browser = this.browser()
    await browser.signIn()
    const { errors } = await browser.verify()
    if (errors) throw new Error(`Nobody was signed in: ${JSON.stringify(errors)}`)
    return browser
  }

  /** Stops the gateway but keeps the upstream and the sessions. */
  async halt(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
    await this.gateway.close()
    await this.store.close()
  }

  async stop(): Promise<void> {
    await this.halt()
    await this.upstream.stop()
    await rm(this.config.dataDir, { recursive: true, force: true })
  }
}

import { cp, mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { isFree } from '../../../tools/lib/ports.mjs'
import { startPart, untilReady } from '../../../tools/lib/portal.mjs'

type Part = ReturnType<typeof startPart>

export interface PortalOptions {
  /** Environment beyond the defaults, for both parts. */
  env?: Record<string, string>
  /** Address that the gateway takes for the REST side, from the address of the real one. */
  apiUrl?: (real: string) => Promise<string>
}

/** Folder of everything that this run of the journeys keeps. */
export function home(): string {
  const folder = process.env['PORTAL_JOURNEYS_HOME']
  if (!folder) throw new Error('The journeys start with their global setup: run `npm test -- journeys`.')
  return folder
}

const seed = () => path.join(home(), 'seed')

/** A data folder of its own, holding the seeded demonstration state. */
export async function seededFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(home(), 'data-'))
  await cp(seed(), folder, { recursive: true })
  return folder
}

/** Lets the API migrate and seed a data folder once; portals start from a copy of it. */
export async function prepareSeed(): Promise<void> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const api = startPart('api', {
    url,
    env: { ...process.env, API_PORT: String(port), DATA_DIR: seed(), LOG_LEVEL: 'warn' },
  })
  try {
    await untilReady(api)
  } finally {
    await api.stop()
  }
}

/**
 * First of the ports of this run, at random below those that a system gives to outgoing connections: two checkouts
 * may run their journeys beside each other.
 */
export const somePorts = (): number => 20_000 + Math.floor(Math.random() * 200) * 50

/** Ports of each worker are its own, so that a gateway that is started again finds its port free. */
export async function freePort(besides: readonly number[] = []): Promise<number> {
  const first =
    Number(process.env['PORTAL_JOURNEYS_PORTS']) + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) * 10
  for (let port = first; port < first + 10; port++) {
    if (!besides.includes(port) && (await isFree(port))) return port
  }
  throw new Error(`Ports ${first} to ${first + 9} are all in use.`)
}

/** One running portal: the built API and the built gateway over a data folder of their own. */
export class Portal {
  /** Last lines of both logs, for the report of a journey that failed. */
  readonly log: string[] = []
  private api: Part | undefined
  private gateway: Part | undefined

  private constructor(
    readonly url: string,
    readonly apiUrl: string,
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** Starts a portal on the seeded demonstration state. */
  static async start({ env = {}, apiUrl }: PortalOptions = {}): Promise<Portal> {
    const apiPort = await freePort()
    const port = await freePort([apiPort])
    const dataDir = await seededFolder()
    const real = `http://127.0.0.1:${apiPort}`
    const url = `http://localhost:${port}`
    const portal = new Portal(url, real, dataDir, {
      ...process.env,
      PORT: String(port),
      API_PORT: String(apiPort),
      API_URL: apiUrl ? await apiUrl(real) : real,
      PUBLIC_URL: url,
      DATA_DIR: dataDir,
      // Journeys request far more links and codes than a person would.
      RECOVERIES_PER_HOUR: '1000',
      SHUTDOWN_DELAY_MS: '0',
      ...env,
    })
    await portal.startApi()
    await portal.startGateway()
    return portal
  }

  private part(name: 'api' | 'gateway', url: string): Part {
    const print = (line: string) => {
      this.log.push(line)
      if (this.log.length > 400) this.log.shift()
    }
    return startPart(name, { url, env: this.env, print })
  }

  async startApi(): Promise<void> {
    this.api = this.part('api', this.apiUrl)
    await untilReady(this.api, 60)
  }

  async startGateway(): Promise<void> {
    this.gateway = this.part('gateway', this.url.replace('localhost', '127.0.0.1'))
    await untilReady(this.gateway, 60)
  }

  async stopApi(): Promise<void> {
    await this.api?.stop()
  }

  async killApi(): Promise<void> {
    await this.api?.stop('SIGKILL')
  }

  async killGateway(): Promise<void> {
    await this.gateway?.stop('SIGKILL')
  }

  /** Stops the gateway as an operator would, and starts it again. */
  async restartGateway(): Promise<void> {
    await this.gateway?.stop()
    await this.startGateway()
  }

  async stop(): Promise<void> {
    await this.gateway?.stop()
    await this.api?.stop()
    await rm(this.dataDir, { recursive: true, force: true })
  }
}

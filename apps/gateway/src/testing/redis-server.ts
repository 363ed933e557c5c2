import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Redis } from 'ioredis'

/** A separate redis-server that a test stops and restarts; its data survives that. */
export class TestRedis {
  #process: ChildProcess | undefined

  private constructor(
    private readonly port: number,
    private readonly folder: string,
  ) {}

  /** Throws when redis-server is not installed: `npm test` installs it, or says why it cannot. */
  static async start(): Promise<TestRedis> {
    const folder = await mkdtemp(path.join(tmpdir(), 'redis-'))
    const redis = new TestRedis(await freePort(), folder)
    await redis.up()
    return redis
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`
  }

  async up(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder]
    const child = spawn(
      'redis-server',
      [...options, '--save', '', '--appendonly', 'yes', '--appendfsync', 'always'],
      {
        stdio: 'ignore',
      },
    )
    this.#process = child
    const failed = once(child, 'exit').then(() => {
      throw new Error('redis-server ended at once.')
    })
    const missing = new Promise<never>((_resolve, reject) => {
      child.once('error', () =>
        reject(new Error('redis-server is not installed (Debian: apt-get install redis-server).')),
      )
    })
    missing.catch(() => undefined)
    failed.catch(() => undefined)
    await Promise.race([missing, failed, this.#answers()])
  }

  /** Kills it with SIGKILL. */
  async down(): Promise<void> {
    const child = this.#process
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async stop(): Promise<void> {
    await this.down()
    await rm(this.folder, { recursive: true, force: true })
  }

  async keys(): Promise<string[]> {
    return this.#ask((client) => client.keys('*'))
  }

  /** All plain string values in the store. */
  async values(): Promise<(string | null)[]> {
    const keys = await this.keys()
    return this.#ask((client) => client.mget(keys))
  }

  async #answers(): Promise<void> {
    await this.#ask((client) => client.ping())
  }

  async #ask<T>(question: (client: Redis) => Promise<T>): Promise<T> {
    const client = new Redis(this.url, { retryStrategy: () => 50, maxRetriesPerRequest: null })
    client.on('error', () => undefined)
    try {
      return await question(client)
    } finally {
      client.disconnect()
    }
  }
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

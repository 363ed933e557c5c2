import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A load balancer for tests: passes each request to the next gateway that is ready. Never retries. */
export class Balancer {
  readonly #ready = new Map<string, boolean>()
  readonly #server: http.Server
  #stopped = false
  #turn = 0

  private constructor(private readonly targets: () => string[]) {
    this.#server = http.createServer((request, response) => this.#pass(request, response))
  }

  static async before(targets: () => string[]): Promise<Balancer> {
    const balancer = new Balancer(targets)
    balancer.#server.listen(0, '127.0.0.1')
    await once(balancer.#server, 'listening')
    await balancer.#look()
    void balancer.#watch()
    return balancer
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Whether requests are passed to this gateway now. */
  isReady(url: string): boolean {
    return this.#ready.get(url) === true
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#server.closeAllConnections()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  async #watch(): Promise<void> {
    while (!this.#stopped) {
      await sleep(25)
      await this.#look()
    }
  }

  async #look(): Promise<void> {
    await Promise.all(
      this.targets().map(async (url) => {
        const ready = await fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        )
        this.#ready.set(url, ready)
      }),
    )
  }

  #pass(request: http.IncomingMessage, response: http.ServerResponse): void {
    const ready = this.targets().filter((url) => this.isReady(url))
    const target = ready[(this.#turn += 1) % ready.length]
    if (target === undefined) {
      response.writeHead(502).end('nobody is ready')
      return
    }
    const { method, headers } = request
    const onward = http.request(
      target + (request.url ?? '/'),
      { method, headers, agent: false },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.writeHead(502).end('the gateway closed the connection'))
    request.pipe(onward)
  }
}

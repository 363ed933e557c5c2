import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What stands between gateway and API does with a call; undefined passes it on untouched. */
export type Fault = 'html' | 'never' | 'cut' | { status: number; body: unknown }

/**
 * A REST side that can be made to misbehave: passes calls on to the real one, except those that `fault` decides
 * about.
 */
export class FaultyApi {
  /** Decides about each call; replaced by a journey. */
  fault: (method: string, path: string, body: string) => Fault | undefined = () => undefined
  private readonly server = createServer((incoming, answer) => void this.handle(incoming, answer))
  private real = ''

  /** Starts in front of the real API and returns the address for the gateway. */
  async start(real: string): Promise<string> {
    this.real = real
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Everything works again. */
  heal(): void {
    this.fault = () => undefined
  }

  private async handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const path = incoming.url ?? '/'
    const health = /^\/(healthz|readyz|metrics)/.test(path)
    const fault = health ? undefined : this.fault(incoming.method ?? 'GET', path, body.toString('latin1'))
    if (fault === undefined) return this.passOn(incoming, path, body, answer)
    if (fault === 'never') return
    if (fault === 'cut') {
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      answer.write('{"half":')
      answer.destroy()
      return
    }
    if (fault === 'html') {
      answer
        .writeHead(200, { 'content-type': 'text/html' })
        .end('<html><body>Scheduled maintenance</body></html>')
      return
    }
    answer.writeHead(fault.status, { 'content-type': 'application/json' }).end(JSON.stringify(fault.body))
  }

  private passOn(incoming: IncomingMessage, path: string, body: Buffer, answer: ServerResponse): void {
    const url = new URL(path, this.real)
    const onward = send(
      url,
      { method: incoming.method, headers: { ...incoming.headers, host: url.host } },
      (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers)
        got.pipe(answer)
      },
    )
    onward.on('error', () => answer.destroy())
    onward.end(body)
  }
}

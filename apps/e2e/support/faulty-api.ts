import { readFileSync } from 'node:fs'
import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const { paths } = JSON.parse(
  readFileSync(new URL('../../../schema/rest-api.openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, { operationId: string }>> }
const addresses = new Map(
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => [operationId, { method, path }] as const),
  ),
)

/** A read that travels with others. */
interface Read {
  call: string
  params?: Record<string, string>
  query?: Record<string, string | string[]>
  body?: unknown
}

/** What stands between gateway and API does with a call; undefined passes it on untouched. */
export type Fault = 'html' | 'never' | 'cut' | StatusFault

interface StatusFault {
  status: number
  body: unknown
}

const hasStatus = (fault: Fault): fault is StatusFault => typeof fault === 'object'

/**
 * A REST side that can be made to misbehave: passes calls on to the real one, except those that `fault` decides
 * about. Reads of one request are decided one by one, as if each were a request of its own.
 */
export class FaultyApi {
  /** Decides about each call; replaced by a journey. */
  fault: (method: string, path: string, body: string) => Fault | undefined = () => undefined
  private readonly server = createServer((incoming, answer) => {
    this.handle(incoming, answer).catch(() => answer.destroy())
  })
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
    const reads = path === '/api/reads' ? (JSON.parse(body.toString()) as Read[]) : undefined
    const faults = reads?.map((read) => this.faultOfRead(read)) ?? []
    const broken = faults.filter((one) => one !== undefined)
    // Only an answer with a status can stand beside those of others.
    if (reads && broken.length > 0 && broken.length < reads.length && broken.every(hasStatus))
      return this.passOnSome(incoming, { reads, faults: faults as (StatusFault | undefined)[] }, answer)
    const own = () => this.fault(incoming.method ?? 'GET', path, body.toString('latin1'))
    const ofReads = () => broken.find((one) => !hasStatus(one)) ?? broken[0]
    const fault = health ? undefined : reads ? ofReads() : own()
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

  private faultOfRead({ call, params = {}, query = {}, body }: Read): Fault | undefined {
    const { method, path } = addresses.get(call) ?? { method: 'get', path: `/api/${call}` }
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    const search = new URLSearchParams(
      Object.entries(query).flatMap(([name, values]) => [values].flat().map((value) => [name, value])),
    ).toString()
    const asked = search === '' ? filled : `${filled}?${search}`
    return this.fault(method.toUpperCase(), asked, body === undefined ? '' : JSON.stringify(body))
  }

  /** Passes on the reads that are to work, and responds to the others itself. */
  private async passOnSome(
    incoming: IncomingMessage,
    { reads, faults }: { reads: Read[]; faults: (StatusFault | undefined)[] },
    answer: ServerResponse,
  ): Promise<void> {
    const { authorization = '', 'x-request-id': id } = incoming.headers
    const got = await fetch(new URL('/api/reads', this.real), {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json', 'x-request-id': String(id) },
      body: JSON.stringify(reads.filter((_, index) => faults[index] === undefined)),
    })
    const answers = (await got.json()) as unknown[]
    const together = got.ok ? faults.map((fault) => fault ?? answers.shift()) : answers
    answer.writeHead(got.status, { 'content-type': 'application/json' }).end(JSON.stringify(together))
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

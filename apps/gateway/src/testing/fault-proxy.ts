import { once } from 'node:events'
import net, { type AddressInfo, type Socket } from 'node:net'

/** A fault between the gateway and the system of record. */
export type Fault =
  | { kind: 'none' }
  | { kind: 'latency'; ms: number }
  /** Connections are accepted, but nothing is sent back. */
  | { kind: 'black hole' }
  | { kind: 'reset' }
  /** The response ends after this many bytes. */
  | { kind: 'cut'; bytes: number }
  /** Another server responds, with this head and this many bytes of a page. */
  | { kind: 'answer'; status: string; type: string; body: string; times?: number }

/**
 * A proxy before the system of record that a test breaks and repairs; a new fault applies to open connections as well.
 */
export class FaultProxy {
  fault: Fault = { kind: 'none' }
  /** Bytes of pages that were read from it. */
  pageBytes = 0
  readonly #server: net.Server
  readonly #sockets = new Set<Socket>()

  private constructor(target: { port: number }) {
    this.#server = net.createServer((near) => this.#connect(near, target.port))
  }

  static async before(url: string): Promise<FaultProxy> {
    const proxy = new FaultProxy({ port: Number(new URL(url).port) })
    proxy.#server.listen(0, '127.0.0.1')
    await once(proxy.#server, 'listening')
    return proxy
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }

  #connect(near: Socket, port: number): void {
    const far = net.connect(port, '127.0.0.1')
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.#sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
    }
    near.on('data', (chunk) => void this.#onward(chunk, near, far))
    far.on('data', (chunk) => this.#back(chunk, near))
  }

  async #onward(chunk: Buffer, near: Socket, far: Socket): Promise<void> {
    const { fault } = this
    if (fault.kind === 'black hole') return
    if (fault.kind === 'reset') near.resetAndDestroy()
    else if (fault.kind === 'answer') await this.#answer(fault, near)
    else if (fault.kind === 'latency') setTimeout(() => far.write(chunk), fault.ms)
    else far.write(chunk)
  }

  #back(chunk: Buffer, near: Socket): void {
    const { fault } = this
    if (fault.kind === 'black hole') return
    if (fault.kind === 'cut') near.end(chunk.subarray(0, fault.bytes))
    else near.write(chunk)
  }

  async #answer(fault: Fault & { kind: 'answer' }, near: Socket): Promise<void> {
    const { status, type, body, times = 1 } = fault
    near.write(`HTTP/1.1 ${status}\r\ncontent-type: ${type}\r\nconnection: close\r\n\r\n`)
    for (let index = 0; index < times && !near.destroyed; index += 1) {
      this.pageBytes += body.length
      if (!near.write(body)) await drained(near)
    }
    near.end()
  }
}

function drained(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('drain', resolve)
    socket.once('close', () => resolve())
  })
}

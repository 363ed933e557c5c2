import type { ServerResponse } from 'node:http'
import type { LiveReader } from './live-readers.js'

/** Why a stream ended, for its last event and for the metrics. */
export type StreamEnd = 'closed' | 'replaced' | 'session' | 'refused' | 'unchecked' | 'slow' | 'shutdown'

/** One open stream of server-sent events: writes to it, and remembers what was sent last. */
export class LiveStream {
  readonly #sent = new Map<string, string>()
  readonly openedAt: number
  /** When the rights were last checked, and when they were last confirmed. */
  checkedAt: number
  goodAt: number
  beatAt: number

  constructor(
    private readonly response: ServerResponse,
    readonly reader: LiveReader,
    readonly topics: Set<string>,
    now: number,
    private readonly unreadBytes: number,
  ) {
    this.openedAt = now
    this.checkedAt = now
    this.goodAt = now
    this.beatAt = now
  }

  begin(): void {
    this.response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      // A proxy that buffered or compressed events would delay them.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    this.response.socket?.setNoDelay(true)
    this.send('hello', {})
  }

  /** Returns false when the browser has too many unread bytes: it is gone, or too slow for live events. */
  send(event: string, data: object): boolean {
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    return this.response.writableLength <= this.unreadBytes
  }

  /** Sends the state of a topic unless it equals the one sent last. */
  sendState(event: string, topic: string, data: object): boolean {
    const text = JSON.stringify(data)
    if (!this.topics.has(topic) || this.#sent.get(topic) === text) return true
    this.#sent.set(topic, text)
    return this.send(event, { topic, ...data })
  }

  /** Ends a topic that the reader may no longer read. */
  refuse(topic: string): void {
    if (!this.topics.delete(topic)) return
    this.#sent.delete(topic)
    this.send('refused', { topic })
  }

  /** Resolves once the reason has been written, or the connection is closed. */
  async end(reason: StreamEnd): Promise<void> {
    if (reason === 'slow') {
      this.response.destroy()
      return
    }
    this.send('bye', { reason })
    await new Promise<void>((resolve) => {
      this.response.once('close', resolve)
      this.response.end(resolve)
    })
  }
}

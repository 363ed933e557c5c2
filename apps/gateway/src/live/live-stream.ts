import type { ServerResponse } from 'node:http'
import type { LiveReader } from './live-readers.js'

/** Why a stream ended, as its last event and the metrics say. */
export type StreamEnd = 'closed' | 'replaced' | 'session' | 'refused' | 'unchecked' | 'slow' | 'shutdown'

/** One open stream of server-sent events: it writes, and knows what it has written. */
export class LiveStream {
  readonly #sent = new Map<string, string>()
  readonly openedAt: number
  /** When its rights were last asked for, and when somebody last said yes. */
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
      // A proxy that held events back, or compressed them, would make them late.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    this.response.socket?.setNoDelay(true)
    this.send('hello', {})
  }

  /** Answers false when the browser has left too much unread: it is gone, or too slow for live events. */
  send(event: string, data: object): boolean {
    this.response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    return this.response.writableLength <= this.unreadBytes
  }

  /** Sends the state of a topic unless it is what was sent last. */
  sendState(event: string, topic: string, data: object): boolean {
    const text = JSON.stringify(data)
    if (!this.topics.has(topic) || this.#sent.get(topic) === text) return true
    this.#sent.set(topic, text)
    return this.send(event, { topic, ...data })
  }

  /** The reader may not know of a topic any more. */
  refuse(topic: string): void {
    if (!this.topics.delete(topic)) return
    this.#sent.delete(topic)
    this.send('refused', { topic })
  }

  /** Resolves once the browser was told why, or is gone. */
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

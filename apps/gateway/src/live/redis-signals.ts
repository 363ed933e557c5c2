import type { Redis } from 'ioredis'
import { z } from 'zod'
import { parseJson } from '../upstream/upstream-errors.js'
import { LocalSignals, type LiveSignal, type LiveSignals, type SignalListener } from './live-signals.js'

const channel = 'portal:live'

const liveSignal = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('changed'), topic: z.string() }),
  z.object({ kind: z.literal('ended'), session: z.string() }),
  z.object({ kind: z.literal('rights') }),
])

/** Carries signals through Redis; only within this process while Redis is unavailable. */
export class RedisSignals implements LiveSignals {
  readonly #local = new LocalSignals()
  readonly #subscriber: Redis
  #closed = false

  constructor(private readonly redis: Redis) {
    // A Redis connection in subscriber mode cannot send other commands.
    this.#subscriber = redis.duplicate({ autoResubscribe: false, commandTimeout: 5000 })
    this.#subscriber.on('error', () => undefined)
    this.#subscriber.on('ready', () => {
      this.#subscriber.subscribe(channel).catch(() => this.#again())
    })
    this.#subscriber.on('message', (_channel, text) => {
      const signal = liveSignal.safeParse(parseJson(text))
      if (signal.success) this.#local.send(signal.data)
    })
  }

  send(signal: LiveSignal): void {
    this.redis.publish(channel, JSON.stringify(signal)).catch(() => this.#local.send(signal))
  }

  listen(listener: SignalListener): void {
    this.#local.listen(listener)
  }

  close(): void {
    this.#closed = true
    this.#subscriber.disconnect()
    this.#local.close()
  }

  /** Reconnects after a failed subscription. */
  #again(): void {
    if (!this.#closed) this.#subscriber.disconnect(true)
  }
}

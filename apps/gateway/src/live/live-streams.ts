import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { peopleSeenBy } from '@portal/domain'
import { PortalError } from '../errors/portal-error.js'
import { upstreamBusy } from '../upstream/upstream-errors.js'
import type { ContextFactory } from '../server/entrance/request-context.js'
import type { LiveReader, LiveReaders } from './live-readers.js'
import type { LiveSignal, LiveSignals } from './live-signals.js'
import { LiveStream, type StreamEnd } from './live-stream.js'
import type { LiveLimits, LiveTimes } from './live-times.js'
import type { PresenceBoard, Present } from './presence-board.js'

export interface LiveParts {
  board: PresenceBoard
  signals: LiveSignals
  readers: LiveReaders
  contexts: ContextFactory
  times: LiveTimes
  limits: LiveLimits
  now: () => number
  /** For metrics. */
  ended: (reason: StreamEnd) => void
  refused: () => void
}

/** A person as sent to browsers: name, role, and part of the record. */
export function shownPeople(reader: LiveReader, present: readonly Present[]) {
  return peopleSeenBy(reader.person, present)
    .slice(0, mostPeople)
    .map(({ userId: id, fullName, role, at }) => ({ id, fullName, role, at }))
}
const mostPeople = 50

/** The open streams of this gateway: opens them, feeds them, re-checks their rights and ends them. */
export class LiveStreams {
  readonly #streams = new Map<LiveStream, () => ReturnType<ContextFactory>>()
  readonly #timer: NodeJS.Timeout
  #lookedAt = 0
  #closing = false

  constructor(private readonly parts: LiveParts) {
    parts.signals.listen((signal) => this.#onSignal(signal))
    const { lookMs, beatMs } = parts.times
    this.#timer = setInterval(() => this.#tick(), Math.min(lookMs, beatMs, 1000))
    this.#timer.unref()
  }

  get open(): number {
    return this.#streams.size
  }

  /** Responds to a request with a stream of these topics; throws before anything is sent. */
  async begin(request: IncomingMessage, response: ServerResponse, topics: readonly string[]): Promise<void> {
    const { readers, contexts, limits, now } = this.parts
    if (this.#closing || this.#streams.size >= limits.inAll) {
      this.parts.refused()
      throw upstreamBusy('the live streams are full')
    }
    const context = () => contexts(request, response)
    const verdicts = await Promise.allSettled(topics.map((topic) => readers.read(context(), topic)))
    const allowed = topics.filter((_, index) => verdicts[index]?.status === 'fulfilled')
    const reader = verdicts.find((one) => one.status === 'fulfilled')?.value
    if (reader === undefined) throw verdicts.find((one) => one.status === 'rejected')?.reason
    // The connection may have been closed during the check.
    if (response.destroyed) return
    this.#endOldest(reader.person.userId)
    const stream = new LiveStream(response, reader, new Set(allowed), now(), limits.unreadBytes)
    this.#streams.set(stream, context)
    response.once('close', () => this.#streams.delete(stream) && this.parts.ended('closed'))
    stream.begin()
    for (const topic of topics) if (!allowed.includes(topic)) stream.send('refused', { topic })
    for (const topic of allowed) void this.#feed(topic, [stream])
  }

  /** Ends every stream, so that its browser connects to another gateway; waits at most a second for unsent data. */
  async close(): Promise<void> {
    this.#closing = true
    clearInterval(this.#timer)
    const endings = [...this.#streams.keys()].map((stream) => this.#end(stream, 'shutdown'))
    await Promise.race([Promise.all(endings), sleep(1000, undefined, { ref: false })])
  }

  async #end(stream: LiveStream, reason: StreamEnd): Promise<void> {
    if (!this.#streams.delete(stream)) return
    this.parts.ended(reason)
    await stream.end(reason)
  }

  /** Above the limit per user, ends the oldest stream: its browser has likely gone. */
  #endOldest(userId: string): void {
    const own = [...this.#streams.keys()].filter(({ reader }) => reader.person.userId === userId)
    const oldest = own.toSorted((a, b) => a.openedAt - b.openedAt)
    for (const stream of oldest.slice(0, Math.max(0, own.length - this.parts.limits.perPerson + 1)))
      void this.#end(stream, 'replaced')
  }

  #onSignal(signal: LiveSignal): void {
    if (signal.kind === 'changed') {
      const watching = [...this.#streams.keys()].filter(({ topics }) => topics.has(signal.topic))
      if (watching.length > 0) void this.#feed(signal.topic, watching)
    } else if (signal.kind === 'ended') {
      for (const stream of this.#streams.keys())
        if (stream.reader.session === signal.session) void this.#end(stream, 'session')
    } else {
      this.parts.readers.forget()
      // Spread over the next seconds, so that not all are checked at the same time.
      const { recheckMs } = this.parts.times
      for (const stream of this.#streams.keys())
        stream.checkedAt = Math.min(stream.checkedAt, this.parts.now() - recheckMs + Math.random() * 2000)
    }
  }

  async #feed(topic: string, streams: readonly LiveStream[]): Promise<void> {
    let present: readonly Present[]
    try {
      present = await this.parts.board.list(topic)
    } catch {
      // The board is unavailable; the next regular poll makes up for it.
      return
    }
    for (const stream of streams) {
      if (!this.#streams.has(stream)) continue
      const people = shownPeople(stream.reader, present)
      if (!stream.sendState('presence', topic, { people })) void this.#end(stream, 'slow')
    }
  }

  #tick(): void {
    const { times, now } = this.parts
    const looks = now() - this.#lookedAt >= times.lookMs
    if (looks) this.#lookedAt = now()
    const watched = new Map<string, LiveStream[]>()
    for (const stream of this.#streams.keys()) {
      if (now() - stream.beatAt >= times.beatMs) {
        stream.beatAt = now()
        if (!stream.send('beat', {})) void this.#end(stream, 'slow')
      }
      if (now() - stream.checkedAt >= times.recheckMs) void this.#check(stream)
      if (looks)
        for (const topic of stream.topics) watched.set(topic, [...(watched.get(topic) ?? []), stream])
    }
    for (const [topic, streams] of watched) void this.#feed(topic, streams)
  }

  /** Checks again whether the reader may still read; a session that has ended ends the stream. */
  async #check(stream: LiveStream): Promise<void> {
    const context = this.#streams.get(stream)
    if (context === undefined) return
    const { readers, times, now } = this.parts
    stream.checkedAt = now()
    for (const topic of stream.topics) {
      try {
        await readers.read(context(), topic, true)
        stream.goodAt = now()
      } catch (error) {
        const code = error instanceof PortalError ? error.code : 'INTERNAL'
        if (code === 'UNAUTHENTICATED') return this.#end(stream, 'session')
        if (code === 'FORBIDDEN' || code === 'NOT_FOUND') stream.refuse(topic)
        else if (now() - stream.goodAt > times.uncheckedMs) return this.#end(stream, 'unchecked')
      }
    }
    if (stream.topics.size === 0) await this.#end(stream, 'refused')
  }
}

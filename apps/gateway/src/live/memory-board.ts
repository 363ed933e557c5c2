import { isDeepStrictEqual } from 'node:util'
import type { LiveSignals } from './live-signals.js'
import { presenceLastsMs, type PresenceBoard, type Present, type PresentMember } from './presence-board.js'

interface Entry {
  member: PresentMember
  since: number
  until: number
}

/** Presence for a single gateway, in memory. */
export class MemoryBoard implements PresenceBoard {
  readonly #topics = new Map<string, Map<string, Entry>>()
  readonly #sweeper: NodeJS.Timeout

  constructor(
    private readonly signals: LiveSignals,
    private readonly lastsMs = presenceLastsMs,
    private readonly now: () => number = Date.now,
  ) {
    this.#sweeper = setInterval(() => this.#sweep(), lastsMs)
    this.#sweeper.unref()
  }

  async put(topic: string, key: string, member: PresentMember): Promise<void> {
    const entries = this.#topics.get(topic) ?? new Map<string, Entry>()
    this.#topics.set(topic, entries)
    const known = entries.get(key)
    const now = this.now()
    const stays = known !== undefined && known.until > now && isDeepStrictEqual(known.member, member)
    entries.set(key, { member, since: stays ? known.since : now, until: now + this.lastsMs })
    if (!stays) this.signals.send({ kind: 'changed', topic })
  }

  async remove(topic: string, key: string): Promise<void> {
    const entries = this.#topics.get(topic)
    if (!entries?.delete(key)) return
    if (entries.size === 0) this.#topics.delete(topic)
    this.signals.send({ kind: 'changed', topic })
  }

  async list(topic: string): Promise<Present[]> {
    const now = this.now()
    const entries = [...(this.#topics.get(topic)?.values() ?? [])]
    return entries
      .filter(({ until }) => until > now)
      .map(({ member, since }) => Object.assign({ since }, member))
  }

  close(): void {
    clearInterval(this.#sweeper)
  }

  #sweep(): void {
    const now = this.now()
    for (const [topic, entries] of this.#topics) {
      for (const [key, { until }] of entries) if (until <= now) entries.delete(key)
      if (entries.size === 0) this.#topics.delete(topic)
    }
  }
}

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LiveHub, type LivePorts } from './live-hub'
import type { LiveEvent } from './live-source'

/** Tabs of one browser: a channel between them, one lock, and the streams that they open. */
class FakeBrowser {
  readonly streams: { topics: readonly string[]; hear: (event: LiveEvent) => void; open: boolean }[] = []
  readonly #channels = new Set<{ hear: (event: MessageEvent) => void; asleep: boolean }>()
  #holder: { lost: () => void } | undefined
  readonly #queue: (() => void)[] = []

  tab({ visible = true } = {}) {
    const own = { hear: (_event: MessageEvent): void => undefined, asleep: false }
    this.#channels.add(own)
    const ports: LivePorts = {
      open: (topics, hear) => {
        const stream = { topics, hear, open: true }
        this.streams.push(stream)
        return () => {
          stream.open = false
        }
      },
      channel: {
        postMessage: (data: unknown) => {
          if (own.asleep) return
          for (const other of this.#channels)
            if (other !== own && !other.asleep)
              queueMicrotask(() => other.hear(new MessageEvent('message', { data })))
        },
        addEventListener: (_name: string, listener: unknown) => {
          own.hear = listener as (event: MessageEvent) => void
        },
        close: () => undefined,
      },
      lock: (lead, { signal, take }) => this.#lock(lead, signal, take),
      isVisible: () => visible,
    }
    return { hub: new LiveHub(ports), fallAsleep: () => (own.asleep = true) }
  }

  get open() {
    return this.streams.filter(({ open }) => open)
  }

  /** The browser's only open stream says something. */
  say(event: LiveEvent): void {
    const [only, ...others] = this.open
    if (only === undefined || others.length > 0) throw new Error('There is not one open stream.')
    only.hear(event)
  }

  #lock(lead: () => Promise<void>, signal?: AbortSignal, take?: true): Promise<void> {
    return new Promise((resolve, reject) => {
      const hold = () => {
        if (signal?.aborted) return this.#next()
        const own = { lost: () => reject(new Error('taken')) }
        this.#holder = own
        void lead().then(() => {
          resolve()
          if (this.#holder === own) this.#next()
        })
      }
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      if (take) this.#holder?.lost()
      if (take || !this.#holder) hold()
      else this.#queue.push(hold)
    })
  }

  #next(): void {
    this.#holder = undefined
    this.#queue.shift()?.()
  }
}

const settle = () => vi.advanceTimersByTimeAsync(0)
const person = { id: 'u2', fullName: 'Dana Reyes', role: 'LocalUser', at: 3 }
const presence = (topic: string): LiveEvent => ({ name: 'presence', topic, people: [person] })
let browser: FakeBrowser

beforeEach(() => {
  vi.useFakeTimers()
  browser = new FakeBrowser()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the tabs of one browser', () => {
  it('share one stream of all their records, and each hears of its own', async () => {
    const [one, two] = [browser.tab(), browser.tab()]
    const [first, second] = [vi.fn<(event: LiveEvent) => void>(), vi.fn<(event: LiveEvent) => void>()]
    one.hub.listen('subsection:1', first)
    await settle()
    two.hub.listen('subsection:2', second)
    await settle()
    expect(browser.open.map(({ topics }) => topics)).toEqual([['subsection:1', 'subsection:2']])
    browser.say({ name: 'hello' })
    browser.say(presence('subsection:2'))
    await settle()
    expect(second).toHaveBeenCalledWith(presence('subsection:2'))
    expect(first).not.toHaveBeenCalledWith(presence('subsection:2'))
    expect([one.hub.isLive, two.hub.isLive]).toEqual([true, true])
  })

  it('find another leader when the one that leads is closed', async () => {
    const [one, two] = [browser.tab(), browser.tab()]
    one.hub.listen('subsection:1', () => undefined)
    two.hub.listen('subsection:2', () => undefined)
    await settle()
    one.hub.pause()
    await settle()
    expect(two.hub.isLeading).toBe(true)
    expect(browser.open.map(({ topics }) => topics)).toEqual([['subsection:2']])
    one.hub.resume()
    await settle()
    expect(browser.open.map(({ topics }) => topics)).toEqual([['subsection:1', 'subsection:2']])
    expect(one.hub.isLeading).toBe(false)
  })

  it('take over from a leader that sleeps', async () => {
    const [one, two] = [browser.tab(), browser.tab()]
    one.hub.listen('subsection:1', () => undefined)
    await settle()
    one.fallAsleep()
    two.hub.listen('subsection:2', () => undefined)
    await vi.advanceTimersByTimeAsync(50_000)
    expect([one.hub.isLeading, two.hub.isLeading]).toEqual([false, true])
    expect(browser.open.map(({ topics }) => topics)).toEqual([['subsection:1', 'subsection:2']])
  })

  it('leave nothing open when nobody wants to hear anything', async () => {
    const { hub } = browser.tab()
    const stop = hub.listen('subsection:1', () => undefined)
    await settle()
    stop()
    await settle()
    expect([browser.open, hub.isLeading, vi.getTimerCount()]).toEqual([[], false, 0])
  })
})

describe('a stream that fails', () => {
  it('is opened again, later each time, and at once when the line is back', async () => {
    const { hub } = browser.tab()
    hub.listen('subsection:1', () => undefined)
    await settle()
    for (const waitMs of [1000, 2000, 4000]) {
      browser.say({ name: 'failed' })
      expect([hub.isLive, browser.open.length]).toEqual([false, 0])
      await vi.advanceTimersByTimeAsync(waitMs)
      expect(browser.open).toHaveLength(1)
    }
    browser.say({ name: 'failed' })
    hub.hurry()
    expect(browser.open).toHaveLength(1)
  })

  it('counts as failed when it says nothing any more', async () => {
    const { hub } = browser.tab()
    const hear = vi.fn<(event: LiveEvent) => void>()
    hub.listen('subsection:1', hear)
    await settle()
    browser.say({ name: 'hello' })
    await vi.advanceTimersByTimeAsync(24_000)
    browser.say({ name: 'beat' })
    await vi.advanceTimersByTimeAsync(24_000)
    expect(hear).not.toHaveBeenCalledWith({ name: 'failed' })
    await vi.advanceTimersByTimeAsync(2000)
    expect(hear).toHaveBeenCalledWith({ name: 'failed' })
  })
})

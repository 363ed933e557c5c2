import { LiveLeader } from './live-leader'
import type { LiveEvent, OpenStream } from './live-source'

/** Messages between the tabs of one browser. */
type TabMessage =
  | { kind: 'want'; tab: string; topics: string[] }
  /** A tab leads from now on, and requests the topics of the others. */
  | { kind: 'lead' }
  | { kind: 'event'; event: LiveEvent }

/** The parts of a browser that the hub needs; a browser without them has no stream and polls. */
export interface LivePorts {
  open: OpenStream
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /**
   * Runs `lead` once no other tab leads; `take` does so now, and ends the leading of another tab. Ends when `lead`
   * ends, or when another tab takes over.
   */
  lock: (lead: () => Promise<void>, options: { signal?: AbortSignal; take?: true }) => Promise<void>
  isVisible: () => boolean
}

export type LiveListener = (event: LiveEvent) => void

/**
 * How often a tab sends its topics, and how long they count: browsers slow hidden tabs down to one message a minute.
 */
const wantEveryMs = 8000
const wantsLastMs = 150_000
/** As many records as a stream carries; those beyond are polled. */
const mostTopics = 20
/** After so long without a message a visible tab takes over: the leading tab is probably suspended. */
const silentMs = 30_000

/**
 * Live events for one tab. Tabs elect one of them, which holds the browser's only stream and passes on its events:
 * six connections are all that HTTP/1.1 allows.
 */
export class LiveHub {
  readonly #tab = crypto.randomUUID()
  readonly #listeners = new Map<string, Set<LiveListener>>()
  readonly #wants = new Map<string, { topics: string[]; until: number }>()
  #leader: LiveLeader | undefined
  #release: (() => void) | undefined
  #queue: AbortController | undefined
  #timer: ReturnType<typeof setInterval> | undefined
  #heardAt = 0
  #live = false
  #paused = false

  constructor(private readonly ports: LivePorts) {
    ports.channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => this.#hear(data))
  }

  /** Whether events arrive now; if not, poll. */
  get isLive(): boolean {
    return this.#live && Date.now() - this.#heardAt < silentMs
  }

  get isLeading(): boolean {
    return this.#leader !== undefined
  }

  /** Listens to a topic until the returned function is called. */
  listen(topic: string, listener: LiveListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set()
    this.#listeners.set(topic, listeners.add(listener))
    this.#changed()
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) this.#listeners.delete(topic)
      this.#changed()
    }
  }

  /** Tries again at once, as when the connection is back. */
  hurry(): void {
    this.#leader?.hurry()
  }

  /** The browser has suspended the tab: another one leads. */
  pause(): void {
    this.#say({ kind: 'want', tab: this.#tab, topics: [] })
    this.#stop()
    this.#paused = true
  }

  /** The tab is back. */
  resume(): void {
    this.#paused = false
    this.#changed()
  }

  #changed(): void {
    if (this.#paused) return
    const topics = [...this.#listeners.keys()]
    this.#say({ kind: 'want', tab: this.#tab, topics })
    if (topics.length === 0) {
      this.#stop()
      return
    }
    this.#timer ??= setInterval(() => this.#look(), wantEveryMs)
    if (this.#leader) this.#feed()
    else this.#stand()
  }

  /** Waits for its turn to lead. */
  #stand(take?: true): void {
    if (this.#queue && !take) return
    this.#queue?.abort()
    const queue = new AbortController()
    this.#queue = queue
    if (this.#heardAt === 0) this.#heardAt = Date.now()
    const options = take ? { take } : { signal: queue.signal }
    this.ports
      .lock(() => this.#lead(), options)
      .catch(() => undefined)
      .finally(() => {
        // It was replaced by another wait, or is not needed any more.
        if (this.#queue !== queue) return
        this.#queue = undefined
        this.#resign()
        // Another tab took over: this one waits for its next turn.
        if (this.#timer !== undefined) this.#stand()
      })
  }

  #lead(): Promise<void> {
    // No listener is left.
    if (this.#listeners.size === 0 || this.#leader) return Promise.resolve()
    this.#leader = new LiveLeader(this.ports.open, (event) => {
      this.#take(event)
      this.#say({ kind: 'event', event })
    })
    this.#say({ kind: 'lead' })
    this.#feed()
    return new Promise((resolve) => {
      this.#release = resolve
    })
  }

  #resign(): void {
    this.#leader?.stop()
    this.#leader = undefined
    this.#release?.()
    this.#release = undefined
  }

  #stop(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#live = false
    this.#heardAt = 0
    this.#resign()
    this.#queue?.abort()
    this.#queue = undefined
  }

  #feed(): void {
    const now = Date.now()
    const topics = new Set(this.#listeners.keys())
    for (const [tab, want] of this.#wants) {
      if (want.until <= now || want.topics.length === 0) this.#wants.delete(tab)
      else for (const topic of want.topics) topics.add(topic)
    }
    this.#leader?.want(new Set([...topics].slice(0, mostTopics)))
  }

  #look(): void {
    this.#say({ kind: 'want', tab: this.#tab, topics: [...this.#listeners.keys()] })
    if (this.#leader) this.#feed()
    else if (this.ports.isVisible() && Date.now() - this.#heardAt > silentMs) {
      this.#heardAt = Date.now()
      this.#stand(true)
    }
  }

  #hear(message: TabMessage): void {
    if (message.kind === 'event') this.#take(message.event)
    else if (message.kind === 'lead')
      this.#say({ kind: 'want', tab: this.#tab, topics: [...this.#listeners.keys()] })
    else {
      this.#wants.set(message.tab, { topics: message.topics, until: Date.now() + wantsLastMs })
      if (this.#leader) this.#feed()
    }
  }

  #take(event: LiveEvent): void {
    this.#heardAt = Date.now()
    this.#live = event.name !== 'failed' && event.name !== 'bye'
    const wanted = 'topic' in event ? [this.#listeners.get(event.topic) ?? []] : [...this.#listeners.values()]
    for (const listeners of wanted) for (const listener of listeners) listener(event)
  }

  #say(message: TabMessage): void {
    if (!this.#paused) this.ports.channel.postMessage(message)
  }
}

let hub: LiveHub | undefined

/** The hub of this tab; undefined in a browser that cannot share a stream. */
export function liveHub(open: OpenStream): LiveHub | undefined {
  if (hub) return hub
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis) || !('EventSource' in globalThis))
    return undefined
  const made = new LiveHub({
    open,
    channel: new BroadcastChannel('portal.live'),
    lock: (lead, { signal, take }) =>
      navigator.locks.request(
        'portal.live',
        { ...(signal && { signal }), ...(take && { steal: true }) },
        lead,
      ),
    isVisible: () => document.visibilityState === 'visible',
  })
  addEventListener('pagehide', () => made.pause())
  addEventListener('pageshow', ({ persisted }) => persisted && made.resume())
  addEventListener('online', () => made.hurry())
  hub = made
  return made
}

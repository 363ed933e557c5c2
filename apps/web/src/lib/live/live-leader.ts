import type { LiveEvent, OpenStream } from './live-source'

/** A stream without a message for so long is dead: the server sends one every ten seconds. */
const silentMs = 25_000
const firstWaitMs = 1000
const longestWaitMs = 30_000

/** Keeps one stream open for the topics of a browser's tabs, and opens it again when it fails. */
export class LiveLeader {
  #topics: readonly string[] = []
  #close: (() => void) | undefined
  #waitMs = firstWaitMs
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly open: OpenStream,
    private readonly hear: (event: LiveEvent) => void,
    private readonly random: () => number = Math.random,
  ) {}

  /** Another set of topics is another stream. */
  want(topics: ReadonlySet<string>): void {
    const sorted = [...topics].toSorted()
    if (sorted.join() === this.#topics.join()) return
    this.#topics = sorted
    this.#waitMs = firstWaitMs
    this.#start()
  }

  /** Connects at once, as when the connection is back. */
  hurry(): void {
    if (this.#close === undefined && this.#topics.length > 0) this.#start()
  }

  stop(): void {
    this.#topics = []
    this.#shut()
  }

  #start(): void {
    this.#shut()
    if (this.#topics.length === 0) return
    this.#listen()
    this.#close = this.open(this.#topics, (event) => this.#take(event))
  }

  #take(event: LiveEvent): void {
    this.#listen()
    if (event.name === 'hello') this.#waitMs = firstWaitMs
    if (event.name === 'failed') this.#again(this.#waitMs)
    // The clients of a gateway that stops reconnect to the others: not all in the same moment.
    if (event.name === 'bye') this.#again(2 * firstWaitMs)
    this.hear(event)
  }

  #listen(): void {
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#take({ name: 'failed' }), silentMs)
  }

  #again(waitMs: number): void {
    this.#shut()
    this.#timer = setTimeout(() => this.#start(), waitMs * (0.5 + this.random() / 2))
    this.#waitMs = Math.min(longestWaitMs, this.#waitMs * 2)
  }

  #shut(): void {
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    this.#close?.()
    this.#close = undefined
  }
}

import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Browser } from './browser.js'

export interface LiveEvent {
  event: string
  data: {
    topic?: string
    people?: { id: string; fullName: string; role: string; at: number | null }[]
    reason?: string
  }
}

/** Polls until the condition holds; returns false at the timeout (milliseconds). */
async function until(isSo: () => boolean, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout
  while (!isSo() && Date.now() < end) await pause(20)
  return isSo()
}

/** A browser that listens to live events and keeps all of them. */
export class LiveListener {
  readonly events: LiveEvent[] = []
  ended = false
  readonly #abort = new AbortController()

  private constructor(
    readonly status: number,
    readonly headers: Headers,
  ) {}

  static async open(browser: Browser, ...topics: string[]): Promise<LiveListener> {
    const abort = new AbortController()
    const query = new URLSearchParams(topics.map((topic): [string, string] => ['topic', topic])).toString()
    const response = await browser.fetch(`/live?${query}`, {
      signal: abort.signal,
      headers: { 'accept-encoding': 'gzip, br' },
    })
    const listener = new LiveListener(response.status, response.headers)
    abort.signal.addEventListener('abort', () => (listener.ended = true))
    listener.#abort.signal.addEventListener('abort', () => abort.abort())
    void listener.#read(response)
    return listener
  }

  /** The people in the last event about a topic; undefined before the first event. */
  people(topic: string): string[] | undefined {
    const last = this.events.findLast(({ event, data }) => event === 'presence' && data.topic === topic)
    return last?.data.people?.map(({ fullName, role, at }) => `${fullName}, ${role}, ${at ?? 'nowhere'}`)
  }

  /** Waits until these people are present, or until the timeout, and returns who is present then. */
  async peopleOnce(
    topic: string,
    people: readonly string[],
    timeout = 10_000,
  ): Promise<string[] | undefined> {
    await until(() => isDeepStrictEqual(this.people(topic), people), timeout)
    return this.people(topic)
  }

  /** Waits for an event of this kind with this content; false when it has not arrived in time (milliseconds). */
  async hasHeard(event: string, data: object, timeout = 10_000): Promise<boolean> {
    return until(
      () => this.events.some((one) => one.event === event && isDeepStrictEqual(one.data, data)),
      timeout,
    )
  }

  close(): void {
    this.#abort.abort()
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder()
    let text = ''
    try {
      for await (const chunk of response.body ?? []) {
        text += decoder.decode(chunk, { stream: true })
        const parts = text.split('\n\n')
        text = parts.pop() ?? ''
        for (const part of parts) {
          const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
          this.events.push({ event, data: JSON.parse(data) as LiveEvent['data'] })
        }
      }
    } catch {
      // The stream was closed here, or cut by the server.
    }
    this.ended = true
  }
}

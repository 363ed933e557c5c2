/** Events of a stream, see docs/adr (one stream for a browser). */
export type LiveEvent =
  | { name: 'hello' | 'beat' }
  | { name: 'presence'; topic: string; people: PresentPerson[] }
  /** The topic may not be read, or not any more. */
  | { name: 'refused'; topic: string }
  | { name: 'bye'; reason: string }
  | { name: 'failed' }

/** Another person on a record. */
export interface PresentPerson {
  id: string
  fullName: string
  role: string
  /** Id of the part of the record where they are. */
  at: number | null
}

/** Opens a stream of these topics; returns a function that closes it. It never reopens itself. */
export type OpenStream = (topics: readonly string[], hear: (event: LiveEvent) => void) => () => void

const names = ['hello', 'beat', 'presence', 'refused', 'bye'] as const

/** The browser's own server-sent events. */
export const openEventSource: OpenStream = (topics, hear) => {
  const query = new URLSearchParams(topics.map((topic): [string, string] => ['topic', topic]))
  const source = new EventSource(`/live?${query.toString()}`)
  for (const name of names)
    source.addEventListener(name, (event: MessageEvent<string>) => {
      hear({ ...(JSON.parse(event.data) as object), name } as LiveEvent)
    })
  source.addEventListener('error', () => {
    // The reconnection of EventSource itself ignores refusals and other tabs.
    source.close()
    hear({ name: 'failed' })
  })
  return () => source.close()
}

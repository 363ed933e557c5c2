import type { LiveHub } from './live-hub'
import type { LiveEvent, PresentPerson } from './live-source'

/** How often a tab reports that it is still there; the server forgets it after twenty seconds. */
const announceEveryMs = 8000
/** Without a stream the responses bring the news: others are to be seen within five seconds. */
const pollEveryMs = 4000
/** How long the last message counts. */
const knownForMs = 20_000
/** A tab that was hidden for so long has left; browsers slow it down from then on anyway. */
const hiddenForMs = 5 * 60_000

/** Id of this tab: one browser may have several. */
const tab = crypto.randomUUID()

export interface PresenceOptions {
  hub: Pick<LiveHub, 'listen' | 'isLive'> | undefined
  at: number | null
  show: (people: readonly PresentPerson[]) => void
}

/** Reports where this tab is, repeatedly, and shows who else is there, by the stream or by the responses. */
export class Presence {
  readonly #topic: string
  readonly #hub: PresenceOptions['hub']
  readonly #show: PresenceOptions['show']
  readonly #stopListening: (() => void) | undefined
  readonly #stopWatching: () => void
  #place: number | null
  #timer: ReturnType<typeof setTimeout> | undefined
  /** How often a list of people arrived, and when the last one did. */
  #heard = 0
  #heardAt = 0
  #saying: Promise<void> | undefined
  #away = false
  #over = false

  constructor(topic: string, { hub, at, show }: PresenceOptions) {
    this.#topic = topic
    this.#hub = hub
    this.#show = show
    this.#place = at
    this.#stopListening = hub?.listen(topic, (event) => this.#hear(event))
    this.#stopWatching = watchPage({
      onSight: () => {
        this.#away = false
        this.#say()
      },
      onAway: () => {
        this.#away = true
        clearTimeout(this.#timer)
        this.#goodbye()
      },
      onLeave: () => this.#goodbye(),
      onReturn: () => this.#say(),
    })
    this.#say()
  }

  move(next: number | null): void {
    if (next === this.#place) return
    this.#place = next
    this.#say()
  }

  leave(): void {
    if (this.#over) return
    this.#end()
    // A request that is still running would bring this tab back.
    void (this.#saying ?? Promise.resolve()).then(() => this.#goodbye())
  }

  #say(): void {
    clearTimeout(this.#timer)
    if (this.#over || this.#away || this.#saying) return
    const sent = this.#place
    this.#saying = this.#sayAt(sent).finally(() => {
      this.#saying = undefined
      if (this.#over || this.#away) return
      if (Date.now() - this.#heardAt > knownForMs) this.#show([])
      if (this.#place === sent)
        this.#timer = setTimeout(() => this.#say(), this.#hub?.isLive ? announceEveryMs : pollEveryMs)
      else this.#say()
    })
  }

  async #sayAt(place: number | null): Promise<void> {
    const before = this.#heard
    const people = await othersAt(this.#topic, place)
    if (this.#over) return
    // A person who may not read the record, or is signed out, learns it by their next act.
    if (people === 'refused') return this.#end()
    // A message of the stream that arrived meanwhile is newer.
    if (people && this.#heard === before) this.#take(people)
  }

  #hear(event: LiveEvent): void {
    if (event.name === 'presence') this.#take(event.people)
    // A new stream may be that of another gateway, which does not know this tab.
    if (event.name === 'hello' || event.name === 'failed' || event.name === 'bye') this.#say()
    if (event.name === 'refused') this.#end()
  }

  #take(people: readonly PresentPerson[]): void {
    this.#heard += 1
    this.#heardAt = Date.now()
    this.#show(people)
  }

  #goodbye(): void {
    send({ topic: this.#topic, tab, left: true }, true).catch(() => undefined)
  }

  #end(): void {
    this.#over = true
    clearTimeout(this.#timer)
    this.#stopListening?.()
    this.#stopWatching()
    this.#show([])
  }
}

interface PageWatch {
  /** The tab is visible again. */
  onSight: () => void
  /** It was hidden for five minutes. */
  onAway: () => void
  /** The page is being closed, or put into the memory of the browser. */
  onLeave: () => void
  /** It was restored from there, or the connection is back. */
  onReturn: () => void
}

/** Follows whether the page is visible, closed or restored; returns a function that ends it. */
function watchPage({ onSight, onAway, onLeave, onReturn }: PageWatch): () => void {
  let hiding: ReturnType<typeof setTimeout> | undefined
  function onVisibility() {
    clearTimeout(hiding)
    if (document.visibilityState === 'visible') onSight()
    else hiding = setTimeout(onAway, hiddenForMs)
  }
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
  addEventListener('pagehide', onLeave)
  addEventListener('pageshow', onShow)
  addEventListener('online', onReturn)
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearTimeout(hiding)
    removeEventListener('pagehide', onLeave)
    removeEventListener('pageshow', onShow)
    removeEventListener('online', onReturn)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

/** Reports where this tab is and returns who is there; undefined without a response: the next report brings it. */
async function othersAt(
  topic: string,
  at: number | null,
): Promise<readonly PresentPerson[] | 'refused' | undefined> {
  try {
    const answer = await send({ topic, tab, at })
    if ([401, 403, 404].includes(answer.status)) return 'refused'
    if (!answer.ok) return undefined
    const { people } = (await answer.json()) as { people: PresentPerson[] }
    return people
  } catch {
    return undefined
  }
}

/** `keepalive`: it is sent although the page is being closed. */
function send(body: object, keepalive = false): Promise<Response> {
  return fetch('/live/presence', {
    method: 'POST',
    keepalive,
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    body: JSON.stringify(body),
  })
}

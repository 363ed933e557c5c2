import type { LiveHub } from './live-hub'
import type { LiveEvent, PresentPerson } from './live-source'

/** How often a tab says that it is still there; the server forgets it after twenty seconds. */
const sayEveryMs = 8000
/** Where no stream arrives the answer is the news: others are to be seen within five seconds. */
const askEveryMs = 4000
/** What was heard counts for so long. */
const knownForMs = 20_000
/** A tab that nobody has looked at for so long has left; browsers slow it down from then on anyway. */
const hiddenForMs = 5 * 60_000

/** This tab, as the server tells tabs of one browser apart. */
const tab = crypto.randomUUID()

export interface PresenceOptions {
  hub: Pick<LiveHub, 'listen' | 'isLive'> | undefined
  at: number | null
  show: (people: readonly PresentPerson[]) => void
}

export interface Presence {
  move: (at: number | null) => void
  leave: () => void
}

/** Says where this tab is, again and again, and shows who else is there, by the stream or by the answers. */
export function createPresence(topic: string, { hub, at, show }: PresenceOptions): Presence {
  let place = at
  let timer: ReturnType<typeof setTimeout> | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined
  let heard = 0
  let heardAt = 0
  let saying: Promise<void> | undefined
  let away = false
  let over = false

  const take = (people: readonly PresentPerson[]) => {
    heard += 1
    heardAt = Date.now()
    show(people)
  }

  function say(): void {
    clearTimeout(timer)
    if (over || away || saying) return
    const sent = place
    saying = tell(sent).finally(() => {
      saying = undefined
      if (over || away) return
      if (Date.now() - heardAt > knownForMs) show([])
      if (place === sent) timer = setTimeout(say, hub?.isLive ? sayEveryMs : askEveryMs)
      else say()
    })
  }

  async function tell(sent: number | null): Promise<void> {
    const before = heard
    try {
      const answer = await send({ topic, tab, at: sent })
      if (over) return
      // Whoever may not read the record, or is signed out, is told so by what they do next.
      if ([401, 403, 404].includes(answer.status)) return end()
      if (!answer.ok) return
      const { people } = (await answer.json()) as { people: PresentPerson[] }
      // What the stream said meanwhile is newer.
      if (heard === before) take(people)
    } catch {
      // The line is away: the next time says it.
    }
  }

  const hear = (event: LiveEvent) => {
    if (event.name === 'presence') take(event.people)
    // A stream that began anew may be another gateway, which has not heard of this tab.
    if (event.name === 'hello' || event.name === 'failed' || event.name === 'bye') say()
    if (event.name === 'refused') end()
  }
  const stopListening = hub?.listen(topic, hear)

  const goodbye = () => void send({ topic, tab, left: true }, true).catch(() => undefined)

  function onVisibility() {
    clearTimeout(hiding)
    if (document.visibilityState === 'visible') {
      away = false
      say()
      return
    }
    hiding = setTimeout(() => {
      away = true
      clearTimeout(timer)
      goodbye()
    }, hiddenForMs)
  }
  // A page that comes back from the browser's memory goes on.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && say()
  addEventListener('pagehide', goodbye)
  addEventListener('pageshow', onShow)
  addEventListener('online', say)
  document.addEventListener('visibilitychange', onVisibility)

  function end() {
    over = true
    clearTimeout(timer)
    clearTimeout(hiding)
    stopListening?.()
    removeEventListener('pagehide', goodbye)
    removeEventListener('pageshow', onShow)
    removeEventListener('online', say)
    document.removeEventListener('visibilitychange', onVisibility)
    show([])
  }

  say()
  return {
    move: (next) => {
      if (next === place) return
      place = next
      say()
    },
    leave: () => {
      if (over) return
      end()
      // A word that is on its way would bring this tab back.
      void (saying ?? Promise.resolve()).then(goodbye)
    },
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

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveListener } from './live-hub'
import type { LiveEvent, PresentPerson } from './live-source'
import { Presence } from './presence'

const topic = 'subsection:12'
const dana: PresentPerson = { id: 'u2', fullName: 'Dana Reyes', role: 'LocalUser', at: 3 }

const sent: { topic: string; at?: number | null; left?: boolean }[] = []
let answer: () => Promise<Response>
let shown: readonly PresentPerson[]
const show = (people: readonly PresentPerson[]) => {
  shown = people
}

function aHub(isLive: boolean) {
  let listener: LiveListener = () => undefined
  return {
    isLive,
    listen: (_topic: string, hear: LiveListener) => {
      listener = hear
      return () => {
        listener = () => undefined
      }
    },
    say: (event: LiveEvent) => listener(event),
  }
}

const answering =
  (people: PresentPerson[], status = 200) =>
  async () =>
    Response.json({ people }, { status })
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  shown = []
  answer = answering([])
  vi.stubGlobal('fetch', (_url: string, init: { body: string }) => {
    sent.push(JSON.parse(init.body) as (typeof sent)[number])
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('where no stream arrives', () => {
  it('asks so often that others are seen within five seconds', async () => {
    const presence = new Presence(topic, { hub: undefined, at: 1, show })
    await pass(0)
    expect(shown).toEqual([])
    answer = answering([dana])
    await pass(4000)
    expect(shown).toEqual([dana])
    presence.leave()
  })

  it('shows nobody any more when it has heard nothing for long', async () => {
    answer = answering([dana])
    const presence = new Presence(topic, { hub: undefined, at: 1, show })
    await pass(0)
    answer = () => Promise.reject(new TypeError('offline'))
    await pass(16_000)
    expect(shown).toEqual([dana])
    await pass(9000)
    expect(shown).toEqual([])
    answer = answering([dana])
    window.dispatchEvent(new Event('online'))
    await pass(0)
    expect(shown).toEqual([dana])
    presence.leave()
  })
})

describe('with a stream', () => {
  it('shows what the stream says, also when an older answer arrives after it', async () => {
    const hub = aHub(true)
    let arrive: (response: Response) => void = () => undefined
    answer = () => new Promise((resolve) => (arrive = resolve))
    const presence = new Presence(topic, { hub, at: 1, show })
    hub.say({ name: 'presence', topic, people: [dana] })
    arrive(Response.json({ people: [] }))
    await pass(0)
    expect(shown).toEqual([dana])
    presence.leave()
  })

  it('says every eight seconds that it is there, and at once when the stream began anew', async () => {
    const hub = aHub(true)
    const presence = new Presence(topic, { hub, at: 1, show })
    await pass(7999)
    expect(sent).toHaveLength(1)
    await pass(1)
    expect(sent).toHaveLength(2)
    hub.say({ name: 'hello' })
    expect(sent).toHaveLength(3)
    presence.leave()
  })
})

it('says at once where the person went, the last place first', async () => {
  const presence = new Presence(topic, { hub: undefined, at: 1, show })
  presence.move(2)
  presence.move(3)
  await pass(0)
  expect(sent.map(({ at }) => at)).toEqual([1, 3])
  presence.leave()
})

it('says goodbye when the page is put away or left, and says nothing afterwards', async () => {
  const presence = new Presence(topic, { hub: undefined, at: 1, show })
  await pass(0)
  window.dispatchEvent(new Event('pagehide'))
  expect(sent.at(-1)).toMatchObject({ topic, left: true })
  presence.leave()
  await pass(60_000)
  expect(sent.filter(({ left }) => left)).toHaveLength(2)
  expect(sent).toHaveLength(3)
})

it('has left when nobody has looked at the tab for five minutes, and is back with a look', async () => {
  const presence = new Presence(topic, { hub: undefined, at: 1, show })
  await pass(0)
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(5 * 60_000)
  expect(sent.at(-1)).toMatchObject({ left: true })
  const count = sent.length
  await pass(60_000)
  expect(sent).toHaveLength(count)
  visibility.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  await pass(0)
  expect(sent.at(-1)).toMatchObject({ at: 1 })
  presence.leave()
})

it('shows nobody to somebody who may not read the record, and asks no more', async () => {
  answer = answering([], 404)
  const presence = new Presence(topic, { hub: undefined, at: 1, show })
  await pass(60_000)
  presence.leave()
  expect([sent.length, shown]).toEqual([1, []])
})

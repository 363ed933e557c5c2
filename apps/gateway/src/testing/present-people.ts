import { randomUUID } from 'node:crypto'
import { presentAs, type Actor, type RoleName } from '@portal/domain'
import { Browser } from './browser.js'
import type { TestGateway } from './gateway.js'
import { refuse, type StubUpstream } from './stub-upstream.js'

/** Who may read what at the stub: a person for each access token. */
export class PresentPeople {
  readonly #people = new Map<string, { actor: Actor; topics: Set<string> }>()

  constructor(private readonly upstream: StubUpstream) {
    upstream.answers.set('getPresence', (request, response) => {
      const bearer = request.headers.authorization?.slice('Bearer '.length) ?? ''
      const known = this.#people.get(bearer)
      const topic = [request.params['kind'], request.params['id']].join(':')
      if (known === undefined || !known.topics.has(topic))
        refuse(response, 'NOT_FOUND', 'There is no such record.')
      else response.json(presentAs(known.actor))
    })
  }

  /** Signs in a new person at a gateway, who may read these records. */
  async signIn(gateway: TestGateway, role: RoleName, fullName: string, topics: string[]): Promise<Browser> {
    return this.signInAt(gateway.url, role, fullName, topics)
  }

  async signInAt(url: string, role: RoleName, fullName: string, topics: string[]): Promise<Browser> {
    const browser = new Browser(url)
    await browser.signIn()
    await browser.verify()
    const actor: Actor = {
      userId: fullName,
      fullName,
      roles: [role],
      permissions: [],
      leaId: 1,
      selectedLeas: [],
    }
    this.#people.set([...this.upstream.live].at(-1) ?? '', { actor, topics: new Set(topics) })
    return browser
  }

  /** Takes every right to a record away from a person. */
  forbid(fullName: string): void {
    for (const { actor, topics } of this.#people.values()) if (actor.fullName === fullName) topics.clear()
  }
}

/** Reports where a tab is, as the web client does. */
export function say(
  browser: Browser,
  topic: string,
  more: { at?: number; tab?: string; left?: boolean } = {},
) {
  return browser.fetch('/live/presence', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'apollo-require-preflight': '1' },
    body: JSON.stringify({ topic, tab: randomUUID(), ...more }),
  })
}

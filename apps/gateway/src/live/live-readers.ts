import { readPresenceTopic, type PresentPerson } from '@portal/domain'
import { getPresence } from '@portal/rest-contract'
import type { GatewayContext } from '../context.js'
import { PortalError } from '../errors/portal-error.js'
import { sessionEnded } from '../session/sessions.js'
import { storeKeyOf } from '../session/seal.js'

/** A signed-in browser that subscribes to a record it may read. */
export interface LiveReader {
  /** The hash under which the session is stored. */
  session: string
  person: PresentPerson
}

interface Verdict {
  until: number
  person: Promise<PresentPerson>
}

const mostVerdicts = 10_000

/**
 * Whether a browser may see who is present on a record. The system of record decides; its verdicts are cached for some
 * seconds.
 */
export class LiveReaders {
  readonly #verdicts = new Map<string, Verdict>()

  constructor(
    private readonly lastsMs: number,
    private readonly now: () => number,
  ) {}

  /**
   * Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, or that the system of record is unavailable. `again` bypasses the
   * cache.
   */
  async read(context: GatewayContext, topic: string, again = false): Promise<LiveReader> {
    const session = await liveSessionOf(context)
    const record = readPresenceTopic(topic)
    if (record === undefined) throw new PortalError('NOT_FOUND', 'There is no such record.')
    const key = `${session} ${topic}`
    const known = this.#verdicts.get(key)
    if (!again && known !== undefined && known.until > this.now())
      return { session, person: await known.person }
    const person = context.upstream.call(getPresence, { params: record })
    this.#keep(key, { until: this.now() + this.lastsMs, person })
    try {
      return { session, person: await person }
    } catch (error) {
      // Do not cache a refusal.
      if (this.#verdicts.get(key)?.person === person) this.#verdicts.delete(key)
      throw error
    }
  }

  /** Clears all cached verdicts. */
  forget(): void {
    this.#verdicts.clear()
  }

  #keep(key: string, verdict: Verdict): void {
    // Inserting again moves the key to the end, so the first one is the oldest.
    this.#verdicts.delete(key)
    this.#verdicts.set(key, verdict)
    const [oldest] = this.#verdicts.keys()
    if (this.#verdicts.size > mostVerdicts && oldest !== undefined) this.#verdicts.delete(oldest)
  }
}

/** The session of the browser, refreshed if necessary; live events are for browsers only. */
export async function liveSessionOf({ browser }: GatewayContext): Promise<string> {
  if (browser === undefined) throw new PortalError('FORBIDDEN', 'Live events are for browsers.')
  const token = await browser.caller.accessToken()
  const id = browser.caller.sessionId
  if (token === undefined || id === undefined) throw sessionEnded('session expired')
  return storeKeyOf(id)
}

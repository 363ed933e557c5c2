import { portalFeatures, type PortalFeature } from '@portal/domain'
import type { Call } from '@portal/rest-contract'
import { z } from 'zod'
import type { Transport } from './transport.js'
import { parseJson } from './upstream-errors.js'

/** By part of the portal, what it takes of a system of record. */
export type NeededCalls = Readonly<
  Record<
    PortalFeature,
    {
      /** Calls without which it shows nothing. */
      calls: readonly Call[]
      /** A system without a document is taken to have them: the specification names them, and their fields. */
      specified?: true
    }
  >
>

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const askedAgainAfterMs = 60_000
const deadlineMs = 2000

/**
 * Which parts of the portal the system of record can serve: those whose calls stand in its OpenAPI document, or, when
 * it has none, those whose calls and fields the specification names. While it does not answer, nothing counts as missing.
 */
export class AvailableCalls {
  #read: ({ text: string } & Available) | undefined
  #known: { missing: Promise<readonly PortalFeature[]>; until: number } | undefined

  constructor(
    private readonly transport: Pick<Transport, 'text'>,
    private readonly needed: NeededCalls,
    private readonly now: () => number = Date.now,
  ) {}

  async missingRooms(): Promise<readonly PortalFeature[]> {
    if (this.#known === undefined || this.#known.until <= this.now())
      this.#known = { missing: this.#ask(), until: this.now() + askedAgainAfterMs }
    const asked = this.#known
    try {
      return await asked.missing
    } catch {
      // The calls themselves say that the system is down; the next request asks again.
      if (this.#known === asked) this.#known = undefined
      return []
    }
  }

  /** Whether a call that is no part of the specification can be made. Until the document was read, it cannot. */
  has({ method, path }: Call): boolean {
    return this.#read?.calls.has(nameOf(method, path)) ?? false
  }

  async #ask(): Promise<readonly PortalFeature[]> {
    const answer = await this.transport.text({
      name: 'openapi',
      method: 'get',
      path: '/api/openapi.json',
      headers: {},
      signal: AbortSignal.timeout(deadlineMs),
    })
    if (answer.status >= 500 && answer.status !== 501) throw new Error(`answered ${answer.status}`)
    const text = answer.status < 300 ? answer.text : ''
    // It is long and seldom another; reading it holds up everybody else.
    if (this.#read?.text !== text) this.#read = { text, ...this.#available(text) }
    return this.#read.missing
  }

  #available(text: string): Available {
    const document = openApi.safeParse(parseJson(text))
    if (!document.success)
      return { calls: new Set(), missing: portalFeatures.filter((part) => !this.needed[part].specified) }
    const calls = new Set(
      Object.entries(document.data.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => nameOf(method, path)),
      ),
    )
    const missing = portalFeatures.filter((part) =>
      this.needed[part].calls.some(({ method, path }) => !calls.has(nameOf(method, path))),
    )
    return { calls, missing }
  }
}

interface Available {
  calls: ReadonlySet<string>
  missing: readonly PortalFeature[]
}

/** Parameters may have any name. */
function nameOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`
}

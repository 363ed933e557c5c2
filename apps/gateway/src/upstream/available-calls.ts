import { portalFeatures, type PortalFeature } from '@portal/domain'
import { documentedPaths, type Call } from '@portal/rest-contract'
import { z } from 'zod'
import type { Transport } from './transport.js'
import { parseJson } from './upstream-errors.js'

/** The calls that each part of the portal needs from a system of record. */
export type NeededCalls = Readonly<
  Record<
    PortalFeature,
    {
      /** Calls without which the part cannot be shown. */
      calls: readonly Call[]
      /**
       * A system without an OpenAPI document is assumed to have them: the specification defines them and their fields.
       */
      specified?: true
    }
  >
>

const openApi = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
const askedAgainAfterMs = 60_000
const deadlineMs = 2000

/**
 * Which parts of the portal the system of record can serve: those whose calls are in its OpenAPI document or, when it
 * has none, those whose calls and fields are defined by the specification. While it is unavailable, nothing counts as
 * missing.
 */
export class AvailableCalls {
  #read: ({ text: string } & Available) | undefined
  #known: { missing: Promise<readonly PortalFeature[]>; until: number } | undefined

  constructor(
    private readonly transport: Pick<Transport, 'text'>,
    private readonly needed: NeededCalls,
    private readonly now: () => number = Date.now,
    /** Parts that a setting leaves out, whatever the system has. */
    private readonly leftOut: readonly PortalFeature[] = [],
  ) {}

  async missingParts(): Promise<readonly PortalFeature[]> {
    if (this.#known === undefined || this.#known.until <= this.now())
      this.#known = { missing: this.#ask(), until: this.now() + askedAgainAfterMs }
    const pending = this.#known
    try {
      return [...new Set([...(await pending.missing), ...this.leftOut])]
    } catch {
      // The calls themselves report that the system is down; the next request tries again.
      if (this.#known === pending) this.#known = undefined
      return this.leftOut
    }
  }

  /** Whether a call that is not part of the specification can be made. False until the document has been read. */
  has(call: Call): boolean {
    const { calls } = this.#read ?? {}
    return calls !== undefined && hasCall(calls, call)
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
    // The document is long and rarely changes; parsing it blocks the event loop.
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
      this.needed[part].calls.some((call) => !hasCall(calls, call)),
    )
    return { calls, missing }
  }
}

interface Available {
  calls: ReadonlySet<string>
  missing: readonly PortalFeature[]
}

function hasCall(calls: ReadonlySet<string>, call: Call): boolean {
  return documentedPaths(call).every((path) => calls.has(nameOf(call.method, path)))
}

/** Name of a call in which parameters may have any name. */
function nameOf(method: string, path: string): string {
  return `${method.toLowerCase()} ${path.replace(/\{[^}]*\}/g, '{}')}`
}

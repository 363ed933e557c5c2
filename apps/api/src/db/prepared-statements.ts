import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { askKnown } from './known-columns.js'

/** What is worth a plan that PostgreSQL keeps: a text that comes again. */
const worthKeeping = 3
/** Texts that are remembered; lists of changing length make many that come once. */
const mostTexts = 1000

/**
 * Gives statements that come again a name, so that PostgreSQL plans them once on a connection and not each time: planning
 * the joins of a screen costs it several times what running them does.
 */
export class PreparedStatements {
  readonly #seen = new LRUCache<string, { times: number; name: string | undefined }>({ max: mostTexts })

  /** The query as it is to be sent. Leaves what reads nothing and has no parameters, has a name, or no object form. */
  named(query: unknown): unknown {
    if (!isNameable(query)) return query
    const { text } = query
    const known = this.#seen.get(text) ?? { times: 0, name: undefined }
    known.times += 1
    if (known.times >= worthKeeping) known.name ??= createHash('sha256').update(text).digest('base64url')
    this.#seen.set(text, known)
    return known.name === undefined ? query : { ...query, name: known.name }
  }
}

/** Lets every connection of a pool send its statements by name. */
export function prepareStatements(pool: Pool): void {
  const statements = new PreparedStatements()
  pool.on('connect', (client) => {
    const send = client.query.bind(client)
    Object.assign(client, {
      query(query: unknown, ...rest: unknown[]) {
        const named = statements.named(query)
        if (isNamed(named)) return askKnown(send, named, ...(rest as [unknown, unknown]))
        return (send as (...given: unknown[]) => unknown)(named, ...rest)
      },
    })
  })
}

function isNamed(query: unknown): query is { name: string } {
  return typeof query === 'object' && query !== null && 'name' in query && Boolean(query.name)
}

function isNameable(query: unknown): query is { text: string } {
  return (
    typeof query === 'object' &&
    query !== null &&
    'text' in query &&
    typeof query.text === 'string' &&
    // Several statements in one text cannot be prepared; those that migrate have no parameters.
    (query.text.includes('$1') || /^(?:select|with) /.test(query.text)) &&
    (!('name' in query) || query.name === undefined || query.name === '')
  )
}

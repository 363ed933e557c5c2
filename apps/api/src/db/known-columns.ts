import pg, { type Connection, type PoolClient, type QueryResult } from 'pg'

/** What pg's queries have beside their published types. */
interface Inner {
  name?: string
  types?: unknown
  _rowMode?: string
  _result: Columns
  _accumulateRows: unknown
  hasBeenParsed(connection: Connection): boolean
  prepare(connection: Connection): void
  handleCommandComplete(message: unknown, connection: Connection): void
}

/** How the rows of a statement are read. */
interface Columns {
  fields: unknown
  _parsers: unknown
  _prebuiltEmptyResultObject: unknown
}

type Answered = (error: Error | undefined, result: QueryResult) => void
type InnerQuery = new (config: object, values: unknown, answered: Answered) => Inner

/** What a connection has learnt of its prepared statements, and how to query it without describing them again. */
interface Known {
  columns: Map<string, Columns>
  quiet: Connection
}

const knownOf = new WeakMap<Connection, Known>()

function known(connection: Connection): Known {
  const before = knownOf.get(connection)
  if (before) return before
  const quiet = Object.create(connection, { describe: { value: () => undefined } }) as Connection
  const now = { columns: new Map<string, Columns>(), quiet }
  knownOf.set(connection, now)
  return now
}

/**
 * A query that asks a connection only once what the columns of a prepared statement are: PostgreSQL never lets them become
 * others. Sent each time, they cost the API more than the rows of most statements.
 */
class KnownQuery extends (pg.Query as unknown as InnerQuery) {
  override prepare(connection: Connection): void {
    const { columns, quiet } = known(connection)
    const own = this.hasBeenParsed(connection) ? columns.get(this.#key) : undefined
    if (!own) {
      super.prepare(connection)
      return
    }
    Object.assign(this._result, own)
    this._accumulateRows = true
    super.prepare(quiet)
  }

  override handleCommandComplete(message: unknown, connection: Connection): void {
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    const { columns } = known(connection)
    if (!columns.has(this.#key)) columns.set(this.#key, { fields, _parsers, _prebuiltEmptyResultObject })
    super.handleCommandComplete(message, connection)
  }

  get #key(): string {
    return `${this._rowMode ?? ''} ${this.types ? 'typed' : ''} ${this.name ?? ''}`
  }
}

/** Asks a prepared statement, a query with a name. */
export function askKnown(
  send: PoolClient['query'],
  config: object,
  values: unknown,
  answered: unknown,
): Promise<QueryResult> | undefined {
  const ask = (callback: Answered) => void send(new KnownQuery(config, values, callback) as never)
  if (typeof answered === 'function') {
    ask(answered as Answered)
    return undefined
  }
  return new Promise((resolve, reject) => {
    ask((error, result) => {
      if (error) reject(error)
      else resolve(result)
    })
  })
}

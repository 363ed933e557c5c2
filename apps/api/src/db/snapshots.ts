import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Client, Pool, PoolClient } from 'pg'
import { allEnded } from './all-ended.js'
import type * as schema from './schema/index.js'
import { statementLogger } from './statement-log.js'

type Schema = typeof schema
type Handle = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>

/** Sends a statement, and ends when it was done. */
export type Statement = () => Promise<unknown>

/** A change in three parts: the first and the last statements need no round trip of their own. */
export interface ChangeSteps<Tx, Found, Answer> {
  /**
   * Pipelined with BEGIN, and executed even if that failed: what it writes must do no harm without the transaction.
   */
  first: (tx: Tx) => Promise<Found>
  work: (tx: Tx, found: Found) => Promise<Answer>
  /** What is written last, one after the other; pipelined with COMMIT. */
  last: (answer: Answer, tx: Tx) => readonly Statement[]
}

/**
 * Transactions on connections of the pool. Each connection keeps its handle, and with it the queries that were built on
 * that: building one costs more than sending it.
 */
export function transactionsOf(pool: Pool) {
  const handles = new WeakMap<PoolClient, Handle>()
  const dialect = new PgDialect()
  function handleOf(client: PoolClient): Handle {
    const known = handles.get(client)
    if (known) return known
    const session = new NodePgSession<Schema, ExtractTablesWithRelations<Schema>>(
      client,
      dialect,
      undefined,
      { logger: statementLogger },
    )
    const handle: Handle = new NodePgTransaction(dialect, session, undefined)
    handles.set(client, handle)
    return handle
  }

  /**
   * Reads from one snapshot. Neither BEGIN nor COMMIT is awaited: a round trip costs more than most statements.
   */
  async function snapshot<Answer>(read: (tx: Handle) => Promise<Answer>): Promise<Answer> {
    const client = await pool.connect()
    // A connection that breaks here fails the first statement too.
    client.query('begin isolation level repeatable read read only').catch(() => undefined)
    try {
      return await read(handleOf(client))
    } finally {
      client.query('commit').then(
        () => client.release(),
        () => client.release(true),
      )
    }
  }

  /**
   * Changes that all happen or none. What is written last goes out with the commit, which undoes everything if that
   * failed.
   */
  async function change<Found, Answer>(steps: ChangeSteps<Handle, Found, Answer>): Promise<Answer> {
    const { first, work, last } = steps
    const client = await pool.connect()
    let isWhole = true
    try {
      const handle = handleOf(client)
      // Here alone nobody waits for one statement before the next is sent: a connection does them in the order of sending.
      const begun = client.query('begin')
      const [, found] = await allEnded([begun, first(handle)])
      const answer = await work(handle, found)
      // A query of drizzle is sent when somebody waits for it, so `then` is called here, before the commit is sent.
      const written = last(answer, handle).map((send) => send().then(() => undefined))
      const committed = client.query('commit')
      await allEnded([...written, committed])
      return answer
    } catch (error) {
      await client.query('rollback').catch(() => {
        isWhole = false
      })
      throw error
    } finally {
      client.release(!isWhole)
    }
  }

  return { snapshot, change }
}

/**
 * Sends statements that are issued in parallel in one packet. It is written whole: each is four messages, and
 * a list of pieces costs the system twice as much as one piece.
 */
export function sendTogether(client: Client): void {
  const { stream } = client.connection
  const send = client.query.bind(client) as (...given: unknown[]) => unknown
  const write = stream.write.bind(stream) as (...given: unknown[]) => boolean
  let held: Uint8Array[] | null = null
  function letGo(): void {
    const pieces = held
    held = null
    if (pieces && pieces.length > 0 && stream.writable) write(Buffer.concat(pieces))
  }
  Object.assign(client, {
    query(...given: unknown[]) {
      if (!held) {
        held = []
        process.nextTick(letGo)
      }
      return send(...given)
    },
  })
  Object.assign(stream, {
    write(...given: unknown[]) {
      const [piece] = given
      if (held && given.length === 1 && piece instanceof Uint8Array) return held.push(piece) > 0
      // What wants to know when it has left comes after what was held back.
      letGo()
      return write(...given)
    },
  })
}

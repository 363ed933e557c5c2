import type { AnswerOf, BodyOf, Call, ParamsOf, QueryOf } from '@portal/rest-contract'
import type { Request, Response } from 'express'
import type { Database, Tx } from '../../db/database.js'
import type { ApiActor } from './authenticate.js'
import type { RichBody } from './clean-body.js'
import type { Logger } from '../log.js'

/**
 * `none`: the handler gets the database itself and opens its own transactions. `statement`: it reads with one statement,
 * which needs no transaction. `read`: one snapshot, read only. `write`: one transaction that holds the change, its audit row, its mail and the idempotency row; what is thrown
 * undoes all of it.
 */
export type TransactionMode = 'none' | 'statement' | 'read' | 'write'

/** What a request brings beside its contents. */
export interface RequestContext {
  requestId: string
  ip: string
  now: Date
  log: Logger
  idempotencyKey: string | null
  /** The session of a person; null for clients, and where nobody is signed in. */
  sessionId: string | null
  /** The browser of the person, as it names itself; the gateway passes it on. */
  userAgent: string
  /** Where the portal is, for links in mail. */
  publicUrl: string
}

interface RouteInput<C extends Call, Actor, Handle> {
  params: ParamsOf<C>
  query: QueryOf<C>
  body: BodyOf<C>
  actor: Actor
  tx: Handle
  ctx: RequestContext
}

/** A call without an answer body may return nothing. */
type Returned<C extends Call> = AnswerOf<C> extends undefined ? void : AnswerOf<C>

type HandleOf<Mode extends TransactionMode> = Mode extends 'none' | 'statement' ? Database : Tx

/** A call with its handler, as the app registers it. */
export interface Route {
  call: Call
  transaction: TransactionMode
  /** Handler reads the request and writes the answer itself. */
  streams: boolean
  /** What of the body is rich text, which the handler gets clean. */
  richText: RichBody | null
  /** Takes one of the few places that a person has for requests that cost (server/heavy/heavy-work.ts). */
  heavy: boolean
  handle: (input: AnyInput) => Promise<unknown>
}

/** The same shape for every call; the factories below give handlers their exact types. */
export interface AnyInput {
  params: unknown
  query: unknown
  body: unknown
  actor: ApiActor | null
  tx: Database
  ctx: RequestContext
  req: Request
  res: Response
}

/** Implements a call for signed-in people; which permission it needs stands in the call. */
export function route<C extends Call, Mode extends TransactionMode>(
  call: C,
  options: { transaction: Mode; richText?: RichBody },
  handler: (input: RouteInput<C, ApiActor, HandleOf<Mode>>) => Promise<Returned<C>>,
): Route {
  if (call.access === 'public') throw new Error(`${call.id} is public: implement it with publicRoute.`)
  const { transaction, richText = null } = options
  return { call, transaction, streams: false, richText, heavy: false, handle: asHandle(handler) }
}

/** Implements a call that needs no token; `actor` is null. */
export function publicRoute<C extends Call, Mode extends TransactionMode>(
  call: C,
  options: { transaction: Mode },
  handler: (input: RouteInput<C, null, HandleOf<Mode>>) => Promise<Returned<C>>,
): Route {
  if (call.access !== 'public') throw new Error(`${call.id} is not public: implement it with route.`)
  const { transaction } = options
  return { call, transaction, streams: false, richText: null, heavy: false, handle: asHandle(handler) }
}

/**
 * Implements a call whose request or answer is streamed (uploads, downloads). The handler reads `req` itself, writes
 * within `runCommand`, and either returns the contract's answer or ends `res` itself and returns undefined.
 */
export function streamRoute<C extends Call>(
  call: C,
  handler: (
    input: Omit<RouteInput<C, ApiActor, Database>, 'body'> & { req: Request; res: Response },
  ) => Promise<Returned<C> | undefined>,
): Route {
  if (call.access === 'public') throw new Error(`${call.id} is public: streams are for signed-in people.`)
  return { call, transaction: 'none', streams: true, richText: null, heavy: false, handle: asHandle(handler) }
}

/** A stream whose file is made or read by a worker: the person's places for such requests are few. */
export function heavyRoute<C extends Call>(call: C, handler: Parameters<typeof streamRoute<C>>[1]): Route {
  return { ...streamRoute(call, handler), heavy: true }
}

/** The one place where exact handler types are let go: app.ts validates the values that they promise. */
function asHandle<Input>(handler: (input: Input) => Promise<unknown>): Route['handle'] {
  return (input) => handler(input as Input)
}

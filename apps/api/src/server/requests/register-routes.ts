import { isDeepStrictEqual } from 'node:util'
import express, {
  Router,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import { checkBody, readTogether, type Call } from '@portal/rest-contract'
import type { Database, Tx } from '../../db/database.js'
import { reportStatements } from '../../db/statement-log.js'
import { writeAudit } from '../../features/audit-trail/audit-trail-store.js'
import { countUnrecorded } from '../../features/audit-trail/audit-trail-summaries-store.js'
import { takePoint } from '../../features/session/sign-in/session-rate-limit-store.js'
import {
  asksForPassword,
  insistOnRecentPassword,
} from '../../features/session/confirmation/session-recent-password.js'
import { ApiError } from '../api-error.js'
import { assumedActor, authenticate, sessionOf, type ApiActor } from './authenticate.js'
import { withCleanText } from './clean-body.js'
import type { ApiDeps } from '../deps.js'
import { insistOnShallow, quickJson } from './quick-json.js'
import type { RequestContext, Route } from './route.js'
import { checkTexts } from './request-texts.js'
import { runCommand } from './run-command.js'
import { validated } from '../validated.js'

const mostBytes = 1024 * 1024

const bodyParsers: Record<'json' | 'form', RequestHandler> = {
  json: quickJson(express.json({ limit: mostBytes, verify: insistOnShallow }), mostBytes),
  form: express.urlencoded({ extended: false, limit: mostBytes }),
}

/** A body that is read whole must be here within this time; streamed ones have their own limits. */
const bodySeconds = 15

/** Cuts off a client that sends its body drop by drop. */
const bodyDeadline: RequestHandler = (req, _res, next) => {
  const timer = setTimeout(() => req.destroy(), bodySeconds * 1000).unref()
  req.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
  next()
}

/**
 * Registers every route, fixed addresses before those with parameters in the same place. Those of one length share a
 * router: Express tries routes one after the other, and there are hundreds.
 */
export function registerRoutes(app: Express, routes: readonly Route[], deps: ApiDeps): void {
  const byLength = new Map<number, Router>()
  for (const route of routes.toSorted((a, b) => (sortKey(a.call) < sortKey(b.call) ? -1 : 1))) {
    const { call } = route
    const parsers =
      call.encoding === 'json' || call.encoding === 'form' ? [bodyDeadline, bodyParsers[call.encoding]] : []
    const router = byLength.get(lengthOf(call.path)) ?? Router()
    byLength.set(lengthOf(call.path), router)
    router[call.method](
      expressPath(call),
      markCall(call),
      ...parsers,
      (req: Request, res: Response, next: NextFunction) => {
        // Express hands HEAD to the handlers of GET, and some of our GETs change things.
        if (req.method === 'HEAD' && route.transaction === 'write') return next()
        withStatementLog(deps, res, () => answer(route, req, res, deps)).catch(next)
      },
    )
  }
  app.use((req, res, next) => {
    const router = byLength.get(lengthOf(req.path))
    if (router) router(req, res, next)
    else next()
  })
}

/** Parts of a path; Express takes a slash at its end for nothing. */
function lengthOf(path: string): number {
  return path.replace(/\/$/, '').split('/').length
}

/** At log level debug every statement stands in the log with the id of its request. */
function withStatementLog(deps: ApiDeps, res: Response, work: () => Promise<void>): Promise<void> {
  if (!deps.log.isLevelEnabled('debug')) return work()
  const { requestId, callId: call } = res.locals
  return reportStatements((statement) => deps.log.debug({ requestId, call, statement }, 'statement'), work)
}

async function answer(route: Route, req: Request, res: Response, deps: ApiDeps): Promise<void> {
  const { call } = route
  const ctx = contextOf(req, res, deps)
  const actor = await actorOf(route, req, ctx, deps)
  const { params, query } = req
  const body: unknown = route.streams ? undefined : (req.body ?? {})
  const unchecked = { params, query, body, actor, ctx, req, res }
  const result = await (actor && route.transaction === 'write' && deps.accounts.isAssumed(actor)
    ? withConfirmation(route, { ...unchecked, actor }, deps)
    : handled(route, unchecked, deps))
  if (res.headersSent || res.writableEnded) return
  if (deps.validateAnswers) checkAnswer(call, result)
  if (call.status === 204) res.status(204).end()
  else sendJson(res, call.status ?? 200, result)
}

/** Runs the handler of a call, or records the refusal. */
async function handled(route: Route, unchecked: Unchecked, deps: ApiDeps): Promise<unknown> {
  try {
    return await runChecked(route, unchecked, deps, (input) => runHandler(route, input, deps))
  } catch (error) {
    await noteRefusal(deps, { ...unchecked, call: route.call }, error)
    throw error
  }
}

/**
 * A command of an account that was read before: the account is confirmed inside the transaction of the command. What the
 * command throws before that is not returned; the account is read again and the command repeated.
 */
async function withConfirmation(
  route: Route,
  unchecked: Unchecked & { actor: ApiActor },
  deps: ApiDeps,
): Promise<unknown> {
  const { actor, ctx, req } = unchecked
  let isConfirmed = false
  const confirm = async (tx: Tx) => {
    isConfirmed = await deps.accounts.confirm(tx, actor)
    if (!isConfirmed) throw new ApiError('UNAUTHENTICATED', 'Please sign in.')
  }
  try {
    return await runChecked(route, unchecked, deps, (input) => runHandler(route, input, deps, confirm))
  } catch (error) {
    if (!isConfirmed) {
      const known = await authenticate(deps, req.get('authorization'), ctx)
      return handled(route, { ...unchecked, actor: known }, deps)
    }
    await noteRefusal(deps, { ...unchecked, call: route.call }, error)
    throw error
  }
}

/** The caller. Reads of one screen and commands confirm an account themselves that was read before. */
function actorOf({ call, transaction }: Route, req: Request, ctx: RequestContext, deps: ApiDeps): MaybeActor {
  if (call.access === 'public') return null
  const authorization = req.get('authorization')
  const confirms = call.id === readTogether.id || transaction === 'write'
  return (confirms ? assumedActor(deps, authorization, ctx) : null) ?? authenticate(deps, authorization, ctx)
}

type MaybeActor = Promise<ApiActor> | ApiActor | null

/** As `res.json` does it, without looking for what our answers never have: an entity tag, another type, a JSONP name. */
function sendJson(res: Response, status: number, result: unknown): void {
  const text = JSON.stringify(result ?? null)
  res.statusCode = status
  res.setHeader('Content-Type', 'application/json; charset=utf-8')
  res.setHeader('Content-Length', Buffer.byteLength(text))
  res.end(text)
}

/** The input of a call before its contract has checked it. */
type Unchecked = Omit<Input, 'actor'> & { actor: ApiActor | null }

/** Checks the input and the access of a call against its contract, then runs its handler. */
export async function runChecked(
  route: Route,
  unchecked: Unchecked,
  deps: ApiDeps,
  run: (input: Input) => Promise<unknown>,
  db: Database = deps.db,
): Promise<unknown> {
  const { call } = route
  try {
    checkTexts(call, route.streams ? { ...unchecked, body: undefined } : unchecked)
    if (unchecked.actor) checkAccess(call, unchecked.actor)
    const params = call.params && validated(call.params, unchecked.params)
    const query = call.query && validated(call.query, unchecked.query)
    const body = route.streams ? undefined : call.body && validated(call.body, unchecked.body, checkBody)
    const { actor } = unchecked
    if (actor && call.recentPassword === 'always')
      await insistOnRecentPassword(db, actor, unchecked.ctx, deps.config)
    const clean =
      route.richText && actor ? await withCleanText(body, route.richText, { actor, heavy: deps.heavy }) : body
    return await run({ ...unchecked, params, query, body: clean })
  } finally {
    if (mayChange(route)) deps.accounts.forget()
  }
}

/** Whether accounts that were just read may be others now. Reads that go together are checked one by one. */
function mayChange({ call, transaction }: Route): boolean {
  if (transaction === 'write') return true
  return transaction === 'none' && call.method !== 'get' && call.id !== readTogether.id
}

/** A refusal over what somebody may not do stands in the record. */
export async function noteRefusal(
  deps: ApiDeps,
  { actor, ...denied }: Omit<Denial, 'actor' | 'message'> & { actor: ApiActor | null },
  error: unknown,
): Promise<void> {
  if (actor && error instanceof ApiError && error.code === 'FORBIDDEN' && !asksForPassword(error))
    await recordDenial(deps, { ...denied, actor, message: error.message })
}

const recordedDenials = { most: 60, windowSeconds: 60 }

interface Denial {
  call: Call
  actor: ApiActor
  ctx: RequestContext
  params: unknown
  message: string
}

/**
 * What somebody tried and may not do stands in the record too; of a person who tries a lot, how often. The refusal itself
 * does not wait for a broken record.
 */
async function recordDenial(deps: ApiDeps, denied: Denial): Promise<void> {
  const { call, actor, ctx, params, message } = denied
  try {
    const limit = { key: `denials of ${actor.userId}`, ...recordedDenials }
    if (await takePoint(deps.db, limit, ctx.now)) {
      const why = `user ${actor.userId}`
      await countUnrecorded(deps.db, { action: 'deniedSummed', targetType: 'call', ip: ctx.ip, why }, ctx.now)
      return
    }
    await deps.db.transaction((tx) =>
      writeAudit(tx, {
        actor,
        ctx,
        action: 'denied',
        targetType: 'call',
        targetId: call.id,
        leaId: actor.leaId,
        after: params,
        reason: message,
      }),
    )
  } catch (error) {
    ctx.log.error({ err: error }, 'a denial was not recorded')
  }
}

type Input = Omit<Parameters<Route['handle']>[0], 'tx'>

/** Runs a handler in the transaction that its route wants. */
export function runHandler(
  route: Route,
  input: Input,
  deps: ApiDeps,
  confirm?: (tx: Tx) => Promise<void>,
): Promise<unknown> {
  switch (route.transaction) {
    case 'none':
    case 'statement': {
      const handled = () => route.handle({ ...input, tx: deps.db })
      return route.heavy && input.actor ? deps.heavy.request(input.actor.userId, handled) : handled()
    }
    case 'read':
      return deps.database.snapshot((tx) => route.handle({ ...input, tx }))
    case 'write': {
      const request = { params: input.params, query: input.query, body: input.body }
      const command = { call: route.call.id, actorId: input.actor?.userId ?? null, request, ctx: input.ctx }
      return runCommand(deps, command, (tx) => route.handle({ ...input, tx }), confirm)
    }
  }
}

function contextOf(req: Request, res: Response, deps: ApiDeps): RequestContext {
  const requestId = String(res.locals['requestId'])
  const key = req.get('idempotency-key')?.trim()
  if (key !== undefined && (key.length === 0 || key.length > 200))
    throw new ApiError('BAD_USER_INPUT', 'Idempotency-Key must have 1 to 200 characters.')
  const now = deps.clock()
  return {
    requestId,
    ip: req.ip ?? '',
    now,
    // Few requests have anything to say.
    get log() {
      return deps.log.child({ requestId, call: res.locals['callId'] })
    },
    idempotencyKey: key ?? null,
    sessionId: sessionOf(deps, req.get('authorization'), now),
    userAgent: printable(req.get('user-agent') ?? ''),
    publicUrl: deps.config.publicUrl,
  }
}

const mostOfAgent = 300

/** A header as it is kept: Node reads bytes above ASCII as Latin-1. */
function printable(header: string): string {
  return header.replace(/[^\x20-\x7e]/g, '').slice(0, mostOfAgent)
}

function checkAccess({ access, clients }: Call, actor: ApiActor): void {
  if (actor.client && clients !== 'any' && !actor.client.scopes.some((scope) => scope === clients))
    throw new ApiError(
      'FORBIDDEN',
      clients ? `This client lacks the scope ${clients}.` : 'This is not open to clients.',
    )
  if (access === 'public' || access === 'signed-in') return
  if (!access.some((permission) => actor.permissions.includes(permission)))
    throw new ApiError('FORBIDDEN', 'You are not allowed to do this.')
}

/** An answer that breaks the contract, or says more than it, is a fault of ours. */
export function checkAnswer(call: Call, given: unknown): void {
  if (!call.answer) {
    if (given !== undefined && given !== null)
      throw new Error(`${call.id} answers a body that its contract does not know.`)
    return
  }
  const sent: unknown = JSON.parse(JSON.stringify(given ?? null))
  const known = call.answer.parse(sent)
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(known)), sent))
    throw new Error(`${call.id} answers fields that its contract does not know.`)
}

/** Lets the request log and the metrics name the call instead of its address, which may hold ids. */
function markCall(call: Call): RequestHandler {
  return (_req, res, next) => {
    res.locals['callId'] = call.id
    next()
  }
}

/** The path of a call as Express has it: `{id}` becomes `:id`. */
export function expressPath(call: Call): string {
  return call.path.replace(/\{(\w+)\}/g, ':$1')
}

/** Fixed parts sort before parameters. */
function sortKey(call: Call): string {
  return call.path
    .split('/')
    .map((part) => (part.startsWith('{') ? '1' : `0${part}`))
    .join('/')
}

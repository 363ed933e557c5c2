import { readTogether, type AnswerOf, type BodyOf } from '@portal/rest-contract'
import type { Tx } from '../../db/database.js'
import { isTransactionBroken } from '../../db/sql-state.js'
import { ApiError, toApiError } from '../api-error.js'
import { authenticate, type ApiActor } from './authenticate.js'
import type { ApiDeps } from '../deps.js'
import { countCall } from '../metrics.js'
import { checkAnswer, runChecked, noteRefusal, runHandler } from './register-routes.js'
import type { AnyInput, Route } from './route.js'

type Part = BodyOf<typeof readTogether>[number]
type PartAnswer = AnswerOf<typeof readTogether>[number]
type Outcome = { given: unknown } | { error: unknown }

/** The caller of all reads; never anonymous, because the call needs a token. */
type Requester = Pick<AnyInput, 'ctx' | 'req' | 'res'> & { actor: ApiActor }

/** The reads that can be requested together, by the name of their call. */
interface Reads {
  reads: ReadonlyMap<string, Route>
  deps: ApiDeps
  limitMs: number
}

/** A slower read is answered as a failed one: the client stops waiting soon, and is to get the others. */
const latestMs = 2500
const tooLate = 'The service took too long to answer. Please try again.'

/**
 * Several reads of a screen in one request. Those that read a snapshot share one, and with it a connection and its round
 * trips; everything else about each is as if it had been requested alone.
 */
export function togetherRoute(routes: readonly Route[], deps: ApiDeps, limitMs = latestMs): Route {
  const reads = new Map(routes.filter(isRead).map((route) => [route.call.id, route]))
  const served: Reads = { reads, deps, limitMs }
  return {
    call: readTogether,
    transaction: 'none',
    streams: false,
    richText: null,
    heavy: false,
    async handle({ body, actor, ctx, req, res }) {
      if (!actor) throw new ApiError('UNAUTHENTICATED', 'Please sign in.')
      // What the contract of the call let through.
      const parts = body as BodyOf<typeof readTogether>
      // A copy would make a log of its own, which few requests need.
      const own = ctx.idempotencyKey === null ? ctx : { ...ctx, idempotencyKey: null }
      const startedAt = performance.now()
      const { outcomes, requester } = await answered(served, parts, { actor, ctx: own, req, res })
      const answers: PartAnswer[] = []
      for (const [index, outcome] of outcomes.entries()) {
        const part = parts[index] as Part
        const answer = await partAnswer(served, part, outcome, requester)
        answers.push(answer)
        if (reads.has(part.call)) countCall(part.call, answer.status, (performance.now() - startedAt) / 1000)
      }
      res.locals['parts'] = parts.map(({ call }, index) => `${call} ${answers[index]?.status}`)
      return answers
    },
  }
}

/** Results, and the account that they are for: one that has changed meanwhile is read again, and so is everything else. */
async function answered(
  served: Reads,
  parts: readonly Part[],
  requester: Requester,
): Promise<{ outcomes: Outcome[]; requester: Requester }> {
  const { reads, deps } = served
  const { actor, ctx, req } = requester
  if (!deps.accounts.isAssumed(actor))
    return { outcomes: await outcomesOf(served, parts, requester), requester }
  if (parts.every(({ call }) => isShared(reads.get(call)))) {
    let isConfirmed = false
    const outcomes = await outcomesOf(served, parts, requester, async (tx) => {
      // What fails here fails where the account is read again.
      isConfirmed = await deps.accounts.confirm(tx, actor).catch(() => false)
    })
    if (isConfirmed) return { outcomes, requester }
  }
  const known = { ...requester, actor: await authenticate(deps, req.get('authorization'), ctx) }
  return { outcomes: await outcomesOf(served, parts, known), requester: known }
}

/** `first` runs in the shared snapshot, in parallel with the reads. */
async function outcomesOf(
  served: Reads,
  parts: readonly Part[],
  requester: Requester,
  first?: (tx: Tx) => Promise<void>,
): Promise<Outcome[]> {
  const { reads, deps, limitMs } = served
  const outcomes: (Outcome | undefined)[] = parts.map(() => undefined)
  const settle = async (index: number, work: () => Promise<unknown>): Promise<void> => {
    outcomes[index] = await work().then(
      (given) => ({ given }),
      (error: unknown) => ({ error }),
    )
  }
  const alone = (index: number) => settle(index, () => readPart(served, parts[index] as Part, requester))
  const shared: number[] = []
  const others: number[] = []
  for (const [index, { call }] of parts.entries()) (isShared(reads.get(call)) ? shared : others).push(index)
  const inOneSnapshot = () =>
    deps.database.snapshot((tx) =>
      Promise.all([
        first?.(tx),
        ...shared.map((index) => settle(index, () => readPart(served, parts[index] as Part, requester, tx))),
      ]),
    )
  await until(limitMs, async () => {
    await Promise.all([
      ...others.map(alone),
      shared.length > 0 &&
        inOneSnapshot().catch((error: unknown) => {
          // It could not begin, or could not commit because one of them had broken it.
          for (const index of shared) outcomes[index] ??= { error }
        }),
    ])
    // A statement that fails breaks the transaction of the others: they are repeated, each by itself.
    await Promise.all(shared.filter((index) => isBroken(outcomes[index])).map(alone))
  })
  return outcomes.map((outcome) => outcome ?? { error: new ApiError('UNAVAILABLE', tooLate) })
}

async function readPart(
  { reads, deps }: Reads,
  { call, params, query, body }: Part,
  requester: Requester,
  tx?: Tx,
): Promise<unknown> {
  const route = reads.get(call)
  if (!route) throw new ApiError('NOT_FOUND', 'There is no such read.')
  const given = await runChecked(
    route,
    { ...requester, params, query, body: body ?? {} },
    deps,
    (input) => (tx ? route.handle({ ...input, tx }) : runHandler(route, input, deps)),
    tx,
  )
  if (deps.validateAnswers) checkAnswer(route.call, given)
  return given ?? null
}

/** Refusals are recorded after the end of the snapshot: the embedded engine has one connection. */
async function partAnswer(
  { reads, deps }: Reads,
  part: Part,
  outcome: Outcome,
  { actor, ctx }: Requester,
): Promise<PartAnswer> {
  const route = reads.get(part.call)
  if ('given' in outcome) return { status: route?.call.status ?? 200, body: outcome.given }
  if (route) await noteRefusal(deps, { call: route.call, actor, ctx, params: part.params }, outcome.error)
  const error = toApiError(outcome.error)
  const line = { requestId: ctx.requestId, call: part.call, errorId: error.id, errorCode: error.code }
  if (error.status >= 500) deps.log.error({ ...line, err: error.cause ?? error }, 'a request failed')
  else deps.log.info(line, 'a request was refused')
  return { status: error.status, body: error.toBody() }
}

function isShared(route: Route | undefined): boolean {
  return route?.transaction === 'read' || route?.transaction === 'statement'
}

function isBroken(outcome: Outcome | undefined): boolean {
  return outcome !== undefined && 'error' in outcome && isTransactionBroken(outcome.error)
}

function isRead({ call, transaction, streams }: Route): boolean {
  if (streams || call.access === 'public' || call.changesData) return false
  return call.method === 'get' || transaction === 'read' || transaction === 'statement'
}

/** Waits for the work, or for as long as that may take. */
async function until(ms: number, work: () => Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  try {
    await Promise.race([
      work(),
      new Promise<void>((resolve) => {
        timer = setTimeout(resolve, ms)
      }),
    ])
  } finally {
    clearTimeout(timer)
  }
}

import { createHmac } from 'node:crypto'
import { allEnded } from '../../db/all-ended.js'
import type { Tx } from '../../db/database.js'
import { isWorthRepeating } from '../../db/sql-state.js'
import { auditStatements, withAuditsLast } from '../../features/audit-trail/audit-trail-store.js'
import { ApiError } from '../api-error.js'
import { canonicalJson } from './canonical-json.js'
import type { ApiDeps } from '../deps.js'
import { keepAnswer, takeKey, type IdempotencyKey, type KeptAnswer } from './idempotency-store.js'
import type { RequestContext } from './route.js'

export interface KeyedRequest {
  /** Id of the call. */
  call: string
  actorId: string | null
  /** Everything that makes this request this request; a repeat with the same key must bring the same. */
  request: unknown
  ctx: RequestContext
}

const mostTries = 3

/**
 * Runs a command in one transaction with its idempotency row. The same key with the same request answers what was
 * answered before, without running again; concurrent repeats wait for the first. The same key with another request is
 * refused with CONFLICT. A deadlock is tried again.
 *
 * `first` is sent before the key is taken, in the same round trip: it sends its statements at once, writes nothing, and
 * throws its refusals, to repeats too.
 */
export async function runCommand<Answer, Found = void>(
  deps: Pick<ApiDeps, 'database' | 'config'>,
  command: KeyedRequest,
  work: (tx: Tx, found: Found) => Promise<Answer>,
  first: (tx: Tx) => Promise<Found> = async () => undefined as Found,
): Promise<Answer> {
  // Keyed, because a request may hold what must not be guessed from its hash.
  const requestHash = createHmac('sha256', deps.config.sessionSecret)
    .update(canonicalJson([command.call, command.request]))
    .digest('hex')
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer } = await deps.database.change({
        first: (tx) => allEnded([first(tx), takeKeyOf(tx, command, requestHash)]),
        work: (tx, [found, taken]) =>
          withAuditsLast(tx, async () => {
            if (taken?.before) return answeredBefore<Answer>(taken.before, requestHash)
            return { given: await work(tx, found), key: taken?.key ?? null }
          }),
        last: ({ answer: { given, key }, entries }, tx) => [
          // The history is locked from its first entry to the commit.
          ...(key ? [() => keepAnswer(tx, key, given ?? null)] : []),
          ...auditStatements(tx, entries),
        ],
      })
      return answer.given
    } catch (error) {
      if (attempt >= mostTries || !isWorthRepeating(error)) throw error
    }
  }
}

/** Takes the key of a command, if it has one. */
async function takeKeyOf(tx: Tx, { ctx, actorId, call }: KeyedRequest, requestHash: string) {
  if (ctx.idempotencyKey === null) return null
  const key: IdempotencyKey = { actorId: actorId ?? 'public', key: ctx.idempotencyKey }
  return { key, before: await takeKey(tx, key, { call, requestHash, now: ctx.now }) }
}

/** What was answered to the same request; it is kept already. */
function answeredBefore<Answer>(before: KeptAnswer, requestHash: string): { given: Answer; key: null } {
  if (before.requestHash !== requestHash)
    throw new ApiError('CONFLICT', 'This idempotency key was used for another request.')
  return { given: before.answer as Answer, key: null }
}

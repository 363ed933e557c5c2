import { createHmac } from 'node:crypto'
import type { Tx } from '../db/database.js'
import { isWorthRepeating } from '../db/sql-state.js'
import { sendAudits, withAuditsLast } from '../features/audit-trail/audit-trail-store.js'
import { ApiError } from './api-error.js'
import { canonicalJson } from './canonical-json.js'
import type { ApiDeps } from './deps.js'
import { keepAnswer, takeKey, type IdempotencyKey } from './idempotency-store.js'
import type { RequestContext } from './route.js'

export interface Command {
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
 */
export async function runCommand<Answer>(
  deps: Pick<ApiDeps, 'database' | 'config'>,
  command: Command,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> {
  // Keyed, because a request may hold what must not be guessed from its hash.
  const requestHash = createHmac('sha256', deps.config.sessionSecret)
    .update(canonicalJson([command.call, command.request]))
    .digest('hex')
  for (let attempt = 1; ; attempt++) {
    try {
      const { answer } = await deps.database.change(
        (tx) => withAuditsLast(tx, () => withIdempotency(tx, command, requestHash, () => work(tx))),
        ({ answer: { answer: given, keyTaken }, entries }, tx) => [
          // The history is locked from its first entry to the commit.
          ...(keyTaken ? [keepAnswer(tx, keyTaken, given ?? null)] : []),
          ...sendAudits(tx, entries),
        ],
      )
      return answer.answer
    } catch (error) {
      if (attempt >= mostTries || !isWorthRepeating(error)) throw error
    }
  }
}

/** The answer, and the key that it is to be kept under when it is new. */
async function withIdempotency<Answer>(
  tx: Tx,
  command: Command,
  requestHash: string,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; keyTaken: IdempotencyKey | null }> {
  const { idempotencyKey: key, now } = command.ctx
  if (key === null) return { answer: await work(), keyTaken: null }
  const own = { actorId: command.actorId ?? 'public', key }
  const before = await takeKey(tx, own, { call: command.call, requestHash, now })
  if (before) {
    if (before.requestHash !== requestHash)
      throw new ApiError('CONFLICT', 'This idempotency key was used for another request.')
    return { answer: before.answer as Answer, keyTaken: null }
  }
  return { answer: await work(), keyTaken: own }
}

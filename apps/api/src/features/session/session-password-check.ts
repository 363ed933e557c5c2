import { isEmail } from '@portal/domain'
import { ApiError } from '../../server/api-error.js'
import type { RequestContext } from '../../server/route.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import type { SessionDeps } from './session-deps.js'
import { verifyPassword } from './session-password-hash.js'
import { findCredentials, forgetFailedSignIns, reserveSignIn, type Credentials } from './session-store.js'

/** The one refusal of a sign-in, whatever the reason. */
export function loginFailed(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'Login Failed')
}

/** Passwords of one user are compared one after the other, so that honest parallel sign-ins are not counted as failures. */
const waiting = new Map<string, Promise<unknown>>()

async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const turn = (waiting.get(key) ?? Promise.resolve()).then(work, work)
  const settled = turn.catch(() => undefined)
  waiting.set(key, settled)
  try {
    return await turn
  } finally {
    if (waiting.get(key) === settled) waiting.delete(key)
  }
}

/**
 * Checks user name and password. Unknown user, wrong password, locked and disabled account take the same steps and get
 * the same answer.
 */
export async function requirePassword(
  deps: SessionDeps,
  ctx: RequestContext,
  given: { username: string; password: string },
): Promise<Credentials> {
  const found = await findCredentials(deps.db, given.username)
  return inTurn(found?.userId ?? given.username, async () => {
    const open = await reserveSignIn(deps.db, found?.userId ?? null, ctx.now)
    const matches = await verifyPassword(open ? (found?.passwordHash ?? null) : null, given.password)
    if (!found || !matches || !found.isEnabled) {
      ctx.log.info({ userId: found?.userId }, 'a sign-in failed')
      await recordFailure(deps, ctx, found?.userId ?? null, given.username)
      throw loginFailed()
    }
    await forgetFailedSignIns(deps.db, found.userId)
    return found
  })
}

/**
 * Failures stand in the record, those of unknown people too. Their user name is kept only where it is an address: people
 * type passwords into the wrong field.
 */
async function recordFailure(
  deps: SessionDeps,
  ctx: RequestContext,
  userId: string | null,
  userName: string,
): Promise<void> {
  const typed = userName.trim()
  await deps.db.transaction((tx) =>
    writeAudit(tx, {
      actor: null,
      action: 'signInFailed',
      targetType: 'user',
      targetId: userId ?? 'unknown',
      after: isEmail(typed) ? { userName: typed } : undefined,
      ctx,
    }),
  )
}

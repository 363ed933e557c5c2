import { ApiError } from '../../../server/api-error.js'
import type { ApiActor } from '../../../server/requests/authenticate.js'
import type { RequestContext } from '../../../server/requests/route.js'
import { recordedChange, writeAudit, type AuditEntry } from '../../audit-trail/audit-trail-store.js'
import { giveTryBack, takeTry } from '../confirmation/session-confirmation-store.js'
import type { SessionDeps } from '../session-deps.js'
import { mostConfirmationTries } from '../sign-in/session-limits.js'
import { passwordWork, verifyPassword } from './session-password-hash.js'
import { revokeFamily } from '../tokens/session-refresh-store.js'
import { findCredentials, type Credentials } from '../session-store.js'

/** Somebody signed in who has to show again that they are the person. */
export interface OwnCommand {
  deps: SessionDeps
  ctx: RequestContext
  actor: ApiActor
}

/** Message for a wrong password, beside its field. */
interface Refusal {
  field: string
  message: string
}

/** Credentials of a person who gives the own password again. A wrong one counts against the session. */
export async function requireOwnPassword(
  command: OwnCommand,
  password: string,
  field: string,
): Promise<Credentials & { passwordHash: string }> {
  const { deps, actor } = command
  return countedTry(command, { field, message: 'The current password is not right.' }, async () => {
    const credentials = await findCredentials(deps.db, actor.userName)
    const passwordHash = credentials?.passwordHash ?? null
    const who = `account ${actor.userId}`
    const matches = await passwordWork.run(who, () => verifyPassword(passwordHash, password))
    return matches && credentials && passwordHash !== null ? { ...credentials, passwordHash } : null
  })
}

/**
 * Lets a password or a code be compared, which answers null for a wrong one. The fifth wrong one in a row ends the session:
 * whoever sits there is not its person.
 */
export async function countedTry<Right>(
  command: OwnCommand,
  refusal: Refusal,
  compare: (sessionId: string) => Promise<Right | null>,
): Promise<Right> {
  const { deps, ctx } = command
  const { sessionId } = ctx
  if (sessionId === null) throw sessionOver()
  const tries = await takeTry(deps.db, sessionId)
  const right = tries === null ? null : await compare(sessionId)
  if (right !== null) {
    await giveTryBack(deps.db, sessionId)
    return right
  }
  // None was left to compare: others that came at once have used them up.
  const left = tries === null ? 0 : mostConfirmationTries - tries
  await recordedChange(deps.database, async (tx) => {
    if (left === 0) await revokeFamily(tx, sessionId, ctx.now, 'wrong passwords')
    if (tries !== null) await writeAudit(tx, wrongTry(command, left))
  })
  if (left === 0) throw sessionOver()
  const message = left > 2 ? refusal.message : `${refusal.message} ${warning(left)}`
  throw new ApiError('BAD_USER_INPUT', message, { fields: { [refusal.field]: [message] } })
}

/** The refusal of a session that ended meanwhile. */
export function sessionOver(): ApiError {
  return new ApiError('UNAUTHENTICATED', 'The session has ended.')
}

function warning(left: number): string {
  return left === 1
    ? 'One more wrong try signs you out.'
    : `After ${left} more wrong tries you are signed out.`
}

function wrongTry({ ctx, actor }: OwnCommand, left: number): AuditEntry {
  return {
    actor,
    ctx,
    action: left === 0 ? 'endGuessedSession' : 'passwordRefused',
    targetType: 'user',
    targetId: actor.userId,
    leaId: actor.leaId,
  }
}

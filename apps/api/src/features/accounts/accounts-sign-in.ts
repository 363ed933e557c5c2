import type { Database, Tx } from '../../db/database.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'

/** What managing accounts needs of the session feature; handed in where the features are put together. */
export interface SignIns {
  /** Mails each person a link that sets a password once. */
  mailPasswordLinks: (
    tx: Tx,
    to: readonly { userId: string; email: string }[],
    kind: 'new-user' | 'reset',
    now: Date,
  ) => Promise<void>
  /** Links that were mailed before are good no longer. */
  forgetPasswordLinks: (tx: Tx, userIds: string | readonly string[], now: Date) => Promise<void>
  /** Ends every session, attempt and trusted device of the users at once. */
  endSessions: (tx: Tx, userIds: string | readonly string[], now: Date, reason: string) => Promise<void>
  /** Refuses a person whose password was not given in the last ten minutes, see `recentPassword` of the contract. */
  insistOnRecentPassword: (
    tx: Tx,
    actor: Pick<ApiActor, 'client'>,
    ctx: Pick<RequestContext, 'sessionId' | 'now'>,
  ) => Promise<void>
  /** Token of a mailed link, and what is stored of it. */
  newLink: () => { token: string; hash: string }
  linkHash: (token: string) => string
  /** One more mail to a new address; refuses those that come too often. */
  countAddressMail: (tx: Tx, userId: string, now: Date) => Promise<void>
  /** One more try to confirm an address from this origin. */
  countConfirmation: (db: Database, ctx: Pick<RequestContext, 'ip' | 'now'>) => Promise<void>
  /** Lifts the lock that failed sign-ins put on an account. */
  unlock: (tx: Tx, userId: string) => Promise<void>
  /** Hash of a new random password that nobody knows. */
  temporaryPasswordHash: () => Promise<string>
  /** A new secret of a client, and what is stored of it. */
  newClientSecret: (clientId: string) => { secret: string; hash: string }
}

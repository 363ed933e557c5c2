import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Database } from '../../db/database.js'
import { isUniqueViolation } from '../../db/sql-state.js'
import type { ApiConfig } from '../../server/config.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { mailPasswordLink } from './passwords/session-passwords.js'
import { insertAdministrator } from './session-store.js'

export const firstAdministrator = z.object({
  email: z.email('The e-mail address is not one.'),
  fullName: z.string('The full name is missing.').trim().min(1, 'The full name is missing.').max(200),
})

/**
 * Makes a state administrator who has no password yet, and mails a link that sets one, once. Answers the link, for the
 * installation whose mail does not work yet. Throws when the address is taken.
 */
export async function createAdministrator(
  db: Database,
  config: ApiConfig,
  given: z.infer<typeof firstAdministrator>,
  now: Date,
): Promise<string> {
  const userId = randomUUID()
  try {
    return await db.transaction(async (tx) => {
      await insertAdministrator(tx, { ...given, userId, now })
      const link = await mailPasswordLink({ config }, tx, { now }, { userId, email: given.email }, 'new-user')
      await writeAudit(tx, {
        actor: null,
        action: 'createAdministrator',
        targetType: 'user',
        targetId: userId,
        after: { userName: given.email, fullName: given.fullName, roles: ['StateAdmin'] },
        ctx: { ip: 'command line', now, requestId: randomUUID() },
      })
      return link
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw new Error(`There is a user ${given.email} already.`, { cause: error })
    throw error
  }
}

import { isRoleName, seesPlannedAudits, type Actor } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import { audits, auditTypes } from '../../../db/schema/index.js'

/**
 * Whether the actor sees an audit of an agency that they see, as `seesAudit` says it: kinds that are visible to one of the roles,
 * and of an agency what it was notified of. The statement joins `audits` and `audit_types` under their own names.
 */
export function auditInSight(actor: Actor): SQL {
  const roles = sql.param(actor.roles.filter(isRoleName))
  const isVisible =
    actor.client === undefined
      ? sql`(${auditTypes.definition} -> 'visibleTo') ?| ${roles}::text[]`
      : sql`true`
  const isKnown = seesPlannedAudits(actor) ? sql`true` : sql`${audits.notifiedOn} is not null`
  return sql`${isVisible} and ${isKnown}`
}

import { auditTrailMessages as m } from './audit-trail-messages.generated'
import type { AuditEventFieldsFragment } from './audit-trail.generated'

/** Who acted; acts without sign-in, and of the portal itself, have no person. */
export function actorInWords({ actor, ip }: Pick<AuditEventFieldsFragment, 'actor' | 'ip'>): string {
  return actor?.fullName ?? (ip === null ? m.portal : m.nobody)
}

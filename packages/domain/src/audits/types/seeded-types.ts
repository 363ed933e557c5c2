import { alternateFrameworkAudit } from './alternate-framework-type.js'
import type { AuditType } from './audit-type.js'
import { deskAudit } from './desk-audit-type.js'
import { policiesAudit } from './policies-type.js'
import { restraintAudit } from './restraint-type.js'
import { servicesAudit } from './services-type.js'

/** The kinds of audits that every installation has; others are added as data. */
export const seededAuditTypes = [
  deskAudit,
  servicesAudit,
  policiesAudit,
  alternateFrameworkAudit,
  restraintAudit,
] as const

/** A kind of audit that every installation has, by its key; undefined for any other. */
export const auditTypeOf = (typeKey: string): AuditType | undefined =>
  seededAuditTypes.find(({ key }) => key === typeKey)

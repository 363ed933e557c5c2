import { auditStatusNameOf, auditStatusWords } from '../lifecycle/audit-states.js'
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

/** Name of a status of an audit in the words of its kind, see {@link auditStatusNameOf}. */
export function auditStatusName(typeKey: string, status: number): string {
  const type = auditTypeOf(typeKey)
  return type ? auditStatusNameOf(type, status) : auditStatusWords(status).name
}

import { flagsOf, seesLea, type Actor } from '../../accounts/actor.js'
import { isRoleName } from '../../accounts/roles.js'
import { isAdminOf } from '../../self-assessment/self-assessment-acts.js'
import type { AuditType } from '../types/audit-type.js'
import { allowed, forbidden, type Verdict } from '../../verdict.js'

/** The record that a right is about: whose it is, and who of the agency works on it. */
export interface RecordPlace {
  leaId: number
  assigneeIds: readonly string[]
}

/** Whether somebody sees audits of a type of an agency at all (2.1 visibleTo, 0.3). */
export function seesAudit(actor: Actor, type: Pick<AuditType, 'visibleTo'>, leaId: number): boolean {
  const isVisible =
    actor.client !== undefined ||
    actor.roles.some((role) => isRoleName(role) && type.visibleTo.includes(role))
  return isVisible && seesLea(actor, leaId)
}

/** Whether somebody sees audits of which the agency is not notified yet: the state alone. */
export function seesPlannedAudits(actor: Actor): boolean {
  const { isLocalAdmin, isLocalUser } = flagsOf(actor)
  return !isLocalAdmin && !isLocalUser
}

/** State monitors create audits, draw samples, review, verify and close (0.3). */
export function byAuditMonitor(actor: Actor, act: string): Verdict {
  return flagsOf(actor).isStateMonitor ? allowed : forbidden(`Only a state monitor can ${act}.`)
}

/** Local administrators of the agency send lists, confirm enrolment and assign local users. */
export function byLocalAdmin(actor: Actor, leaId: number, act: string): Verdict {
  return isAdminOf(actor, leaId) ? allowed : forbidden(`Only a local administrator can ${act}.`)
}

/** The list of an agency, names masked: people of the state, and local administrators. Local users see their records alone. */
export function canReadList(actor: Actor, leaId: number): Verdict {
  return seesPlannedAudits(actor) ? allowed : byLocalAdmin(actor, leaId, 'see the list')
}

/** How the state reviews a record: nobody of the agency sees it before the report. */
export function canReadReview(actor: Actor): Verdict {
  return seesPlannedAudits(actor) ? allowed : forbidden('Only the state sees the review of a record.')
}

/** Local administrators of the agency, and local users for the records that they are assigned to. */
export function worksOnRecord(actor: Actor, { leaId, assigneeIds }: RecordPlace): boolean {
  return (
    isAdminOf(actor, leaId) ||
    (actor.leaId === leaId && flagsOf(actor).isLocalUser && assigneeIds.includes(actor.userId))
  )
}

/** For what a local administrator does for all records and an assigned local user for theirs. */
export function byRecordWorker(actor: Actor, place: RecordPlace, act: string): Verdict {
  return worksOnRecord(actor, place)
    ? allowed
    : forbidden(`Only a local administrator, or a person whom they assigned, can ${act}.`)
}

/** Record documents come from the state, from local administrators, and from local users for their own records (0.3). */
export function byUploader(actor: Actor, place: RecordPlace): Verdict {
  return flagsOf(actor).isStateMonitor
    ? allowed
    : byRecordWorker(actor, place, 'upload documents of this record')
}

/** Local administrators assign people of the agency to records, one or many. */
export function canAssignLocalUser(
  actor: Actor,
  leaId: number,
  user: { leaId: number | null; isLocalUser: boolean },
): Verdict {
  const who = byLocalAdmin(actor, leaId, 'assign users')
  if (!who.allowed) return who
  return user.isLocalUser && user.leaId === leaId
    ? allowed
    : forbidden('Only local users of the agency can be assigned.')
}

/**
 * Names of students and their files: for those who work on the record. Liaisons and dispute resolution staff read without
 * revealing or downloading. Both are recorded (9.2).
 */
export function canRevealRecord(actor: Actor, place: RecordPlace): Verdict {
  return flagsOf(actor).isStateMonitor || worksOnRecord(actor, place)
    ? allowed
    : forbidden('Only those who work on this record can see its names and files.')
}

/** The documents of an agency's records: as {@link canRevealRecord}, of the records that the actor sees. */
export function canReadRecordFiles(actor: Actor, leaId: number): Verdict {
  const { isStateMonitor, isLocalAdmin, isLocalUser } = flagsOf(actor)
  return isStateMonitor || ((isLocalAdmin || isLocalUser) && actor.leaId === leaId)
    ? allowed
    : forbidden('Only those who work on the records can see their files.')
}

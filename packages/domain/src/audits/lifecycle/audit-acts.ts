import { flagsOf, type Actor } from '../../accounts/actor.js'
import { isOpenFinding } from '../../findings/finding-states.js'
import { openSetItems } from '../document-set/open-set-items.js'
import type { SubjectWords } from '../types/audit-type.js'
import { allowed, badInput, forbidden, wrongState, type Verdict } from '../../verdict.js'
import { checkAuditDays } from './audit-due.js'
import { byAuditMonitor, byLocalAdmin } from './audit-rights.js'
import { AuditStatus, noSuchStep, stepBetween, type AuditStep } from './audit-states.js'

/** What the rules need to know about one prong. */
export interface ProngFacts {
  leaId: number
  status: number
  /** Its records are drawn from a list that the agency sends. */
  hasList: boolean
  subject: SubjectWords
  /** The notification letter of the audit was sent. */
  notified: boolean
  /** A list was accepted. */
  listAccepted: boolean
  /** Records in the sample, and those of them that are complete. */
  records: number
  recordsComplete: number
  /** Records with neither a document nor a reason. */
  recordsWithoutDocument: number
  /** Items of document sets with something missing; left out where records have no such set. */
  openItems?: number
  /** Corrections that are neither verified nor left the jurisdiction. */
  openCorrections: number
}

/** What comes with a status call. */
export interface StatusInput {
  reason?: string | undefined
  /** The report letter: issued with the step to 8, superseded before the step back to 7. */
  letter?: boolean | undefined
}

export const auditTexts = {
  notNotified: 'Send the notification letter first.',
  listFirst: 'Upload the student list first.',
  sampleFirst: 'Draw the sample first.',
  draftAnswers: 'Complete all records before issuing the report.',
  noLetter: 'A report is issued by letter. Select a template.',
  notSuperseded: 'Supersede the report letter first.',
  openCorrections: (n: number) =>
    n === 1 ? '1 correction is not verified.' : `${n} corrections are not verified.`,
  reason: 'Say why.',
} as const

/** Who may take a step. */
function mayStep(actor: Actor, by: AuditStep['by'], leaId: number): Verdict {
  const isMonitor = flagsOf(actor).isStateMonitor
  if (by === 'State') return byAuditMonitor(actor, 'move the audit on')
  if (by === 'State or agency' && isMonitor) return allowed
  return by === 'System' ? forbidden('This happens by itself.') : byLocalAdmin(actor, leaId, 'do this')
}

/** A call that sets the status of a prong: who, from where, with what done before, and for backward steps and the end why (2.3). */
export function canSetAuditStatus(
  actor: Actor,
  facts: ProngFacts,
  to: number,
  { reason, letter = false }: StatusInput = {},
): Verdict {
  const step = stepBetween(facts.status, to, facts.hasList)
  if (!step) {
    const { isStateMonitor, isLocalAdmin } = flagsOf(actor)
    if (!isStateMonitor && !isLocalAdmin) return byAuditMonitor(actor, 'move the audit on')
    return wrongState(noSuchStep(facts.status, to))
  }
  const who = mayStep(actor, step.by, facts.leaId)
  if (!who.allowed) return who
  const condition = preconditionOf(step.act, facts, letter)
  if (!condition.allowed) return condition
  return needsReason(step) && !reason?.trim() ? badInput(auditTexts.reason, 'reason') : allowed
}

/** Backward steps, and the step that ends an audit before its time. */
function needsReason({ to, from }: AuditStep): boolean {
  return to === AuditStatus.cancelled || from.every((status) => status > to)
}

function preconditionOf(act: AuditStep['act'], facts: ProngFacts, letter: boolean): Verdict {
  switch (act) {
    case 'requestList':
      return facts.notified ? allowed : wrongState(auditTexts.notNotified)
    case 'nameRecords':
      if (!facts.notified) return wrongState(auditTexts.notNotified)
      return facts.records > 0 ? allowed : wrongState(`Name the ${facts.subject.many} first.`)
    case 'receiveList':
      return facts.listAccepted ? allowed : wrongState(auditTexts.listFirst)
    case 'drawSample':
      return facts.records > 0 ? allowed : wrongState(auditTexts.sampleFirst)
    case 'completeDocuments':
      if (facts.openItems !== undefined)
        return facts.openItems === 0 ? allowed : wrongState(openSetItems(facts.openItems))
      return facts.recordsWithoutDocument === 0
        ? allowed
        : wrongState(recordsWithoutDocument(facts.recordsWithoutDocument, facts.subject))
    case 'completeReview':
      return facts.recordsComplete === facts.records
        ? allowed
        : wrongState(recordsNotComplete(facts.records - facts.recordsComplete))
    case 'issueReport':
      if (facts.recordsComplete < facts.records) return wrongState(auditTexts.draftAnswers)
      return letter ? allowed : badInput(auditTexts.noLetter, 'letter')
    case 'close':
      return facts.openCorrections === 0
        ? allowed
        : wrongState(auditTexts.openCorrections(facts.openCorrections))
    case 'withdrawReport':
      return letter ? allowed : wrongState(auditTexts.notSuperseded)
    case 'firstFile':
    case 'firstAnswer':
    case 'redraw':
    case 'deleteSample':
    case 'cancel':
    case 'reopenDocuments':
    case 'reopenReview':
      return allowed
  }
}

/** "{n} students have no document. Add a file or a reason." (2.11) */
export function recordsWithoutDocument(n: number, { one, many }: SubjectWords): string {
  return `${n === 1 ? `1 ${one} has` : `${n} ${many} have`} no document. Add a file or a reason.`
}

function recordsNotComplete(n: number): string {
  return n === 1 ? '1 record is not complete.' : `${n} records are not complete.`
}

/** The audit itself is closed once every prong has ended and every finding is closed (2.4, step 10). */
export function canCloseAudit(
  actor: Actor,
  { prongs, findings }: { prongs: readonly { status: number }[]; findings: readonly number[] },
): Verdict {
  const who = byAuditMonitor(actor, 'close an audit')
  if (!who.allowed) return who
  const open = findings.filter(isOpenFinding).length
  if (open > 0)
    return wrongState(open === 1 ? '1 finding is still open.' : `${open} findings are still open.`)
  return prongs.every(({ status }) => status >= AuditStatus.closed)
    ? allowed
    : wrongState('Close both prongs first.')
}

/** What an audit is created with; days are YYYY-MM-DD. */
export interface NewAudit {
  reason: (typeof auditReasons)[number]
  reasonText: string
  plannedStart: string
  documentsDueOn: string | null
  plannedEnd: string | null
}

/** Why an agency is audited (2.2). */
export const auditReasons = [
  'Cyclical',
  'Targeted',
  'Complaint follow-up',
  'Determination follow-up',
  'Other',
] as const

/**
 * Creates an audit for an agency, one or many at once. `sequences`: those that there are for the type, agency, year and part;
 * only a targeted audit can be a further one (2.2).
 */
export function canCreateAudit(actor: Actor, audit: NewAudit, sequences: readonly number[]): Verdict[] {
  const { reason, reasonText } = audit
  const isFurther = sequences.length > 0 && reason !== 'Targeted'
  return [
    byAuditMonitor(actor, 'create an audit'),
    isFurther
      ? wrongState('There is an audit of this type, year and part already. Only a targeted one can be added.')
      : allowed,
    reason === 'Other' && reasonText.trim() === '' ? badInput('Reason is required.', 'reasonText') : allowed,
    ...checkAuditDays(audit),
  ].filter((verdict) => !verdict.allowed)
}

/** Sends the letter with which an audit begins; once, so that a call that is repeated sends nothing again. */
export function canNotifyOfAudit(
  actor: Actor,
  { notifiedOn, prongs }: { notifiedOn: Date | null; prongs: readonly { status: number }[] },
): Verdict {
  const who = byAuditMonitor(actor, 'notify an agency')
  if (!who.allowed) return who
  if (notifiedOn !== null) return wrongState('This agency is notified already.')
  return prongs.some(({ status }) => status < AuditStatus.closed)
    ? allowed
    : wrongState('This audit has ended.')
}

/** Number of the next audit of the same type, agency, year and part. */
export function nextSequence(sequences: readonly number[]): number {
  return Math.max(0, ...sequences) + 1
}

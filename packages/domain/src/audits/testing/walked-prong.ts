import { isCaseDone } from '../../findings/finding-states.js'
import { anActor } from '../../testing/builders.js'
import type { Verdict } from '../../verdict.js'
import { canSetAuditStatus, type StatusInput } from '../lifecycle/audit-acts.js'
import { AuditStatus, afterAuditStep, type AuditStepAct } from '../lifecycle/audit-states.js'
import { canTakeOutRecord, canUploadRecordFile, type RecordFacts } from '../lifecycle/record-acts.js'
import { afterRecordAct, RecordStatus, type RecordAct } from '../lifecycle/record-states.js'
import type { SampleFacts } from '../lifecycle/sample-acts.js'
import { aProng } from './builders.js'

export const monitor = anActor('StateMonitor')
export const secondMonitor = anActor('StateMonitor', { userId: 'another monitor' })
export const admin = anActor('LocalAdmin')
export const leaId = 1

export interface WalkedProng {
  status: AuditStatus
  listAccepted: boolean
  /** Records in the sample; those that were replaced or removed are not kept here. */
  records: readonly { status: RecordStatus; files: number }[]
}

/** An audit of agency 1 with at most one finding, as far as the rules look at it; rounds of newer data follow the first prong. */
export interface WalkedAudit {
  hasList: boolean
  size: number
  prongs: readonly WalkedProng[]
  finding: { status: number; passed: boolean } | null
  /** Individual corrections, with the prong that they came from. */
  cases: readonly { prong: number; state: number }[]
  closed: boolean
}

/** An audit before its list is asked for. */
export function anAudit(size: number, hasList: boolean): WalkedAudit {
  return { hasList, size, prongs: [newProng(size, hasList)], finding: null, cases: [], closed: false }
}

export function newProng(size: number, hasList: boolean): WalkedProng {
  return { status: 0, listAccepted: false, records: hasList ? [] : fresh(size) }
}
export const fresh = (size: number): WalkedProng['records'] =>
  Array.from({ length: size }, () => ({ status: 0, files: 0 }))

/** Something that one person does; null where a rule refuses it. `at` names a record or a case. */
export type AuditAct = (audit: WalkedAudit, at: number) => WalkedAudit | null

export const lastOf = ({ prongs }: WalkedAudit): WalkedProng => {
  const last = prongs.at(-1)
  if (!last) throw new Error('An audit has a prong.')
  return last
}
export const withLast = (audit: WalkedAudit, change: Partial<WalkedProng>): WalkedAudit => ({
  ...audit,
  prongs: [...audit.prongs.slice(0, -1), { ...lastOf(audit), ...change }],
})
const openCorrections = (audit: WalkedAudit, prong: number) =>
  audit.cases.filter((one) => one.prong === prong && !isCaseDone(one.state)).length

export function step(status: number, act: AuditStepAct): AuditStatus {
  const to = afterAuditStep(status, act)
  if (to === undefined) throw new Error(`${act} is allowed in status ${status}, which it does not leave.`)
  return to
}

export const prongFacts = (audit: WalkedAudit, at: number) => {
  const { status, records, listAccepted } = audit.prongs.at(at) ?? lastOf(audit)
  return aProng(status, {
    hasList: audit.hasList,
    listAccepted,
    records: records.length,
    recordsComplete: records.filter((one) => one.status === RecordStatus.complete).length,
    recordsWithoutDocument: records.filter(({ files }) => files === 0).length,
    openCorrections: openCorrections(audit, at < 0 ? audit.prongs.length - 1 : at),
  })
}

/** A status call on the last prong, by whoever of the two may make it. */
export const move =
  (act: AuditStepAct, to: AuditStatus, input: StatusInput = { reason: 'A reason' }): AuditAct =>
  (audit) => {
    const facts = prongFacts(audit, -1)
    // Two acts can lead to one status, from different ones.
    if (afterAuditStep(facts.status, act) === undefined || audit.closed) return null
    const may = [monitor, admin].some((actor) => canSetAuditStatus(actor, facts, to, input).allowed)
    return may ? withLast(audit, { status: step(facts.status, act) }) : null
  }

export const sampleFacts = (audit: WalkedAudit): SampleFacts => {
  const { status, listAccepted, records } = lastOf(audit)
  const counted = records.map((one) => Object.assign({ confirmedEnrolled: false }, one))
  return { leaId, status, listAccepted, eligible: 9, records: counted }
}

/** An act on one record of the last prong, which moves it and sometimes its prong. */
export const onRecord =
  (
    may: (facts: RecordFacts) => Verdict,
    acts: RecordAct,
    more: (audit: WalkedAudit) => WalkedAudit = (a) => a,
  ): AuditAct =>
  (audit, at) => {
    const { status: auditStatus, records } = lastOf(audit)
    const record = records[at % Math.max(1, records.length)]
    const to = record && afterRecordAct(record.status, acts)
    if (!record || to === undefined) return null
    const facts = {
      leaId,
      assigneeIds: [],
      auditStatus,
      status: record.status,
      reviewedBy: monitor.userId,
      isConfirmed: true,
      needsSecondReader: true,
      secondReaderId: secondMonitor.userId,
    }
    if (!may(facts).allowed) return null
    const kept = records.map((one) => (one === record ? { files: one.files, status: to } : one))
    return more(withLast(audit, { records: kept }))
  }

export const uploadFile: AuditAct = (audit, at) => {
  const { status, records } = lastOf(audit)
  const place = at % Math.max(1, records.length)
  const record = records[place]
  const facts = {
    leaId,
    assigneeIds: [],
    auditStatus: status,
    status: record?.status ?? 8,
    reviewedBy: null,
    isConfirmed: true,
    needsSecondReader: false,
    secondReaderId: null,
  }
  if (!record || record.files > 0 || !canUploadRecordFile(admin, facts).allowed) return null
  const after = withLast(audit, { records: records.with(place, { ...record, files: 1 }) })
  return status === AuditStatus.sampleDrawn ? withLast(after, { status: step(status, 'firstFile') }) : after
}

/** Takes a record out; with a replacement the next of the queue begins anew in its place. */
export const takeOut =
  (replaced: boolean): AuditAct =>
  (audit, at) => {
    const out = onRecord(
      (facts) => canTakeOutRecord(monitor, facts, 'A reason'),
      replaced ? 'replace' : 'remove',
    )(audit, at)
    if (!out) return null
    const records = lastOf(out).records.flatMap((one) =>
      one.status < RecordStatus.replaced ? [one] : replaced ? fresh(1) : [],
    )
    return records.length === 0 ? null : withLast(out, { records })
  }

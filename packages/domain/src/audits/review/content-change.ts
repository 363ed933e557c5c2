import { AuditStatus } from '../lifecycle/audit-states.js'
import { activeItems, type AuditContent, type AuditItem } from '../types/audit-content.js'
import { allowed, wrongState, type Verdict } from '../../verdict.js'

/** What a newer version of the content changes for a record in review, by lineage (check-setup-changes of 2.7). */
export interface AuditContentChange {
  added: AuditItem[]
  changed: { before: AuditItem; after: AuditItem }[]
  removed: AuditItem[]
}

/** Compares the version of a record with the current one. An item counts as changed when what is asked or accepted is. */
export function auditContentChange(before: AuditContent, after: AuditContent): AuditContentChange {
  const [old, current] = [byLineage(before), byLineage(after)]
  const change: AuditContentChange = { added: [], changed: [], removed: [] }
  for (const [lineage, item] of current) {
    const was = old.get(lineage)
    if (!was) change.added.push(item)
    else if (asked(was) !== asked(item)) change.changed.push({ before: was, after: item })
  }
  for (const [lineage, item] of old) if (!current.has(lineage)) change.removed.push(item)
  return change
}

const byLineage = (content: AuditContent) =>
  new Map(activeItems(content).map((item) => [item.lineageId, item]))

const asked = ({ text, responseSet, citations, skipRule }: AuditItem) =>
  JSON.stringify([text, responseSet, citations, skipRule?.when ?? null])

/** An answer of the new version, carried from the old one; `recheck` where its item says something else now. */
export interface CarriedAnswer {
  itemId: string
  value: string | null
  recheck: boolean
}

/**
 * Carries the answers of a record into a newer version by lineage. What the new item has no answer for is carried as none, and
 * answers of removed items stay with the old version.
 */
export function carryAnswers(
  before: AuditContent,
  after: AuditContent,
  answers: Readonly<Record<string, string | null>>,
): CarriedAnswer[] {
  const changed = new Set(auditContentChange(before, after).changed.map((one) => one.after.id))
  const old = byLineage(before)
  return activeItems(after).flatMap((item) => {
    const was = old.get(item.lineageId)
    const value = was ? (answers[was.id] ?? null) : null
    if (!was || value === null) return []
    return [{ itemId: item.id, value, recheck: changed.has(item.id) }]
  })
}

/** A record keeps its version or is upgraded, until the review is complete (2.7). */
export function canUpgradeContent({ auditStatus }: { auditStatus: number }): Verdict {
  return auditStatus < AuditStatus.reviewComplete
    ? allowed
    : wrongState('The review is complete: its records keep their version of the content.')
}

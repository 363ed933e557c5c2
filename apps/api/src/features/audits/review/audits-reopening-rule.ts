import {
  canReopenRecord,
  canSendBackRecord,
  RecordStatus,
  type Actor,
  type RecordFacts,
} from '@portal/domain'

/** A complete record is reopened by a monitor, a submitted one sent back by its second reader. */
export function mayReopen(actor: Actor, facts: RecordFacts, reason: string) {
  return facts.status === RecordStatus.submittedForCheck
    ? canSendBackRecord(actor, facts, reason)
    : canReopenRecord(actor, facts, reason)
}

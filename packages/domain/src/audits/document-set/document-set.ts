import type { Actor } from '../../accounts/actor.js'
import { longDay } from '../../text-days.js'
import { allowed, badInput, wrongState, type Verdict } from '../../verdict.js'
import { byRecordWorker } from '../lifecycle/audit-rights.js'
import { AuditStatus } from '../lifecycle/audit-states.js'
import type { RecordFacts } from '../lifecycle/record-acts.js'
import { isInSample } from '../lifecycle/record-states.js'

/** What an agency says about one item of its set: it sends documents, nothing changed, or the item is not about it (2.14). */
export const setStandings = ['documents', 'noChange', 'notApplicable'] as const
export type SetStanding = (typeof setStandings)[number]

/** What the agency writes about one item; days are YYYY-MM-DD. */
export interface SetEntry {
  /** Null while nothing is said; documents that are there say it as well. */
  standing: SetStanding | null
  /** Where in the documents the rule stands: "p. 12-14". */
  pages: string
  effectiveOn: string | null
  revisedOn: string | null
  boardApprovedOn: string | null
  /** Why the item is not applicable. */
  reason: string
}

/** An item of which nobody wrote anything. */
export const emptySetEntry: SetEntry = {
  standing: null,
  pages: '',
  effectiveOn: null,
  revisedOn: null,
  boardApprovedOn: null,
  reason: '',
}

/** An item with what decides whether it is answered. */
export interface SetItemFacts {
  entry: SetEntry
  /** Documents that were uploaded for it in this review. */
  documents: number
  /** A former version was accepted, so that it can be carried forward. */
  hasFormer: boolean
}

/** The standing of an item: as it was said, or "documents" where some are there. */
export function standingOf({
  entry,
  documents,
}: Pick<SetItemFacts, 'entry' | 'documents'>): SetStanding | null {
  return entry.standing ?? (documents > 0 ? 'documents' : null)
}

/** What an item still lacks before its set can be handed in; empty when nothing is missing. */
export function setItemGaps(item: SetItemFacts): string[] {
  const { entry, documents, hasFormer } = item
  switch (standingOf(item)) {
    case null:
      return ['Upload a document, attest that nothing changed, or say why it is not applicable.']
    case 'documents':
      return [
        documents === 0 ? 'Upload at least one document.' : null,
        entry.pages.trim() === '' ? 'Page reference is required.' : null,
        entry.effectiveOn === null ? 'Effective date is required.' : null,
      ].filter((gap) => gap !== null)
    case 'noChange':
      return hasFormer ? [] : ['No version that was accepted can be carried forward. Upload a document.']
    case 'notApplicable':
      return entry.reason.trim() === '' ? ['Say why it is not applicable.'] : []
  }
}

/** What is wrong in what was written about an item; gaps are no errors, see {@link setItemGaps}. */
export function checkSetEntry(entry: SetEntry, today: string): Verdict[] {
  const { revisedOn, boardApprovedOn, effectiveOn } = entry
  return [
    revisedOn !== null && revisedOn > today
      ? badInput('Revision date cannot be in the future.', 'revisedOn')
      : allowed,
    boardApprovedOn !== null && boardApprovedOn > today
      ? badInput('Board approval date cannot be in the future.', 'boardApprovedOn')
      : allowed,
    effectiveOn !== null && revisedOn !== null && effectiveOn < revisedOn
      ? badInput('Effective date must be on or after the revision date.', 'effectiveOn')
      : allowed,
  ].filter((verdict) => !verdict.allowed)
}

/** "Handed in on {date}. Ask the monitor to return it if you need to change it." (2.11) */
export function handedInAlready(on: string | null): string {
  return on === null
    ? 'The review has begun. Ask the monitor for a document request if you need to send more.'
    : `Handed in on ${longDay(on)}. Ask the monitor to return it if you need to change it.`
}

/** The agency writes about an item of its set from the day on which it is asked until it hands the set in. */
export function canSaveSetItem(actor: Actor, facts: RecordFacts, handedInOn: string | null): Verdict {
  const who = byRecordWorker(actor, facts, 'write about the documents of this record')
  if (!who.allowed) return who
  if (!isInSample(facts.status)) return wrongState('This record is not in the sample any more.')
  if (facts.auditStatus < AuditStatus.sampleDrawn) return wrongState('The documents are not asked for yet.')
  if (facts.auditStatus > AuditStatus.documentsInPreparation) return wrongState(handedInAlready(handedInOn))
  return allowed
}

/** Attests that nothing changed, which carries the former version forward: only where one was accepted (2.14). */
export function canAttestNoChange(
  actor: Actor,
  facts: RecordFacts,
  { hasFormer, handedInOn }: { hasFormer: boolean; handedInOn: string | null },
): Verdict {
  const may = canSaveSetItem(actor, facts, handedInOn)
  if (!may.allowed) return may
  return hasFormer
    ? allowed
    : badInput(
        'No version of this item was accepted in its last review, so none can be carried forward.',
        'standing',
      )
}

/** How much of a set is answered, and how much changed since the last review. */
export interface SetCounts {
  items: number
  /** Items with something missing. */
  open: number
  /** Items with new documents. */
  changed: number
  unchanged: number
  notApplicable: number
}

/** Counts the items of a set. */
export function setCounts(items: readonly SetItemFacts[]): SetCounts {
  const standing = (wanted: SetStanding) => items.filter((item) => standingOf(item) === wanted).length
  return {
    items: items.length,
    open: items.filter((item) => setItemGaps(item).length > 0).length,
    changed: standing('documents'),
    unchanged: standing('noChange'),
    notApplicable: standing('notApplicable'),
  }
}

/** The years of a review and of the next one that the rotation asks for; next is null before the first. */
export function reviewRotation(
  lastYear: number | null,
  cycleYears: number,
): { last: number | null; next: number | null } {
  return { last: lastYear, next: lastYear === null ? null : lastYear + cycleYears }
}

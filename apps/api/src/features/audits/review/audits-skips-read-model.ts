import {
  activeSections,
  answersLostText,
  canSetUpRecord,
  type Actor,
  type AuditContent,
  type SkipPreview,
} from '@portal/domain'
import type { AnswerOf, getManualSkips, preCheckSkipLogic } from '@portal/rest-contract'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditSkips, users } from '../../../db/schema/index.js'
import { act } from '../../../server/verdicts.js'
import type { RecordView } from '../sample/audits-records-read-model.js'

/** Why a section or item of a record is skipped by hand, by whom and since when. */
export interface HandSkip {
  reason: string
  skippedBy: { id: string; fullName: string }
  /** Instant, ISO 8601. */
  skippedOn: string
}

/** Skips of one record, by the id of the section or item. */
export type HandSkips = ReadonlyMap<string, HandSkip>

/** What is skipped by hand in records, by record; records without a skip are left out. */
export async function findSkips(
  db: Database,
  recordIds: readonly number[],
): Promise<ReadonlyMap<number, HandSkips>> {
  if (recordIds.length === 0) return new Map()
  const rows = await db
    .select({ stored: auditSkips, fullName: users.fullName })
    .from(auditSkips)
    .innerJoin(users, eq(users.id, auditSkips.skippedBy))
    .where(inArray(auditSkips.recordId, [...recordIds]))
  const byRecord = new Map<number, Map<string, HandSkip>>()
  for (const { stored, fullName } of rows) {
    const { recordId, targetId, reason, skippedBy, skippedOn } = stored
    const own = byRecord.get(recordId) ?? new Map<string, HandSkip>()
    own.set(targetId, {
      reason,
      skippedBy: { id: skippedBy, fullName },
      skippedOn: skippedOn.toISOString(),
    })
    byRecord.set(recordId, own)
  }
  return byRecord
}

/** Reasons of skips, as the rules take them. */
export function reasonsOf(skips: HandSkips | undefined): Record<string, string> {
  return Object.fromEntries([...(skips ?? [])].map(([id, { reason }]) => [id, reason]))
}

/** What is skipped by hand in a record, in the order of its content. */
export function skipsAnswer(
  actor: Actor,
  { answer, facts, skips, version }: RecordView,
  content: AuditContent,
): AnswerOf<typeof getManualSkips> {
  const named = (targetId: string, kind: 'section' | 'item', name: string) => {
    const skip = skips.get(targetId)
    return skip ? [{ targetId, kind, name, ...skip }] : []
  }
  return {
    id: answer.id,
    skips: activeSections(content).flatMap(({ id, number, title, items }) => [
      ...named(id, 'section', `${number} ${title}`),
      ...items.flatMap((item) => named(item.id, 'item', item.number)),
    ]),
    change: act(canSetUpRecord(actor, facts)),
    version,
  }
}

/** A preview as calls answer it. */
export function previewAnswer(preview: SkipPreview): AnswerOf<typeof preCheckSkipLogic> {
  const named = ({ id, number }: { id: string; number: string }) => ({ id, number })
  const valued = ({ item, value }: SkipPreview['answersLost'][number]) => ({ ...named(item), value })
  return {
    itemsToNA: preview.itemsToNA.map(({ item, skip }) => ({ ...named(item), reason: skip.text })),
    itemsToOpen: preview.itemsToOpen.map(named),
    answersLost: preview.answersLost.map(valued),
    answersRestored: preview.answersRestored.map(valued),
    text: answersLostText(preview),
  }
}

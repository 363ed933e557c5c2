import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditSkips, users } from '../../../db/schema/index.js'

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

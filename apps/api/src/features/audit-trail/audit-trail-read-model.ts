import { asc, desc, eq, gt } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { auditEvents } from '../../db/schema/index.js'
import { auditHash, auditStart } from './audit-trail-store.js'

/** Where the trail stands: how many entries, and the hash of the last. */
export interface AuditHead {
  count: number
  hash: string
}

export type AuditVerdict = { ok: true; head: AuditHead } | { ok: false; brokenAt: number; reason: string }

const pageSize = 1000

/** The last link of the trail: how many entries there are, and the hash of the last. */
export async function readAuditHead(db: Database): Promise<AuditHead> {
  // Entries are numbered without gaps, so the last number is the count; two queries could see two states.
  const [last] = await db
    .select({ seq: auditEvents.seq, hash: auditEvents.hash })
    .from(auditEvents)
    .orderBy(desc(auditEvents.seq))
    .limit(1)
  return { count: last?.seq ?? 0, hash: last?.hash ?? auditStart }
}

/** Whether the trail still holds the entry that was its last when `kept` was written. */
export async function holdsAuditHead(db: Database, kept: AuditHead): Promise<boolean> {
  if (kept.count === 0) return true
  const [row] = await db
    .select({ hash: auditEvents.hash })
    .from(auditEvents)
    .where(eq(auditEvents.seq, kept.count))
  return row?.hash === kept.hash
}

/**
 * Walks the whole trail and finds an edited, deleted, inserted or reordered entry. A cut tail leaves a sound chain
 * behind: it shows only against a head that was kept elsewhere, which is what `expected` is for.
 */
export async function verifyAuditChain(db: Database, expected?: AuditHead): Promise<AuditVerdict> {
  let seq = 0
  let hash = auditStart
  let hashAtExpected = expected?.count === 0 ? auditStart : undefined
  for (;;) {
    const rows = await db
      .select()
      .from(auditEvents)
      .where(gt(auditEvents.seq, seq))
      .orderBy(asc(auditEvents.seq))
      .limit(pageSize)
    for (const { seq: rowSeq, previousHash, hash: rowHash, ...content } of rows) {
      if (rowSeq !== seq + 1) return { ok: false, brokenAt: seq + 1, reason: 'An entry is missing.' }
      if (previousHash !== hash)
        return { ok: false, brokenAt: rowSeq, reason: 'The entry does not follow the one before it.' }
      if (auditHash(previousHash, content) !== rowHash)
        return { ok: false, brokenAt: rowSeq, reason: 'The entry was changed.' }
      seq = rowSeq
      hash = rowHash
      if (seq === expected?.count) hashAtExpected = hash
    }
    if (rows.length < pageSize) break
  }
  if (expected && hashAtExpected === undefined)
    return { ok: false, brokenAt: seq + 1, reason: 'Entries at the end are missing.' }
  if (expected && hashAtExpected !== expected.hash)
    return { ok: false, brokenAt: expected.count, reason: 'The trail was written anew.' }
  return { ok: true, head: { count: seq, hash } }
}

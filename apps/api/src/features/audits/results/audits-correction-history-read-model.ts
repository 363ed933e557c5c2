import type { CaseEvent } from '@portal/domain'
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditEvents, users } from '../../../db/schema/index.js'
import { grouped } from '../../../db/grouped.js'

/** Acts of the history about one correction, by what its page calls them; drafts are left out. */
const ofFinding: Readonly<Record<string, CaseEvent>> = {
  submitFindingCorrection: 'submitted',
  recallFindingCorrection: 'recalled',
  returnFindingCorrection: 'returned',
  verifyFindingCorrection: 'verified',
  undoFindingCorrection: 'undone',
}
const ofAudit: Readonly<Record<string, CaseEvent>> = {
  uploadRecordFiles: 'fileAdded',
  deleteCorrectionFile: 'fileRemoved',
  askCompensatoryServices: 'servicesAsked',
}
const noted: ReadonlySet<CaseEvent> = new Set(['returned', 'undone'])

/** What happened with corrections of one audit, by correction, the newest first; one query however many there are. */
export async function historiesOfCorrections(
  db: Database,
  rows: readonly { findingId: number; auditId: number }[],
) {
  const [first] = rows
  if (!first) return new Map<number, never[]>()
  const caseId = sql<number>`coalesce(${auditEvents.after}->>'caseId', ${auditEvents.before}->>'caseId')::int`
  const findingIds = [...new Set(rows.map(({ findingId }) => String(findingId)))]
  const events = await db
    .select({
      caseId,
      action: auditEvents.action,
      by: { id: users.id, fullName: users.fullName },
      on: auditEvents.at,
      reason: auditEvents.reason,
    })
    .from(auditEvents)
    .leftJoin(users, eq(users.id, auditEvents.actorId))
    .where(
      and(
        or(
          and(
            eq(auditEvents.targetType, 'finding'),
            inArray(auditEvents.targetId, findingIds),
            inArray(auditEvents.action, Object.keys(ofFinding)),
          ),
          and(
            eq(auditEvents.targetType, 'audit'),
            eq(auditEvents.targetId, String(first.auditId)),
            inArray(auditEvents.action, Object.keys(ofAudit)),
          ),
        ),
        sql`${caseId} is not null`,
      ),
    )
    .orderBy(desc(auditEvents.seq))
  return grouped(
    events.flatMap(({ action, on, reason, ...event }) => {
      const act = ofFinding[action] ?? ofAudit[action]
      return act === undefined
        ? []
        : [{ ...event, act, on: on.toISOString(), note: noted.has(act) ? reason : null }]
    }),
    (event) => event.caseId,
  )
}

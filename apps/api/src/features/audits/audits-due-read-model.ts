import { AuditStatus, CaseState, FindingStatus, RecordStatus } from '@portal/domain'
import { and, asc, between, eq, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import {
  auditCorrections,
  auditDocumentRequests,
  auditProngs,
  auditRecords,
  audits,
  auditTypes,
  findingCases,
  findings,
} from '../../db/schema/index.js'

interface Span {
  from: string
  to: string
}

/** Something of the prong that an audit is in: the last round of its last prong. */
const ofProng = (what: SQL) => sql`(select ${what} from audit_prongs g where g.audit_id = ${audits.id}
  order by g.number desc, g.round desc limit 1)`

const status = ofProng(sql`g.status`)
// A review of newer data has a day of its own for its list and documents, and none for its end.
const documentsDueOn = ofProng(
  sql`case when g.number = 1 then ${audits.documentsDueOn} else g.documents_due_on end`,
)
const plannedEnd = ofProng(sql`case when g.number = 1 then ${audits.plannedEnd} end`)

/** Days of audits that the agency knows of and that have a status between requested and `last`. */
async function listDays(
  db: Database,
  leaId: number,
  { from, to }: Span,
  { day, what, last }: { day: SQL; what: string; last: number },
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  return db
    .select({
      id: audits.id,
      name: sql<string>`(${auditTypes.definition} ->> 'label') || ${what}::text`,
      part: audits.part,
      // Between two days, so there is one.
      dueOn: sql<string>`${day}::text`,
    })
    .from(audits)
    .innerJoin(auditTypes, eq(auditTypes.key, audits.typeKey))
    .where(
      and(
        eq(audits.leaId, leaId),
        isNotNull(audits.notifiedOn),
        sql`${day} between ${from}::date and ${to}::date`,
        between(status, 1, last),
      ),
    )
    .orderBy(asc(day), asc(audits.id))
}

/** Days on which documents of audits are due, until the agency says that they are complete. */
export const listAuditDocumentDays = (db: Database, leaId: number, span: Span) =>
  listDays(db, leaId, span, { day: documentsDueOn, what: ': documents', last: 4 })

/** Days on which reviews are planned to end, until the report. */
export const listAuditEndDays = (db: Database, leaId: number, span: Span) =>
  listDays(db, leaId, span, { day: plannedEnd, what: ': end of the review', last: 7 })

/** Days on which corrections of records are due that the agency has not submitted, each with their number. */
export async function listAuditCorrectionDays(
  db: Database,
  leaId: number,
  { from, to }: Span,
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  const corrections = sql<number>`count(*)::int`
  const rows = await db
    .select({
      id: audits.id,
      label: sql<string>`${auditTypes.definition} ->> 'label'`,
      part: audits.part,
      // Between two days, so there is one.
      dueOn: sql<string>`${findingCases.dueOn}::text`,
      corrections,
    })
    .from(auditCorrections)
    .innerJoin(findingCases, eq(findingCases.id, auditCorrections.caseId))
    .innerJoin(findings, eq(findings.id, findingCases.findingId))
    .innerJoin(auditRecords, eq(auditRecords.id, auditCorrections.recordId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(auditTypes, eq(auditTypes.key, audits.typeKey))
    .where(
      and(
        eq(audits.leaId, leaId),
        eq(auditProngs.status, AuditStatus.reportIssued),
        between(findings.status, FindingStatus.issued, FindingStatus.prong2Failed),
        inArray(findingCases.state, [CaseState.required, CaseState.draft, CaseState.returned]),
        between(findingCases.dueOn, from, to),
      ),
    )
    .groupBy(audits.id, auditTypes.key, findingCases.dueOn)
    .orderBy(asc(findingCases.dueOn), asc(audits.id))
  return rows.map(({ label, corrections: n, ...row }) =>
    Object.assign(row, { name: `${label}: ${n === 1 ? '1 correction' : `${n} corrections`}` }),
  )
}

/** Days on which answers to requests for documents are due; of a record its number alone. */
export async function listDocumentRequestDays(
  db: Database,
  leaId: number,
  { from, to }: Span,
): Promise<{ id: number; name: string; part: 'Part B' | 'Part C'; dueOn: string }[]> {
  const { id, dueOn, state } = auditDocumentRequests
  return db
    .select({
      id,
      name: sql<string>`(${auditTypes.definition} ->> 'label') || ': documents of record ' || ${auditRecords.order}`,
      part: audits.part,
      dueOn,
    })
    .from(auditDocumentRequests)
    .innerJoin(auditRecords, eq(auditRecords.id, auditDocumentRequests.recordId))
    .innerJoin(auditProngs, eq(auditProngs.id, auditRecords.prongId))
    .innerJoin(audits, eq(audits.id, auditProngs.auditId))
    .innerJoin(auditTypes, eq(auditTypes.key, audits.typeKey))
    .where(
      and(
        eq(audits.leaId, leaId),
        eq(state, 'Open'),
        between(dueOn, from, to),
        lt(auditRecords.status, RecordStatus.replaced),
        between(auditProngs.status, AuditStatus.sampleDrawn, AuditStatus.reviewComplete),
      ),
    )
    .orderBy(asc(dueOn), asc(id))
}

import { usualRetentionYears } from '@portal/domain'
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { auditErasures, auditRetention, audits, auditTypes, leas } from '../../../db/schema/index.js'
import { authorSql } from '../../accounts/accounts-names-read-model.js'

/** For how many years data of students are kept in audits of a kind, with who set it; the usual ones where nobody did. */
export async function findRetention(db: Database, typeKey: string) {
  const [row] = await db
    .select({
      years: auditRetention.years,
      setBy: authorSql(auditRetention.changedBy),
      setOn: auditRetention.changedOn,
      version: auditRetention.version,
    })
    .from(auditRetention)
    // With one table alone columns have no prefix, and the name of the author would be looked up by a column of users.
    .innerJoin(auditTypes, eq(auditTypes.key, auditRetention.typeKey))
    .where(eq(auditRetention.typeKey, typeKey))
  return row ?? { years: usualRetentionYears.studentList, setBy: null, setOn: null, version: 0 }
}

/** What of an audit can be erased, counted in the database. */
const counted = {
  prongId: sql<number>`(select g.id from audit_prongs g where g.audit_id = ${audits.id} and g.number = 1)`,
  records: sql<number>`(select count(*)::int from audit_records r join audit_prongs g on g.id = r.prong_id
    where g.audit_id = ${audits.id})`,
  listRows: sql<number>`(select coalesce(sum(l.row_count), 0)::int from audit_lists l join audit_prongs g on g.id = l.prong_id
    where g.audit_id = ${audits.id} and exists (select 1 from audit_list_parts p where p.prong_id = l.prong_id))`,
  files: sql<number>`((select count(*)::int from audit_record_files f join audit_records r on r.id = f.record_id
      join audit_prongs g on g.id = r.prong_id join file_objects o on o.id = f.file_id
      where g.audit_id = ${audits.id} and o.deleted_at is null)
    + (select count(*)::int from finding_files f join audit_corrections c on c.case_id = f.case_id
      join audit_records r on r.id = c.record_id join audit_prongs g on g.id = r.prong_id
      join file_objects o on o.id = f.file_id where g.audit_id = ${audits.id} and o.deleted_at is null))`,
}

/** Closed audits of a kind with what of them is kept or was erased, the longest closed first. */
export function closedAudits(db: Database, typeKey: string) {
  return db
    .select({
      id: audits.id,
      leaId: audits.leaId,
      agency: leas.name,
      year: audits.year,
      part: audits.part,
      closedOn: audits.closedOn,
      legalHold: audits.legalHold,
      version: audits.version,
      ...counted,
      erasedOn: auditErasures.erasedOn,
      erasedBy: authorSql(auditErasures.erasedBy),
      erasureReason: auditErasures.reason,
      erasedRecords: auditErasures.records,
      erasedRows: auditErasures.listRows,
      erasedFiles: auditErasures.files,
    })
    .from(audits)
    .innerJoin(leas, eq(leas.id, audits.leaId))
    .leftJoin(auditErasures, eq(auditErasures.auditId, audits.id))
    .where(and(eq(audits.typeKey, typeKey), isNotNull(audits.closedOn)))
    .orderBy(asc(audits.closedOn), asc(audits.id))
}

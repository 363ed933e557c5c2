import { sql, type SQL } from 'drizzle-orm'

/**
 * How many records of audits somebody of an agency works on that wait for the agency: to be prepared, or with a correction that
 * is not submitted. Written for a statement about people.
 */
export const openRecordsOf = (
  userId: SQL,
  leaId: SQL,
): SQL => sql`(select count(*)::int from audit_record_people p
  join audit_records r on r.id = p.record_id and r.status < 7 join audit_prongs g on g.id = r.prong_id
  join audits d on d.id = g.audit_id
  where p.user_id = ${userId} and d.lea_id = ${leaId} and (
    (g.status in (3, 4) and r.confirmed_enrolled is null)
    or (g.status in (3, 4) and r.confirmed_enrolled and r.no_document_reason = '' and not exists (
      select 1 from audit_record_files f join file_objects o on o.id = f.file_id where f.record_id = r.id and o.deleted_at is null))
    or (g.status = 8 and exists (select 1 from audit_corrections k join finding_cases c on c.id = k.case_id
      join findings f on f.id = c.finding_id and f.status between 2 and 6
      where k.record_id = r.id and c.state in (0, 1, 3)))))`

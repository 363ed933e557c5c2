import { sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'

/** Something of an audit that an agency owes, and who of it does it. */
export interface AuditDueDay {
  what: 'documents' | 'corrections'
  prongId: number
  typeKey: string
  label: string
  agency: string
  part: string
  leaId: number
  leadId: string
  dueOn: string
  /** How many corrections; 0 for documents. */
  n: number
  /** Local users who work on what is not done. */
  userIds: string[]
}

/** Each review of newer data has a due day of its own. */
const documentsDueOn = sql`case when g.number = 1 then d.documents_due_on else g.documents_due_on end`
const columns = sql`g.id as "prongId", d.type_key as "typeKey", y.definition ->> 'label' as label, l.name as agency, d.part,
  d.lea_id as "leaId", d.lead_monitor_id as "leadId"`
const prongs = sql`audit_prongs g join audits d on d.id = g.audit_id join audit_types y on y.key = d.type_key
  join leas l on l.id = d.lea_id`
const peopleOf = (
  records: SQL,
) => sql`coalesce(array_agg(distinct p.user_id) filter (where p.user_id is not null), '{}')
  from ${records} left join audit_record_people p on p.record_id = r.id`

/** Documents and corrections that are due up to a day and not sent; those that are overdue among them. */
export async function listAuditDues(db: Database, until: string): Promise<AuditDueDay[]> {
  const { rows } = (await db.execute(sql`
    select 'documents' as what, ${columns}, (${documentsDueOn})::text as "dueOn", 0 as n,
      (select ${peopleOf(sql`audit_records r`)} where r.prong_id = g.id and r.status < 7 and r.no_document_reason = ''
        and not exists (select 1 from audit_record_files f join file_objects o on o.id = f.file_id
          where f.record_id = r.id and o.deleted_at is null)) as "userIds"
    from ${prongs} where d.notified_on is not null and g.status between 1 and 4
      and ${documentsDueOn} <= ${until}::date
    union all
    select 'corrections', ${columns}, c.due_on::text, c.n,
      (select ${peopleOf(sql`audit_records r`)} where r.id = any(c.records)) as "userIds"
    from ${prongs} join (
      select r.prong_id, fc.due_on, count(*)::int as n, array_agg(r.id) as records
      from audit_corrections k join finding_cases fc on fc.id = k.case_id join audit_records r on r.id = k.record_id
      join findings f on f.id = fc.finding_id and f.status between 2 and 6
      where fc.state in (0, 1, 3) and fc.due_on <= ${until}::date group by r.prong_id, fc.due_on
    ) c on c.prong_id = g.id
    where g.status = 8
    order by 2, 1, "dueOn"`)) as { rows: AuditDueDay[] }
  return rows
}

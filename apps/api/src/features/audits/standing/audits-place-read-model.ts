import { sql, type SQL } from 'drizzle-orm'

/**
 * The place of an act in the history, for a lateral join: kind of audit and prong, of an audit the last round of its last prong. No
 * row where the act is about something else. Ids of other records need not be numbers.
 */
export const auditPlace = (targetType: SQL, targetId: SQL): SQL => sql`
  select d.type_key as record_kind, g.id as place_id from audit_prongs g join audits d on d.id = g.audit_id
  where case ${targetType}
    when 'audit' then d.id = (case when ${targetType} = 'audit' then ${targetId} end)::int
    when 'auditRecord' then g.id = (select r.prong_id from audit_records r
      where r.id = (case when ${targetType} = 'auditRecord' then ${targetId} end)::int)
    else false end
  order by g.number desc, g.round desc limit 1`

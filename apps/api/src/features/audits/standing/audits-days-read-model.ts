import { seesPlannedAudits, type Actor } from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import { auditInSight } from './audits-sight-read-model.js'

const inScope = sql`audits join scope s on s.id = audits.lea_id join audit_types on audit_types.key = audits.type_key
  join lateral (select g.id, g.status from audit_prongs g where g.audit_id = audits.id
    order by g.number desc, g.round desc limit 1) g on true`

/**
 * Days of audits in the agencies of `scope`, in the columns of the days of dashboards: documents of agencies, the end of reviews
 * for the state, and corrections by the day on which they are due.
 */
export function auditDays(actor: Actor, within: (column: SQL) => SQL, part: string | undefined): SQL {
  const seen = sql`${auditInSight(actor)} ${part ? sql`and audits.part = ${part}` : sql``}`
  const label = sql`(audit_types.definition ->> 'label')`
  const planned = (column: SQL, what: string, statuses: SQL) => sql`
    select ${column}, null::date, 'audit', g.id, audits.lea_id, s.short_name, s.code, audits.part,
      ${label} || ${what}::text, audits.type_key
    from ${inScope} where ${seen} and audits.notified_on is not null and ${within(column)} and g.status ${statuses}`
  const reviews = seesPlannedAudits(actor)
    ? sql`union all ${planned(sql`audits.planned_end`, ': end of the review', sql`between 1 and 7`)}`
    : sql``
  return sql`${planned(sql`audits.documents_due_on`, ': documents', sql`between 1 and 4`)} ${reviews}
    union all
    select c.due_on, null::date, 'correction', g.id, audits.lea_id, s.short_name, s.code, audits.part,
      ${label} || ': ' || count(*) || case when count(*) = 1 then ' correction' else ' corrections' end, audits.type_key
    from audit_corrections k join finding_cases c on c.id = k.case_id
    join findings f on f.id = c.finding_id and f.status between 2 and 6
    join audit_records r on r.id = k.record_id join audit_prongs g on g.id = r.prong_id and g.status = 8
    join audits on audits.id = g.audit_id join scope s on s.id = audits.lea_id
    join audit_types on audit_types.key = audits.type_key
    where ${seen} and c.state in (0, 1, 3) and ${within(sql`c.due_on`)}
    group by c.due_on, g.id, audits.id, s.id, s.short_name, s.code, audit_types.key`
}

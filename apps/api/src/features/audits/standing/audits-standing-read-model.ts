import { AuditStatus, auditStatuses, auditWaitsForState, seesPlannedAudits, type Actor } from '@portal/domain'
import type { AnswerOf, auditStanding, getStateCharts } from '@portal/rest-contract'
import { sql, type SQL } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database } from '../../../db/database.js'
import { auditInSight } from './audits-sight-read-model.js'

type Standing = z.infer<typeof auditStanding>

interface Row extends Omit<Standing, 'waitsForState' | 'progress'> {
  leaId: number
  records: number
  documents: number
  complete: number
  corrections: number
  verified: number
  submitted: number
}

/** The place of an audit: the last round of its last prong, and when it is due. */
const current = (
  actor: Actor,
  { year, part }: { year: number; part?: string | undefined },
) => sql`current as (
  select distinct on (audits.id) audits.id, audits.lea_id, audits.type_key, audits.part, audits.planned_start,
    audits.documents_due_on, audits.planned_end, audit_types.definition ->> 'label' as label,
    g.id as prong_id, g.number, g.round, g.status
  from audits join scope s on s.id = audits.lea_id join audit_types on audit_types.key = audits.type_key
  join audit_prongs g on g.audit_id = audits.id
  where audits.year = ${year} ${part ? sql`and audits.part = ${part}` : sql``} and ${auditInSight(actor)}
  order by audits.id, g.number desc, g.round desc)`

/** Corrections of whole audits, all rounds; those of findings that were withdrawn are asked for no more. */
const corrections = sql`corrections as (
  select g.audit_id, count(*)::int as total, count(*) filter (where c.state in (4, 6))::int as verified,
    count(*) filter (where c.state in (2, 5))::int as submitted,
    min(c.due_on) filter (where c.state in (0, 1, 3)) as due_on
  from audit_corrections k join finding_cases c on c.id = k.case_id join findings f on f.id = c.finding_id
  join audit_records r on r.id = k.record_id join audit_prongs g on g.id = r.prong_id
  join current on current.id = g.audit_id where f.status <> 9 group by g.audit_id)`

/**
 * Where the audits of a year stand in the agencies of `scope`, by agency, kind and part; one statement. `scope` is the first part
 * of a statement that names the agencies. Cancelled ones stand nowhere.
 */
export async function readAuditStandings(
  db: Database,
  actor: Actor,
  scope: SQL,
  filter: { year: number; part?: string | undefined },
): Promise<Map<number, Standing[]>> {
  const found = (await db.execute(sql`with ${scope}, ${current(actor, filter)}, ${corrections},
      records as (
        select r.prong_id, count(*)::int as n, count(*) filter (where r.status = 6)::int as complete,
          count(*) filter (where r.no_document_reason <> '' or exists (select 1 from audit_record_files f
            join file_objects o on o.id = f.file_id where f.record_id = r.id and o.deleted_at is null))::int as documents
        from audit_records r join current on current.prong_id = r.prong_id where r.status < 7 group by r.prong_id
      )
    select a.id, a.lea_id as "leaId", a.prong_id as "prongId", a.type_key as "typeKey", a.label, a.part, a.number, a.round,
      a.status, coalesce(r.n, 0) as records, coalesce(r.complete, 0) as complete, coalesce(r.documents, 0) as documents,
      coalesce(c.total, 0) as corrections, coalesce(c.verified, 0) as verified, coalesce(c.submitted, 0) as submitted,
      (case when a.status = 0 then a.planned_start when a.status < 5 then a.documents_due_on
        when a.status < 8 then a.planned_end when a.status = 8 then c.due_on end)::text as "dueOn"
    from current a left join records r on r.prong_id = a.prong_id left join corrections c on c.audit_id = a.id
    where a.status <> ${AuditStatus.cancelled} order by a.lea_id, a.type_key, a.part, a.id`)) as {
    rows: Row[]
  }
  const standings = new Map<number, Standing[]>()
  for (const row of found.rows)
    standings.set(row.leaId, [...(standings.get(row.leaId) ?? []), standingOf(actor, row)])
  return standings
}

function standingOf(actor: Actor, row: Row): Standing {
  const { id, prongId, typeKey, label, part, number, round, status, dueOn, submitted } = row
  const ofReview = status >= AuditStatus.documentsComplete && status < AuditStatus.reportIssued
  return {
    id,
    prongId,
    typeKey,
    label,
    part,
    number,
    round,
    status,
    waitsForState: auditWaitsForState(status, submitted),
    progress: progressOf(actor, row),
    // The end of a review is the state's own plan.
    dueOn: ofReview && !seesPlannedAudits(actor) ? null : dueOn,
  }
}

/** What is counted in a status; how far a review is stays with the state until the report. */
function progressOf(
  actor: Actor,
  { status, records, documents, complete, corrections, verified }: Row,
): Standing['progress'] {
  if (status >= AuditStatus.reportIssued)
    return corrections === 0 ? null : { of: 'corrections', done: verified, total: corrections }
  if (status >= AuditStatus.documentsComplete)
    return seesPlannedAudits(actor) ? { of: 'records', done: complete, total: records } : null
  return status >= AuditStatus.sampleDrawn ? { of: 'documents', done: documents, total: records } : null
}

type Funnel = AnswerOf<typeof getStateCharts>['audits'][number]

/** How many audits of a year stand at each status of their review of records, and how many came there, by kind; one statement. */
export async function readAuditFunnels(
  db: Database,
  actor: Actor,
  scope: SQL,
  filter: { year: number; part?: string | undefined },
): Promise<Funnel[]> {
  const { rows } = (await db.execute(sql`with ${scope}
    select audits.type_key as "typeKey", audit_types.definition ->> 'label' as label, g.status, count(*)::int as n
    from audits join scope s on s.id = audits.lea_id join audit_types on audit_types.key = audits.type_key
    join audit_prongs g on g.audit_id = audits.id and g.number = 1
    where audits.year = ${filter.year} ${filter.part ? sql`and audits.part = ${filter.part}` : sql``}
      and g.status <> ${AuditStatus.cancelled} and ${auditInSight(actor)}
    group by audits.type_key, audit_types.key, g.status order by 1, 3`)) as {
    rows: { typeKey: string; label: string; status: number; n: number }[]
  }
  const kinds = new Map(rows.map(({ typeKey, label }) => [typeKey, label]))
  return [...kinds].map(([typeKey, label]) => {
    const own = rows.filter((row) => row.typeKey === typeKey)
    const sum = (which: (status: number) => boolean) =>
      own.reduce((total, { status, n }) => (which(status) ? total + n : total), 0)
    return {
      typeKey,
      label,
      steps: auditStatuses.slice(0, AuditStatus.cancelled).map((_words, state) => ({
        state,
        stands: sum((status) => status === state),
        reached: sum((status) => status >= state),
      })),
    }
  })
}

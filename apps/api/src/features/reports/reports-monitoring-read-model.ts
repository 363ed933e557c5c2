import { lastMonitored, leasSeenBy, monitoringStanding, yearsOfMonitoring, type Actor } from '@portal/domain'
import type { AnswerOf, getMonitoringHistory } from '@portal/rest-contract'
import { inArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../../db/database.js'
import { leas } from '../../db/schema/index.js'
import { isRowId } from '../../server/requests/row-id.js'
import { auditInSight } from '../audits/standing/audits-sight-read-model.js'

type History = AnswerOf<typeof getMonitoringHistory>
type Agency = History['agencies'][number]
type Activity = Agency['activities'][number]

interface Row extends Omit<Activity, 'status' | 'monitored'> {
  leaId: number
  state: number
}

/** Six years of monitoring of the agencies that the actor sees, up to a compliance year; three statements at most. */
export async function readMonitoringHistory(
  db: Database,
  actor: Actor,
  last: number | undefined,
): Promise<History> {
  const years = yearsOfMonitoring(isRowId(last ?? 0) ? (last ?? 0) : await newestYear(db))
  const seen = leasSeenBy(actor)
  const own = seen === 'all' ? undefined : inArray(leas.id, [...seen])
  // The training agency is monitored by nobody; its own people see it all the same.
  const listed = own ?? sql`${leas.active} and not ${leas.isTest}`
  const agencies = await db
    .select({
      leaId: leas.id,
      code: leas.code,
      name: leas.name,
      shortName: leas.shortName,
      cohort: leas.cohort,
    })
    .from(leas)
    .where(listed)
    .orderBy(leas.code)
  const byAgency = new Map<number, Activity[]>(agencies.map(({ leaId }) => [leaId, []]))
  for (const { leaId, ...row } of await readActivities(db, actor, { years, listed }))
    byAgency.get(leaId)?.push(activityOf(row))
  return {
    years,
    agencies: agencies.map((agency) => {
      const activities = byAgency.get(agency.leaId) ?? []
      return Object.assign(agency, { lastMonitored: lastMonitored(activities), activities })
    }),
  }
}

async function newestYear(db: Database): Promise<number> {
  const { rows } = (await db.execute(sql`select max(id)::int as id from compliance_years`)) as {
    rows: { id: number | null }[]
  }
  return rows[0]?.id ?? 0
}

/** An audit stands where its review of records stands: newer data are part of its correction. */
async function readActivities(
  db: Database,
  actor: Actor,
  { years, listed }: { years: readonly number[]; listed: SQL },
): Promise<Row[]> {
  const from = years[0] ?? 0
  const to = years.at(-1) ?? 0
  const { rows } = (await db.execute(sql`
    select r.lea_id as "leaId", r.year, 'Self-assessment' as activity, q.part, r.submit_state as state, r.id as "recordId",
      null::text as "recordKind"
    from questionnaire_responses r join questionnaires q on q.id = r.questionnaire_id
    join ${leas} on ${leas.id} = r.lea_id
    where r.year between ${from} and ${to} and r.submit_state > 0 and ${listed}
    union all
    select audits.lea_id, audits.year, audit_types.definition ->> 'label', audits.part, g.status, g.id, audits.type_key
    from audits join audit_types on audit_types.key = audits.type_key join ${leas} on ${leas.id} = audits.lea_id
    join audit_prongs g on g.audit_id = audits.id and g.number = 1
    where audits.year between ${from} and ${to} and g.status <> 10 and ${listed} and ${auditInSight(actor)}
    order by 1, 2, 3, 4, 6`)) as { rows: Row[] }
  return rows
}

function activityOf({ state, ...row }: Omit<Row, 'leaId'>): Activity {
  const { recordKind } = row
  const standing =
    recordKind === null
      ? monitoringStanding.selfAssessment(state)
      : monitoringStanding.audit(state, recordKind)
  return { ...row, ...standing }
}

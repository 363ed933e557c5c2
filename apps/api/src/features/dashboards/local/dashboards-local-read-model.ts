import { leasSeenBy, SubmitState, typedDue, type Actor } from '@portal/domain'
import type { AnswerOf, getLanding, getLocalStanding, listLocalTeam } from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import { isRowId } from '../../../server/requests/row-id.js'
import { openRecordsOf } from '../../audits/standing/audits-open-records-read-model.js'
import { readAuditStandings } from '../../audits/standing/audits-standing-read-model.js'
import { agencyScope, instantText, knownYear, rowsOf } from '../dashboards-scope-read-model.js'
import { readStandings, standingAnswer, type StandingRow } from '../dashboards-standing-read-model.js'

type Standing = AnswerOf<typeof getLocalStanding>
type Team = AnswerOf<typeof listLocalTeam>
type Help = AnswerOf<typeof getLanding>['help']
export interface Place {
  leaId: number
  year: number
}

/** Whether there is an agency for the actor's eyes. */
export async function agencyExists(db: Database, actor: Actor, leaId: number): Promise<boolean> {
  const seen = leasSeenBy(actor)
  if (!isRowId(leaId) || (seen !== 'all' && !seen.includes(leaId))) return false
  return (await rowsOf<{ id: number }>(db, sql`select id from leas where id = ${leaId}`)).length > 0
}

/** Where the work of one agency stands. Before activation an agency sees no answers (8.2), and there are none to count. */
export async function readLocalStanding(
  db: Database,
  actor: Actor,
  { leaId, year }: Place,
): Promise<Omit<Standing, 'asOf'>> {
  const rows = await readStandings(db, agencyScope(actor, leaId), { year })
  const findings = await rowsOf<Standing['findings'][number]>(
    db,
    sql`select f.id, f.number, f.part, f.status, f.issued_on::text as "issuedOn", f.due_on::text as "dueOn",
        count(c.id) filter (where c.state in (4, 6))::int as "casesVerified", count(c.id)::int as "casesTotal"
      from findings f left join finding_cases c on c.finding_id = f.id
      where f.lea_id = ${leaId} and f.status between 2 and 6 and f.issued_on is not null and f.due_on is not null
      group by f.id order by f.due_on, f.number`,
  )
  const own = actor.leaId !== null
  return {
    monitors: await rowsOf<{ id: string; fullName: string }>(
      db,
      sql`select u.id, u.full_name as "fullName" from monitor_cohort_leas a
        join monitor_cohorts m on m.id = a.cohort_id join users u on u.id = m.user_id
        where a.lea_id = ${leaId} and m.year = ${knownYear(year)} order by u.full_name, u.id`,
    ),
    selfAssessments: rows.map((row) => {
      const hidden = own && row.submitState === 0
      return {
        ...standingAnswer(row),
        dueDerivation: derivationOf(row),
        ...(hidden && { answered: 0, subsectionsReady: 0, documentsReceived: 0 }),
      }
    }),
    audits:
      (await readAuditStandings(db, actor, agencyScope(actor, leaId), { year: knownYear(year) })).get(
        leaId,
      ) ?? [],
    documents: rows.map(({ part, documentsSent: sent, documentsMarked: received }) => ({
      part,
      sent,
      received,
    })),
    corrections: {
      verified: findings.reduce((sum, { casesVerified }) => sum + casesVerified, 0),
      total: findings.reduce((sum, { casesTotal }) => sum + casesTotal, 0),
    },
    findings,
  }
}

/** People of an agency who can sign in, by name, with what is open for each. */
export async function readTeam(db: Database, { leaId, year }: Place): Promise<Team> {
  const rows = await rowsOf<Omit<Team[number], 'lastLoginAt'> & { lastLoginAt: Date | string | null }>(
    db,
    sql`select u.id, u.full_name as "fullName", u.last_login_at as "lastLoginAt",
        (select coalesce(json_agg(r.name order by r.name), '[]'::json) from user_roles ur
          join roles r on r.id = ur.role_id where ur.user_id = u.id) as roles,
        (select count(*)::int from subsection_assignments a
          join subsection_responses s on s.id = a.subsection_response_id
          join questionnaire_responses q on q.id = s.response_id
          where a.user_id = u.id and q.lea_id = u.lea_id and q.year = ${knownYear(year)}
            and q.submit_state between 1 and 6 and s.state in (0, 1, 7, 8)) as "openSubsections",
        (select count(*)::int from required_document_assignments a
          join required_document_category_responses c on c.id = a.category_response_id
          join questionnaire_responses q on q.id = c.response_id
          where a.user_id = u.id and q.lea_id = u.lea_id and q.year = ${knownYear(year)}
            and q.submit_state between 1 and 3 and c.documents = 0) as "openDocuments",
        (select count(*)::int from finding_assignments a join findings f on f.id = a.finding_id
          where a.user_id = u.id and f.lea_id = u.lea_id and f.status between 2 and 6) as "openFindings",
        ${openRecordsOf(sql`u.id`, sql`u.lea_id`)} as "openRecords"
      from users u where u.lea_id = ${leaId} and u.is_enabled and u.deleted_at is null
      order by lower(u.full_name), u.id`,
  )
  return rows.map((row) =>
    Object.assign(row, { lastLoginAt: row.lastLoginAt === null ? null : instantText(row.lastLoginAt) }),
  )
}

/** Whom the people of an agency can ask: the monitors who answer for it. */
export function readHelp(db: Database, { leaId, year }: Place): Promise<Help> {
  return rowsOf<Help[number]>(
    db,
    sql`select u.id, u.full_name as "fullName", u.email, u.phone_number as "phoneNumber"
      from monitor_cohort_leas a join monitor_cohorts m on m.id = a.cohort_id join users u on u.id = m.user_id
      where a.lea_id = ${leaId} and m.year = ${knownYear(year)} and u.is_enabled and u.deleted_at is null
      order by u.full_name, u.id`,
  )
}

/** How the due date in force came about. */
function derivationOf({ submitState, dueOn, dueMoved: moved }: StandingRow): string | null {
  if (dueOn === null) return null
  const responds = submitState === SubmitState.selectiveReportIssued
  return typedDue(dueOn, { moved, ...(responds && { with: 'the selective report' }) }).derivation
}

import { displayZone, flagsOf, reportLeasSeenBy, type Actor } from '@portal/domain'
import type { AnswerOf, getLocalNews } from '@portal/rest-contract'
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/database.js'
import type { Place } from './dashboards-local-read-model.js'
import { instantText, knownYear, rowsOf } from '../dashboards-scope-read-model.js'

type Message = AnswerOf<typeof getLocalNews>['messages'][number]

const mostMessages = 20

/**
 * Messages of the state to an agency, newest first: reports, letters to several agencies, comments on documents, returned
 * corrections. Letters are written to administrators; one of July is of both years, because the portal turns in August.
 */
export async function readMessages(db: Database, actor: Actor, { leaId, year }: Place): Promise<Message[]> {
  const { isLocalUser } = flagsOf(actor)
  const seesReports = reportLeasSeenBy(actor).length > 0
  const rows = await rowsOf<Omit<Message, 'on'> & { on: Date | string }>(
    db,
    sql`select * from (
        select 'report' as kind, p.id, p.title, '' as text, u.full_name as by, p.issued_on as "on",
          p.state = 'Issued' and p.requires_acknowledgement as "toAcknowledge"
        from published_reports p join users u on u.id = p.issued_by
        where ${seesReports} and p.lea_id = ${leaId} and p.year = ${knownYear(year)}
          and p.state in ('Issued', 'Acknowledged')
          ${isLocalUser ? sql`and p.audience = 'All agency users'` : sql``}
        union all
        select 'comment', r.id, c.document_category, r.state_monitor_comments, u.full_name, r.changed_on, false
        from required_document_category_responses r join required_document_categories c on c.id = r.category_id
        join questionnaire_responses q on q.id = r.response_id left join users u on u.id = r.changed_by
        where q.lea_id = ${leaId} and q.year = ${knownYear(year)} and q.submit_state > 0
          and r.state_monitor_comments <> '' and r.changed_on is not null
        union all
        select 'returned', f.id, f.number, coalesce(c.state_comment, ''), u.full_name, c.changed_on, false
        from finding_cases c join findings f on f.id = c.finding_id left join users u on u.id = c.changed_by
        where f.lea_id = ${leaId} and f.status between 2 and 6 and c.state = 3
        union all
        select 'letter', e.seq::int, e.after->>'subject', e.after->>'text', u.full_name, e.at, false
        from audit_events e left join users u on u.id = e.actor_id
        where e.action = 'mailAgency' and e.lea_id = ${leaId} and ${seesReports && !isLocalUser}
          and e.at >= make_date(${knownYear(year)}, 7, 1)::timestamp at time zone ${displayZone}
          and e.at < make_date(${knownYear(year)} + 1, 8, 1)::timestamp at time zone ${displayZone}
      ) m order by m."on" desc, m.kind, m.id desc limit ${mostMessages}`,
  )
  return rows.map((row) => Object.assign(row, { on: instantText(row.on) }))
}

import {
  calendarDay,
  countsSchoolDays,
  documentDue,
  hasOwnDueDate,
  type DayCalendar,
  type DocumentDueFacts,
  type DueAdjustment,
  type DueDate,
} from '@portal/domain'
import { sql, type SQL } from 'drizzle-orm'
import { builtOnce } from '../../db/built-once.js'
import type { Database } from '../../db/database.js'
import { schoolCalendarsOf } from '../calendar/calendar-school-days-read-model.js'

/**
 * Due dates of the document categories that still need one and whose rule names a day of its own ('1 December', '20 school
 * days after activation'), by the id of the agency's category. Three queries at most, whatever there is of them.
 */
export async function listDocumentDues(
  db: Database,
  seen: 'all' | readonly number[],
  { calendar, trainingCloses }: { calendar: DayCalendar; trainingCloses: boolean },
): Promise<Map<number, DueDate>> {
  const rows = await (seen === 'all'
    ? ofAll(db).execute()
    : seen.length === 1
      ? ofOne(db).execute({ leaId: seen[0] })
      : ofSome(db).execute({ leaIds: [...seen] }))
  const own = rows.filter(({ rule }) => hasOwnDueDate(rule))
  const bySchool = [...new Set(own.filter(({ rule }) => countsSchoolDays(rule)).map(({ leaId }) => leaId))]
  const schools = await schoolCalendarsOf(db, bySchool, { trainingCloses })
  return new Map(
    own.flatMap(({ id, leaId, year, dueOn, dueMoved, activatedOn, rule }) => {
      const facts: DocumentDueFacts = {
        year,
        selfAssessmentDue: dueOn,
        selfAssessmentMoved: dueMoved,
        activatedOn: activatedOn === null ? null : calendarDay(new Date(activatedOn)),
      }
      const due = documentDue(rule, facts, calendar, schools.get(leaId) ?? null)
      return due ? [[id, due] as const] : []
    }),
  )
}

function duesOf(db: Database, which: SQL) {
  return db
    .select({
      id: sql<number>`d.id`,
      leaId: sql<number>`d.lea_id`,
      year: sql<number>`d.year`,
      dueOn: sql<string | null>`d.due_on::text`,
      dueMoved: sql<DueAdjustment | null>`d.due_moved`,
      activatedOn: sql<string | Date | null>`d.activated_on`,
      rule: sql<string>`d.due_rule`,
    })
    .from(
      sql`(select e.id, r.lea_id, r.year, r.due_on, r.due_moved, r.activated_on, c.due_rule
        from required_document_category_responses e
        join required_document_categories c on c.id = e.category_id and c.required
        join questionnaire_responses r on r.id = e.response_id and r.submit_state in (2, 3)
        where lower(c.due_rule) not in ('', 'with the self-assessment') and ${which} and e.documents = 0) d`,
    )
}

// Everybody's first page asks: built once. Most people have one agency: for a list of any length PostgreSQL would plan the
// statement again each time.
const ofAll = builtOnce((db) => duesOf(db, sql`true`).prepare('document dues'))
const ofOne = builtOnce((db) =>
  duesOf(db, sql`r.lea_id = ${sql.placeholder('leaId')}::int`).prepare('document dues of an agency'),
)
const ofSome = builtOnce((db) =>
  duesOf(db, sql`r.lea_id = any(${sql.placeholder('leaIds')}::int[])`).prepare('document dues of agencies'),
)

import { calendarDay, complianceYearName, remindedAhead, reminderOf, shortDay } from '@portal/domain'
import type { ApiDeps, Job } from '../../server/deps.js'
import { notify } from '../notifications/notifications-notices-store.js'
import { listOpenDueDays, listOpenSubsectionDueDays } from './assignments/self-assessment-due-read-model.js'
import { noticeTitle, selfAssessmentPath } from './self-assessment-mails.js'

/** Notifies of self-assessments that come due or are overdue, once for each person and date, however often it runs. */
export function selfAssessmentJobs(deps: ApiDeps): Job[] {
  return [
    { name: 'remind of self-assessments', everySeconds: 3600, run: () => remindOfSelfAssessments(deps) },
  ]
}

/** Sends reminders of self-assessments whose due dates come near or have passed, each once (domain definition 9.1). */
export async function remindOfSelfAssessments({
  db,
  clock,
  config,
}: Pick<ApiDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const today = calendarDay(now)
  for (const due of await listOpenDueDays(db, today, remindedAhead)) {
    const reminder = reminderOf(due.dueOn, today)
    if (!reminder) continue
    const { overdue, reached, what } = reminder
    const { id, part, year, agency } = due
    await db.transaction((tx) =>
      notify(
        tx,
        { now, publicUrl: config.publicUrl },
        {
          kind: overdue ? 'selfAssessmentOverdue' : 'selfAssessmentDue',
          // A response to a selective report has a date of its own.
          key: `self-assessment-${overdue ? 'overdue' : `due-in-${reached}`}:${id}:${due.dueOn}`,
          leaId: due.leaId,
          // Who works on what the state has accepted has nothing left to do.
          ...(due.askedIds === null ? { selfAssessmentId: id } : { subsectionResponseIds: due.askedIds }),
          leadId: due.leadId,
          title: `${noticeTitle(due)}: ${agency}, ${what}`,
          text: [
            `the ${part} self-assessment ${complianceYearName(year)} of ${agency} ${overdue ? 'was' : 'is'} due on ${shortDay(due.dueOn)}.`,
          ],
          link: { path: selfAssessmentPath(id), words: 'See it here' },
        },
      ),
    )
  }
  await remindOfSubsections({ db, config }, now)
}

/** The same of single subsections that the agency wants earlier than the whole. */
async function remindOfSubsections({ db, config }: Pick<ApiDeps, 'db' | 'config'>, now: Date): Promise<void> {
  const today = calendarDay(now)
  for (const due of await listOpenSubsectionDueDays(db, today, remindedAhead)) {
    const reminder = reminderOf(due.dueOn, today)
    if (!reminder) continue
    const { overdue, reached, what } = reminder
    const { id, selfAssessmentId, part, year, agency, number, leadId, leaId } = due
    await db.transaction((tx) =>
      notify(
        tx,
        { now, publicUrl: config.publicUrl },
        {
          kind: overdue ? 'selfAssessmentOverdue' : 'selfAssessmentDue',
          key: `subsection-${overdue ? 'overdue' : `due-in-${reached}`}:${id}:${due.dueOn}`,
          leaId,
          subsectionResponseIds: [id],
          leadId,
          title: `${noticeTitle(due)}: subsection ${number} of ${agency}, ${what}`,
          text: [
            `subsection ${number} of the ${part} self-assessment ${complianceYearName(year)} of ${agency} ${overdue ? 'was' : 'is'} due on ${shortDay(due.dueOn)}.`,
          ],
          link: { path: `${selfAssessmentPath(selfAssessmentId)}/subsection/${id}`, words: 'Answer it here' },
        },
      ),
    )
  }
}

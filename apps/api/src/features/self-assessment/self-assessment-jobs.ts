import { calendarDay, calendarDaysBetween, complianceYearName } from '@portal/domain'
import type { ApiDeps, Job } from '../../server/deps.js'
import { notify } from '../notifications/notifications-notices-store.js'
import { listOpenDueDays } from './self-assessment-due-read-model.js'
import { noticeTitle, selfAssessmentPath } from './self-assessment-mails.js'

/** Days before the due date on which those at work are told (domain definition 9.1). */
const remindedDays = [30, 7, 1]

/** Tells of self-assessments that come due or are overdue. A person is told once of a date, however often it runs. */
export function selfAssessmentJobs(deps: ApiDeps): Job[] {
  return [
    { name: 'remind of self-assessments', everySeconds: 3600, run: () => remindOfSelfAssessments(deps) },
  ]
}

export async function remindOfSelfAssessments({
  db,
  clock,
  config,
}: Pick<ApiDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const today = calendarDay(now)
  for (const due of await listOpenDueDays(db, today, Math.max(...remindedDays))) {
    const left = calendarDaysBetween(today, due.dueOn)
    const reached = remindedDays.findLast((days) => left <= days)
    if (reached === undefined) continue
    const overdue = left < 0
    const what = overdue ? 'overdue' : `due in ${left === 0 ? 'less than a day' : days(left)}`
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
            `the ${part} self-assessment ${complianceYearName(year)} of ${agency} ${overdue ? 'was' : 'is'} due on ${due.dueOn}.`,
          ],
          link: { path: selfAssessmentPath(id), words: 'See it here' },
        },
      ),
    )
  }
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}

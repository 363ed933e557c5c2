import {
  annualReportDue,
  calendarDay,
  complianceYearName,
  complianceYearOf,
  reminderOf,
  shortDay,
  type AnnualDecision,
} from '@portal/domain'
import type { Command } from '../../../server/command.js'
import type { ApiDeps, Job } from '../../../server/deps.js'
import { notify, type Notice } from '../../notifications/notifications-notices-store.js'
import { listReportsToFile } from './annual-due-read-model.js'
import type { AnnualPlace } from './annual-rows-read-model.js'

type Subject = AnnualPlace & { version: number }

const linkTo = ({ year, leaId }: AnnualPlace) => ({
  path: `/user/dashboard/restraint-seclusion/incidents/annual-reports/${year}-${leaId}`,
  words: 'Open it here',
})

/** Tells the monitors of the agency that a report waits for them. */
export async function notifyOfCertification(command: Command, subject: Subject): Promise<void> {
  const year = complianceYearName(subject.year)
  await tell(command, subject, 'certified', {
    kind: 'annualReportCertified',
    title: `Annual report of incidents ${year} certified`,
    text: [`an agency certified its annual report of restraint and seclusion for ${year}.`],
    leadId: null,
  })
}

/** Tells the administrators of an agency that the state accepted or returned its report. */
export async function notifyOfDecision(
  command: Command,
  subject: Subject,
  decision: AnnualDecision,
): Promise<void> {
  const year = complianceYearName(subject.year)
  const outcome = decision === 'Accept' ? 'accepted' : 'returned'
  await tell(command, subject, outcome, {
    kind: 'annualReportDecided',
    title: `Annual report of incidents ${year} ${outcome}`,
    text: [`the state ${outcome} your annual report of restraint and seclusion for ${year}.`],
  })
}

async function tell(
  { tx, actor, ctx }: Command,
  { year, leaId, version }: Subject,
  event: string,
  words: Pick<Notice, 'kind' | 'title' | 'text' | 'leadId'>,
): Promise<void> {
  await notify(tx, ctx, {
    ...words,
    key: `annual-report-${event}:${year}-${leaId}:${version}`,
    link: linkTo({ year, leaId }),
    leaId,
    except: actor.userId,
  })
}

/** Reminds agencies of annual reports that come due or are overdue. */
export function annualJobs(deps: ApiDeps): Job[] {
  return [{ name: 'remind of annual reports', everySeconds: 3600, run: () => remindOfAnnualReports(deps) }]
}

/** Sends the reminders of the report of the last school year, each once (domain definition 9.1). */
export async function remindOfAnnualReports({
  db,
  clock,
  config,
}: Pick<ApiDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const today = calendarDay(now)
  const year = complianceYearOf(today) - 1
  const dueOn = annualReportDue(year)
  const reminder = reminderOf(dueOn, today)
  if (!reminder) return
  const { overdue, reached, what } = reminder
  for (const leaId of await listReportsToFile(db, year))
    await db.transaction((tx) =>
      notify(
        tx,
        { now, publicUrl: config.publicUrl },
        {
          kind: 'annualReportDue',
          key: `annual-report-${overdue ? 'overdue' : `due-in-${reached}`}:${year}-${leaId}`,
          leaId,
          title: `Annual report of incidents ${complianceYearName(year)}, ${what}`,
          text: [
            `the annual report of restraint and seclusion for ${complianceYearName(year)} ${overdue ? 'was' : 'is'} due on ${shortDay(dueOn)}.`,
          ],
          link: linkTo({ year, leaId }),
        },
      ),
    )
}

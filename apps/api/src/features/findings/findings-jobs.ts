import { calendarDay, calendarDaysBetween, escalationTexts } from '@portal/domain'
import type { ApiDeps, Job } from '../../server/deps.js'
import { queueMails, type NewMail } from '../notifications/notifications-store.js'
import { findAddressee, listLocalAdmins } from '../self-assessment/self-assessment-assignees-read-model.js'
import { listOpenFindings } from './findings-rows-read-model.js'

/** Days before the due date on which the agency and its monitor are told (domain definition 9.1). */
const remindedDays = [60, 30, 7]

/** Tells of open findings that fall behind or come due. A mail is sent once for a level and once for a date. */
export function findingsJobs(deps: ApiDeps): Job[] {
  return [{ name: 'remind of findings', everySeconds: 3600, run: () => remindOfOpenFindings(deps) }]
}

export async function remindOfOpenFindings({
  db,
  clock,
  config,
}: Pick<ApiDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const today = calendarDay(now)
  for (const finding of await listOpenFindings(db, now)) {
    const left = finding.dueOn === null ? null : calendarDaysBetween(today, finding.dueOn)
    const reached = left === null || left < 0 ? undefined : remindedDays.findLast((days) => left <= days)
    const news = [
      ...(finding.escalation > 0
        ? [{ key: `level-${finding.escalation}`, text: `${escalationTexts[finding.escalation]}.` }]
        : []),
      ...(reached === undefined
        ? []
        : [{ key: `due-in-${reached}`, text: `It is due on ${finding.dueOn}.` }]),
    ]
    if (news.length === 0) continue
    const monitor = finding.owner && (await findAddressee(db, finding.owner.id))
    const people = [...(await listLocalAdmins(db, finding.leaId)), ...(monitor ? [monitor] : [])]
    const mails = news.flatMap(({ key, text }) =>
      people.map((person): NewMail => ({
        key: `finding-${key}:${finding.id}:${finding.issuedOn}:${person.id}`,
        to: person.email,
        subject: `Finding ${finding.number}: ${text.replace(/\.$/, '')}`,
        text: [
          `Hello ${person.fullName},`,
          `finding ${finding.number} is open. ${text}`,
          `Read it here: ${config.publicUrl}/compliance/findings/${finding.id}`,
        ].join('\n\n'),
      })),
    )
    await queueMails(db, mails, now)
  }
}

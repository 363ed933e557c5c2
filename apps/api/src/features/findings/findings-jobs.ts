import { calendarDay, calendarDaysBetween, escalationTexts, shortDay, type NoticeKind } from '@portal/domain'
import type { ApiDeps, Job } from '../../server/deps.js'
import { notifyAll } from '../notifications/notifications-notices-store.js'
import { listOpenFindings } from './register/findings-rows-read-model.js'

/** Days before the due date on which the agency and its monitor are notified (domain definition 9.1). */
const remindedDays = [60, 30, 7]

/** Notices of open findings that fall behind or come due. A person gets one for each level and one for each date. */
export function findingsJobs(deps: ApiDeps): Job[] {
  return [{ name: 'remind of findings', everySeconds: 3600, run: () => remindOfOpenFindings(deps) }]
}

/** Sends reminders of findings whose due dates come near or have passed, each once (domain definition 9.1). */
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
    const behind: NoticeKind = 'findingBehind'
    const due: NoticeKind = 'findingDue'
    const news = [
      ...(finding.escalation > 0
        ? [
            {
              kind: behind,
              key: `level-${finding.escalation}`,
              text: `${escalationTexts[finding.escalation]}.`,
            },
          ]
        : []),
      ...(reached === undefined || finding.dueOn === null
        ? []
        : [{ kind: due, key: `due-in-${reached}`, text: `It is due on ${shortDay(finding.dueOn)}.` }]),
    ]
    if (news.length === 0) continue
    // One transaction each: the notices of a finding are sent together.
    await db.transaction((tx) =>
      notifyAll(
        tx,
        { now, publicUrl: config.publicUrl },
        news.map(({ kind, key, text }) => ({
          kind,
          key: `finding-${key}:${finding.id}:${finding.issuedOn}`,
          leaId: finding.leaId,
          leadId: finding.owner?.id ?? null,
          title: `Finding ${finding.number}: ${text.replace(/\.$/, '')}`,
          text: [`finding ${finding.number} is open. ${text}`],
          link: { path: `/compliance/findings/${finding.id}`, words: 'Read it here' },
        })),
      ),
    )
  }
}

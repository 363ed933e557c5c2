import { addDays, auditProngPath, calendarDay, remindedAhead, reminderOf, shortDay } from '@portal/domain'
import type { ApiDeps, Job } from '../../../server/deps.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { remindOfOpenRequests } from '../requests/audits-requests-jobs.js'
import { listAuditDues, type AuditDueDay } from './audits-reminders-read-model.js'

/** Notifies of documents, requests for them and corrections of audits that come due or are overdue, once for each person and date. */
export function auditsJobs(deps: ApiDeps): Job[] {
  return [
    { name: 'remind of audits', everySeconds: 3600, run: () => remindOfAudits(deps) },
    { name: 'remind of document requests', everySeconds: 3600, run: () => remindOfOpenRequests(deps) },
  ]
}

/** Sends reminders of what agencies owe to audits, each once (domain definition 2.13, 9.1). */
export async function remindOfAudits({
  db,
  clock,
  config,
}: Pick<ApiDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const today = calendarDay(now)
  for (const due of await listAuditDues(db, addDays(today, remindedAhead))) {
    const reminder = reminderOf(due.dueOn, today)
    if (!reminder) continue
    const { overdue, reached, what } = reminder
    const { prongId, typeKey, label, part, agency, leaId, leadId, userIds, dueOn } = due
    const owed = owedIn(due)
    await db.transaction((tx) =>
      notify(
        tx,
        { now, publicUrl: config.publicUrl },
        {
          kind: 'auditDue',
          key: `audit-${due.what}-${overdue ? 'overdue' : `due-in-${reached}`}:${prongId}:${dueOn}`,
          leaId,
          leadId,
          userIds,
          title: `${label}, ${part}: ${owed} of ${agency}, ${what}`,
          text: [
            `the ${owed} of ${agency} (${label}, ${part}) ${overdue ? 'were' : 'are'} due on ${shortDay(dueOn)}.`,
          ],
          link: {
            path: `${auditProngPath(typeKey, prongId)}${due.what === 'corrections' ? '/corrections' : ''}`,
            words: 'Open the audit here',
          },
        },
      ),
    )
  }
}

const owedIn = ({ what, n }: AuditDueDay) =>
  what === 'documents' ? 'documents' : n === 1 ? '1 correction' : `${n} corrections`

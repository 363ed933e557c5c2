import {
  addDays,
  auditRequestsPath,
  calendarDay,
  calendarDaysBetween,
  requestReminderDays,
  shortDay,
} from '@portal/domain'
import type { ApiDeps } from '../../../server/deps.js'
import { notify } from '../../notifications/notifications-notices-store.js'
import { listRequestsDueBy } from './audits-requests-read-model.js'

/** Reminds agencies of open requests before and on the day, and both sides once it is past; each once for a due date. */
export async function remindOfOpenRequests({
  db,
  clock,
  config,
}: Pick<ApiDeps, 'db' | 'clock' | 'config'>): Promise<void> {
  const now = clock()
  const today = calendarDay(now)
  for (const request of await listRequestsDueBy(db, addDays(today, Math.max(...requestReminderDays)))) {
    const left = calendarDaysBetween(today, request.dueOn)
    const overdue = left < 0
    const reached = requestReminderDays.findLast((days) => left <= days)
    const what = `record ${request.order} of the audit of ${request.agency} (${request.label}, ${request.part})`
    const due = overdue ? `was due on ${shortDay(request.dueOn)}` : `is due on ${shortDay(request.dueOn)}`
    await db.transaction((tx) =>
      notify(
        tx,
        { now, publicUrl: config.publicUrl },
        {
          kind: 'documentRequestDue',
          key: `document-request-${overdue ? 'overdue' : `due-in-${reached}`}:${request.id}:${request.dueOn}`,
          leaId: request.leaId,
          userIds: [...request.assigneeIds, ...(overdue ? [request.requestedBy] : [])],
          title: `${request.label}, ${request.part}: record ${request.order}, a request for documents ${due}`,
          text: [`a request for documents for ${what} ${due}.`],
          link: {
            path: auditRequestsPath(request.typeKey, request.prongId, request.id),
            words: 'See the request here',
          },
        },
      ),
    )
  }
}

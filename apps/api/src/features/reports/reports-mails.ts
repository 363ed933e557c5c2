import type { Tx } from '../../db/database.js'
import type { RequestContext } from '../../server/route.js'
import { queueMails } from '../notifications/notifications-store.js'
import { listReportReaders } from './reports-readers-read-model.js'
import type { PublishedReport } from './reports-read-model.js'

/** To those of the agency who may read a report: that it is there, never what it says (domain definition 9.1). */
export async function mailAboutReport(
  { tx, ctx }: { tx: Tx; ctx: RequestContext },
  publicUrl: string,
  report: Pick<PublishedReport, 'id' | 'leaId' | 'title' | 'audience' | 'state' | 'acknowledgeBy'>,
  how: 'new' | 'again',
): Promise<void> {
  const readers = await listReportReaders(tx, report.leaId, report.audience)
  const due =
    report.acknowledgeBy !== null && report.state === 'Issued'
      ? [`Please acknowledge it by ${report.acknowledgeBy}.`]
      : []
  await queueMails(
    tx,
    readers.map((person) => ({
      key: `report-${how}:${report.id}:${ctx.requestId}:${person.id}`,
      to: person.email,
      subject: `${how === 'again' ? 'Reminder: a' : 'A'} report is in the portal: ${report.title}`,
      text: [
        `Hello ${person.fullName},`,
        `the report "${report.title}" is in the portal.`,
        ...due,
        `Read it here: ${publicUrl}/compliance/reports/${report.id}`,
      ].join('\n\n'),
    })),
    ctx.now,
  )
}

import type { Tx } from '../../db/database.js'
import type { RequestContext } from '../../server/route.js'
import { notify } from '../notifications/notifications-notices-store.js'
import type { PublishedReport } from './reports-read-model.js'

/** To those of the agency who may read a report: that it is there, never what it says (domain definition 9.1). */
export async function tellOfReport(
  { tx, ctx }: { tx: Tx; ctx: RequestContext },
  report: Pick<PublishedReport, 'id' | 'leaId' | 'title' | 'audience' | 'state' | 'acknowledgeBy'>,
  how: 'new' | 'again',
): Promise<void> {
  const due =
    report.acknowledgeBy !== null && report.state === 'Issued'
      ? [`Please acknowledge it by ${report.acknowledgeBy}.`]
      : []
  await notify(tx, ctx, {
    kind: report.audience === 'Agency admins' ? 'reportForAdmins' : 'reportForAll',
    key: `report-${how}:${report.id}:${ctx.requestId}`,
    leaId: report.leaId,
    title: `${how === 'again' ? 'Reminder: a' : 'A'} report is in the portal: ${report.title}`,
    text: [`the report "${report.title}" is in the portal.`, ...due],
    link: { path: `/compliance/reports/${report.id}`, words: 'Read it here' },
  })
}

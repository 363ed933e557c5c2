import { complianceYearName, shortDay } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import type { RequestContext } from '../../server/requests/route.js'
import { notify } from '../notifications/notifications-notices-store.js'
import type { PublishedReport } from './reports-read-model.js'

/**
 * To those of the agency who may read a report: that it is there, never what it says (domain definition 9.1). Nor what
 * it is called, when somebody typed that: a name of a student may be in it.
 */
export async function notifyOfReport(
  { tx, ctx }: { tx: Tx; ctx: RequestContext },
  report: Pick<
    PublishedReport,
    'id' | 'leaId' | 'year' | 'module' | 'title' | 'file' | 'audience' | 'state' | 'acknowledgeBy'
  >,
  how: 'new' | 'again',
): Promise<void> {
  const due =
    report.acknowledgeBy !== null && report.state === 'Issued'
      ? [`Please acknowledge it by ${shortDay(report.acknowledgeBy)}.`]
      : []
  const name = report.file === null ? report.title : `${report.module}, ${complianceYearName(report.year)}`
  await notify(tx, ctx, {
    kind: report.audience === 'Agency admins' ? 'reportForAdmins' : 'reportForAll',
    key: `report-${how}:${report.id}:${ctx.requestId}`,
    leaId: report.leaId,
    title: `${how === 'again' ? 'Reminder: a' : 'A'} report is in the portal: ${name}`,
    text: [`the report "${name}" is in the portal.`, ...due],
    link: { path: `/compliance/reports/${report.id}`, words: 'Read it here' },
  })
}

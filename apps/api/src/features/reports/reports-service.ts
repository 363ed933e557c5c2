import { canAcknowledge, canResend, canWithdraw, type AuditAction } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { ApiError } from '../../server/api-error.js'
import type { ApiActor } from '../../server/requests/authenticate.js'
import type { RequestContext } from '../../server/requests/route.js'
import { isRowId } from '../../server/requests/row-id.js'
import { insist, insistOnVersion } from '../../server/verdicts.js'
import { writeAudit } from '../audit-trail/audit-trail-store.js'
import { findReport, type PublishedReport, type ReportView } from './reports-read-model.js'
import { tellOfReport } from './reports-mails.js'
import { changeReport, countResent, insertReport, lockReport, supersedeReports } from './reports-store.js'

export interface ReportsCommand {
  tx: Tx
  actor: ApiActor
  ctx: RequestContext
}

/** What other features may do with the library; features.ts hands it over. */
export const reportsPort = { publish: insertReport, supersede: supersedeReports }

/** A report that is missing and one that is not for the caller's eyes are refused alike. */
export function reportFound<T>(report: T | null): T {
  if (report === null) throw new ApiError('NOT_FOUND', 'This report does not exist.')
  return report
}

/** "I have received this report." */
export async function acknowledgeReport(
  command: ReportsCommand,
  id: number,
  input: { version: number },
): Promise<PublishedReport> {
  const { actor, ctx } = command
  const view = await locked(command, id)
  insist(canAcknowledge(actor, view.facts), view.answer)
  insistOnVersion(input.version, view, ctx.now, view.answer)
  return change(command, view, 'acknowledgeReport', {
    state: 'Acknowledged',
    acknowledgedBy: actor.userId,
    acknowledgedOn: ctx.now,
  })
}

/** Takes a report out of the agency's library. */
export async function withdrawReport(
  command: ReportsCommand,
  id: number,
  input: { reason: string; version: number },
): Promise<PublishedReport> {
  const view = await locked(command, id)
  insist(canWithdraw(command.actor, view.facts), view.answer)
  insistOnVersion(input.version, view, command.ctx.now, view.answer)
  return change(
    command,
    view,
    'withdrawReport',
    { state: 'Withdrawn', withdrawnReason: input.reason },
    input.reason,
  )
}

/** Tells the readers of a report again that it is there. */
export async function resendReport(
  command: ReportsCommand,
  id: number,
  input: { version: number },
): Promise<PublishedReport> {
  const { tx, actor, ctx } = command
  const view = await locked(command, id)
  insist(canResend(actor, view.facts), view.answer)
  insistOnVersion(input.version, view, ctx.now, view.answer)
  await countResent(tx, id)
  await tellOfReport(command, view.answer, 'again')
  return change(command, view, 'resendReport', { resentOn: ctx.now })
}

export async function locked({ tx, actor }: ReportsCommand, id: number): Promise<ReportView> {
  if (isRowId(id)) await lockReport(tx, id)
  return reportFound(await findReport(tx, actor, id))
}

/** Writes columns of a report with their entry in the history. */
export async function change(
  command: ReportsCommand,
  view: ReportView,
  action: AuditAction,
  columns: Parameters<typeof changeReport>[2],
  reason?: string,
): Promise<PublishedReport> {
  const { tx, actor, ctx } = command
  const { id, leaId, year } = view.answer
  await changeReport(tx, id, columns, { by: actor.userId, on: ctx.now })
  const after = reportFound(await findReport(tx, actor, id))
  await writeAudit(tx, {
    actor,
    ctx,
    action,
    targetType: 'publishedReport',
    targetId: id,
    leaId,
    year,
    before: { state: view.facts.state, resentCount: view.answer.resentCount },
    after: {
      state: after.facts.state,
      resentCount: after.answer.resentCount,
      title: view.answer.title,
    },
    reason: reason ?? null,
  })
  return after.answer
}

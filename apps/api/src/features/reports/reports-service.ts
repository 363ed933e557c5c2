import { canAcknowledge, canResend, canWithdraw } from '@portal/domain'
import type { Tx } from '../../db/database.js'
import { isRowId } from '../../server/requests/row-id.js'
import { findReport, type PublishedReport, type ReportView } from './reports-read-model.js'
import { notifyOfReport } from './reports-mails.js'
import { changeReport, countResent, insertReport, lockReport, supersedeReports } from './reports-store.js'
import {
  type Command,
  foundOr,
  stampOf,
  changeRecord,
  type RecordKind,
  type Stamp,
} from '../../server/command.js'

/** What other features may do with the library; features.ts hands it over. */
export const reportsPort = {
  publish: insertReport,
  supersede: supersedeReports,
  supersedeOne: (tx: Tx, id: number, change: Stamp) => changeReport(tx, id, { state: 'Superseded' }, change),
  withdraw: (command: Command, id: number, reason: string) => withdrawReport(command, id, { reason }),
}

export const reportFound = foundOr('This report does not exist.')

type ReportColumns = Parameters<typeof changeReport>[2]

export const publishedReport: RecordKind<Command, number, ReportView, ReportColumns> = {
  found: reportFound,
  lock: async ({ tx }, id) => isRowId(id) && lockReport(tx, id),
  find: ({ tx, actor }, id) => findReport(tx, actor, id),
  version: (view) => view,
  target: ({ answer: { id, leaId, year } }) => ({ targetType: 'publishedReport', targetId: id, leaId, year }),
  write: (command, { answer }, columns) => changeReport(command.tx, answer.id, columns, stampOf(command)),
  audit: (before, after) => ({
    before: { state: before.facts.state, resentCount: before.answer.resentCount },
    after: {
      state: after.facts.state,
      resentCount: after.answer.resentCount,
      title: before.answer.title,
    },
  }),
}

/** "I have received this report." */
export function acknowledgeReport(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<PublishedReport> {
  const { by, on } = stampOf(command)
  return changeRecord(publishedReport, command, id, {
    action: 'acknowledgeReport',
    may: ({ facts }) => canAcknowledge(command.actor, facts),
    version,
    columns: () => ({ state: 'Acknowledged' as const, acknowledgedBy: by, acknowledgedOn: on }),
  })
}

/** Takes a report out of the agency's library. */
export function withdrawReport(
  command: Command,
  id: number,
  { reason, version }: { reason: string; version?: number },
): Promise<PublishedReport> {
  return changeRecord(publishedReport, command, id, {
    action: 'withdrawReport',
    may: ({ facts }) => canWithdraw(command.actor, facts),
    ...(version !== undefined && { version }),
    columns: () => ({ state: 'Withdrawn' as const, withdrawnReason: reason }),
    reason,
  })
}

/** Tells the readers of a report again that it is there. */
export function resendReport(
  command: Command,
  id: number,
  { version }: { version: number },
): Promise<PublishedReport> {
  return changeRecord(publishedReport, command, id, {
    action: 'resendReport',
    may: ({ facts }) => canResend(command.actor, facts),
    version,
    columns: () => ({ resentOn: command.ctx.now }),
    change: () => countResent(command.tx, id),
    notify: ({ answer }) => notifyOfReport(command, answer, 'again'),
  })
}

import { addDays, AuditStatus, auditStatusWords } from '@portal/domain'
import { dueOf, statusOf } from './audit-filters'
import type { AuditListRow } from './audit-rows'

/** Days within which an agency is asked soon. */
const soon = 14

/** The audits that figures count: those of the training agency are in no count (domain definition 0.2). */
export const countedAudits = (rows: readonly AuditListRow[]) => rows.filter(({ lea }) => !lea.isTest)

/** Figures of the tiles above the list of audits (domain definition 2.10 A); `today` is YYYY-MM-DD. */
export function tileFigures(listed: readonly AuditListRow[], today: string) {
  const rows = countedAudits(listed)
  const running = rows.filter((row) => statusOf(row) < AuditStatus.closed)
  const dueBefore = (day: string) => (row: AuditListRow) => {
    const due = dueOf(row)
    return due !== null && due.on < day
  }
  const withTurn = (turn: string) => running.filter((row) => auditStatusWords(statusOf(row)).turn === turn)
  const inStatus = (...statuses: readonly number[]) =>
    running.filter((row) => statuses.includes(statusOf(row))).length
  const newerData = (state: string) => rows.filter(({ figures }) => figures?.newerData === state).length
  const corrections = (of: 'open' | 'overdue' | 'submitted' | 'returned') =>
    rows.reduce((sum, { figures }) => sum + (figures?.corrections?.[of] ?? 0), 0)
  const closed = rows.filter((row) => statusOf(row) === AuditStatus.closed)
  return {
    running: running.length,
    overdue: running.filter(dueBefore(today)).length,
    withState: withTurn('State').length,
    inReview: inStatus(AuditStatus.documentsComplete, AuditStatus.reviewInProgress),
    toReport: inStatus(AuditStatus.reviewComplete),
    withAgency: withTurn('Agency').length,
    dueSoon: withTurn('Agency').filter(
      (row) => dueBefore(addDays(today, soon + 1))(row) && !dueBefore(today)(row),
    ).length,
    corrections: {
      open: corrections('open'),
      overdue: corrections('overdue'),
      submitted: corrections('submitted'),
      returned: corrections('returned'),
    },
    newerData: {
      running: newerData('running'),
      passed: newerData('passed'),
      failed: newerData('failed'),
    },
    closed: closed.length,
    withoutFinding: closed.filter(({ figures }) => figures?.findings === 0).length,
  }
}

import { auditStatusWords } from '@portal/domain'
import type { Turn } from '../../ui/feedback/turn-chip'
import type { DashboardAuditFieldsFragment } from './dashboards.generated'

/** Whose turn an audit is, state or agency; `yours` where the reader is of that side. */
export function auditTurn(
  { status, waitsForState }: Pick<DashboardAuditFieldsFragment, 'status' | 'waitsForState'>,
  viewer?: { isStateMonitor: boolean; isLocalAdmin: boolean },
): Turn {
  if (auditStatusWords(status).turn === 'None') return 'none'
  const isMine = waitsForState ? viewer?.isStateMonitor : viewer?.isLocalAdmin
  return isMine ? 'yours' : waitsForState ? 'state' : 'agency'
}

import { findingStatusWords } from '@portal/domain'
import type { Turn } from '../../ui/turn-chip'

/** The flags of a person that decide which side they are on. */
export interface SideFlags {
  isStateMonitor: boolean
  isLocalAdmin: boolean
  isLocalUser: boolean
}

/** Whose turn it is as this reader sees it; only the own side is 'yours'. */
export function turnOfFinding(finding: { status: number }, viewer: SideFlags): Turn {
  const { turn } = findingStatusWords(finding.status)
  if (turn === 'None') return 'none'
  if (turn === 'State') return viewer.isStateMonitor ? 'yours' : 'state'
  return viewer.isLocalAdmin ? 'yours' : 'agency'
}

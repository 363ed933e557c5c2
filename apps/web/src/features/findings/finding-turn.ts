import { findingTurn } from '@portal/domain'
import type { Turn } from '../../ui/feedback/turn-chip'

/** The flags of a person that decide which side they are on. */
export interface SideFlags {
  isStateMonitor: boolean
  isLocalAdmin: boolean
  isLocalUser: boolean
}

/** Whose turn it is as this reader sees it; only the own side is 'yours'. Submitted corrections wait for the state. */
export function turnOfFinding(
  finding: {
    status: number
    casesTotal: number
    casesSubmitted: number
    casesVerified: number
    prong2VerifiedOn: string | null
  },
  viewer: SideFlags,
): Turn {
  const { status, prong2VerifiedOn } = finding
  const turn = findingTurn({ status, prong2Passed: prong2VerifiedOn !== null })
  if (turn === 'None') return 'none'
  const waiting = finding.casesSubmitted > finding.casesVerified
  if (viewer.isStateMonitor && waiting) return 'yours'
  const allSubmitted = waiting && finding.casesSubmitted === finding.casesTotal
  if (turn === 'State' || allSubmitted) return viewer.isStateMonitor ? 'yours' : 'state'
  return viewer.isLocalAdmin ? 'yours' : 'agency'
}

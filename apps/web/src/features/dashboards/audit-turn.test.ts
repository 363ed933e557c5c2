import { expect, test } from 'vitest'
import { auditTurn } from './audit-turn'

const monitor = { isStateMonitor: true, isLocalAdmin: false }
const admin = { isStateMonitor: false, isLocalAdmin: true }

test.each([
  [6, true, undefined, 'state'],
  [6, true, monitor, 'yours'],
  [6, true, admin, 'state'],
  [8, false, undefined, 'agency'],
  [8, false, admin, 'yours'],
  [8, true, admin, 'state'],
  [9, false, monitor, 'none'],
] as const)(
  'in status %i, waiting for the state: %s, it is the turn of %j: %s',
  (status, waits, viewer, turn) => {
    expect(auditTurn({ status, waitsForState: waits }, viewer)).toBe(turn)
  },
)

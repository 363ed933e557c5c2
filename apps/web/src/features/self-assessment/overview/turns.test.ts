import { SubmitState } from '@portal/domain'
import { expect, it } from 'vitest'
import { turnOfSelfAssessment, turnOfSubsection } from './turns'

const monitor = { isStateMonitor: true, isLocalAdmin: false, isLocalUser: false }
const admin = { isStateMonitor: false, isLocalAdmin: true, isLocalUser: false }
const localUser = { isStateMonitor: false, isLocalAdmin: false, isLocalUser: true }

it.each([
  ['a local administrator has a turn in every subsection', admin, false, 'yours'],
  ['a local user has a turn in what is assigned to that person', localUser, true, 'yours'],
  ['a local user has no turn in what is assigned to others', localUser, false, 'agency'],
  ['the state waits while the agency works', monitor, false, 'agency'],
] as const)('%s', (_title, viewer, isAssignedToCurrentUser, turn) => {
  const submitState = SubmitState.inProgress
  const subsection = { state: 0, submitState, isAssignedToCurrentUser }
  expect(turnOfSubsection(subsection, viewer)).toBe(turn)
  const other = { isAssignedToCurrentUser: false }
  const sections = [{ subsections: [other] }, { subsections: [{ isAssignedToCurrentUser }, other] }]
  expect(turnOfSelfAssessment({ submitState, sections }, viewer)).toBe(turn)
})

it('the state has the turn while it is asked whether a subsection applies', () => {
  const requested = {
    state: 1,
    submitState: SubmitState.inProgress,
    isAssignedToCurrentUser: true,
    notApplicable: { state: 'Requested' },
  }
  expect([monitor, admin, localUser].map((viewer) => turnOfSubsection(requested, viewer))).toEqual([
    'yours',
    'state',
    'state',
  ])
})

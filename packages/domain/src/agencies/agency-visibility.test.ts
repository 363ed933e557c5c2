import { expect, it } from 'vitest'
import type { Actor } from '../accounts/actor.js'
import type { RoleName } from '../accounts/roles.js'
import { seesAgency } from './agency-visibility.js'

const actor = (role: RoleName, leaId: number | null = null, selectedLeas: number[] = []): Actor => ({
  userId: 'someone',
  fullName: 'Some One',
  roles: [role],
  permissions: [],
  leaId,
  selectedLeas,
})
const allegany = { id: 1, isTest: false }
const training = { id: 99, isTest: true }

it.each([
  ['a state administrator', actor('StateAdmin'), true, true],
  ['a state monitor', actor('StateMonitor'), true, true],
  ['a liaison of every agency', actor('DEILiaison'), true, true],
  ['a liaison of this agency', actor('DEILiaison', null, [1]), true, true],
  ['a liaison of another agency', actor('DEILiaison', null, [2]), false, true],
  ['dispute resolution staff', actor('DisputeResolutionStaff'), true, true],
  ['a local administrator of this agency', actor('LocalAdmin', 1), true, false],
  ['a local user of another agency', actor('LocalUser', 2), false, false],
  ['somebody of the training agency', actor('LocalAdmin', 99), false, true],
])('%s sees what the role allows', (_name, who, seesIt, seesTraining) => {
  expect([seesAgency(who, allegany), seesAgency(who, training)]).toEqual([seesIt, seesTraining])
})

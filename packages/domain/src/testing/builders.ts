import type { AccountFacts } from '../accounts/account-acts.js'
import type { AccountInput } from '../accounts/account-input.js'
import type { Actor } from '../accounts/actor.js'
import { defaultRolePermissions } from '../accounts/permissions.js'
import type { RoleName } from '../accounts/roles.js'
import type { RequiredCategoryFacts } from '../documents/required-document-rules.js'
import type { SelfAssessmentFacts } from '../self-assessment/self-assessment-acts.js'
import type { SubsectionFacts } from '../self-assessment/subsection-acts.js'

/** An actor with one role and its permissions in a new installation. */
export function anActor(role: RoleName, overrides: Partial<Actor> = {}): Actor {
  const local = role === 'LocalAdmin' || role === 'LocalUser'
  return {
    userId: `id of ${role}`,
    fullName: `A ${role}`,
    roles: [role],
    permissions: defaultRolePermissions[role],
    leaId: local ? 1 : null,
    selectedLeas: [],
    ...overrides,
  }
}

/** A self-assessment of agency 1 with two subsections; not activated by default. */
export function aSelfAssessment(overrides: Partial<SelfAssessmentFacts> = {}): SelfAssessmentFacts {
  return { leaId: 1, submitState: 0, questionnaireState: 'Published', subsectionStates: [0, 0], ...overrides }
}

/** A subsection of agency 1 in an open self-assessment, assigned to the local user. */
export function aSubsection(overrides: Partial<SubsectionFacts> = {}): SubsectionFacts {
  return {
    leaId: 1,
    submitState: 3,
    state: 1,
    assignees: [{ id: 'id of LocalUser', fullName: 'A LocalUser' }],
    incompleteItems: 0,
    ...overrides,
  }
}

/** A category of agency 1 in an open self-assessment with one document of three, assigned to the local user. */
export function aRequiredCategory(overrides: Partial<RequiredCategoryFacts> = {}): RequiredCategoryFacts {
  return {
    leaId: 1,
    submitState: 3,
    assignees: [{ id: 'id of LocalUser', fullName: 'A LocalUser' }],
    documentCount: 1,
    maximum: 3,
    ...overrides,
  }
}

/** An active account of one role, one of two of its kind; local ones belong to agency 1. */
export function anAccount(role: RoleName, overrides: Partial<AccountFacts> = {}): AccountFacts {
  const { leaId } = anActor(role)
  return {
    id: `id of another ${role}`,
    roles: [role],
    permissions: defaultRolePermissions[role],
    leaId,
    isEnabled: true,
    isDeleted: false,
    isLocked: false,
    activePeers: 2,
    ...overrides,
  }
}

/** Input of the user editor for a local user of agency 1. */
export function anAccountInput(overrides: Partial<AccountInput> = {}): AccountInput {
  return {
    email: 'new@allegany.example',
    userName: 'new@allegany.example',
    fullName: 'Nina Ewell',
    title: 'Ms.',
    jobTitle: 'Teacher',
    phoneNumber: '410-555-0199',
    roles: ['LocalUser'],
    leaId: 1,
    preferredLeaId: null,
    selectedLeas: [],
    ...overrides,
  }
}

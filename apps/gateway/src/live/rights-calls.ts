import {
  applyUserImport,
  bulkDisableUsers,
  deleteRole,
  deleteUser,
  disableUser,
  patchUser,
  resetSelfAssessmentActivation,
  updateRole,
  updateUser,
} from '@portal/rest-contract'

const changing = [
  applyUserImport,
  bulkDisableUsers,
  deleteRole,
  deleteUser,
  disableUser,
  patchUser,
  resetSelfAssessmentActivation,
  updateRole,
  updateUser,
]

/** Calls after which somebody may read less than before. What no gateway sees is found by the regular look. */
export const callsThatChangeRights: ReadonlySet<string> = new Set(changing.map(({ id }) => id))

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

/** Calls that may reduce the rights of a user. Changes that no gateway sees are found by the regular re-check. */
export const callsThatChangeRights: ReadonlySet<string> = new Set(changing.map(({ id }) => id))

import type { HistoryWords } from '../history-words.js'
import { spellRoleName } from './roles.js'

/** Wording of the entries of this feature in the audit trail. */
export const accountsHistory = {
  acts: {
    requestEmailChange: 'Ask for a new own address',
    resendEmailChange: 'Send link to new address again',
    cancelEmailChange: 'Take new address back',
    confirmEmailChange: 'Confirm new address',
    adminResetPassword: 'Send a password reset',
    exportActiveUsers: 'Export active users',
    updateUser: 'Change user',
    updateContactInfo: 'Change contact information',
    updateRole: 'Change role',
    updateClient: 'Change client',
    signInClient: 'Sign in a client',
    rotateClientSecret: 'New secret of a client',
    createUser: 'Add user',
    patchUser: 'Change user',
    deleteUser: 'Delete user',
    disableUser: 'Disable user',
    enableUser: 'Enable user',
    restoreUser: 'Take a deleted user back',
    unblockUser: 'Unlock user',
    previewUserImport: 'Check a list of users',
    applyUserImport: 'Add users from a list',
    previewBulkDisable: 'Check whom to disable',
    bulkDisableUsers: 'Disable users',
    savePreferences: 'Change own preferences',
    saveListColumns: 'Choose columns of a list',
    createRole: 'Add role',
    deleteRole: 'Delete role',
    registerClient: 'Register client',
    revokeClient: 'Revoke client',
    createAdministrator: 'Make the first administrator',
    exportUsers: 'Export users',
  },
  fields: {
    userId: 'Person',
    userIds: 'People',
    roleId: 'Role',
    roleIds: 'Roles',
    selectedLeas: 'Agencies in view',
    preferredLeas: 'Preferred agencies',
    isEnabled: 'Enabled',
  },
  codes: {
    '': {
      roles: (role) => spellRoleName(String(role)),
      role: (role) => spellRoleName(String(role)),
    },
  },
  links: {
    '': {
      userId: 'user',
      userIds: 'user',
      roleId: 'role',
      roleIds: 'role',
      selectedLeas: 'lea',
      preferredLeas: 'lea',
    },
  },
} as const satisfies HistoryWords

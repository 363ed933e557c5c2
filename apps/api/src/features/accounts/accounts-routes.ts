import { permissions } from '@portal/domain'
import type { ApiDeps } from '../../server/deps.js'
import { heavyRoute, publicRoute, route, type Route } from '../../server/requests/route.js'
import { sendTable } from '../../server/files/send-table.js'
import { clientRoutes } from './clients/accounts-clients-routes.js'
import { userOr404 } from './accounts-command.js'
import { exportedUsers } from './users/accounts-export-service.js'
import { applyUserImport, previewUserImport } from './import/accounts-import-service.js'
import { findUser } from './users/accounts-list-read-model.js'
import { listActiveUsers, listUserRows } from './users/accounts-pages-read-model.js'
import { patchUser } from './users/accounts-patch.js'
import {
  getListColumns,
  getPreferences,
  saveListColumns,
  savePreferences,
} from './own/accounts-preferences-service.js'
import type { Account } from './accounts-read-model.js'
import { findRole, listOfferedRoles, listRoleViews } from './roles/accounts-roles-read-model.js'
import { createRole, deleteRole, roleOr404, updateRole } from './roles/accounts-roles-service.js'
import { createUser, updateUser } from './users/accounts-service.js'
import type { SignIns } from './accounts-sign-in.js'
import { recordAct } from '../../server/command.js'
import * as calls from '@portal/rest-contract'
import * as address from './own/accounts-address-service.js'
import * as standing from './users/accounts-standing-service.js'

const none = { transaction: 'none' } as const
const read = { transaction: 'read' } as const
const write = { transaction: 'write' } as const

/** Users, bulk work with them, roles and the own preferences. */
export function accountsRoutes(deps: ApiDeps, signIns: SignIns): Route[] {
  return [
    ...userRoutes(deps, signIns),
    ...addressRoutes(deps, signIns),
    ...standingRoutes(signIns),
    ...roleRoutes(signIns),
    ...clientRoutes(deps, signIns),
    ...preferenceRoutes(),
  ]
}

function userRoutes(deps: ApiDeps, signIns: SignIns): Route[] {
  return [
    route(calls.getMe, none, async ({ tx, actor }) => ({
      ...toUser(actor),
      listColumns: await getListColumns(tx, actor),
    })),
    route(calls.listUsers, read, ({ tx, actor, query, ctx }) => listUserRows(tx, actor, query, ctx.now)),
    route(calls.listUsersPage, read, ({ tx, actor, params, query, ctx }) =>
      listUserRows(tx, actor, { ...query, ...params }, ctx.now),
    ),
    route(calls.listJurisdictionUsers, read, ({ tx, actor, query, ctx }) =>
      listUserRows(tx, actor, query, ctx.now),
    ),
    route(calls.listContactUsers, read, ({ tx, actor, query, ctx }) =>
      listUserRows(tx, actor, { ...query, source: 'contacts' }, ctx.now),
    ),
    route(
      calls.getUser,
      read,
      async ({ tx, actor, params, ctx }) =>
        userOr404(await findUser(tx, actor, { id: params.id }, ctx.now)).answer,
    ),
    route(
      calls.getUserByUserName,
      read,
      async ({ tx, actor, params, ctx }) =>
        userOr404(await findUser(tx, actor, { userName: params.userName }, ctx.now)).answer,
    ),
    route(calls.createUser, write, ({ body, ...command }) => createUser({ ...command, signIns }, body)),
    route(calls.updateUser, write, ({ params, body, ...command }) =>
      updateUser({ ...command, signIns }, params.id, body),
    ),
    route(calls.patchUser, write, ({ params, body, ...command }) =>
      patchUser({ ...command, signIns }, params.id, body),
    ),
    route(calls.exportActiveUsers, write, async ({ tx, actor, body, ctx }) => {
      const rows = await listActiveUsers(tx, actor, body.leaId)
      await recordAct({ tx, actor, ctx }, 'exportActiveUsers', {
        targetType: 'user',
        targetId: 'ActiveUsers',
        leaId: body.leaId ?? actor.leaId,
        after: { users: rows.length },
      })
      return rows
    }),
    heavyRoute(calls.exportUsers, async ({ query, actor, ctx, res }) => {
      await sendTable(res, { actor, heavy: deps.heavy }, () => exportedUsers(deps, { actor, ctx }, query))
      return undefined
    }),
    heavyRoute(calls.previewUserImport, ({ req, actor, ctx }) =>
      previewUserImport(deps, { actor, ctx }, req),
    ),
    route(calls.applyUserImport, write, ({ params, ...command }) =>
      applyUserImport({ ...command, signIns }, params.id),
    ),
  ]
}

function addressRoutes(deps: ApiDeps, signIns: SignIns): Route[] {
  return [
    publicRoute(calls.confirmEmailChange, none, ({ body, ctx }) =>
      address.confirmEmailChange(deps, { ctx, signIns }, body),
    ),
    route(calls.resendEmailChange, write, (command) => address.resendEmailChange({ ...command, signIns })),
    route(calls.cancelEmailChange, write, (command) => address.cancelEmailChange({ ...command, signIns })),
  ]
}

function standingRoutes(signIns: SignIns): Route[] {
  return [
    route(calls.disableUser, write, ({ params, ...command }) =>
      standing.disableUser({ ...command, signIns }, params.id),
    ),
    route(calls.enableUser, write, ({ params, ...command }) =>
      standing.enableUser({ ...command, signIns }, params.id),
    ),
    route(calls.deleteUser, write, ({ params, ...command }) =>
      standing.deleteUser({ ...command, signIns }, params.id),
    ),
    route(calls.restoreUser, write, ({ params, ...command }) =>
      standing.restoreUser({ ...command, signIns }, params.id),
    ),
    route(calls.unblockUser, write, ({ params, ...command }) =>
      standing.unblockUser({ ...command, signIns }, params.id),
    ),
    route(calls.adminResetPassword, write, async ({ params, ...command }) => {
      await standing.adminResetPassword({ ...command, signIns }, params.id)
      return undefined
    }),
    route(calls.updateContactInfo, write, ({ params, body, ...command }) =>
      standing.updateContactInfo({ ...command, signIns }, params.id, body),
    ),
    route(calls.previewBulkDisable, read, ({ body, ...command }) =>
      standing.previewBulkDisable({ ...command, signIns }, body.ids),
    ),
    route(calls.bulkDisableUsers, write, ({ body, ...command }) =>
      standing.bulkDisableUsers({ ...command, signIns }, body.ids),
    ),
  ]
}

function roleRoutes(signIns: SignIns): Route[] {
  return [
    route(calls.listPermissions, none, async () =>
      permissions.map((permission) => {
        const { name, value, groupName, description } = permission
        return { name, value, groupName, description, editOnly: 'editOnly' in permission }
      }),
    ),
    route(calls.listRoles, read, async ({ tx, actor }) =>
      (await listRoleViews(tx, actor)).map(({ answer }) => answer),
    ),
    route(calls.listRolesPage, read, async ({ tx, actor, params }) =>
      (await listRoleViews(tx, actor, params)).map(({ answer }) => answer),
    ),
    route(calls.listOfferedRoles, read, ({ tx, actor }) => listOfferedRoles(tx, actor)),
    route(
      calls.getRole,
      read,
      async ({ tx, actor, params }) => roleOr404(await findRole(tx, actor, { id: params.id })).answer,
    ),
    route(
      calls.getRoleByName,
      read,
      async ({ tx, actor, params }) => roleOr404(await findRole(tx, actor, { name: params.roleName })).answer,
    ),
    route(calls.createRole, write, ({ body, ...command }) => createRole({ ...command, signIns }, body)),
    route(calls.updateRole, write, ({ params, body, ...command }) =>
      updateRole({ ...command, signIns }, params.id, body),
    ),
    route(calls.deleteRole, write, async ({ params, ...command }) => {
      await deleteRole({ ...command, signIns }, params.id)
      return undefined
    }),
  ]
}

function preferenceRoutes(): Route[] {
  return [
    route(calls.getPreferences, none, ({ tx, actor }) => getPreferences(tx, actor)),
    route(calls.savePreferences, write, ({ body, ...command }) => savePreferences(command, body)),
    route(calls.saveListColumns, write, ({ params, body, ...command }) =>
      saveListColumns(command, params.list, body.hidden),
    ),
  ]
}

/** The contract's user; nothing about passwords and tokens leaves the server. */
function toUser(account: Account): Omit<calls.AnswerOf<typeof calls.getMe>, 'listColumns'> {
  return {
    id: account.userId,
    userName: account.userName,
    fullName: account.fullName,
    email: account.email,
    phoneNumber: account.phoneNumber,
    title: account.title,
    jobTitle: account.jobTitle,
    sortOrder: account.sortOrder,
    contactInfoDisplayed: account.contactInfoDisplayed,
    leaId: account.leaId,
    leaName: account.leaName,
    roles: [...account.roles],
    permissions: [...account.permissions],
    selectedLeas: [...account.selectedLeas],
    isEnabled: account.isEnabled,
    lastLoginDate: account.lastLoginAt?.toISOString() ?? null,
    configuration: account.configuration,
    version: account.version,
  }
}

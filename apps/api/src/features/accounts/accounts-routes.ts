import { permissions } from '@portal/domain'
import { getMe, listPermissions, type AnswerOf } from '@portal/rest-contract'
import { route, type Route } from '../../server/route.js'
import type { Account } from './accounts-read-model.js'

export function accountsRoutes(): Route[] {
  return [
    route(getMe, { transaction: 'none' }, async ({ actor }) => toUser(actor)),
    route(listPermissions, { transaction: 'none' }, async () => [...permissions]),
  ]
}

/** The contract's user; nothing about passwords and tokens leaves the server. */
export function toUser(account: Account): AnswerOf<typeof getMe> {
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

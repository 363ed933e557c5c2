import {
  adminResetPassword,
  applyUserImport,
  bulkDisableUsers,
  createUser,
  deleteUser,
  disableUser,
  enableUser,
  exportActiveUsers,
  getUser,
  getUserByUserName,
  listContactUsers,
  listJurisdictionUsers,
  listUsers,
  patchUser,
  previewBulkDisable,
  restoreUser,
  unblockUser,
  updateContactInfo,
  updateUser,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import { pageQueryOf } from '../../../upstream/page-query.js'
import type { PageArgs } from '../../shared/shared-types.js'
import type {
  CreateUserInput,
  PatchUserInput,
  UpdateContactInfoInput,
  UpdateUserInput,
  UserFilterInput,
} from './accounts-user-inputs.js'

type Upstream = Pick<GatewayContext, 'upstream'>

const lists = { users: listUsers, jurisdictionUsers: listJurisdictionUsers, contactUsers: listContactUsers }

/** Users by page, of the list with this name. */
export function readUsers(
  { upstream }: Upstream,
  list: keyof typeof lists,
  page: PageArgs,
  filter: UserFilterInput | null | undefined,
) {
  return upstream.call(lists[list], { query: { ...pageQueryOf(page), ...queryOf(filter) } })
}

/** One user (`GET /api/account/users/{id}`). */
export function readUser({ upstream }: Upstream, id: string) {
  return upstream.call(getUser, { params: { id } })
}

/** One user by user name, whatever its letter case (`GET /api/account/users/username/{userName}`). */
export function readUserByUserName({ upstream }: Upstream, userName: string) {
  return upstream.call(getUserByUserName, { params: { userName } })
}

/** Creates a user and mails a single-use link that leads to Set Password (`POST /api/account/users`). */
export function create({ upstream }: Upstream, { leaId, preferredLeaId, ...input }: CreateUserInput) {
  const body = { ...input, leaId: leaId ?? null, preferredLeaId: preferredLeaId ?? null }
  return upstream.call(createUser, { body })
}

/** Changes a user (`PUT /api/account/users/{id}`). */
export function update({ upstream }: Upstream, { id, ...body }: UpdateUserInput) {
  return upstream.call(updateUser, { params: { id }, body })
}

/** The value that clears a member which the API does not accept as null. */
const emptied = new Map<string, unknown>([
  ...['email', 'fullName', 'title', 'phoneNumber'].map((name) => [name, ''] as const),
  ...['roles', 'selectedLeas'].map((name) => [name, []] as const),
])

/** Members that are undefined are not sent. */
export function patch({ upstream }: Upstream, { id, ...input }: PatchUserInput) {
  const sent = Object.entries(input).filter(([, value]) => value !== undefined)
  const body = sent.map(([name, value]) => [name, value ?? emptied.get(name) ?? null])
  return upstream.call(patchUser, { params: { id }, body: Object.fromEntries(body) })
}

/** Whether a person is displayed as a contact, and at which place (`PATCH /api/account/users/{id}/updateContactInfo`). */
export function changeContactInfo({ upstream }: Upstream, { id, ...body }: UpdateContactInfoInput) {
  return upstream.call(updateContactInfo, { params: { id }, body })
}

/** Disables a user; every session of the user ends at once (`PATCH /api/account/users/{id}/disable`). */
export function disable({ upstream }: Upstream, id: string) {
  return upstream.call(disableUser, { params: { id } })
}

/** Enables a disabled user (`PATCH /api/account/users/{id}/enable`). */
export function enable({ upstream }: Upstream, id: string) {
  return upstream.call(enableUser, { params: { id } })
}

/** Deletes a user; the records keep the name, and restore brings the account back (`DELETE /api/account/users/{id}`). */
export function remove({ upstream }: Upstream, id: string) {
  return upstream.call(deleteUser, { params: { id } })
}

/** Brings a deleted user back, disabled (`POST /api/account/users/{id}/restore`). */
export function restore({ upstream }: Upstream, id: string) {
  return upstream.call(restoreUser, { params: { id } })
}

/** Lifts the lock that failed sign-ins put on an account (`PUT /api/account/users/unblock/{id}`). */
export function unblock({ upstream }: Upstream, id: string) {
  return upstream.call(unblockUser, { params: { id } })
}

/** A GET that sends mail, so it is treated as a write. */
export function mailPasswordLink({ upstream }: Upstream, id: string) {
  return upstream.call(adminResetPassword, { params: { id } })
}

/**
 * Creates every user of a previewed file, each with a mailed link; all or none (`POST
 * /api/account/users/import/{id}/apply`).
 */
export function applyImport({ upstream }: Upstream, id: string) {
  return upstream.call(applyUserImport, { params: { id } }, { bulk: true })
}

/** A POST because it carries many ids; it only reads. */
export function judgeBulkDisable({ upstream }: Upstream, ids: readonly string[]) {
  return upstream.call(previewBulkDisable, { body: { ids: [...ids] } }, { read: true, bulk: true })
}

/** Disables users, all or none (`POST /api/account/users/disable`). */
export function bulkDisable({ upstream }: Upstream, ids: readonly string[]) {
  return upstream.call(bulkDisableUsers, { body: { ids: [...ids] } }, { bulk: true })
}

/**
 * Full name and email of the active users in the scope of the caller, for ActiveUsers.csv (`POST
 * /api/account/users/export`).
 */
export function readActiveUsers({ upstream }: Upstream, leaId: number | null) {
  return upstream.call(exportActiveUsers, { body: { leaId } })
}

function queryOf(filter: UserFilterInput | null | undefined) {
  const { q, show, leaId, role, sort } = filter ?? {}
  return {
    q: q || undefined,
    show,
    leaId: leaId ?? undefined,
    role: role || undefined,
    sort: sort || undefined,
  }
}

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

/** The list with this name; by default the one that the caller's permissions allow. */
const lists = { users: listUsers, jurisdictionUsers: listJurisdictionUsers, contactUsers: listContactUsers }

export function readUsers(
  { upstream }: Upstream,
  list: keyof typeof lists,
  page: PageArgs,
  filter: UserFilterInput | null | undefined,
) {
  return upstream.call(lists[list], { query: { ...pageQueryOf(page), ...queryOf(filter) } })
}

export function readUser({ upstream }: Upstream, id: string) {
  return upstream.call(getUser, { params: { id } })
}

export function readUserByUserName({ upstream }: Upstream, userName: string) {
  return upstream.call(getUserByUserName, { params: { userName } })
}

export function create({ upstream }: Upstream, { leaId, preferredLeaId, ...input }: CreateUserInput) {
  const body = { ...input, leaId: leaId ?? null, preferredLeaId: preferredLeaId ?? null }
  return upstream.call(createUser, { body })
}

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

export function changeContactInfo({ upstream }: Upstream, { id, ...body }: UpdateContactInfoInput) {
  return upstream.call(updateContactInfo, { params: { id }, body })
}

export function disable({ upstream }: Upstream, id: string) {
  return upstream.call(disableUser, { params: { id } })
}

export function enable({ upstream }: Upstream, id: string) {
  return upstream.call(enableUser, { params: { id } })
}

export function remove({ upstream }: Upstream, id: string) {
  return upstream.call(deleteUser, { params: { id } })
}

export function restore({ upstream }: Upstream, id: string) {
  return upstream.call(restoreUser, { params: { id } })
}

export function unblock({ upstream }: Upstream, id: string) {
  return upstream.call(unblockUser, { params: { id } })
}

/** A GET that sends mail, so it is treated as a write. */
export function mailPasswordLink({ upstream }: Upstream, id: string) {
  return upstream.call(adminResetPassword, { params: { id } })
}

export function applyImport({ upstream }: Upstream, id: string) {
  return upstream.call(applyUserImport, { params: { id } }, { bulk: true })
}

/** A POST because it carries many ids; it only reads. */
export function judgeBulkDisable({ upstream }: Upstream, ids: readonly string[]) {
  return upstream.call(previewBulkDisable, { body: { ids: [...ids] } }, { read: true, bulk: true })
}

export function bulkDisable({ upstream }: Upstream, ids: readonly string[]) {
  return upstream.call(bulkDisableUsers, { body: { ids: [...ids] } }, { bulk: true })
}

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

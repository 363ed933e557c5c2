import { editorRoles } from '@portal/domain'
import {
  createRole,
  deleteRole,
  getRole,
  getRoleByName,
  listOfferedRoles,
  listRoles,
  updateRole,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import { PortalError } from '../../../errors/portal-error.js'
import type { CreateRoleInput, OfferedRole, UpdateRoleInput } from './accounts-role-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Roles with the number of their users: built-in ones first, then by name (`GET /api/account/roles`). */
export function readRoles({ upstream }: Upstream) {
  return upstream.call(listRoles, {})
}

/** A system of record without this call has the roles of the specification and decides itself who may assign which. */
export async function readOfferedRoles({ upstream }: Upstream): Promise<OfferedRole[]> {
  try {
    return await upstream.call(listOfferedRoles, {})
  } catch (error) {
    if (!(error instanceof PortalError) || !error.notOffered) throw error
    const grant = { allowed: true, reason: null }
    return editorRoles.map(({ name, label, needsLea, hasSelectedLeas }) => ({
      name,
      label,
      isBuiltIn: true,
      needsLea,
      hasSelectedLeas,
      grant,
    }))
  }
}

/** One role (`GET /api/account/roles/{id}`). */
export function readRole({ upstream }: Upstream, id: string) {
  return upstream.call(getRole, { params: { id } })
}

/** One role by its name (`GET /api/account/roles/name/{roleName}`). */
export function readRoleByName({ upstream }: Upstream, roleName: string) {
  return upstream.call(getRoleByName, { params: { roleName } })
}

/** Creates a role (`POST /api/account/roles`). */
export function create({ upstream }: Upstream, body: CreateRoleInput) {
  return upstream.call(createRole, { body })
}

/** Changes a role; it holds for everybody who has it within a second (`PUT /api/account/roles/{id}`). */
export function update({ upstream }: Upstream, { id, ...body }: UpdateRoleInput) {
  return upstream.call(updateRole, { params: { id }, body })
}

/** Deletes a role that nobody has (`DELETE /api/account/roles/{id}`). */
export function remove({ upstream }: Upstream, id: string) {
  return upstream.call(deleteRole, { params: { id } })
}

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

export function readRole({ upstream }: Upstream, id: string) {
  return upstream.call(getRole, { params: { id } })
}

export function readRoleByName({ upstream }: Upstream, roleName: string) {
  return upstream.call(getRoleByName, { params: { roleName } })
}

export function create({ upstream }: Upstream, body: CreateRoleInput) {
  return upstream.call(createRole, { body })
}

export function update({ upstream }: Upstream, { id, ...body }: UpdateRoleInput) {
  return upstream.call(updateRole, { params: { id }, body })
}

export function remove({ upstream }: Upstream, id: string) {
  return upstream.call(deleteRole, { params: { id } })
}

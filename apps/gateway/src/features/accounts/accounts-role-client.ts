import {
  createRole,
  deleteRole,
  getRole,
  getRoleByName,
  listOfferedRoles,
  listRoles,
  updateRole,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import type { CreateRoleInput, UpdateRoleInput } from './accounts-role-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

export function readRoles({ upstream }: Upstream) {
  return upstream.call(listRoles, {})
}

export function readOfferedRoles({ upstream }: Upstream) {
  return upstream.call(listOfferedRoles, {})
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

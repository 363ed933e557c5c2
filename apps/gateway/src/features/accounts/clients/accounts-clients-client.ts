import {
  getClient,
  listClients,
  registerClient,
  revokeClient,
  rotateClientSecret,
  updateClient,
} from '@portal/rest-contract'
import type { GatewayContext } from '../../../context.js'
import type { RegisterClientInput, UpdateClientInput } from './accounts-clients-types.js'

type Upstream = Pick<GatewayContext, 'upstream'>

/** Clients of other systems: good ones first, then by name (`GET /api/account/clients`). */
export function readClients({ upstream }: Upstream) {
  return upstream.call(listClients, {})
}

/** One client (`GET /api/account/clients/{id}`). */
export function readClient({ upstream }: Upstream, id: string) {
  return upstream.call(getClient, { params: { id } })
}

/** Registers a client and makes its secret (`POST /api/account/clients`). */
export function register({ upstream }: Upstream, body: RegisterClientInput) {
  return upstream.call(registerClient, { body })
}

/** Changes a client; it holds for its next request (`PUT /api/account/clients/{id}`). */
export function update({ upstream }: Upstream, { id, ...body }: UpdateClientInput) {
  return upstream.call(updateClient, { params: { id }, body })
}

/** Makes a new secret (`POST /api/account/clients/{id}/rotate`). */
export function rotate({ upstream }: Upstream, id: string, body: { version: number; keepPrevious: boolean }) {
  return upstream.call(rotateClientSecret, { params: { id }, body })
}

/** Revokes a client for ever; its tokens are refused from the next request on (`POST /api/account/clients/{id}/revoke`). */
export function revoke({ upstream }: Upstream, id: string, version: number) {
  return upstream.call(revokeClient, { params: { id }, body: { version } })
}

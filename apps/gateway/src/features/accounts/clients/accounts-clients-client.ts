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

export function readClients({ upstream }: Upstream) {
  return upstream.call(listClients, {})
}

export function readClient({ upstream }: Upstream, id: string) {
  return upstream.call(getClient, { params: { id } })
}

export function register({ upstream }: Upstream, body: RegisterClientInput) {
  return upstream.call(registerClient, { body })
}

export function update({ upstream }: Upstream, { id, ...body }: UpdateClientInput) {
  return upstream.call(updateClient, { params: { id }, body })
}

export function rotate({ upstream }: Upstream, id: string, body: { version: number; keepPrevious: boolean }) {
  return upstream.call(rotateClientSecret, { params: { id }, body })
}

export function revoke({ upstream }: Upstream, id: string, version: number) {
  return upstream.call(revokeClient, { params: { id }, body: { version } })
}

import { deleteSupportingDocument } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'

export async function removeDocument({ upstream }: GatewayContext, id: string): Promise<void> {
  await upstream.call(deleteSupportingDocument, { params: { id } })
}

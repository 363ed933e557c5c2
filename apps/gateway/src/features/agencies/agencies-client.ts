import { listLeas } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import type { Lea } from './agencies-types.js'

/** The agencies that the caller may see, by code: one REST call for each request, however many rows ask for theirs. */
export function leasOf({ memo, upstream }: GatewayContext): Promise<Lea[]> {
  return memo.once('leas', () => upstream.call(listLeas, {}))
}

/** The agency of a record. A record that the caller sees always belongs to an agency that the caller sees. */
export async function leaOf(context: GatewayContext, leaId: number): Promise<Lea> {
  const lea = (await leaIndexOf(context)).get(leaId)
  if (lea === undefined)
    throw new PortalError('NOT_FOUND', 'The agency was not found.', { cause: `lea ${leaId}` })
  return lea
}

export function leaIndexOf(context: GatewayContext): Promise<ReadonlyMap<number, Lea>> {
  return context.memo.once(
    'leaIndex',
    async () => new Map((await leasOf(context)).map((lea) => [lea.id, lea])),
  )
}

import { createLea, deleteLeaLogo, getLea, listLeas, updateLea, type AnswerOf } from '@portal/rest-contract'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import type {
  CreateLeaInput,
  DeleteLeaLogoInput,
  LeaContent,
  UpdateLeaInput,
} from './agencies-content-types.js'
import type { Lea } from './agencies-types.js'

/**
 * The agencies that the caller may see, by code, those that are no longer monitored too: one REST call for each
 * request, however many rows ask for theirs.
 */
export function leasOf({ memo, upstream }: GatewayContext): Promise<Lea[]> {
  return memo.once('leas', () => upstream.call(listLeas, { query: { inactive: 'true' } }))
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

type Upstream = Pick<GatewayContext, 'upstream'>

export async function readLeaContent({ upstream }: Upstream, id: number): Promise<LeaContent> {
  return toLeaContent(await upstream.call(getLea, { params: { id } }))
}

export async function create({ upstream }: Upstream, input: CreateLeaInput): Promise<LeaContent> {
  return toLeaContent(await upstream.call(createLea, { body: input }))
}

export async function update({ upstream }: Upstream, { id, ...input }: UpdateLeaInput): Promise<LeaContent> {
  const body = {
    ...input,
    region: input.region ?? null,
    cohort: input.cohort ?? null,
    enrollmentBand: input.enrollmentBand ?? null,
  }
  return toLeaContent(await upstream.call(updateLea, { params: { id }, body }))
}

export async function removeLogo(
  { upstream }: Upstream,
  { id, version }: DeleteLeaLogoInput,
): Promise<LeaContent> {
  return toLeaContent(await upstream.call(deleteLeaLogo, { params: { id }, query: { version } }))
}

/** Adds the address of the logo at this server. Its hash is part of it, so that no old picture is shown. */
export function toLeaContent(content: AnswerOf<typeof getLea>): LeaContent {
  const { logo } = content
  if (logo === null) return { ...content, logo }
  const downloadPath = `/files/agency-logos/${content.id}?v=${logo.sha256.slice(0, 16)}`
  return { ...content, logo: { ...logo, downloadPath } }
}

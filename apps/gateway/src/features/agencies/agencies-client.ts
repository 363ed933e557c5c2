import { createLea, deleteLeaLogo, getLea, listLeas, updateLea, type AnswerOf } from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '../../context.js'
import { PortalError } from '../../errors/portal-error.js'
import { asksFor } from '../../selected-fields.js'
import type {
  CreateLeaInput,
  DeleteLeaLogoInput,
  LeaContent,
  UpdateLeaInput,
} from './agencies-content-types.js'
import type { Lea } from './agencies-types.js'

/**
 * The agencies that the caller may see, by code, including those no longer monitored: one REST call per request,
 * however many rows need it.
 */
export function leasOf({ memo, upstream }: GatewayContext): Promise<Lea[]> {
  return memo.once('leas', () => upstream.call(listLeas, { query: { inactive: 'true' } }))
}

/** The agency of a record. Whoever may read a record may also read its agency. */
export async function leaOf(context: GatewayContext, leaId: number): Promise<Lea> {
  return agencyIn(await leaIndexOf(context), leaId)
}

function agencyIn(index: ReadonlyMap<number, Lea>, leaId: number): Lea {
  const lea = index.get(leaId)
  if (lea === undefined)
    throw new PortalError('NOT_FOUND', 'The agency was not found.', { cause: `lea ${leaId}` })
  return lea
}

/** Agencies by their id, read once for each GraphQL request. */
export function leaIndexOf(context: GatewayContext): Promise<ReadonlyMap<number, Lea>> {
  return context.memo.once(
    'leaIndex',
    async () => new Map((await leasOf(context)).map((lea) => [lea.id, lea])),
  )
}

/** Starts reading the agencies, if the operation selects them, in parallel with the rows they will be joined to. */
export function startLeas(context: GatewayContext, info: GraphQLResolveInfo): void {
  // The failure is reported where they are joined.
  if (asksFor(info, 'lea')) leasOf(context).catch(() => undefined)
}

/**
 * Adds the agency to each row of a list, if the operation selects it: one step for the whole list instead of a resolver
 * per row.
 */
export async function withAgencies<Row extends { leaId: number }>(
  context: GatewayContext,
  info: GraphQLResolveInfo,
  read: Promise<Row[]>,
): Promise<Array<Row & { lea?: Lea }>> {
  startLeas(context, info)
  const rows = await read
  if (!asksFor(info, 'lea')) return rows
  const index = await leaIndexOf(context)
  return rows.map((row) => Object.assign(row, { lea: agencyIn(index, row.leaId) }))
}

type Upstream = Pick<GatewayContext, 'upstream'>

/** One agency with its content (`GET /api/leas/{id}`). */
export async function readLeaContent({ upstream }: Upstream, id: number): Promise<LeaContent> {
  return toLeaContent(await upstream.call(getLea, { params: { id } }))
}

/** Adds an agency (`POST /api/leas`). */
export async function create({ upstream }: Upstream, input: CreateLeaInput): Promise<LeaContent> {
  return toLeaContent(await upstream.call(createLea, { body: input }))
}

/** Changes an agency and its content (`PUT /api/leas/{id}`). */
export async function update({ upstream }: Upstream, { id, ...input }: UpdateLeaInput): Promise<LeaContent> {
  return toLeaContent(await upstream.call(updateLea, { params: { id }, body: input }))
}

/** Takes the logo of an agency away (`DELETE /api/leas/{id}/logo`). */
export async function removeLogo(
  { upstream }: Upstream,
  { id, version }: DeleteLeaLogoInput,
): Promise<LeaContent> {
  return toLeaContent(await upstream.call(deleteLeaLogo, { params: { id }, query: { version } }))
}

/** Adds the URL of the logo at this server. It contains the logo's hash, so that an outdated image is never shown. */
export function toLeaContent(content: AnswerOf<typeof getLea>): LeaContent {
  const { logo } = content
  if (logo === null) return { ...content, logo }
  const downloadPath = `/files/agency-logos/${content.id}?v=${logo.sha256.slice(0, 16)}`
  return { ...content, logo: { ...logo, downloadPath } }
}

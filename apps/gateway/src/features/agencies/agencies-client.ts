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
 * The agencies that the caller may see, by code, those that are no longer monitored too: one REST call for each
 * request, however many rows ask for theirs.
 */
export function leasOf({ memo, upstream }: GatewayContext): Promise<Lea[]> {
  return memo.once('leas', () => upstream.call(listLeas, { query: { inactive: 'true' } }))
}

/** The agency of a record. A record that the caller sees always belongs to an agency that the caller sees. */
export async function leaOf(context: GatewayContext, leaId: number): Promise<Lea> {
  return agencyIn(await leaIndexOf(context), leaId)
}

function agencyIn(index: ReadonlyMap<number, Lea>, leaId: number): Lea {
  const lea = index.get(leaId)
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

/** Begins to read the agencies where the operation asks for them, beside what they will be joined to. */
export function startLeas(context: GatewayContext, info: GraphQLResolveInfo): void {
  // Whoever joins them hears of the failure.
  if (asksFor(info, 'lea')) leasOf(context).catch(() => undefined)
}

/**
 * Puts its agency into each row of a list, if the operation asks for it: one step for the whole list in place of a
 * resolver for each row.
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

export async function readLeaContent({ upstream }: Upstream, id: number): Promise<LeaContent> {
  return toLeaContent(await upstream.call(getLea, { params: { id } }))
}

export async function create({ upstream }: Upstream, input: CreateLeaInput): Promise<LeaContent> {
  return toLeaContent(await upstream.call(createLea, { body: input }))
}

export async function update({ upstream }: Upstream, { id, ...input }: UpdateLeaInput): Promise<LeaContent> {
  return toLeaContent(await upstream.call(updateLea, { params: { id }, body: input }))
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

import { auditProng, type AnswerOf, type getAuditProng } from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal } from '../../errors/user-error.js'
import { withAgencies } from '../agencies/agencies-client.js'
import type { AuditActResult, AuditActResultsPayload } from './plan/audits-bulk-types.js'
import type { Audit, AuditProng, AuditProngPayload, AuditsPayload } from './audits-types.js'

/** The answer of an act on audits. */
export function auditsAct(act: () => Promise<Audit[]>): Promise<AuditsPayload> {
  return orRefusal<AuditsPayload>(
    async () => ({ errors: [], audits: await act() }),
    ({ errors }) => ({ errors, audits: [] }),
  )
}

/** What became of each of several audits or records. */
export function resultsOf(act: () => Promise<AuditActResult[]>): Promise<AuditActResultsPayload> {
  return orRefusal<AuditActResultsPayload>(
    async () => ({ errors: [], results: await act() }),
    ({ errors }) => ({ errors, results: [] }),
  )
}

type Prong = AnswerOf<typeof getAuditProng>

/** The answer of an act on a prong; on a conflict with the prong as it stands. */
export function prongAct(
  context: GatewayContext,
  info: GraphQLResolveInfo,
  act: () => Promise<Prong>,
): Promise<AuditProngPayload> {
  return orRefusal<AuditProngPayload>(
    async () => ({ errors: [], prong: await withAgency(context, info, act()) }),
    async (refused) => {
      const current = await currentRow(refused, auditProng)
      return {
        errors: refused.errors,
        prong: current && (await withAgency(context, info, Promise.resolve(current))),
      }
    },
  )
}

/** A prong whose audit names its agency. */
export async function withAgency(
  context: GatewayContext,
  info: GraphQLResolveInfo,
  read: Promise<Prong>,
): Promise<AuditProng> {
  const prong = read.then(({ audit }) => [audit])
  const [audit] = await withAgencies(context, info, prong)
  const found = await read
  return { ...found, audit: audit ?? found.audit }
}

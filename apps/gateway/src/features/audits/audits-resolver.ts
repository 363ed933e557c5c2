import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull } from '../../errors/missing.js'
import { withAgencies } from '../agencies/agencies-client.js'
import { create, preview, readAudits, readProng, sendNotification, setStatus } from './audits-client.js'
import { auditsAct, prongAct, withAgency } from './audits-payloads.js'
import {
  Audit,
  AuditProng,
  AuditProngPayload,
  AuditsPayload,
  CreateAuditsInput,
  NotifyOfAuditInput,
  PlannedAudit,
  SetAuditStatusInput,
} from './audits-types.js'

const kind = 'Kind of audit: desk-audit.'

@Resolver()
export class AuditsResolver {
  @Query(() => [Audit], {
    description: 'Audits of one kind and year. Agencies see those that they were notified of.',
  })
  async audits(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('leaIds', () => [Int], {
      nullable: true,
      description: 'Ids of agencies; all that the caller may see without it.',
    })
    leaIds?: number[] | null,
  ): Promise<Audit[]> {
    return withAgencies(context, info, readAudits(context, typeKey, year, leaIds ?? []))
  }

  @Query(() => AuditProng, {
    nullable: true,
    description: 'One prong with its audit; null when there is none that the caller may see.',
  })
  async auditProng(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('id', () => Int, { description: 'Id of the prong.' }) id: number,
  ): Promise<AuditProng | null> {
    return orNull(withAgency(context, info, readProng(context, typeKey, id)))
  }

  @Query(() => [PlannedAudit], {
    description: 'The audits that creating would make, with their letters; changes nothing. For the state.',
  })
  async plannedAudits(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateAuditsInput, { description: 'What would be created.' })
    input: CreateAuditsInput,
  ): Promise<PlannedAudit[]> {
    return withAgencies(context, info, preview(context, input))
  }

  @Mutation(() => AuditsPayload, {
    description: 'Creates an audit for each agency and part, all or none. For the state.',
  })
  async createAudits(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CreateAuditsInput, { description: 'What to create.' }) input: CreateAuditsInput,
  ): Promise<AuditsPayload> {
    return auditsAct(() => withAgencies(context, info, create(context, input)))
  }

  @Mutation(() => AuditsPayload, {
    description: 'Sends the letter with which an audit begins to its agency, once. For the state.',
  })
  async notifyOfAudit(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => NotifyOfAuditInput, { description: 'Which, and the contact.' })
    input: NotifyOfAuditInput,
  ): Promise<AuditsPayload> {
    return auditsAct(async () =>
      withAgencies(context, info, Promise.resolve([await sendNotification(context, input)])),
    )
  }

  @Mutation(() => AuditProngPayload, {
    description: 'Moves a prong to another status. For the state, and for some steps the agency.',
  })
  async setAuditStatus(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SetAuditStatusInput, { description: 'Which, and where to.' })
    input: SetAuditStatusInput,
  ): Promise<AuditProngPayload> {
    return prongAct(context, info, () => setStatus(context, input))
  }
}

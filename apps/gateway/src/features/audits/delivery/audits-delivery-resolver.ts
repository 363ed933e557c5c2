import { getServiceLine, listRelatedServices, saveServiceLine, serviceLine } from '@portal/rest-contract'
import type { BodyOf } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  RelatedService,
  SaveServiceLineInput,
  ServiceLine,
  ServiceLinePayload,
} from './audits-delivery-types.js'

@Resolver()
export class AuditDeliveryResolver {
  @Query(() => ServiceLine, {
    description: 'The minutes of the service that a record is about. For the state, and after the report.',
  })
  async auditServiceLine(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: services.' }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<ServiceLine> {
    return upstream.call(getServiceLine, { params: { typeKey, id: recordId } })
  }

  @Query(() => [RelatedService], {
    description: 'The services in the sample of a prong, in its order. For the state, and after the report.',
  })
  async relatedServices(
    @Ctx() { upstream }: GatewayContext,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
  ): Promise<RelatedService[]> {
    return upstream.call(listRelatedServices, { params: { id: prongId } })
  }

  @Mutation(() => ServiceLinePayload, {
    description: 'Saves what was planned, delivered, missed and made up of a service. For the state.',
  })
  async saveServiceLine(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => SaveServiceLineInput, { description: 'Which, and its minutes.' })
    { typeKey, recordId, ...sent }: SaveServiceLineInput,
  ): Promise<ServiceLinePayload> {
    const body = Object.fromEntries(
      Object.entries(sent).filter(([, value]) => value !== null && value !== undefined),
    ) as BodyOf<typeof saveServiceLine>
    return orRefusal<ServiceLinePayload>(
      async () => ({
        errors: [],
        line: await upstream.call(saveServiceLine, { params: { typeKey, id: recordId }, body }),
      }),
      async (refused) => ({ errors: refused.errors, line: await currentRow(refused, serviceLine) }),
    )
  }
}

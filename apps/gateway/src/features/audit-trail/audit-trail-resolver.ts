import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { PageArgs } from '../shared/shared-types.js'
import { readEvents, readFilters, readHistory } from './audit-trail-client.js'
import {
  AuditFilterInput,
  AuditFilters,
  AuditOrder,
  AuditPage,
  RecordHistoryFilterInput,
} from './audit-trail-types.js'

@Resolver()
export class AuditTrailResolver {
  @Query(() => AuditPage, { description: 'The record of what happened, by page. For the state only.' })
  async auditEvents(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('order', () => AuditOrder, {
      defaultValue: AuditOrder.newest,
      description: 'Newest or oldest first.',
    })
    order: keyof typeof AuditOrder,
    @Arg('filter', () => AuditFilterInput, {
      nullable: true,
      description: 'What to show; everything without it.',
    })
    filter?: AuditFilterInput | null,
  ): Promise<AuditPage> {
    return readEvents(context, page, filter, order)
  }

  @Query(() => AuditFilters, { description: 'What the record of what happened can be filtered by.' })
  async auditFilters(@Ctx() context: GatewayContext): Promise<AuditFilters> {
    return readFilters(context)
  }

  @Query(() => AuditPage, {
    description:
      'History of one record, newest first. Local administrators see what is shared with their agency, without addresses.',
  })
  async recordHistory(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('targetType', () => String, { description: 'Kind of the record, such as user.' }) targetType: string,
    @Arg('targetId', () => ID, { description: 'Id of the record.' }) targetId: string,
    @Arg('filter', () => RecordHistoryFilterInput, {
      nullable: true,
      description: 'What of it to show; everything without it.',
    })
    filter?: RecordHistoryFilterInput | null,
  ): Promise<AuditPage> {
    return readHistory(context, { targetType, targetId }, page, filter)
  }
}

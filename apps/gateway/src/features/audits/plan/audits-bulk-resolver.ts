import {
  assignAuditLead,
  listAuditFigures,
  moveAuditDueDates,
  previewAuditReminders,
  remindOfAudits,
} from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { withAgencies } from '../../agencies/agencies-client.js'
import { resultsOf } from '../audits-payloads.js'
import {
  AssignAuditLeadInput,
  AuditActResultsPayload,
  AuditFigures,
  MoveAuditDueDatesInput,
  NamedAuditsInput,
  PlannedReminder,
} from './audits-bulk-types.js'

/** How far many audits are, and what the state does with many at once. */
@Resolver()
export class AuditBulkResolver {
  @Query(() => [AuditFigures], {
    description: 'Compliance, findings and corrections of the audits of one kind and year. For the state.',
  })
  async auditFigures(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<AuditFigures[]> {
    return upstream.call(listAuditFigures, { params: { typeKey, year } })
  }

  @Query(() => [PlannedReminder], {
    description: 'The reminders that sending would make, and who gets them. For the state.',
  })
  async plannedReminders(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => NamedAuditsInput, { description: 'Which audits.' })
    { typeKey, ids }: NamedAuditsInput,
  ): Promise<PlannedReminder[]> {
    const { upstream } = context
    return withAgencies(
      context,
      info,
      upstream.call(previewAuditReminders, { params: { typeKey }, body: { ids } }),
    )
  }

  @Mutation(() => AuditActResultsPayload, {
    description: 'Names the monitor who leads audits; each is done or refused by itself. For the state.',
  })
  async assignAuditLead(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => AssignAuditLeadInput, { description: 'Which, and whom.' })
    { typeKey, ids, leadMonitorId }: AssignAuditLeadInput,
  ): Promise<AuditActResultsPayload> {
    return resultsOf(() =>
      upstream.call(assignAuditLead, { params: { typeKey }, body: { ids, leadMonitorId } }),
    )
  }

  @Mutation(() => AuditActResultsPayload, {
    description: 'Moves the day that audits have to keep next; each by itself. For the state.',
  })
  async moveAuditDueDates(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => MoveAuditDueDatesInput, { description: 'Which, and to which day.' })
    { typeKey, ids, dueOn }: MoveAuditDueDatesInput,
  ): Promise<AuditActResultsPayload> {
    return resultsOf(() => upstream.call(moveAuditDueDates, { params: { typeKey }, body: { ids, dueOn } }))
  }

  @Mutation(() => AuditActResultsPayload, {
    description: 'Reminds agencies of what their audits wait for; each by itself. For the state.',
  })
  async remindOfAudits(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => NamedAuditsInput, { description: 'Which audits.' })
    { typeKey, ids }: NamedAuditsInput,
  ): Promise<AuditActResultsPayload> {
    return resultsOf(() => upstream.call(remindOfAudits, { params: { typeKey }, body: { ids } }))
  }
}

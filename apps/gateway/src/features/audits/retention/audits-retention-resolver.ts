import { eraseAuditStudents, getAuditRetention, setAuditRetention } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import {
  AuditRetention,
  AuditRetentionPayload,
  EraseAuditStudentsInput,
  SetAuditRetentionInput,
} from './audits-retention-types.js'

@Resolver()
export class AuditRetentionResolver {
  @Query(() => AuditRetention, {
    description: 'Closed audits of one kind with how long data of their students are kept. For monitors.',
  })
  async auditRetention(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
  ): Promise<AuditRetention> {
    return upstream.call(getAuditRetention, { params: { typeKey } })
  }

  @Mutation(() => AuditRetentionPayload, {
    description: 'Sets for how many years after the closing data of students are kept. For monitors.',
  })
  async setAuditRetention(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => SetAuditRetentionInput, { description: 'Of which kind, and how long.' })
    { typeKey, ...body }: SetAuditRetentionInput,
  ): Promise<AuditRetentionPayload> {
    return retentionAct(() => upstream.call(setAuditRetention, { params: { typeKey }, body }))
  }

  @Mutation(() => AuditRetentionPayload, {
    description: 'Erases the data of the students of an audit for good. For monitors.',
  })
  async eraseAuditStudents(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => EraseAuditStudentsInput, { description: 'Of which audit, and why.' })
    { typeKey, id, ...body }: EraseAuditStudentsInput,
  ): Promise<AuditRetentionPayload> {
    return retentionAct(() => upstream.call(eraseAuditStudents, { params: { typeKey, id }, body }))
  }
}

function retentionAct(act: () => Promise<AuditRetention>): Promise<AuditRetentionPayload> {
  return orRefusal<AuditRetentionPayload>(
    async () => ({ errors: [], retention: await act() }),
    ({ errors }) => ({ errors, retention: null }),
  )
}

import { getPreviousAnswers, getRecordSummary, reopenRecord } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { contentOf } from './audits-answers-resolver.js'
import { RecordContentPayload } from './audits-answers-types.js'
import { EarlierAnswers, RecordSummary, ReopenRecordInput } from './audits-record-summary-types.js'

const kind = 'Kind of audit: desk-audit.'

@Resolver()
export class AuditRecordSummaryResolver {
  @Query(() => RecordSummary, {
    description: 'All answers of one record with its setup, and why items do not apply. For the state.',
  })
  async auditRecordSummary(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<RecordSummary> {
    return upstream.call(getRecordSummary, { params: { typeKey, id: recordId }, query: {} })
  }

  @Query(() => EarlierAnswers, {
    description: 'What was answered about the same child in an earlier year. For the state.',
  })
  async auditPreviousAnswers(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: kind }) typeKey: string,
    @Arg('recordId', () => Int, { description: 'Id of the record.' }) recordId: number,
  ): Promise<EarlierAnswers> {
    return upstream.call(getPreviousAnswers, { params: { typeKey, id: recordId } })
  }

  @Mutation(() => RecordContentPayload, {
    description:
      'Reopens a complete record, or sends a submitted one back, with a reason. For state monitors, and for its second reader.',
  })
  async reopenRecord(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => ReopenRecordInput, { description: 'Which, and why.' })
    { typeKey, recordId, ...body }: ReopenRecordInput,
  ): Promise<RecordContentPayload> {
    return orRefusal<RecordContentPayload>(
      async () => ({
        errors: [],
        content: contentOf(
          await upstream.call(reopenRecord, { params: { typeKey, studentId: recordId }, body }),
        ),
      }),
      ({ errors }) => ({ errors, content: null }),
    )
  }
}

import { assignMonitor, assignSecondReader, listRecordProgress } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { resultsOf } from '../audits-payloads.js'
import { AuditActResultsPayload } from '../plan/audits-bulk-types.js'
import { AssignMonitorInput, AssignSecondReaderInput, RecordProgress } from './audits-monitors-types.js'
import { SampleRecordsPayload } from './audits-sample-types.js'

@Resolver()
export class AuditMonitorsResolver {
  @Query(() => [RecordProgress], {
    description:
      'How far the review of each record of a sample is; without those whose answers are hidden. For the state.',
  })
  async auditRecordProgress(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
  ): Promise<RecordProgress[]> {
    return upstream.call(listRecordProgress, { params: { typeKey, prongId } })
  }

  @Mutation(() => AuditActResultsPayload, {
    description: 'Chooses the second reader of records; each is done or refused by itself. For the state.',
  })
  async assignSecondReader(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => AssignSecondReaderInput, { description: 'Which, and whom.' })
    { typeKey, prongId, recordIds, secondReaderId }: AssignSecondReaderInput,
  ): Promise<AuditActResultsPayload> {
    return resultsOf(() =>
      upstream.call(assignSecondReader, {
        params: { typeKey, prongId },
        body: { recordIds, secondReaderId },
      }),
    )
  }

  @Mutation(() => SampleRecordsPayload, {
    description: 'Says which state monitor reviews records; all or none. For the state.',
  })
  async assignMonitor(
    @Ctx() { upstream }: GatewayContext,
    @Arg('input', () => AssignMonitorInput, { description: 'Which, and whom.' })
    { typeKey, prongId, recordIds, monitorId }: AssignMonitorInput,
  ): Promise<SampleRecordsPayload> {
    return orRefusal<SampleRecordsPayload>(
      async () => ({
        errors: [],
        records: await upstream.call(assignMonitor, {
          params: { typeKey, prongId },
          body: { recordIds, monitorId: monitorId ?? null },
        }),
      }),
      ({ errors }) => ({ errors, records: [] }),
    )
  }
}

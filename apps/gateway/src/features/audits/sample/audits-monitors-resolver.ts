import { assignMonitor } from '@portal/rest-contract'
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orRefusal } from '../../../errors/user-error.js'
import { AssignMonitorInput } from './audits-monitors-types.js'
import { SampleRecordsPayload } from './audits-sample-types.js'

@Resolver()
export class AuditMonitorsResolver {
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

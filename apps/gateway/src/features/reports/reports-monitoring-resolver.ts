import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { readMonitoringHistory } from './reports-client.js'
import { MonitoringHistory } from './reports-monitoring-types.js'

@Resolver()
export class ReportsMonitoringResolver {
  @Query(() => MonitoringHistory, {
    description: 'Monitoring of each agency that the caller sees, in six compliance years.',
  })
  async monitoringHistory(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, {
      nullable: true,
      description: 'Last of the six years; the newest without it.',
    })
    year?: number | null,
  ): Promise<MonitoringHistory> {
    return readMonitoringHistory(context, year ?? undefined)
  }
}

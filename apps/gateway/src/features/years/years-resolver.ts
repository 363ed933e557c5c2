import { Ctx, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { complianceYearsOf, readYears } from './years-client.js'
import { Year } from './years-types.js'

@Resolver()
export class YearsResolver {
  @Query(() => [Year], {
    description: 'Compliance years, oldest first; the last one is the default where none was chosen before.',
  })
  async complianceYears(@Ctx() context: GatewayContext): Promise<Year[]> {
    return complianceYearsOf(context)
  }

  @Query(() => [Year], { description: 'Federal fiscal years of local determinations, newest first.' })
  async determinationYears(@Ctx() context: GatewayContext): Promise<Year[]> {
    return readYears(context, 'determinations')
  }

  @Query(() => [Year], { description: 'Federal fiscal years of dispute resolution, newest first.' })
  async disputeYears(@Ctx() context: GatewayContext): Promise<Year[]> {
    return readYears(context, 'disputes')
  }
}

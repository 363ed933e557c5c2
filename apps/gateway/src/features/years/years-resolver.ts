import { Ctx, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { complianceYearsOf } from './years-client.js'
import { Year } from './years-types.js'

@Resolver()
export class YearsResolver {
  @Query(() => [Year], {
    description: 'Compliance years, oldest first; the last one is the default where none was chosen before.',
  })
  async complianceYears(@Ctx() context: GatewayContext): Promise<Year[]> {
    return complianceYearsOf(context)
  }
}

import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { complianceYearsOf, readYearFigures, readYears } from './years-client.js'
import { Year, YearFigures, YearKind } from './years-types.js'

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

  @Query(() => [YearFigures], {
    nullable: true,
    description:
      'Who launched each year of a kind and how much work it holds, newest first; for those who launch years. Null where the system of record does not count.',
  })
  async yearFigures(
    @Ctx() context: GatewayContext,
    @Arg('kind', () => YearKind, { description: 'Which calendar.' }) kind: keyof typeof YearKind,
  ): Promise<YearFigures[] | null> {
    return readYearFigures(context, kind)
  }
}

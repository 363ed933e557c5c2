import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { leaIndexOf, leasOf } from './agencies-client.js'
import { Lea } from './agencies-types.js'

@Resolver()
export class AgenciesResolver {
  @Query(() => [Lea], {
    description:
      'The agencies that the caller may see, by code: all of them for state staff, else the own one.',
  })
  async leas(
    @Ctx() context: GatewayContext,
    @Arg('inactive', () => Boolean, {
      defaultValue: false,
      description: 'True for agencies that are no longer monitored too.',
    })
    inactive: boolean,
  ): Promise<Lea[]> {
    return (await leasOf(context)).filter(({ active }) => active || inactive)
  }

  @Query(() => Lea, {
    nullable: true,
    description: 'One agency; null when there is none that the caller may see.',
  })
  async lea(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the agency.' }) id: number,
  ): Promise<Lea | null> {
    return (await leaIndexOf(context)).get(id) ?? null
  }
}

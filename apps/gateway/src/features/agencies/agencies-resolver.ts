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
  async leas(@Ctx() context: GatewayContext): Promise<Lea[]> {
    return leasOf(context)
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

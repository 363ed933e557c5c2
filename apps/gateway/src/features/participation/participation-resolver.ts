import { agencyParticipation } from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import { leaOf, startLeas, withAgencies } from '../agencies/agencies-client.js'
import { Lea } from '../agencies/agencies-types.js'
import { readAgencyParticipation, readParticipation, saveRates } from './participation-client.js'
import {
  AgencyParticipation,
  AgencyParticipationPayload,
  ParticipationList,
  SaveParticipationRatesInput,
} from './participation-types.js'

@Resolver(() => AgencyParticipation)
export class ParticipationResolver {
  @Query(() => ParticipationList, {
    nullable: true,
    description:
      'Participation in alternate assessments of a year, of the agencies that the caller sees; null where there is no such year.',
  })
  async participation(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<ParticipationList | null> {
    const found = orNull(readParticipation(context, year))
    const rows = await withAgencies(
      context,
      info,
      found.then((answer) => answer?.rows ?? []),
    )
    const answer = await found
    return answer && { ...answer, rows }
  }

  @Query(() => AgencyParticipation, {
    nullable: true,
    description:
      'Participation of one agency in a year; null for an agency or a year that the caller does not see.',
  })
  async agencyParticipation(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<AgencyParticipation | null> {
    startLeas(context, info)
    return orNull(readAgencyParticipation(context, { year, leaId }))
  }

  @Mutation(() => AgencyParticipationPayload, {
    description:
      'Enters the numbers of an agency. For state monitors, and local administrators of the agency.',
  })
  async saveParticipationRates(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveParticipationRatesInput, { description: 'Where, and the numbers.' })
    input: SaveParticipationRatesInput,
  ): Promise<AgencyParticipationPayload> {
    return orRefusal<AgencyParticipationPayload>(
      async () => ({ errors: [], participation: await saveRates(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        participation: await currentRow(refused, agencyParticipation, () =>
          readAgencyParticipation(context, input),
        ),
      }),
    )
  }

  @FieldResolver(() => Lea, { description: 'The agency.' })
  async lea(
    @Root() { leaId }: Pick<AgencyParticipation, 'leaId'>,
    @Ctx() context: GatewayContext,
  ): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

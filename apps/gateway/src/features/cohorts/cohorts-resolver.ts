import { cohort } from '@portal/rest-contract'
import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import { readCohort, readCohorts, save } from './cohorts-client.js'
import { Cohort, CohortPayload, SaveCohortInput } from './cohorts-types.js'

@Resolver()
export class CohortsResolver {
  @Query(() => [Cohort], {
    description: 'Who answers for which agencies in one year: every state monitor, by name. For the state.',
  })
  async cohorts(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<Cohort[]> {
    return readCohorts(context, year)
  }

  @Query(() => Cohort, {
    nullable: true,
    description:
      'What one state monitor answers for in one year; null for somebody who is none. For the state.',
  })
  async cohort(
    @Ctx() context: GatewayContext,
    @Arg('userId', () => ID, { description: 'Id of the state monitor.' }) userId: string,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): Promise<Cohort | null> {
    return orNull(readCohort(context, userId, year))
  }

  @Mutation(() => CohortPayload, {
    description: 'Says which agencies a state monitor answers for in one year. For state monitors.',
  })
  async saveCohort(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveCohortInput, { description: 'Who, when, and which agencies.' })
    input: SaveCohortInput,
  ): Promise<CohortPayload> {
    return orRefusal<CohortPayload>(
      async () => ({ errors: [], cohort: await save(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        cohort: await currentRow(refused, cohort, () => readCohort(context, input.userId, input.year)),
      }),
    )
  }
}

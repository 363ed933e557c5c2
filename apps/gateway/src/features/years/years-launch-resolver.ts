import { year as yearShape } from '@portal/rest-contract'
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orRefusal } from '../../errors/user-error.js'
import { launch, readLaunchPreview, readYears, type YearKind } from './years-client.js'
import { LaunchPreview, LaunchYearInput, LaunchYearPayload } from './years-launch-types.js'

const yearDescription = 'The year, always the one after the latest; another one is a CONFLICT.'
const inputDescription = 'Which year.'

@Resolver()
export class YearsLaunchResolver {
  @Query(() => LaunchPreview, {
    description: 'What launching the compliance year will make, and what is not ready.',
  })
  async complianceYearLaunchPreview(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: yearDescription }) year: number,
  ): Promise<LaunchPreview> {
    return readLaunchPreview(context, 'compliance', year)
  }

  @Query(() => LaunchPreview, {
    description: 'What launching the fiscal year of local determinations will make, and what is not ready.',
  })
  async determinationYearLaunchPreview(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: yearDescription }) year: number,
  ): Promise<LaunchPreview> {
    return readLaunchPreview(context, 'determinations', year)
  }

  @Query(() => LaunchPreview, {
    description: 'What launching the fiscal year of dispute resolution will make, and what is not ready.',
  })
  async disputeYearLaunchPreview(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: yearDescription }) year: number,
  ): Promise<LaunchPreview> {
    return readLaunchPreview(context, 'disputes', year)
  }

  @Mutation(() => LaunchYearPayload, {
    description: 'Launches the next compliance year with its self-assessments. It cannot be taken back.',
  })
  async launchComplianceYear(
    @Ctx() context: GatewayContext,
    @Arg('input', () => LaunchYearInput, { description: inputDescription }) input: LaunchYearInput,
  ): Promise<LaunchYearPayload> {
    return launchOf(context, 'compliance', input)
  }

  @Mutation(() => LaunchYearPayload, {
    description: 'Launches the next fiscal year of local determinations. It cannot be taken back.',
  })
  async launchDeterminationYear(
    @Ctx() context: GatewayContext,
    @Arg('input', () => LaunchYearInput, { description: inputDescription }) input: LaunchYearInput,
  ): Promise<LaunchYearPayload> {
    return launchOf(context, 'determinations', input)
  }

  @Mutation(() => LaunchYearPayload, {
    description: 'Launches the next fiscal year of dispute resolution. It cannot be taken back.',
  })
  async launchDisputeYear(
    @Ctx() context: GatewayContext,
    @Arg('input', () => LaunchYearInput, { description: inputDescription }) input: LaunchYearInput,
  ): Promise<LaunchYearPayload> {
    return launchOf(context, 'disputes', input)
  }
}

function launchOf(
  context: GatewayContext,
  kind: YearKind,
  { year }: LaunchYearInput,
): Promise<LaunchYearPayload> {
  const readAgain = () => readYears(context, kind)
  return orRefusal<LaunchYearPayload>(
    async () => {
      const summary = await launch(context, kind, year)
      // The year is launched; a list that cannot be read must not hide that.
      return { errors: [], summary, years: await readAgain().catch(() => null) }
    },
    async (refused) => ({
      errors: refused.errors,
      summary: null,
      years: await currentRow(refused, z.array(yearShape), readAgain),
    }),
  )
}

import type { VisitPlace as VisitPlaceName } from '@portal/domain'
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull } from '../../errors/missing.js'
import { PortalError } from '../../errors/portal-error.js'
import { orRefusal } from '../../errors/user-error.js'
import {
  readActivity,
  readCharts,
  readDays,
  readLanding,
  readLocal,
  readNews,
  readState,
  readTeam,
  rememberVisit,
} from './dashboards-client.js'
import {
  Landing,
  LocalDashboard,
  LocalNews,
  LocalStanding,
  TeamMember,
  VisitPayload,
  VisitPlace,
} from './dashboards-local-types.js'
import {
  DashboardActivity,
  DashboardDay,
  StateCharts,
  StateDashboard,
  StateStanding,
} from './dashboards-state-types.js'

/** 'Part B' and 'Part C' narrow; everything else means both. */
function partOf(part: string | null | undefined): 'Part B' | 'Part C' | undefined {
  return part === 'Part B' || part === 'Part C' ? part : undefined
}

@Resolver(() => StateDashboard)
export class StateDashboardResolver {
  @Query(() => StateDashboard, { description: 'All agencies in one year. For the state.' })
  stateDashboard(
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('part', () => String, { nullable: true, description: 'Part B or Part C; both without it.' })
    part?: string | null,
    @Arg('cohort', () => Int, { nullable: true, description: 'Year of the cycle, 1 to 6.' })
    cohort?: number | null,
    @Arg('mine', () => Boolean, {
      nullable: true,
      description: 'Only agencies that the caller answers for in the year.',
    })
    mine?: boolean | null,
  ): StateDashboard {
    return { year, part: partOf(part), cohort: cohort ?? undefined, caseload: mine ? 'mine' : undefined }
  }

  @FieldResolver(() => StateStanding, {
    nullable: true,
    description: 'Every agency with its figures; one call, however many agencies.',
  })
  standing(@Root() filter: StateDashboard, @Ctx() context: GatewayContext): Promise<StateStanding> {
    return readState(context, filter)
  }

  @FieldResolver(() => StateCharts, { nullable: true, description: 'Figures of the charts.' })
  charts(@Root() filter: StateDashboard, @Ctx() context: GatewayContext): Promise<StateCharts> {
    return readCharts(context, filter)
  }

  @FieldResolver(() => [DashboardDay], {
    nullable: true,
    description: 'Deadlines and events of the next 14 days.',
  })
  days(@Root() filter: StateDashboard, @Ctx() context: GatewayContext): Promise<DashboardDay[]> {
    return readDays(context, filter)
  }

  @FieldResolver(() => [DashboardActivity], {
    nullable: true,
    description: 'What happened last in the agencies, newest first.',
  })
  activity(@Root() filter: StateDashboard, @Ctx() context: GatewayContext): Promise<DashboardActivity[]> {
    return readActivity(context, filter)
  }
}

@Resolver(() => LocalDashboard)
export class LocalDashboardResolver {
  @Query(() => LocalDashboard, {
    description:
      'The work of one agency in one year; its parts are null for an agency that the caller may not see.',
  })
  localDashboard(
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
  ): LocalDashboard {
    return { leaId, year }
  }

  @FieldResolver(() => LocalStanding, { nullable: true, description: 'Where the work stands.' })
  standing(@Root() place: LocalDashboard, @Ctx() context: GatewayContext): Promise<LocalStanding | null> {
    return orNull(readLocal(context, place))
  }

  @FieldResolver(() => LocalNews, {
    nullable: true,
    description: 'Messages from the state, and what changed since the visit before.',
  })
  news(@Root() place: LocalDashboard, @Ctx() context: GatewayContext): Promise<LocalNews | null> {
    return orNull(readNews(context, place))
  }

  @FieldResolver(() => [TeamMember], {
    nullable: true,
    description: 'People of the agency with their open work; null for those who do not lead it.',
  })
  async team(@Root() place: LocalDashboard, @Ctx() context: GatewayContext): Promise<TeamMember[] | null> {
    try {
      return await orNull(readTeam(context, place))
    } catch (error) {
      if (error instanceof PortalError && error.code === 'FORBIDDEN') return null
      throw error
    }
  }
}

@Resolver()
export class LandingResolver {
  @Query(() => Landing, {
    nullable: true,
    description: 'Deadlines of the month, whom to ask, and whether the tour was seen.',
  })
  landing(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: 'Compliance year in which monitors are looked for.' })
    year: number,
    @Arg('leaId', () => Int, { nullable: true, description: 'One agency; all without it.' })
    leaId?: number | null,
    @Arg('part', () => String, { nullable: true, description: 'Part B or Part C; both without it.' })
    part?: string | null,
  ): Promise<Landing> {
    return readLanding(context, { year, leaId: leaId ?? undefined, part: partOf(part) })
  }

  @Mutation(() => VisitPayload, {
    description: 'Remembers that the person was at a place, or finished the tour.',
  })
  rememberVisit(
    @Ctx() context: GatewayContext,
    @Arg('place', () => VisitPlace, { description: 'Where the person is.' }) place: VisitPlaceName,
  ): Promise<VisitPayload> {
    return orRefusal<VisitPayload>(
      async () => ({ errors: [], visit: await rememberVisit(context, place) }),
      async ({ errors }) => ({ errors, visit: null }),
    )
  }
}

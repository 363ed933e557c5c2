import type { VisitPlace as VisitPlaceName } from '@portal/domain'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull, orNullIfForbidden } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import { asksBelow } from '../../selected-fields.js'
import { withAgencies } from '../agencies/agencies-client.js'
import { readCategories } from '../documents/documents-client.js'
import { readSelfAssessments } from '../self-assessment/self-assessment-client.js'
import { readTasks } from '../tasks/tasks-client.js'
import { TaskPage, TaskShow } from '../tasks/tasks-types.js'
import {
  partOf,
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
  AgencyDocuments,
  Landing,
  LocalDashboard,
  LocalNews,
  LocalStanding,
  TeamMember,
  VisitPayload,
  VisitPlace,
} from './local/dashboards-local-types.js'
import {
  DashboardActivity,
  DashboardDay,
  StateCharts,
  StateDashboard,
  StateStanding,
} from './state/dashboards-state-types.js'

/** Number of tasks shown on the local dashboard. */
const mostTasks = 8

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
  team(@Root() place: LocalDashboard, @Ctx() context: GatewayContext): Promise<TeamMember[] | null> {
    return orNullIfForbidden(orNull(readTeam(context, place)))
  }

  @FieldResolver(() => TaskPage, {
    nullable: true,
    description: 'The first tasks about the agency, alike ones in one line.',
  })
  tasks(
    @Root() { leaId }: LocalDashboard,
    @Ctx() context: GatewayContext,
    @Arg('show', () => TaskShow, {
      nullable: true,
      description: 'By default the tasks that the caller can do.',
    })
    show?: keyof typeof TaskShow | null,
  ): Promise<TaskPage | null> {
    const filter = { show: show ?? 'mine', leaId, grouped: true } as const
    return orNull(readTasks(context, { page: 1, pageSize: mostTasks }, filter))
  }

  @FieldResolver(() => AgencyDocuments, {
    nullable: true,
    description: 'Required documents of the agency, by its self-assessments.',
  })
  requiredDocuments(
    @Root() { leaId, year }: LocalDashboard,
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AgencyDocuments | null> {
    const read = readSelfAssessments(context, year, [leaId])
    // Documents are shown even when the agencies of other parts cannot be read.
    const rows = asksBelow(info, 'lea') ? withAgencies(context, info, read) : read
    const both = Promise.all([rows, readCategories(context, leaId, year, null)])
    return orNull(both.then(([selfAssessments, categories]) => ({ selfAssessments, categories })))
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

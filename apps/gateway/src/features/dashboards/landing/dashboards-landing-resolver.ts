import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { orNullIfForbidden } from '../../../errors/missing.js'
import { readOfferedRoles } from '../../accounts/roles/accounts-role-client.js'
import { OfferedRole } from '../../accounts/roles/accounts-role-types.js'
import { leasOf, withAgencies } from '../../agencies/agencies-client.js'
import { Lea } from '../../agencies/agencies-types.js'
import { readAnnouncements } from '../../announcements/announcements-client.js'
import { Announcement } from '../../announcements/announcements-types.js'
import { readFilters } from '../../audit-trail/audit-trail-client.js'
import { AuditFilters } from '../../audit-trail/audit-trail-types.js'
import { readOwners } from '../../findings/findings-client.js'
import { readTraining } from '../../help/help-client.js'
import { TrainingList } from '../../help/help-types.js'
import { QuestionnaireRow } from '../../self-assessment/launch/questionnaire-types.js'
import { readQuestionnaires, readSelfAssessments } from '../../self-assessment/self-assessment-client.js'
import { SelfAssessmentRow } from '../../self-assessment/self-assessment-types.js'
import { PersonRef } from '../../shared/shared-types.js'
import { readTasks } from '../../tasks/tasks-client.js'
import { TaskPage } from '../../tasks/tasks-types.js'
import { complianceYearsOf } from '../../years/years-client.js'
import { Year } from '../../years/years-types.js'
import { partOf, readLanding } from '../dashboards-client.js'
import { Choices, LandingPage } from './dashboards-landing-types.js'
import { Landing } from '../local/dashboards-local-types.js'

/** Number of tasks shown on the landing page. */
const mostTasks = 5

@Resolver(() => Choices)
export class ChoicesResolver {
  @Query(() => Choices, {
    description: 'What a page chooses from, each part of which may fail without the rest of the page.',
  })
  choices(): Choices {
    return {}
  }

  @FieldResolver(() => [Lea], {
    nullable: true,
    description: 'The monitored agencies that the caller may see, by code.',
  })
  async agencies(@Ctx() context: GatewayContext): Promise<Lea[]> {
    return (await leasOf(context)).filter(({ active }) => active)
  }

  @FieldResolver(() => [Lea], {
    nullable: true,
    description: 'All agencies that the caller may see, by code, with those that are no longer monitored.',
  })
  allAgencies(@Ctx() context: GatewayContext): Promise<Lea[]> {
    return leasOf(context)
  }

  @FieldResolver(() => [Year], { nullable: true, description: 'Compliance years, oldest first.' })
  years(@Ctx() context: GatewayContext): Promise<Year[]> {
    return complianceYearsOf(context)
  }

  @FieldResolver(() => AuditFilters, {
    nullable: true,
    description: 'What the record of what happened can be filtered by; null for those who do not read it.',
  })
  auditFilters(@Ctx() context: GatewayContext): Promise<AuditFilters | null> {
    return orNullIfForbidden(readFilters(context))
  }

  @FieldResolver(() => [QuestionnaireRow], {
    nullable: true,
    description: 'Questionnaires whose drafts can be published; null for those who keep no content.',
  })
  questionnaires(@Ctx() context: GatewayContext): Promise<QuestionnaireRow[] | null> {
    return orNullIfForbidden(readQuestionnaires(context))
  }

  @FieldResolver(() => [PersonRef], {
    nullable: true,
    description: 'State people who may own findings; null for those who see no findings.',
  })
  findingOwners(@Ctx() context: GatewayContext): Promise<PersonRef[] | null> {
    return orNullIfForbidden(readOwners(context))
  }

  @FieldResolver(() => [OfferedRole], {
    nullable: true,
    description:
      'Roles that the user editor shows to the caller, in order; null for those who edit no users.',
  })
  offeredRoles(@Ctx() context: GatewayContext): Promise<OfferedRole[] | null> {
    return orNullIfForbidden(readOfferedRoles(context))
  }
}

@Resolver(() => LandingPage)
export class LandingPageResolver {
  @Query(() => LandingPage, {
    description: 'What the first page shows of every feature; one call for each part, however long it is.',
  })
  landingPage(
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Arg('leaId', () => Int, { nullable: true, description: 'Agency of the deadlines; all without it.' })
    leaId?: number | null,
    @Arg('part', () => String, {
      nullable: true,
      description: 'Part B or Part C for the deadlines; both without it.',
    })
    part?: string | null,
  ): LandingPage {
    return { year, leaId: leaId ?? undefined, part: partOf(part) }
  }

  @FieldResolver(() => [SelfAssessmentRow], {
    nullable: true,
    description: 'Self-assessments of the year that the caller may see.',
  })
  selfAssessments(
    @Root() { year }: LandingPage,
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<SelfAssessmentRow[]> {
    return withAgencies(context, info, readSelfAssessments(context, year, []))
  }

  @FieldResolver(() => Landing, {
    nullable: true,
    description: 'Deadlines of the month, whom to ask, and whether the tour was seen.',
  })
  landing(@Root() place: LandingPage, @Ctx() context: GatewayContext): Promise<Landing> {
    return readLanding(context, place)
  }

  @FieldResolver(() => [Announcement], {
    nullable: true,
    description: 'What is announced to the caller today and was not put away, the most urgent first.',
  })
  announcements(@Ctx() context: GatewayContext): Promise<Announcement[]> {
    return readAnnouncements(context)
  }

  @FieldResolver(() => TaskPage, {
    nullable: true,
    description: 'The first tasks that name the caller or nobody in particular, alike ones in one line.',
  })
  tasks(@Ctx() context: GatewayContext): Promise<TaskPage> {
    const filter = { show: 'mine', assigned: 'forMe', grouped: true } as const
    return readTasks(context, { page: 1, pageSize: mostTasks }, filter)
  }

  @FieldResolver(() => TrainingList, {
    nullable: true,
    description: 'Training materials for the caller.',
  })
  training(@Ctx() context: GatewayContext): Promise<TrainingList> {
    return readTraining(context, 'kept')
  }
}

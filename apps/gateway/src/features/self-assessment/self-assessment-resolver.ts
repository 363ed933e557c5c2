import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull } from '../../errors/missing.js'
import { leaOf, startLeas, withAgencies } from '../agencies/agencies-client.js'
import { Lea } from '../agencies/agencies-types.js'
import {
  readAssignableUsers,
  readAssignmentSuggestions,
  readLastYearAnswers,
  readReport,
  readSelfAssessment,
  readSelfAssessments,
  readSubsection,
} from './self-assessment-client.js'
import { SelfAssessment, SelfAssessmentRow } from './self-assessment-types.js'
import {
  AssignableUser,
  AssignmentSuggestion,
  LastYearAnswer,
  SelfAssessmentReport,
  SubsectionResponse,
} from './answering/subsection-types.js'

const agency = 'The agency that it belongs to.'

/** Not a class, because type-graphql would copy the whole object for each resolver. */
type OfAgency = Pick<SelfAssessment, 'leaId'>

@Resolver()
export class SelfAssessmentRowResolver {
  @Query(() => [SelfAssessmentRow], {
    description: 'Self-assessments of one year, one for each agency and part that the caller may see.',
  })
  async selfAssessments(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: 'Compliance year.' }) year: number,
    @Info() info: GraphQLResolveInfo,
    @Arg('leaIds', () => [Int], {
      nullable: true,
      description: 'Only these agencies; all of them without it.',
    })
    leaIds?: number[] | null,
  ): Promise<SelfAssessmentRow[]> {
    return withAgencies(context, info, readSelfAssessments(context, year, leaIds ?? []))
  }
}

@Resolver(() => SelfAssessment)
export class SelfAssessmentResolver {
  @Query(() => SelfAssessment, {
    nullable: true,
    description: 'One self-assessment; null when there is none that the caller may see.',
  })
  async selfAssessment(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the self-assessment.' }) id: number,
  ): Promise<SelfAssessment | null> {
    startLeas(context, info)
    return orNull(readSelfAssessment(context, id))
  }

  @Query(() => SelfAssessmentReport, {
    nullable: true,
    description:
      'Every answer and document of a self-assessment; null when there is none that the caller may see.',
  })
  async selfAssessmentReport(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the self-assessment.' }) id: number,
  ): Promise<SelfAssessmentReport | null> {
    startLeas(context, info)
    return orNull(readReport(context, id))
  }

  @FieldResolver(() => Lea, { description: agency })
  async lea(@Root() { leaId }: OfAgency, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

@Resolver(() => SubsectionResponse)
export class SubsectionResponseResolver {
  @Query(() => SubsectionResponse, {
    nullable: true,
    description:
      'One subsection with its questions and answers; null when there is none that the caller may see.',
  })
  async subsectionResponse(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the subsection in its self-assessment.' }) id: number,
  ): Promise<SubsectionResponse | null> {
    startLeas(context, info)
    return orNull(readSubsection(context, id))
  }

  @Query(() => [AssignableUser], {
    description: 'Users of the agency, with a mark for those assigned to a subsection.',
  })
  async assignableUsers(
    @Ctx() context: GatewayContext,
    @Arg('subsectionResponseId', () => Int, { description: 'Id of the subsection in its self-assessment.' })
    subsectionResponseId: number,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<AssignableUser[]> {
    return readAssignableUsers(context, subsectionResponseId, leaId)
  }

  @Query(() => [LastYearAnswer], {
    description:
      'Answers of the agency to the questions of a subsection in the latest earlier year; empty where none can be taken over.',
  })
  async lastYearAnswers(
    @Ctx() context: GatewayContext,
    @Arg('subsectionResponseId', () => Int, { description: 'Id of the subsection in its self-assessment.' })
    subsectionResponseId: number,
  ): Promise<LastYearAnswer[]> {
    return (await orNull(readLastYearAnswers(context, subsectionResponseId))) ?? []
  }

  @Query(() => [AssignmentSuggestion], {
    description: 'Who worked on the subsections of a self-assessment in the latest earlier year.',
  })
  async assignmentSuggestions(
    @Ctx() context: GatewayContext,
    @Arg('selfAssessmentId', () => Int, { description: 'Id of the self-assessment.' })
    selfAssessmentId: number,
  ): Promise<AssignmentSuggestion[]> {
    return readAssignmentSuggestions(context, selfAssessmentId)
  }

  @FieldResolver(() => Lea, { description: agency })
  async lea(@Root() { leaId }: OfAgency, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

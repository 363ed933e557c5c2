import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull } from '../../errors/missing.js'
import { leaOf, startLeas, withAgencies } from '../agencies/agencies-client.js'
import { Lea } from '../agencies/agencies-types.js'
import { PageArgs } from '../shared/shared-types.js'
import { readCaseStudies, readCaseStudy, readWords } from './case-studies-client.js'
import { CaseStudyFilterInput } from './case-studies-inputs.js'
import { CaseStudy, CaseStudyPage, CaseStudyWord } from './case-studies-types.js'

@Resolver(() => CaseStudy)
export class CaseStudiesResolver {
  @Query(() => CaseStudyPage, {
    description: 'Case studies of the agencies that the caller sees, by page. For the state.',
  })
  async caseStudies(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => CaseStudyFilterInput, {
      nullable: true,
      description: 'What to show; everything without it.',
    })
    filter?: CaseStudyFilterInput | null,
    @Arg('sort', () => String, {
      nullable: true,
      description:
        'Columns with commas between, a minus for descending: theme, agency, year, part, status, changedOn.',
    })
    sort?: string | null,
  ): Promise<CaseStudyPage> {
    const found = readCaseStudies(context, page, filter ?? {}, sort)
    const rows = await withAgencies(
      context,
      info,
      found.then((answer) => answer.rows),
    )
    return { ...(await found), rows }
  }

  @Query(() => CaseStudy, {
    nullable: true,
    description: 'One case study; null when there is none. For the state.',
  })
  async caseStudy(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the case study.' }) id: number,
  ): Promise<CaseStudy | null> {
    startLeas(context, info)
    return orNull(readCaseStudy(context, id))
  }

  @Query(() => [CaseStudyWord], {
    nullable: true,
    description: 'Capitalised words of a case study that may be names. For state monitors.',
  })
  async caseStudyWords(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the case study.' }) id: number,
  ): Promise<CaseStudyWord[] | null> {
    return orNull(readWords(context, id))
  }

  @FieldResolver(() => Lea, { description: 'The agency that it is about.' })
  async lea(@Root() { leaId }: Pick<CaseStudy, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { orNull } from '../../errors/missing.js'
import { encodedPart } from '../../upstream/rest-client.js'
import { leaOf, startLeas, withAgencies } from '../agencies/agencies-client.js'
import { Lea } from '../agencies/agencies-types.js'
import { AssignableUser } from '../self-assessment/answering/subsection-types.js'
import { PageArgs, PersonRef } from '../shared/shared-types.js'
import {
  readCitations,
  readFinding,
  readFindings,
  readFindingUsers,
  readNumbers,
  readOwners,
} from './findings-client.js'
import { FindingFilterInput } from './findings-inputs.js'
import { Finding } from './findings-detail-types.js'
import { FindingNumbers } from './register/findings-numbers-types.js'
import { FindingCitation, FindingFile, FindingPage } from './findings-types.js'

@Resolver()
export class FindingsResolver {
  @Query(() => FindingPage, {
    description: 'The register of findings, by page. Agencies see what was issued to them.',
  })
  async findings(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) page: PageArgs,
    @Arg('filter', () => FindingFilterInput, {
      nullable: true,
      description: 'What to show; everything without it.',
    })
    filter?: FindingFilterInput | null,
    @Arg('sort', () => String, {
      nullable: true,
      description:
        'Columns with commas between, a minus for descending: number, agency, part, source, citation, indicator, issuedOn, dueOn, daysLeft, prong1, prong2, cap, status, owner.',
    })
    sort?: string | null,
  ): Promise<FindingPage> {
    const found = readFindings(context, page, filter, sort)
    const rows = await withAgencies(
      context,
      info,
      found.then((answer) => answer.rows),
    )
    return { ...(await found), rows }
  }

  @Query(() => FindingNumbers, {
    description: 'Timely correction of the findings that were issued in one federal fiscal year.',
  })
  async findingNumbers(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('ffy', () => Int, { description: 'Year in which the federal fiscal year begins, on 1 July.' })
    ffy: number,
    @Arg('part', () => String, { description: "'Part B' or 'Part C'." }) part: string,
  ): Promise<FindingNumbers> {
    const found = readNumbers(context, ffy, part)
    const agencies = await withAgencies(
      context,
      info,
      found.then((answer) => answer.agencies),
    )
    return { ...(await found), agencies }
  }

  @Query(() => [FindingCitation], { description: 'Requirements that a finding can rest on.' })
  async findingCitations(
    @Ctx() context: GatewayContext,
    @Arg('part', () => String, { nullable: true, description: 'Those of one part and of both.' })
    part?: string | null,
  ): Promise<FindingCitation[]> {
    return readCitations(context, part)
  }

  @Query(() => [PersonRef], { description: 'State monitors who can answer for a finding.' })
  async findingOwners(@Ctx() context: GatewayContext): Promise<PersonRef[]> {
    return readOwners(context)
  }

  @Query(() => [AssignableUser], {
    description: 'People of the agency, with a mark for those who work on the corrections of a finding.',
  })
  async findingUsers(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the finding.' }) id: number,
  ): Promise<AssignableUser[]> {
    return readFindingUsers(context, id)
  }
}

@Resolver(() => Finding)
export class FindingResolver {
  @Query(() => Finding, {
    nullable: true,
    description: 'One finding; null when there is none that the caller may see.',
  })
  async finding(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the finding.' }) id: number,
  ): Promise<Finding | null> {
    startLeas(context, info)
    return orNull(readFinding(context, id))
  }

  @FieldResolver(() => Lea, { description: 'The agency that it belongs to.' })
  async lea(@Root() { leaId }: Pick<Finding, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

@Resolver(() => FindingFile)
export class FindingFileResolver {
  @FieldResolver(() => String, {
    description: 'Path of the bytes at this server, for a link; it downloads as a file.',
  })
  downloadPath(@Root() { id }: Pick<FindingFile, 'id'>): string {
    return `/files/findings/${encodedPart(id)}`
  }
}

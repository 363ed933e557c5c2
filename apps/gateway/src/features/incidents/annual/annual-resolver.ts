import { annualReport } from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orNull } from '../../../errors/missing.js'
import { orRefusal } from '../../../errors/user-error.js'
import { leaOf, startLeas, withAgencies } from '../../agencies/agencies-client.js'
import { Lea } from '../../agencies/agencies-types.js'
import * as client from './annual-client.js'
import {
  AnnualReportInput,
  CertifyAnnualReportInput,
  DecideAnnualReportsInput,
  SaveAnnualReportInput,
} from './annual-inputs.js'
import {
  AnnualReport,
  AnnualReportList,
  AnnualReportPayload,
  DecidedAnnualReportsPayload,
} from './annual-types.js'
import { PublishedIncidents } from './published-types.js'

const yearText = 'Compliance year of the school year that is reported.'

@Resolver(() => AnnualReport)
export class AnnualReportsResolver {
  @Query(() => AnnualReportList, {
    nullable: true,
    description:
      'Annual reports of incidents of a school year, of the agencies that the caller sees; null where there is no such year.',
  })
  async annualReports(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('year', () => Int, { description: yearText }) year: number,
  ): Promise<AnnualReportList | null> {
    const found = orNull(client.readReports(context, year))
    const rows = await withAgencies(
      context,
      info,
      found.then((answer) => answer?.rows ?? []),
    )
    const answer = await found
    return answer && { ...answer, rows }
  }

  @Query(() => AnnualReport, {
    nullable: true,
    description:
      'The annual report of one agency; null for an agency or a year that the caller does not see.',
  })
  async annualReport(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('year', () => Int, { description: yearText }) year: number,
    @Arg('leaId', () => Int, { description: 'Id of the agency.' }) leaId: number,
  ): Promise<AnnualReport | null> {
    startLeas(context, info)
    return orNull(client.readReport(context, { year, leaId }))
  }

  @Query(() => PublishedIncidents, {
    nullable: true,
    description: 'Totals of incidents by agency and kind; null where there is no such year.',
  })
  async publishedIncidents(
    @Ctx() context: GatewayContext,
    @Arg('year', () => Int, { description: yearText }) year: number,
    @Arg('all', () => Boolean, {
      defaultValue: false,
      description: 'Nothing is hidden. For state monitors.',
    })
    all: boolean,
  ): Promise<PublishedIncidents | null> {
    return orNull(client.readPublished(context, year, all))
  }

  @Mutation(() => AnnualReportPayload, {
    description:
      'Enters figures. For local administrators of the agency, and state monitors where it has begun none.',
  })
  async saveAnnualReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveAnnualReportInput, { description: 'Where, and the figures.' })
    input: SaveAnnualReportInput,
  ): Promise<AnnualReportPayload> {
    return acted(context, input, () => client.saveReport(context, input))
  }

  @Mutation(() => AnnualReportPayload, {
    description: 'Takes the figures from the register of incidents. For local administrators of the agency.',
  })
  async rollUpAnnualReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AnnualReportInput, { description: 'Which report.' }) input: AnnualReportInput,
  ): Promise<AnnualReportPayload> {
    return acted(context, input, () => client.rollUp(context, input))
  }

  @Mutation(() => AnnualReportPayload, {
    description:
      'Certifies a complete report, which goes to the state. For local administrators of the agency.',
  })
  async certifyAnnualReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CertifyAnnualReportInput, { description: 'Which report, and the statement.' })
    input: CertifyAnnualReportInput,
  ): Promise<AnnualReportPayload> {
    return acted(context, input, () => client.certify(context, input))
  }

  @Mutation(() => DecidedAnnualReportsPayload, {
    description: 'Accepts or returns certified reports, all or none. For state monitors.',
  })
  async decideAnnualReports(
    @Ctx() context: GatewayContext,
    @Arg('input', () => DecideAnnualReportsInput, { description: 'Which, and what becomes of them.' })
    input: DecideAnnualReportsInput,
  ): Promise<DecidedAnnualReportsPayload> {
    return orRefusal<DecidedAnnualReportsPayload>(
      async () => Object.assign({ errors: [] }, await client.decide(context, input)),
      ({ errors }) => ({ errors, decided: 0 }),
    )
  }

  @FieldResolver(() => Lea, { description: 'The agency.' })
  async lea(@Root() { leaId }: Pick<AnnualReport, 'leaId'>, @Ctx() context: GatewayContext): Promise<Lea> {
    return leaOf(context, leaId)
  }
}

function acted(
  context: GatewayContext,
  place: { year: number; leaId: number },
  act: () => Promise<AnnualReport>,
): Promise<AnnualReportPayload> {
  return orRefusal<AnnualReportPayload>(
    async () => ({ errors: [], report: await act() }),
    async (refused) => ({
      errors: refused.errors,
      report: await currentRow(refused, annualReport, () => client.readReport(context, place)),
    }),
  )
}

import { publishedReport } from '@portal/rest-contract'
import { Arg, Args, Ctx, Int, Mutation, Query, registerEnumType, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../context.js'
import { currentRow } from '../../errors/current-row.js'
import { orNull } from '../../errors/missing.js'
import { orRefusal } from '../../errors/user-error.js'
import { PageArgs } from '../shared/shared-types.js'
import { acknowledge, readDocument, readReport, readReports, resend, withdraw } from './reports-client.js'
import {
  AcknowledgeReportInput,
  PublishedReportFilter,
  PublishedReportPage,
  PublishedReportPayload,
  PublishedReportWithDocument,
  ReportDocument,
  ResendReportInput,
  WithdrawReportInput,
  type PublishedReport,
} from './reports-types.js'

/** Reports that are generated on request. */
enum LiveReportKind {
  yearly = 'yearly',
  detailed = 'detailed',
  summary = 'summary',
  comparison = 'comparison',
}

registerEnumType(LiveReportKind, {
  name: 'LiveReportKind',
  description: 'Reports that are generated on request; the summary is for the state.',
  valuesConfig: {
    yearly: { description: 'Every answer of the agency, as it stands.' },
    detailed: { description: 'Every answer of the agency, with the stamp of its submission.' },
    summary: { description: 'Ratings over several agencies, for the state.' },
    comparison: { description: 'This year beside the year before.' },
  },
})

@Resolver()
export class ReportsResolver {
  @Query(() => PublishedReportPage, {
    description:
      'Reports that were issued to agencies, newest first unless sorted otherwise. Local people get those of their agency.',
  })
  async publishedReports(
    @Ctx() context: GatewayContext,
    @Args(() => PageArgs) { page, pageSize }: PageArgs,
    @Arg('filter', () => PublishedReportFilter, { nullable: true, description: 'Only these.' })
    filter?: PublishedReportFilter | null,
    @Arg('sort', () => String, {
      nullable: true,
      description:
        'title, module, year, part, agency, issued or state; several with commas, a minus before a name for descending.',
    })
    sort?: string | null,
  ): Promise<PublishedReportPage> {
    return readReports(context, { page, pageSize, filter: filter ?? null, sort: sort ?? null })
  }

  @Query(() => PublishedReportWithDocument, {
    nullable: true,
    description: 'One issued report; null when there is none that the caller may see.',
  })
  async publishedReport(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the report.' }) id: number,
  ): Promise<PublishedReportWithDocument | null> {
    return orNull(readReport(context, id))
  }

  @Query(() => ReportDocument, {
    nullable: true,
    description: 'A report on a self-assessment as it stands now; null when there is none for the caller.',
  })
  async selfAssessmentDocument(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the self-assessment.' }) id: number,
    @Arg('kind', () => LiveReportKind, { description: 'Which report.' }) kind: LiveReportKind,
  ): Promise<ReportDocument | null> {
    return orNull(readDocument(context, id, kind))
  }

  @Mutation(() => PublishedReportPayload, {
    description: 'Says that a report was received. For administrators of the agency.',
  })
  async acknowledgeReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AcknowledgeReportInput, { description: 'The report.' })
    input: AcknowledgeReportInput,
  ): Promise<PublishedReportPayload> {
    return reportAct(context, input.id, () => acknowledge(context, input))
  }

  @Mutation(() => PublishedReportPayload, {
    description: 'Tells the readers of a report again that it is there. For the state.',
  })
  async resendReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ResendReportInput, { description: 'The report.' }) input: ResendReportInput,
  ): Promise<PublishedReportPayload> {
    return reportAct(context, input.id, () => resend(context, input))
  }

  @Mutation(() => PublishedReportPayload, {
    description: 'Takes a report out of the library of the agency. For the state.',
  })
  async withdrawReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => WithdrawReportInput, { description: 'Which, and why.' }) input: WithdrawReportInput,
  ): Promise<PublishedReportPayload> {
    return reportAct(context, input.id, () => withdraw(context, input))
  }
}

function reportAct(
  context: GatewayContext,
  id: number,
  act: () => Promise<PublishedReport>,
): Promise<PublishedReportPayload> {
  return orRefusal<PublishedReportPayload>(
    async () => ({ errors: [], report: await act() }),
    async (refused) => ({
      errors: refused.errors,
      report: await currentRow(refused, publishedReport, () => readReport(context, id)),
    }),
  )
}

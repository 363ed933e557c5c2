import {
  closeAudit,
  getAuditCourse,
  issueAuditReport,
  openAuditRound,
  previewAuditReport,
  setAuditHold,
  withdrawAuditReport,
} from '@portal/rest-contract'
import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { prongAct, auditsAct } from '../audits-payloads.js'
import { AuditProngPayload, AuditsPayload } from '../audits-types.js'
import { withAgencies } from '../../agencies/agencies-client.js'
import { AuditCourse } from './audits-progress-types.js'
import { AuditReportPreview } from './audits-report-preview-types.js'
import {
  CloseAuditInput,
  IssueAuditReportInput,
  OpenAuditRoundInput,
  SetAuditHoldInput,
  WithdrawAuditReportInput,
} from './audits-reports-types.js'

@Resolver()
export class AuditReportsResolver {
  @Query(() => AuditCourse, {
    description:
      'The course of an audit: reviews, findings, letters and what is next. Findings are for the state, and for administrators of the agency from the report on.',
  })
  async auditCourse(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of any prong of the audit.' }) prongId: number,
  ): Promise<AuditCourse> {
    return upstream.call(getAuditCourse, { params: { typeKey, prongId } })
  }

  @Query(() => AuditReportPreview, {
    description: 'What issuing the report of a prong would do, with its letter. For the state.',
  })
  async auditReportPreview(
    @Ctx() { upstream }: GatewayContext,
    @Arg('typeKey', () => String, { description: 'Kind of audit: desk-audit.' }) typeKey: string,
    @Arg('prongId', () => Int, { description: 'Id of the prong.' }) prongId: number,
    @Arg('correctedItemIds', () => [String], { description: 'Items marked as corrected before the report.' })
    correctedItemIds: string[],
  ): Promise<AuditReportPreview> {
    return upstream.call(previewAuditReport, { params: { typeKey, prongId }, body: { correctedItemIds } })
  }

  @Mutation(() => AuditProngPayload, {
    description: 'Issues the report of a prong by letter, with its findings or their results. For the state.',
  })
  async issueAuditReport(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => IssueAuditReportInput, { description: 'Which, and the letter.' })
    { typeKey, prongId, correctedBefore, ...body }: IssueAuditReportInput,
  ): Promise<AuditProngPayload> {
    return prongAct(context, info, () =>
      context.upstream.call(issueAuditReport, {
        params: { typeKey, prongId },
        body: { ...body, ...(correctedBefore && { correctedBefore }) },
      }),
    )
  }

  @Mutation(() => AuditProngPayload, {
    description:
      'Takes a report back: its letter is superseded and its findings are withdrawn. For the state.',
  })
  async withdrawAuditReport(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => WithdrawAuditReportInput, { description: 'Which, and why.' })
    { typeKey, prongId, ...body }: WithdrawAuditReportInput,
  ): Promise<AuditProngPayload> {
    return prongAct(context, info, () =>
      context.upstream.call(withdrawAuditReport, { params: { typeKey, prongId }, body }),
    )
  }

  @Mutation(() => AuditProngPayload, {
    description: 'Opens a review of newer data, with its own list and sample. For the state.',
  })
  async openAuditRound(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => OpenAuditRoundInput, { description: 'Of which audit.' })
    { typeKey, id, version, periodFrom, periodTo, documentsDueOn }: OpenAuditRoundInput,
  ): Promise<AuditProngPayload> {
    return prongAct(context, info, () =>
      context.upstream.call(openAuditRound, {
        params: { typeKey, id },
        body: {
          version,
          periodFrom: periodFrom ?? undefined,
          periodTo: periodTo ?? undefined,
          documentsDueOn: documentsDueOn ?? undefined,
        },
      }),
    )
  }

  @Mutation(() => AuditsPayload, {
    description:
      'Closes an audit by letter, once its prongs have ended and its findings are closed. For the state.',
  })
  async closeAudit(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => CloseAuditInput, { description: 'Which, and the letter.' })
    { typeKey, id, ...body }: CloseAuditInput,
  ): Promise<AuditsPayload> {
    return auditsAct(async () =>
      withAgencies(
        context,
        info,
        Promise.resolve([await context.upstream.call(closeAudit, { params: { typeKey, id }, body })]),
      ),
    )
  }

  @Mutation(() => AuditsPayload, {
    description: 'Keeps everything of an audit from deletion, or no longer. For the state.',
  })
  async setAuditHold(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('input', () => SetAuditHoldInput, { description: 'Which, and why.' })
    { typeKey, id, ...body }: SetAuditHoldInput,
  ): Promise<AuditsPayload> {
    return auditsAct(async () =>
      withAgencies(
        context,
        info,
        Promise.resolve([await context.upstream.call(setAuditHold, { params: { typeKey, id }, body })]),
      ),
    )
  }
}

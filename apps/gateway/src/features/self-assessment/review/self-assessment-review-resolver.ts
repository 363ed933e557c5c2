import { itemReview, selfAssessment, selfAssessmentReview, subsectionReview } from '@portal/rest-contract'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GraphQLResolveInfo } from 'graphql'
import type { GatewayContext } from '../../../context.js'
import { currentRow } from '../../../errors/current-row.js'
import { orNull } from '../../../errors/missing.js'
import { orRefusal } from '../../../errors/user-error.js'
import { leaOf, startLeas } from '../../agencies/agencies-client.js'
import { Lea } from '../../agencies/agencies-types.js'
import { ReportDocument } from '../../reports/reports-types.js'
import { readSelfAssessment } from '../self-assessment-client.js'
import { SelfAssessmentPayload } from '../self-assessment-payloads.js'
import {
  acceptAll,
  close,
  issueFinal,
  issueSelective,
  markSecondRead,
  openReview,
  previewFinal,
  previewSelective,
  readReview,
  readSubsectionReview,
  reopen,
  resubmit,
  saveItem,
  saveReview,
} from './self-assessment-review-client.js'
import {
  AcceptAllRatingsInput,
  CloseSelfAssessmentInput,
  FinalReportInput,
  IssueFinalReportInput,
  IssueSelectiveReportInput,
  OpenSelfAssessmentReviewInput,
  ReopenSelfAssessmentInput,
  ResubmitSelfAssessmentInput,
  SaveItemReviewInput,
  SaveSubsectionReviewInput,
  SelectiveReportInput,
} from './self-assessment-review-inputs.js'
import {
  ItemReviewPayload,
  SelfAssessmentReview,
  SelfAssessmentReviewPayload,
  SubsectionReview,
  SubsectionReviewPayload,
} from './self-assessment-review-types.js'

@Resolver(() => SelfAssessmentReview)
export class SelfAssessmentReviewResolver {
  @Query(() => SelfAssessmentReview, {
    nullable: true,
    description:
      'Where the review of a self-assessment stands, for the state; null when there is none for the caller.',
  })
  async selfAssessmentReview(
    @Ctx() context: GatewayContext,
    @Info() info: GraphQLResolveInfo,
    @Arg('id', () => Int, { description: 'Id of the self-assessment.' }) id: number,
  ): Promise<SelfAssessmentReview | null> {
    startLeas(context, info)
    return orNull(readReview(context, id))
  }

  @FieldResolver(() => Lea, { description: 'The agency that it belongs to.' })
  async lea(
    @Root() { leaId }: Pick<SelfAssessmentReview, 'leaId'>,
    @Ctx() context: GatewayContext,
  ): Promise<Lea> {
    return leaOf(context, leaId)
  }

  @Query(() => SubsectionReview, {
    nullable: true,
    description: "The state's ratings and comments on one subsection, for the state.",
  })
  async subsectionReview(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'Id of the subsection in its self-assessment.' }) id: number,
  ): Promise<SubsectionReview | null> {
    return orNull(readSubsectionReview(context, id))
  }

  @Query(() => ReportDocument, { description: 'A selective report as it would be issued. For the state.' })
  async selectiveReportPreview(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SelectiveReportInput, { description: 'What it would say.' })
    input: SelectiveReportInput,
  ): Promise<ReportDocument> {
    return previewSelective(context, input)
  }

  @Query(() => ReportDocument, { description: 'A final report as it would be issued. For the state.' })
  async finalReportPreview(
    @Ctx() context: GatewayContext,
    @Arg('input', () => FinalReportInput, { description: 'What it would say.' }) input: FinalReportInput,
  ): Promise<ReportDocument> {
    return previewFinal(context, input)
  }

  @Mutation(() => SelfAssessmentReviewPayload, {
    description: 'Takes a submitted self-assessment up for review. For the state.',
  })
  async openSelfAssessmentReview(
    @Ctx() context: GatewayContext,
    @Arg('input', () => OpenSelfAssessmentReviewInput, { description: 'The act, with what the caller saw.' })
    input: OpenSelfAssessmentReviewInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.id, () => openReview(context, input))
  }

  @Mutation(() => SelfAssessmentReviewPayload, {
    description: 'Issues a selective report; the named subsections open again for the agency. For the state.',
  })
  async issueSelectiveReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => IssueSelectiveReportInput, { description: 'The act, with what the caller saw.' })
    input: IssueSelectiveReportInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.selfAssessmentId, () => issueSelective(context, input))
  }

  @Mutation(() => SelfAssessmentReviewPayload, { description: 'Issues the final report. For the state.' })
  async issueFinalReport(
    @Ctx() context: GatewayContext,
    @Arg('input', () => IssueFinalReportInput, { description: 'The act, with what the caller saw.' })
    input: IssueFinalReportInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.selfAssessmentId, () => issueFinal(context, input))
  }

  @Mutation(() => SelfAssessmentReviewPayload, {
    description: 'Closes a self-assessment after its final report. For the state.',
  })
  async closeSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => CloseSelfAssessmentInput, { description: 'The act, with what the caller saw.' })
    input: CloseSelfAssessmentInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.id, () => close(context, input))
  }

  @Mutation(() => SelfAssessmentReviewPayload, {
    description: 'Gives a self-assessment back to the agency. For the state.',
  })
  async reopenSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ReopenSelfAssessmentInput, { description: 'The act, with what the caller saw.' })
    input: ReopenSelfAssessmentInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.id, () => reopen(context, input))
  }

  @Mutation(() => SubsectionReviewPayload, {
    description: 'Saves the comments on a subsection. For the state.',
  })
  async saveSubsectionReview(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveSubsectionReviewInput, { description: 'The act, with what the caller saw.' })
    input: SaveSubsectionReviewInput,
  ): Promise<SubsectionReviewPayload> {
    return subsectionAct(context, input.id, () => saveReview(context, input))
  }

  @Mutation(() => SubsectionReviewPayload, {
    description:
      "Accepts a subsection at the agency's ratings where the state has given none. For the state.",
  })
  async acceptAllRatings(
    @Ctx() context: GatewayContext,
    @Arg('input', () => AcceptAllRatingsInput, { description: 'The act, with what the caller saw.' })
    input: AcceptAllRatingsInput,
  ): Promise<SubsectionReviewPayload> {
    return subsectionAct(context, input.id, () => acceptAll(context, input))
  }

  @Mutation(() => SubsectionReviewPayload, {
    description: 'Records that a second monitor has read the review of a subsection. For the state.',
  })
  async markSecondReading(
    @Ctx() context: GatewayContext,
    @Arg('id', () => Int, { description: 'The subsection in its self-assessment.' }) id: number,
  ): Promise<SubsectionReviewPayload> {
    return subsectionAct(context, id, () => markSecondRead(context, id))
  }

  @Mutation(() => ItemReviewPayload, {
    description: "Saves the state's rating of one question, its comments and what to provide. For the state.",
  })
  async saveItemReview(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveItemReviewInput, { description: 'The review.' }) input: SaveItemReviewInput,
  ): Promise<ItemReviewPayload> {
    return orRefusal<ItemReviewPayload>(
      async () => ({ errors: [], item: await saveItem(context, input) }),
      async (refused) => ({ errors: refused.errors, item: await currentRow(refused, itemReview) }),
    )
  }

  @Mutation(() => SelfAssessmentPayload, {
    description: 'Hands the responses to a selective report to the state. For administrators of the agency.',
  })
  async resubmitSelfAssessment(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ResubmitSelfAssessmentInput, { description: 'Which self-assessment.' })
    input: ResubmitSelfAssessmentInput,
  ): Promise<SelfAssessmentPayload> {
    return orRefusal<SelfAssessmentPayload>(
      async () => ({ errors: [], selfAssessment: await resubmit(context, input) }),
      async (refused) => ({
        errors: refused.errors,
        selfAssessment: await currentRow(refused, selfAssessment, () =>
          readSelfAssessment(context, input.id),
        ),
      }),
    )
  }
}

/** A change of the whole review; a refusal comes with the review as it stands now. */
export function reviewAct(
  context: GatewayContext,
  id: number,
  act: () => Promise<SelfAssessmentReview>,
): Promise<SelfAssessmentReviewPayload> {
  return orRefusal<SelfAssessmentReviewPayload>(
    async () => ({ errors: [], review: await act() }),
    async (refused) => ({
      errors: refused.errors,
      review: await currentRow(refused, selfAssessmentReview, () => readReview(context, id)),
    }),
  )
}

function subsectionAct(
  context: GatewayContext,
  id: number,
  act: () => Promise<SubsectionReview>,
): Promise<SubsectionReviewPayload> {
  return orRefusal<SubsectionReviewPayload>(
    async () => ({ errors: [], review: await act() }),
    async (refused) => ({
      errors: refused.errors,
      review: await currentRow(refused, subsectionReview, () => readSubsectionReview(context, id)),
    }),
  )
}

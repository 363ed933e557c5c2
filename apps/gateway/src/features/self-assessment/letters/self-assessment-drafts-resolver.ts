import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GatewayContext } from '../../../context.js'
import { readDraft, saveDraft } from '../review/self-assessment-review-client.js'
import { ReadReportDraftInput, SaveReportDraftInput } from './self-assessment-drafts-types.js'
import { reviewAct } from '../review/self-assessment-review-resolver.js'
import { SelfAssessmentReviewPayload } from '../review/self-assessment-review-types.js'

/** Letters of a review before they are issued. */
@Resolver()
export class SelfAssessmentDraftsResolver {
  @Mutation(() => SelfAssessmentReviewPayload, {
    description: 'Saves a letter before it is issued, or hands it to a second reader. For the state.',
  })
  async saveReportDraft(
    @Ctx() context: GatewayContext,
    @Arg('input', () => SaveReportDraftInput, { description: 'The letter, with what the caller saw.' })
    input: SaveReportDraftInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.selfAssessmentId, () => saveDraft(context, input))
  }

  @Mutation(() => SelfAssessmentReviewPayload, {
    description: 'Says as second reader that a letter can be issued, or gives it back. For the state.',
  })
  async readReportDraft(
    @Ctx() context: GatewayContext,
    @Arg('input', () => ReadReportDraftInput, { description: 'What the second reader says.' })
    input: ReadReportDraftInput,
  ): Promise<SelfAssessmentReviewPayload> {
    return reviewAct(context, input.selfAssessmentId, () => readDraft(context, input))
  }
}

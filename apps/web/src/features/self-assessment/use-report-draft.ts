import { toast } from '../../ui/toast'
import { letterMessages as words } from './letter-messages'
import { refusalsOf } from './refusals'
import {
  useSaveReportDraftMutation,
  type ReportDraftFieldsFragment,
  type SaveReportDraftMutationVariables,
  type SelfAssessmentReviewFieldsFragment,
} from './self-assessment-review.generated'

type Input = SaveReportDraftMutationVariables['input']
type Letter = Partial<Omit<Input, 'selfAssessmentId' | 'kind' | 'toReview' | 'version'>>

/** The letter of a kind that somebody has begun. */
export function draftOf(
  { drafts }: Pick<SelfAssessmentReviewFieldsFragment, 'drafts'>,
  kind: Input['kind'],
): ReportDraftFieldsFragment | undefined {
  return drafts.find((one) => one.kind === kind)
}

/** Keeps a letter before it is issued, or hands it to a second reader; answers the refusals. */
export function useSaveDraft(
  review: Pick<SelfAssessmentReviewFieldsFragment, 'id' | 'drafts'>,
  kind: Input['kind'],
) {
  const [save] = useSaveReportDraftMutation()
  const version = draftOf(review, kind)?.version ?? 0
  return async (letter: Letter, toReview: boolean) => {
    const input: Input = {
      subsectionResponseIds: [],
      note: '',
      recommendations: '',
      nextSteps: '',
      ...letter,
      dueOn: letter.dueOn || null,
      selfAssessmentId: review.id,
      kind,
      toReview,
      version,
    }
    const refusals = await refusalsOf(
      async () => (await save({ variables: { input } })).data?.saveReportDraft.errors,
    )
    if (refusals.length === 0)
      toast({ status: 'success', title: toReview ? words.sent : words.saved, duration: 5000 })
    return refusals
  }
}

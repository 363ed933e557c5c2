import type { KeptLetter } from '../../../parts/letters/letter-dialog'
import { refusalsOf } from '../refusals'
import {
  useSaveReportDraftMutation,
  type ReportDraftFieldsFragment,
  type SaveReportDraftMutationVariables,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'

type Input = SaveReportDraftMutationVariables['input']
type Letter = Partial<Omit<Input, 'selfAssessmentId' | 'kind' | 'toReview' | 'version'>>

/** The draft of a letter of one kind, if there is one. */
export function draftOf(
  { drafts }: Pick<SelfAssessmentReviewFieldsFragment, 'drafts'>,
  kind: Input['kind'],
): ReportDraftFieldsFragment | undefined {
  return drafts.find((one) => one.kind === kind)
}

/**
 * Saves a letter as a draft, or sends it to a second reader. `version` is the one that it replaces, by default that on
 * the screen.
 */
export function useSaveDraft(
  review: Pick<SelfAssessmentReviewFieldsFragment, 'id' | 'drafts'>,
  kind: Input['kind'],
) {
  const [save] = useSaveReportDraftMutation()
  const seen = draftOf(review, kind)?.version ?? 0
  return async (
    letter: Letter,
    toReview: boolean,
    version = seen,
  ): Promise<KeptLetter<ReportDraftFieldsFragment>> => {
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
    let row: KeptLetter<ReportDraftFieldsFragment>['row'] = null
    const errors = await refusalsOf(async () => {
      const answer = (await save({ variables: { input } })).data?.saveReportDraft
      row = answer?.review ? { draft: draftOf(answer.review, kind) } : null
      return answer?.errors
    })
    return { errors, row }
  }
}

import { LetterReadingDialog } from '../../../parts/letters/letter-reading-dialog'
import { reviewMessages as words } from '../review/review-messages.generated'
import {
  useReadReportDraftMutation,
  type ReportDraftFieldsFragment,
  type SelfAssessmentReviewFieldsFragment,
} from '../review/self-assessment-review.generated'
import { FinalPreview, SelectivePreview } from './letter-previews'
import { useSaveDraft } from './use-report-draft'

interface ReadingDialogProps {
  review: SelfAssessmentReviewFieldsFragment
  draft: ReportDraftFieldsFragment & { kind: 'selective' | 'final' }
  onClose: () => void
  onChanged: () => void
}

/** A selective or final report that a second reader has. */
export function ReadingDialog({ review, draft, ...done }: ReadingDialogProps) {
  const [read] = useReadReportDraftMutation()
  const save = useSaveDraft(review, draft.kind)
  const { id: selfAssessmentId } = review
  const { kind, version, subsectionResponseIds, dueOn, note, recommendations, nextSteps } = draft
  return (
    <LetterReadingDialog
      {...done}
      title={kind === 'final' ? words.finalInReview : words.selectiveInReview}
      draftKey={['letter', selfAssessmentId, kind, 'reading']}
      draft={draft}
      read={async (reading) =>
        (await read({ variables: { input: { selfAssessmentId, kind, version, ...reading } } })).data
          ?.readReportDraft.errors
      }
      takeBack={async () =>
        (await save({ subsectionResponseIds, dueOn, note, recommendations, nextSteps }, false)).errors
      }
    >
      {kind === 'final' ? (
        <FinalPreview input={{ selfAssessmentId, recommendations, nextSteps, acknowledgeBy: dueOn ?? '' }} />
      ) : (
        <SelectivePreview input={{ selfAssessmentId, subsectionResponseIds, dueOn: dueOn ?? '', note }} />
      )}
    </LetterReadingDialog>
  )
}

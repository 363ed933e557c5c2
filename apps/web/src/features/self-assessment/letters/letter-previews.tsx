import { LetterPreview } from '../../../parts/letters/letter-preview'
import {
  useFinalReportPreviewQuery,
  useSelectiveReportPreviewQuery,
  type FinalReportPreviewQueryVariables,
  type SelectiveReportPreviewQueryVariables,
} from '../review/self-assessment-review.generated'

/** A final report as it would be issued. */
export function FinalPreview({ input }: { input: FinalReportPreviewQueryVariables['input'] }) {
  const { data, error } = useFinalReportPreviewQuery({ variables: { input }, fetchPolicy: 'no-cache' })
  return <LetterPreview report={data?.finalReportPreview} error={error} />
}

/** A selective report as it would be issued. */
export function SelectivePreview({ input }: { input: SelectiveReportPreviewQueryVariables['input'] }) {
  const { data, error } = useSelectiveReportPreviewQuery({ variables: { input }, fetchPolicy: 'no-cache' })
  return <LetterPreview report={data?.selectiveReportPreview} error={error} />
}

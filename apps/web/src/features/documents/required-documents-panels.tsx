import { chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { problemOf } from '../../lib/problem'
import { LoadingState, ProblemState } from '../../ui/states'
import { useRequiredDocumentsOfAgencyQuery, useRequiredDocumentsQuery } from './documents.generated'
import { RequiredDocumentsPanel } from './required-documents-panel'
import { usePanelFolding } from './use-panel-folding'

interface RequiredDocumentsPanelsProps {
  leaId: number
  year: number
}

/** The panels of the dashboard: one for each questionnaire of the agency, open from the start. */
export function RequiredDocumentsOfAgency({ leaId, year }: RequiredDocumentsPanelsProps) {
  const { data, error, refetch } = useRequiredDocumentsOfAgencyQuery({
    variables: { leaId, leaIds: [leaId], year },
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const folding = usePanelFolding({ startsOpen: true, loads: data })
  const problem = error ? problemOf(error) : null
  if (!data)
    return problem ? (
      <ProblemState problem={problem} what="required documents" onRetry={refresh} />
    ) : (
      <LoadingState what="the required documents" lines={4} />
    )
  return (
    <chakra.div display="grid" gap="14px">
      {data.selfAssessments.map((questionnaire) => (
        <RequiredDocumentsPanel
          key={questionnaire.id}
          leaId={leaId}
          questionnaire={questionnaire}
          open={folding.isOpen(questionnaire.id)}
          onOpen={(open) => folding.setOpen(questionnaire.id, open)}
          categories={data.requiredDocumentCategories.filter(
            ({ questionnaireResponse }) => questionnaireResponse.id === questionnaire.id,
          )}
          problem={problem}
          onRefresh={refresh}
        />
      ))}
    </chakra.div>
  )
}

interface RequiredDocumentsOfSelfAssessmentProps extends RequiredDocumentsPanelsProps {
  questionnaire: { id: number; shortDescription: string; isActive: boolean }
}

/** The panel on the page of one self-assessment: folded at first, asked for when it is opened. */
export function RequiredDocumentsOfSelfAssessment({
  questionnaire,
  leaId,
  year,
}: RequiredDocumentsOfSelfAssessmentProps) {
  const folding = usePanelFolding({ startsOpen: false, loads: questionnaire.isActive })
  const open = folding.isOpen(questionnaire.id)
  const { data, error, refetch } = useRequiredDocumentsQuery({
    variables: { leaId, year, selfAssessmentId: questionnaire.id },
    fetchPolicy: 'cache-and-network',
    skip: !open || !questionnaire.isActive,
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <RequiredDocumentsPanel
      leaId={leaId}
      questionnaire={questionnaire}
      open={open}
      onOpen={(next) => folding.setOpen(questionnaire.id, next)}
      categories={data?.requiredDocumentCategories}
      problem={error ? problemOf(error) : null}
      onRefresh={refresh}
    />
  )
}

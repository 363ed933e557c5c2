import { chakra } from '@chakra-ui/react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { problemOf } from '../../lib/problem'
import { LoadingState, ProblemState, type ShownProblem } from '../../ui/states'
import { useRequiredDocumentsOfAgencyQuery, useRequiredDocumentsQuery } from './documents.generated'
import { RequiredDocumentsPanel } from './required-documents-panel'
import { usePanelFolding } from './use-panel-folding'

interface RequiredDocumentsPanelsProps {
  leaId: number
  year: number
}

/**
 * The panels of the dashboard: one for each questionnaire of the agency, open from the start. The dashboard's own request
 * has brought what they show; here only a change asks for it again.
 */
export function RequiredDocumentsOfAgency({
  leaId,
  year,
  problem: failed,
}: RequiredDocumentsPanelsProps & {
  /** Why the dashboard's request brought none. */
  problem?: ShownProblem | undefined
}) {
  const { data, error, refetch } = useRequiredDocumentsOfAgencyQuery({
    variables: { leaId, year },
    fetchPolicy: 'cache-first',
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  const documents = data?.localDashboard.requiredDocuments
  const folding = usePanelFolding({ startsOpen: true, loads: documents })
  const problem = error ? problemOf(error) : null
  if (!documents)
    return (problem ?? failed) ? (
      <ProblemState
        problem={problem ?? (failed as ShownProblem)}
        what="required documents"
        onRetry={refresh}
      />
    ) : data ? null : (
      <LoadingState what="the required documents" lines={4} />
    )
  return (
    <chakra.div display="grid" gap="14px">
      {documents.selfAssessments.map((questionnaire) => (
        <RequiredDocumentsPanel
          key={questionnaire.id}
          leaId={leaId}
          questionnaire={questionnaire}
          open={folding.isOpen(questionnaire.id)}
          onOpen={(open) => folding.setOpen(questionnaire.id, open)}
          categories={documents.categories.filter(
            ({ questionnaireResponse }) => questionnaireResponse.id === questionnaire.id,
          )}
          problem={problem}
          onRefresh={refresh}
        />
      ))}
    </chakra.div>
  )
}

/** Part of the address that opens the panel of a self-assessment. */
const panelAnchor = 'required-documents'

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
  const anchor = useRef<HTMLDivElement>(null)
  const { hash, key } = useLocation()
  const { setOpen } = folding
  useEffect(() => {
    if (hash !== `#${panelAnchor}`) return
    setOpen(questionnaire.id, true)
    anchor.current?.scrollIntoView()
    // The key changes with every visit, also with one to the same address.
  }, [hash, key, questionnaire.id, setOpen])
  const open = folding.isOpen(questionnaire.id)
  const { data, error, refetch } = useRequiredDocumentsQuery({
    variables: { leaId, year, selfAssessmentId: questionnaire.id },
    fetchPolicy: 'cache-and-network',
    skip: !open || !questionnaire.isActive,
  })
  const refresh = useCallback(() => void refetch().catch(() => undefined), [refetch])
  return (
    <div id={panelAnchor} ref={anchor}>
      <RequiredDocumentsPanel
        leaId={leaId}
        questionnaire={questionnaire}
        open={open}
        onOpen={(next) => folding.setOpen(questionnaire.id, next)}
        categories={data?.requiredDocumentCategories}
        problem={error ? problemOf(error) : null}
        onRefresh={refresh}
      />
    </div>
  )
}

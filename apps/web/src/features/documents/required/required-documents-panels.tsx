import { chakra } from '@chakra-ui/react'
import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { LoadingState, ProblemState, type ShownProblem } from '../../../ui/feedback/states'
import { useRequiredDocumentsOfAgencyQuery, useRequiredDocumentsQuery } from '../documents.generated'
import { linkedPlace, isDashboardView, panelId } from '../documents-anchor'
import { RequiredDocumentsPanel } from './required-documents-panel'
import { usePanelFolding } from './use-panel-folding'
import { requiredDocumentsMessages } from './required-documents-messages.generated'

interface RequiredDocumentsPanelsProps {
  leaId: number
  year: number
}

/**
 * The panels of the dashboard, one for each questionnaire of the agency. Their data come with the dashboard's own
 * request; they are loaded again only after a change.
 */
export function RequiredDocumentsOfAgency({
  leaId,
  year,
  problem: failed,
}: RequiredDocumentsPanelsProps & {
  /** Why the dashboard's request failed. */
  problem?: ShownProblem | undefined
}) {
  const { data, error, refetch } = useRequiredDocumentsOfAgencyQuery({
    variables: { leaId, year },
    fetchPolicy: 'cache-first',
  })
  const refresh = useRefresh(refetch)
  const documents = data?.localDashboard.requiredDocuments
  const folding = usePanelFolding({ startsOpen: isDashboardView(useLocation().pathname), loads: documents })
  const problem = error ? problemOf(error) : null
  if (!documents)
    return (problem ?? failed) ? (
      <ProblemState
        problem={problem ?? (failed as ShownProblem)}
        what={requiredDocumentsMessages.what.requiredDocuments}
        onRetry={refresh}
      />
    ) : data ? null : (
      <LoadingState what={requiredDocumentsMessages.what.theRequiredDocuments} lines={4} />
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

interface RequiredDocumentsOfSelfAssessmentProps extends RequiredDocumentsPanelsProps {
  questionnaire: { id: number; shortDescription: string; isActive: boolean }
}

/** The panel on the page of one self-assessment; its documents are loaded while it is open. */
export function RequiredDocumentsOfSelfAssessment({
  questionnaire,
  leaId,
  year,
}: RequiredDocumentsOfSelfAssessmentProps) {
  const anchor = useRef<HTMLDivElement>(null)
  const { pathname, hash, key } = useLocation()
  const folding = usePanelFolding({
    startsOpen: isDashboardView(pathname),
    loads: questionnaire.isActive,
  })
  const { setOpen } = folding
  // The key changes with every navigation, also to the same address.
  const linkedTo = useMemo(() => {
    const place = linkedPlace(hash)
    return place && { ...place, visit: key }
  }, [hash, key])
  useEffect(() => {
    if (linkedTo) setOpen(questionnaire.id, true)
  }, [linkedTo, questionnaire.id, setOpen])
  const open = folding.isOpen(questionnaire.id)
  const { data, error, refetch } = useRequiredDocumentsQuery({
    variables: { leaId, year, selfAssessmentId: questionnaire.id },
    fetchPolicy: 'cache-and-network',
    skip: !open || !questionnaire.isActive,
  })
  const refresh = useRefresh(refetch)
  const loaded = data !== undefined
  useEffect(() => {
    // Scrolls again once the documents are loaded: before, the page may be too short to show the panel at the top.
    // A category scrolls to itself when it is rendered.
    if (linkedTo?.categoryResponseId === null) anchor.current?.scrollIntoView()
  }, [linkedTo, loaded])
  return (
    <div id={panelId} ref={anchor}>
      <RequiredDocumentsPanel
        leaId={leaId}
        questionnaire={questionnaire}
        open={open}
        onOpen={(next) => folding.setOpen(questionnaire.id, next)}
        linkedTo={linkedTo ?? undefined}
        categories={data?.requiredDocumentCategories}
        problem={error ? problemOf(error) : null}
        onRefresh={refresh}
      />
    </div>
  )
}

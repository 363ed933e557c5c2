import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import type { EvidenceSlot } from '../subsection/evidence-slot'
import { selfAssessmentMessages } from '../self-assessment-messages.generated'
import { selfAssessmentPaths } from '../self-assessment-paths'
import { SubsectionPage } from './subsection-page'
import {
  SubsectionResponseDocument,
  useSubsectionResponseQuery,
  type ComplianceStrategyItemFieldsFragment,
  type SubsectionResponseQuery,
} from '../self-assessment.generated'

/** Data and navigation of one subsection; one request, refreshed after each step that changes rights. */
export function SubsectionView({ evidence }: { evidence: EvidenceSlot }) {
  const params = useParams()
  const [search] = useSearchParams()
  const client = useApolloClient()
  const variables = {
    selfAssessmentId: Number(params['id']),
    id: Number(params['subsectionResponseId']),
  }
  const valid = Number.isInteger(variables.id) && Number.isInteger(variables.selfAssessmentId)
  const { data, error, refetch } = useSubsectionResponseQuery({
    variables,
    skip: !valid,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  const { id, selfAssessmentId } = variables
  const putItem = useCallback(
    (item: ComplianceStrategyItemFieldsFragment) => {
      client.cache.updateQuery<SubsectionResponseQuery>(
        { query: SubsectionResponseDocument, variables: { id, selfAssessmentId } },
        (known) =>
          known?.subsectionResponse && {
            ...known,
            subsectionResponse: {
              ...known.subsectionResponse,
              items: known.subsectionResponse.items.map((one) =>
                one.lineageId === item.lineageId ? item : one,
              ),
            },
          },
      )
    },
    [client, id, selfAssessmentId],
  )

  if (!valid)
    return <MissingRecord what={selfAssessmentMessages.what.subsection} list={selfAssessmentPaths.list} />
  const subsection = data?.subsectionResponse
  // The address must name the self-assessment of the subsection.
  if (subsection && subsection.selfAssessmentId !== selfAssessmentId)
    return <MissingRecord what={selfAssessmentMessages.what.subsection} list={selfAssessmentPaths.list} />
  if (!subsection || !data) {
    if (data && !error)
      return <MissingRecord what={selfAssessmentMessages.what.subsection} list={selfAssessmentPaths.list} />
    return (
      <>
        <PageHeader
          title={selfAssessmentMessages.title}
          breadcrumb={[{ label: selfAssessmentMessages.title, to: selfAssessmentPaths.list }]}
        />
        {error ? (
          <ProblemState
            problem={problemOf(error)}
            what={selfAssessmentMessages.what.subsection}
            onRetry={refresh}
          />
        ) : (
          <LoadingState what={selfAssessmentMessages.what.theSubsection} lines={8} />
        )}
      </>
    )
  }
  const item = subsection.items.find((one) => one.number === search.get('item')) ?? subsection.items[0]
  return (
    <SubsectionPage
      // A new key per subsection, so that no state of the previous one remains.
      key={subsection.id}
      subsection={subsection}
      sections={data.selfAssessment?.sections ?? []}
      item={item}
      lastYear={data.lastYearAnswers}
      evidence={evidence}
      onItem={putItem}
      onRefresh={refresh}
    />
  )
}

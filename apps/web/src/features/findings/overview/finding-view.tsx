import { useParams } from 'react-router-dom'
import { problemOf } from '../../../lib/problem'
import { useRefresh } from '../../../lib/use-refresh'
import { MissingRecord } from '../../../ui/feedback/missing-record'
import { PageHeader } from '../../../ui/layout/page-header'
import { LoadingState, ProblemState } from '../../../ui/feedback/states'
import { FindingPage, type FindingPageProps } from './finding-page'
import { findingsMessages } from '../findings-messages.generated'
import { findingsPaths } from '../findings-paths'
import { useFindingQuery } from '../findings.generated'

/** Data of one finding, addressed by its id. */
export function FindingView({ history }: Pick<FindingPageProps, 'history'>) {
  const id = Number(useParams()['id'])
  const known = Number.isInteger(id) && id > 0
  const { data, error, refetch } = useFindingQuery({
    variables: { id },
    skip: !known,
    fetchPolicy: 'cache-and-network',
  })
  const refresh = useRefresh(refetch)
  if (!known) return <MissingRecord what={findingsMessages.what.finding} list={findingsPaths.list} />
  if (data?.finding)
    return (
      <FindingPage
        finding={data.finding}
        problem={error ? problemOf(error) : null}
        history={history}
        onChanged={refresh}
      />
    )
  if (data && !error) return <MissingRecord what={findingsMessages.what.finding} list={findingsPaths.list} />
  return (
    <>
      <PageHeader
        title={findingsMessages.title}
        breadcrumb={[{ label: findingsMessages.title, to: findingsPaths.list }]}
      />
      {error ? (
        <ProblemState problem={problemOf(error)} what={findingsMessages.what.finding} onRetry={refresh} />
      ) : (
        <LoadingState what={findingsMessages.what.theFinding} lines={8} />
      )}
    </>
  )
}
